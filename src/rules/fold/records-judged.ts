// Conditions on the certificates and on the beginning of service.
import { dayNumber, type Day, type DayNumber } from '../day.ts'
import { holdsDay } from '../counting/spans.ts'
import { certificateGradeNames } from '../vocabulary/grades.ts'
import { forceNames } from '../vocabulary/service.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { frame, perNumber, say, type Bilingual } from '../words.ts'
import { heldDays } from './asked.ts'
import { headOf, lineOf, openLineOf, type Judge } from './line.ts'
import { holdsWords } from './requirement-words.ts'
import type { FirstServiceBy, Holds, InUniform } from './rule.ts'

export function holdsJudge(rule: Holds): Judge {
  const head = headOf(rule, rule.words ?? holdsWords(rule))
  const name = certificateGradeNames[rule.grade]
  const record = frame(say('Certificate: {0}', 'प्रमाणपत्र: {0}'), name)
  const needOn = perNumber((on) =>
    frame(say('a certificate in force on {0}', '{0} को लागू प्रमाणपत्र'), dayWords(on)),
  )
  const noneOn = perNumber((on) =>
    frame(
      say('no certificate of {0} in force on {1}', '{1} को {0} का लागू प्रमाणपत्र नहीं है'),
      name,
      dayWords(on),
    ),
  )
  return ({ on, mariner }) => {
    const need = needOn(on)
    const held = heldDays(mariner, rule.grade)
    if (held === null) return openLineOf(head, record, need)
    return holdsDay(held, on)
      ? lineOf(head, 'met', { record, found: heldUntil(held, on), need, short: null })
      : lineOf(head, 'unmet', { record, found: notHeld(held, on), need, short: noneOn(on) })
  }
}

const heldUntil = (held: readonly { from: number; to: number }[], on: number): Bilingual =>
  frame(say('held, until {0}', 'धारण है, {0} तक'), dayWords(held.find(({ to }) => to >= on)?.to ?? on))

function notHeld(held: readonly { from: number; to: number }[], on: number): Bilingual {
  const last = held.filter(({ from }) => from < on).at(-1)
  return last === undefined
    ? say('not on record before the day', 'उस दिन से पहले अभिलेख में नहीं है')
    : frame(say('last held on {0}', 'आखिरी बार {0} को धारण था'), dayWords(last.to))
}

const inUniform = say('Service in uniform', 'वर्दी में सेवा')

const noneBefore = say('no such service before the day', 'उस दिन से पहले ऐसी कोई सेवा नहीं')

export function inUniformJudge(rule: InUniform): Judge {
  const head = headOf(rule, rule.words)
  const needOn = perNumber((on) =>
    frame(say('such service begun before {0}', '{0} से पहले शुरू हुई ऐसी सेवा'), dayWords(on)),
  )
  return ({ on, mariner }) => {
    const need = needOn(on)
    if (mariner.uniformedService === undefined) return openLineOf(head, inUniform, need)
    const first = mariner.uniformedService.find(({ from }) => dayNumber(from) < on)
    if (first === undefined)
      return lineOf(head, 'unmet', { record: inUniform, found: noneBefore, need, short: noneBefore })
    const began = dayWords(dayNumber(first.from))
    const found = frame(say('{0}, from {1}', '{0}, {1} से'), forceNames[first.force], began)
    return lineOf(head, 'met', { record: inUniform, found, need, short: null })
  }
}

const firstService = say('First service', 'पहली सेवा')

const noService = say('no service on record', 'कोई सेवा अभिलेख में नहीं')

const begunOn = perNumber((day) => frame(say('begun on {0}', '{0} को शुरू'), dayWords(day)))

export function firstServiceJudge(rule: FirstServiceBy): Judge {
  const head = headOf(rule, rule.words)
  const limit = dayNumber(rule.day)
  const by = dayWords(limit)
  const need = frame(say('begun on or before {0}', '{0} को या उससे पहले शुरू'), by)
  return ({ mariner }) => {
    if (mariner.service === undefined) return openLineOf(head, firstService, need)
    const earliest = firstDay(mariner.service)
    const found = earliest === undefined ? noService : begunOn(earliest)
    if (earliest !== undefined && earliest <= limit)
      return lineOf(head, 'met', { record: firstService, found, need, short: null })
    const short = frame(say('{0}; not by {1}', '{0}; {1} तक नहीं'), found, by)
    return lineOf(head, 'unmet', { record: firstService, found, need, short })
  }
}

/** Days sort as their texts do. */
function firstDay(service: readonly { readonly from: Day }[]): DayNumber | undefined {
  let first: Day | undefined
  for (const { from } of service) if (first === undefined || from < first) first = from
  return first === undefined ? undefined : dayNumber(first)
}
