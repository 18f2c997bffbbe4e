// Worked examples of what is computed: the decision gives the same answer when it is asked again, every line at which
// the answer turns is a line, everything is told in both languages, and no figure that can turn an answer is left out.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { groupsOf } from '../../src/gazettes/decision-groups.ts'
import { catalogue, decide } from '../../src/rules/index.ts'
import { lawView, type LawView } from '../../src/rules/law-view.ts'
import { printedDecision, type Worked } from '../../src/rules/printing.ts'

const on = '2026-12-01'
const entries = catalogue().map((one) => [`${one.ruleSet} ${one.decision}`, one] as const)
const computed = entries.filter(([, { ruleSet, decision }]) => workedOf(ruleSet, decision) !== null)

function workedOf(ruleSet: string, decision: string) {
  return printedDecision(ruleSet, decision, on)!.worked
}

describe.each(computed)('%s', (_, { ruleSet, decision, reads }) => {
  const { examples, turns } = workedOf(ruleSet, decision)!
  const ask = ({ params, facts }: Worked) => decide({ ruleSet, decision, params, on, facts })

  test('has two examples at least, where anything is told', () => {
    expect(examples.length).toBeGreaterThanOrEqual(reads.length === 0 ? 1 : 2)
  })

  test('answers each example and each side of a line as it is printed', () => {
    for (const one of [...examples, ...turns.flatMap(({ answers }) => answers)]) {
      const result = ask(one)
      expect(result.outcome).toBe(one.outcome)
      if (result.outcome === 'invalid') continue
      expect((result.explanation.children ?? []).map(({ found }) => found)).toEqual(
        one.lines.map(({ found }) => found),
      )
    }
  })

  test('tells one fact below, on and above a line in their order, and the answers are not all alike', () => {
    for (const { told, answers } of turns) {
      const [below, at, above] = told as [string, string, string]
      expect(below < at && at < above, `${below} ${at} ${above}`).toBe(true)
      expect(
        new Set(answers.map((one) => JSON.stringify([one.outcome, one.found, one.lines]))).size,
      ).toBeGreaterThan(1)
    }
  })

  test('every line of an answer stands in both languages', () => {
    for (const { lines, found } of [...examples, ...turns.flatMap(({ answers }) => answers)])
      for (const words of [found, ...lines.flatMap((one) => [one.requirement, one.found])]) {
        if (words === null) continue
        expect(digits(words.hi), words.en).toBe(digits(words.en))
        expect(words.en).not.toBe('')
        expect(words.hi === words.en ? '' : words.hi).toMatch(/^$|[\u0900-\u097f]/)
      }
  })
})

const digits = (words: string): string => (words.match(/\d+(\.\d+)?/g) ?? []).toSorted().join(' ')

test('the line of the law: to 50 tons Rs 1,000 for registration, above it Rs 2,000 (Schedule I(a))', () => {
  const { turns } = workedOf('jharkhand-2020', 'registration-fee')!
  const fifty = turns.find(({ told }) => told[1] === 50)!
  expect(fifty.answers.map(({ found }) => found!.en)).toEqual(['Rs 1,000', 'Rs 1,000', 'Rs 2,000'])
})

test('the line of the law: a certificate that ran out three years ago is renewed on reasons alone (34(iv)(e))', () => {
  const { turns } = workedOf('jharkhand-2020', 'renewal')!
  const line = turns.find(({ told }) => told[1] === '2023-12-01')!
  expect(line.answers.map(({ found }) => found!.en)).toEqual([
    'lapsed for more than 3 years',
    'lapsed for not more than 3 years',
    'lapsed for not more than 3 years',
  ])
})

test('every decision stands in one group of its page', () => {
  for (const ruleSet of ['jharkhand-2020', 'bihar-boats-2018']) {
    const grouped = groupsOf(ruleSet).flatMap(({ decisions }) => decisions)
    const all = catalogue().filter((one) => one.ruleSet === ruleSet)
    expect(grouped.toSorted()).toEqual(all.map(({ decision }) => decision).toSorted())
  }
})

const Cases = z.array(
  z.looseObject({
    ruleSet: z.string(),
    decision: z.string(),
    params: z.unknown(),
    on: z.string(),
    facts: z.unknown(),
  }),
)
const folder = new URL('../rules/', import.meta.url)
const files = ['cases.json', ...readdirSync(new URL('own-cases/', folder)).map((name) => `own-cases/${name}`)]
const cases = files
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => Cases.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))

describe.each(['jharkhand-2020', 'bihar-boats-2018'])('%s', (ruleSet) => {
  test('a figure that turns an answer stands among the figures of that decision', () => {
    const law = lawView(ruleSet, on)!
    const named = catalogue().filter((one) => one.ruleSet === ruleSet)
    const missing = law.figures.flatMap((figure) => {
      const draft = lawView(ruleSet, on, {}, { path: figure.path, value: figure.value * 2 + 1 })!
      return named
        .filter(({ decision }) => !shownIn(ruleSet, decision).has(`${figure.citation} ${figure.amount.en}`))
        .filter(({ decision }) => turnsAny(decision, law, draft, ruleSet))
        .map(({ decision }) => `${decision}: ${figure.path}, ${figure.citation}`)
    })
    expect(missing).toEqual([])
  })
})

/** Of a tree the requirements tell; what is given when they are met is asked, and so is all that is computed. */
function turnsAny(decision: string, law: LawView, draft: LawView, ruleSet: string): boolean {
  const trees = (one: LawView) => JSON.stringify(one.compared.decisions[decision]!.trees)
  return (
    trees(law) !== trees(draft) ||
    questionsOf(ruleSet, decision, law).some(
      ({ question, answer }) => JSON.stringify(draft.ask(decision, question)) !== answer,
    )
  )
}

const asked = new Map<string, { question: Question; answer: string }[]>()
function questionsOf(ruleSet: string, decision: string, law: LawView) {
  const key = `${ruleSet} ${decision}`
  const known = asked.get(key)
  if (known) return known
  const worked = workedOf(ruleSet, decision)
  const made = [...(worked?.examples ?? []), ...(worked?.turns ?? []).flatMap(({ answers }) => answers)]
  const own = cases
    .filter((one) => one.ruleSet === ruleSet && one.decision === decision)
    .map(({ params, on: day, facts }) => ({ params, on: day, facts }))
  const met = (question: Question) => law.ask(decision, question).outcome === 'satisfied'
  const questions =
    worked === null
      ? own.filter(met).slice(0, 3)
      : [...made.map(({ params, facts }) => ({ params, on, facts })), ...own]
  const found = questions.map((question) => ({
    question,
    answer: JSON.stringify(law.ask(decision, question)),
  }))
  asked.set(key, found)
  return found
}

type Question = { params: unknown; on: string; facts: unknown }

const shown = new Map<string, Set<string>>()
function shownIn(ruleSet: string, decision: string): Set<string> {
  const key = `${ruleSet} ${decision}`
  const known = shown.get(key)
  if (known) return known
  const { figures, trees } = printedDecision(ruleSet, decision, on)!
  const all = [...(trees.length === 0 ? figures : []), ...trees.flatMap((tree) => tree.figures)]
  const found = new Set(all.map(({ citation, amount }) => `${citation} ${amount.en}`))
  shown.set(key, found)
  return found
}
