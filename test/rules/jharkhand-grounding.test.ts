// Every figure of the Jharkhand rules is found at its place in the gazette, in both languages.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as fees from '../../src/rules/jharkhand-2020/fee-parameters.ts'
import * as mariners from '../../src/rules/jharkhand-2020/parameters.ts'
import * as vessels from '../../src/rules/jharkhand-2020/vessel-parameters.ts'
import { catalogue, interpretations } from '../../src/rules/index.ts'

type Paragraph = { address: string; text: string }
type Figure = { value: number; citation: string; gazette: { en: string; hi: string } }

const gazette = (language: 'en' | 'hi') => {
  const file = new URL(`../../src/rules/jharkhand-2020/text/${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Paragraph[]
}
const texts = { en: gazette('en'), hi: gazette('hi') }

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'gazette' in value

const figuresOf = (module: object): Figure[] =>
  Object.values(module).flatMap((group: unknown) => {
    if (isFigure(group)) return [group]
    return typeof group === 'object' && group !== null ? Object.values(group).filter(isFigure) : []
  })

const schedules: Record<string, string> = { I: '1', II: '2', III: '3', IV: '4' }

/** "Schedule IV 1(a)" stands at schedule-4/1/a, "3(i)A(a)" at 3(i)(A)(a). */
function addressOf(citation: string): string {
  const schedule = /^Schedule (I|II|III|IV)\b(.*)$/.exec(citation)
  if (schedule) {
    const parts = (schedule[2] ?? '').match(/\d+|[a-z]+/g) ?? []
    return [`schedule-${schedules[schedule[1] ?? '']}`, ...parts].join('/')
  }
  if (citation === 'Form 5') return 'form-5/forfeiture'
  return citation.split(' ')[0]!.replace(/^3\(i\)A/, '3(i)(A)')
}

/** The paragraph, and those that stand under the same head: the print tears some clauses in two. */
function around(language: 'en' | 'hi', citation: string): string {
  const address = addressOf(citation)
  const head = /^49\(ii\)/.test(address) ? '49(ii)' : address
  return texts[language]
    .filter((one) => one.address === address || (head !== address && one.address.startsWith(head)))
    .map(({ text }) => text)
    .join('\n')
}

const figures = [...figuresOf(fees), ...figuresOf(vessels)]

test.each(figures.map((one) => [one.citation, one.value, one] as const))(
  '%s has %d in both texts',
  (citation, _, { gazette: words }) => {
    expect(around('en', citation)).toContain(words.en)
    expect(around('hi', citation)).toContain(words.hi)
    expect(words.hi).not.toBe('')
  },
)

test('one figure alone stands in the Hindi text only: the eight life buoys of 49(ii)(d)', () => {
  expect(figures.filter(({ gazette: words }) => words.en === '')).toMatchObject([
    { citation: '49(ii)(d)', value: 8 },
  ])
})

test('the figures of licences, crews and service in uniform stand at their rules', () => {
  const asked = [mariners.licences, mariners.crewLines, mariners.inUniform].flatMap((group) =>
    Object.values(group),
  )
  expect(asked).toHaveLength(13)
  for (const { citation, gazette: words } of [...asked, mariners.lapse]) {
    expect(around('en', citation)).toContain(words.en)
    expect(around('hi', citation)).toContain(words.hi)
  }
})

test('every citation of every decision names a provision of the gazette', () => {
  const known = new Set(texts.en.map(({ address }) => address))
  const named = catalogue()
    .filter(({ ruleSet }) => ruleSet === 'jharkhand-2020')
    .flatMap(({ citations }) => citations)
    .filter((citation) => !/course/.test(citation))
  const lost = named.map(addressOf).filter((address) => !known.has(address) && !known.has(`${address}/2`))
  expect([...new Set(lost)]).toEqual(['31(v)-(viii)'])
  for (const { citation } of interpretations.filter(({ number }) => number !== 'D1'))
    expect(known).toContain(addressOf(citation))
})
