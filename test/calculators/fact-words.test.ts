// Words for every fact of the rules, in both languages. They are looked for under the name of the decision first
// (`facts.label.jharkhand-2020.clock.from`), then under the path alone (`facts.label.from`): see inDecision.
import { describe, expect, test } from 'vitest'
import { type Field, fieldsOf } from '../../src/calculators/fields.ts'
import { choiceOf } from '../../src/calculators/form.page.ts'
import {
  capacityNames,
  catalogue,
  certificateGradeNames,
  certificateKindNames,
  courseNames,
  forceNames,
  instituteNames,
} from '../../src/rules/index.ts'
import { inDecision } from '../../src/shell/in-decision.ts'
import { stateCodes } from '../../src/shell/state-codes.ts'
import { readMessages, type Bilingual } from '../../src/shell/text.ts'
import { hasText } from '../../src/shell/text-keys.ts'

const views = new URL('../../views/', import.meta.url)
const english = readMessages(views, 'en')
const hindi = readMessages(views, 'hi')
const factKeys = [...english.keys()].filter((key) => key.startsWith('facts.'))

type Asked = ReturnType<typeof catalogue>[number]
const withEntries = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...withEntries(field.of)])
const fieldsIn = ({ params, facts }: Asked): Field[] => withEntries([...fieldsOf(params), ...fieldsOf(facts)])

const valuesOf = ({ kind, path, choices, whole, least, most }: Field): string[] => {
  if (kind === 'text' && choiceOf(path) === 'state') return stateCodes.map((code) => `IN-${code}`)
  const isFew = kind === 'number' && whole && least === 1 && most !== null && most < 10
  return isFew ? Array.from({ length: most }, (_, i) => String(i + 1)) : [...choices]
}

/** The keys that a question needs; the plain value of a list (a holiday) is asked by the words of the list. */
const needed = (field: Field): string[] => [
  `facts.label.${field.path}`,
  ...(field.kind === 'list' ? [`facts.entry.${field.path}`] : []),
  ...valuesOf(field).map((value) => `facts.choice.${choiceOf(field.path)}.${value}`),
]

const decisions = catalogue().map((one) => [`${one.ruleSet} ${one.decision}`, one] as const)

test.each(decisions)('%s: every question and every choice has its words', (_, entry) => {
  const keys = fieldsIn(entry).flatMap(needed)
  expect(keys.map((key) => inDecision(hasText, entry, key)).filter((key) => !hindi.has(key))).toEqual([])
})

test('no words stand there for a fact that no decision asks for', () => {
  const used = new Set(
    catalogue().flatMap((entry) =>
      fieldsIn(entry)
        .flatMap((field) => [...needed(field), `facts.hint.${field.path}`])
        .flatMap((key) => [key, inDecision(hasText, entry, key)]),
    ),
  )
  // A group of facts that may be missing as a whole (no certificate of survey) is named by the path of the group.
  const groups = new Set(
    catalogue().flatMap((entry) =>
      fieldsIn(entry).flatMap(({ path }) =>
        path.split('.').map((_, i, parts) => `facts.label.${parts.slice(0, i).join('.')}`),
      ),
    ),
  )
  expect(factKeys.filter((key) => !used.has(key) && !groups.has(key))).toEqual([])
})

test('a decision that means something of its own by a path has its own words', () => {
  const clock = { ruleSet: 'jharkhand-2020', decision: 'clock' }
  const penalty = { ruleSet: 'jharkhand-2020', decision: 'neglect-penalty' }
  const said = [clock, penalty].map((by) => hindi.get(inDecision(hasText, by, 'facts.label.from')))
  expect(new Set([...said, hindi.get('facts.label.from')]).size).toBe(3)
  expect(inDecision(hasText, clock, 'facts.label.done')).toBe('facts.label.done')
  const fire = { ruleSet: 'jharkhand-2020', decision: 'fire-appliances' }
  const manning = { ruleSet: 'jharkhand-2020', decision: 'manning' }
  expect(english.get(inDecision(hasText, fire, 'facts.label.crew'))).toMatch(/^Number of/)
  expect(english.get(inDecision(hasText, manning, 'facts.label.crew'))).toBe('Crew on board')
})

/** A choice begins with a capital letter; within a sentence of the rules it does not. */
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const named: readonly (readonly [string, Readonly<Record<string, Bilingual>>])[] = [
  ['grade', certificateGradeNames],
  ['watchkeepingUnder', certificateGradeNames],
  ['kind', certificateKindNames],
  ['course', courseNames],
  ['institute', instituteNames],
  ['capacity', capacityNames],
  ['force', forceNames],
]
describe.each(named)('the choices of %s', (key, names) => {
  test.each(Object.entries(names))('%s: the name that the rules give it', (value, { en, hi }) => {
    expect(hindi.get(`facts.choice.${key}.${value}`)).toBe(hi)
    expect(english.get(`facts.choice.${key}.${value}`)).toBe(capital(en))
  })
})

test('Hindi is in Devanagari but for names that have no other letters', () => {
  // As the law and the papers print them: classes, the letters of a district, a district to be typed in English.
  const latin = /\b(I{1,3}|IV|Darbhanga|Madhubani|Samastipur)\b/g
  for (const key of factKeys) {
    const said = hindi.get(key) ?? ''
    expect([key, said.replaceAll(latin, '')]).not.toEqual([key, expect.stringMatching(/[A-Za-z]/)])
    expect([key, said]).toEqual([key, expect.stringMatching(/[\u0900-\u097f]/)])
  }
})

test('Latin digits, and questions short enough for a narrow page', () => {
  for (const key of factKeys) {
    expect([key, hindi.get(key)]).not.toEqual([key, expect.stringMatching(/[\u0966-\u096f]/)])
    if (!key.startsWith('facts.label.')) continue
    for (const messages of [hindi, english])
      expect([key, (messages.get(key) ?? '').length < 90]).toEqual([key, true])
  }
})
