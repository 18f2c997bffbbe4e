// Cases of our own, written from the rules pages and the gazettes alone: every row, line and limb stands on its
// boundary in one of them. Each is asked of both encodings.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue, decide, type CatalogueEntry } from '../../src/rules/index.ts'
import { filled, missingOf, someWays, type Missing, type Schema } from './own-cases/ways.ts'
import type { Answer } from './second-encoding/answer.ts'
import { decideAgain, type Case } from './second-encoding/decide.ts'

type Expected = {
  readonly outcome?: string
  readonly unmet?: readonly string[]
  readonly unknown?: readonly string[]
  readonly value?: Readonly<Record<string, unknown>>
}

type Told = Case & { readonly id: string; readonly expect: Expected; readonly note?: string }

const read = (file: URL): Told[] => JSON.parse(readFileSync(file, 'utf8')) as Told[]
const folder = new URL('own-cases/', import.meta.url)
const own = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => read(new URL(name, folder)))
const all = [...read(new URL('cases.json', import.meta.url)), ...own]

const nameOf = ({ ruleSet, decision }: { ruleSet: string; decision: string }) => `${ruleSet}/${decision}`
const entries = new Map(catalogue().map((one) => [nameOf(one), one]))
const entryOf = (one: Case): CatalogueEntry => entries.get(nameOf(one))!

describe('every case of our own is decided as the rules say', () => {
  test.each(own.map((one) => [nameOf(one), one.id, one] as const))('%s: %s', (_name, _id, one) => {
    expect(decide(one)).toMatchObject(one.expect)
  })
})

/** What the second encoding tells too: it does not know the lines of a fee. */
const plainly = ({ outcome, unmet, unknown, value }: Expected) => {
  const rest = Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => key !== 'lines'))
  return { outcome, unmet: unmet ?? [], unknown: unknown ?? [], ...(value && { value: rest }) }
}

/** The second encoding tries the ways of a mariner's missing facts itself. */
const ofMariners = new Set([
  'admission',
  'competency-grant',
  'certificate-of-service',
  'competency-without-examination',
  'boat-handler-licence',
])

const leftOut = (one: Case): Missing[] =>
  ofMariners.has(one.decision)
    ? []
    : missingOf(entryOf(one).facts as Schema, one.facts).filter(({ path }) => isDrawn(one.decision, path))

/** Of a licence to act it tries all but the vessel; without the power no crew can be told at all. */
const isDrawn = (decision: string, path: string): boolean =>
  decision === 'licence-to-act' ? path.startsWith('vessel') : path !== 'vessel.bhp'

const isWellFormed = (one: Case): boolean => decide(one).outcome !== 'invalid'

const waysOf = (one: Case): { missing: Missing[]; ways: Case[] } => {
  const missing = leftOut(one)
  const count = one.decision === 'licence-to-act' ? 2 : 120
  return { missing, ways: someWays(one, missing, count).filter(isWellFormed) }
}

const failsIn = (citation: string) => (answer: Answer) => answer.unmet.includes(citation)
const leavesOpen = (citation: string) => (answer: Answer) => answer.unknown.includes(citation)

/** What is unmet fails in every way, what is unknown fails in some only, all else in none. */
const sameRequirements = (one: Told, answers: readonly Answer[]): void => {
  const { unmet, unknown } = plainly(one.expect)
  const named = new Set([...unmet, ...unknown, ...answers.flatMap((answer) => answer.unmet)])
  for (const citation of named) {
    const failed = answers.filter(failsIn(citation)).length
    const found = failed === answers.length ? 'unmet' : failed > 0 ? 'unknown' : 'met'
    const open = answers.some(leavesOpen(citation)) ? 'unknown' : found
    expect([citation, open]).toEqual([citation, expectedOf(citation, { unmet, unknown })])
  }
}

const expectedOf = (
  citation: string,
  { unmet, unknown }: { unmet: readonly string[]; unknown: readonly string[] },
) => (unmet.includes(citation) ? 'unmet' : unknown.includes(citation) ? 'unknown' : 'met')

const changesIt = (ways: readonly Case[], { path, ways: values }: Missing): boolean =>
  ways.some((way) => {
    const answers = values
      .map((value) => filled(way, path, value))
      .filter(isWellFormed)
      .map((whole) => JSON.stringify(decideAgain(whole).value))
    return new Set(answers).size > 1
  })

const asked = (missing: readonly Missing[], unknown: readonly string[]) =>
  missing.filter(({ path }) => unknown.some((one) => one === path || one.startsWith(`${path}.`)))

/** Facts of which both rows cost the same: the second encoding, which has no lines, cannot tell them apart. */
const sameAmount = ['drawing-fee of a high cost of a kind that is not told']

/** Of a calculation each fact that is asked for can change the answer, and no other can. */
const sameFacts = (
  one: Told,
  { missing, ways }: { missing: readonly Missing[]; ways: readonly Case[] },
): void => {
  if (sameAmount.includes(one.id)) return
  const wanted = asked(missing, plainly(one.expect).unknown).map(({ path }) => path)
  expect(missing.filter((each) => changesIt(ways, each)).map(({ path }) => path)).toEqual(wanted)
}

const isCalculation = (one: Told): boolean =>
  !['satisfied', 'not-satisfied'].includes(decideAgain(one).outcome)

describe('the second encoding says the same', () => {
  const good = own.filter(({ expect: { outcome } }) => outcome !== 'invalid')
  const whole = good.filter((one) => leftOut(one).length === 0)
  const partial = good.filter((one) => leftOut(one).length > 0)

  test.each(whole.map((one) => [nameOf(one), one.id, one] as const))('%s: %s', (_name, _id, one) => {
    expect(decideAgain(one)).toMatchObject(plainly(one.expect))
  })

  test.each(partial.map((one) => [nameOf(one), one.id, one] as const))(
    '%s: %s, however the missing facts turn out',
    (_name, _id, one) => {
      const { missing, ways } = waysOf(one)
      expect(ways.length).toBeGreaterThan(0)
      const answers = ways.map((way) => decideAgain(way))
      if (isCalculation({ ...one, ...ways[0]! })) {
        if (one.expect.value) for (const answer of answers) expect(answer).toMatchObject(plainly(one.expect))
        else sameFacts(one, { missing, ways })
      } else if (one.decision !== 'cancellation-ground') sameRequirements(one, answers)
    },
  )
})

/** What is told of a citation in one case, once the law applies to it there. */
const verdictsOf = (one: Told): [citation: string, verdict: string][] => {
  const result = decide(one)
  if (result.outcome === 'invalid' || result.outcome === 'computed') return []
  const named = (result.explanation.children ?? []).map(({ citation }) => citation)
  if (one.decision === 'cancellation-ground') return named.map((each) => [each, groundVerdict(one, each)])
  return named.map((each) => [each, expectedOf(each, result)])
}

/** Rule 6 leaves `unmet` empty: a ground that does not hold is not among the grounds. */
const groundVerdict = ({ expect: { value, outcome } }: Told, citation: string): string => {
  if ((value?.['grounds'] as readonly string[] | undefined)?.includes(citation)) return 'met'
  return outcome === 'not-satisfied' ? 'unmet' : 'unknown'
}

/** Citations of decisions of yes or no that ask nothing, with the reason. */
const asksNothing: Readonly<Record<string, string>> = {
  'jharkhand-2020/competency-grant 34(iv)(a)': 'the form of the certificate, told in the value',
  'jharkhand-2020/competency-grant 34(iv)(b)': 'the term of the certificate, told in the value',
  'jharkhand-2020/manning 22': 'names the rule while the power of the vessel is not told',
  'jharkhand-2020/may-ply 6(iii)(c)': 'ends the certificate that 1(iii)(a) asks',
  'jharkhand-2020/may-ply 14(ii)': 'the days of the pass that 10(i) asks',
  'bihar-boats-2018/registration-mark Appendix-A': 'the letters of the mark, told in the value',
}

describe('the cases, handed and our own, leave nothing out', () => {
  const yesOrNo = new Set(
    all
      .filter(({ expect: { outcome } }) => outcome === 'satisfied' || outcome === 'not-satisfied')
      .map(nameOf),
  )
  const verdicts = new Set(
    all.flatMap((one) =>
      verdictsOf(one).map(([citation, verdict]) => `${nameOf(one)} ${citation} ${verdict}`),
    ),
  )

  test('no id stands twice within a decision', () => {
    const ids = all.map((one) => `${nameOf(one)} ${one.id}`)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('every decision has eight cases or more', () => {
    const counts = [...entries.keys()].map((name) => ({
      name,
      cases: all.filter((one) => nameOf(one) === name).length,
    }))
    expect(counts.filter(({ cases }) => cases < 8)).toEqual([])
  })

  test('every requirement of a decision of yes or no is met in one case and unmet in another', () => {
    const lacking = [...entries.values()]
      .filter((one) => yesOrNo.has(nameOf(one)))
      .flatMap((one) => one.citations.map((citation) => `${nameOf(one)} ${citation}`))
      .filter((each) => !verdicts.has(`${each} met`) || !verdicts.has(`${each} unmet`))
    expect(lacking).toEqual(Object.keys(asksNothing))
  })

  const interpretations = [
    ...Array.from({ length: 29 }, (_, index) => `D${index + 1}`),
    ...['B1', 'B2', 'B3', 'B4'],
  ]
  /** What no case can show, with the reason. */
  const notInCases: Readonly<Record<string, string>> = {
    D16: 'where a certificate is valid is printed on it; no decision asks it',
  }

  test('every interpretation is named by the note of a case in which it is applied', () => {
    const notes = own.map(({ note }) => note ?? '').join('\n')
    const missing = interpretations.filter((each) => !new RegExp(`\\b${each}\\b`).test(notes))
    expect(missing).toEqual(Object.keys(notInCases))
  })
})
