// Conditions on the certificates and on the beginning of service.
import { dayNumber } from '../day.ts'
import { holdsDay } from '../counting/spans.ts'
import { certificateGradeNames } from '../vocabulary/grades.ts'
import { forceNames } from '../vocabulary/service.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { frame, say, type Bilingual } from '../words.ts'
import { heldDays, type Asked } from './asked.ts'
import type { Explanation } from './explanation.ts'
import { line, openLine } from './line.ts'
import type { FirstServiceBy, Holds, InUniform } from './rule.ts'

export function judgeHolds(rule: Holds, { on, mariner }: Asked): Explanation {
  const name = certificateGradeNames[rule.grade]
  const said = {
    ...rule,
    words: rule.words ?? frame(say('holds the certificate of {0}', '{0} का प्रमाणपत्र धारण करता हो'), name),
  }
  const record = frame(say('Certificate: {0}', 'प्रमाणपत्र: {0}'), name)
  const need = frame(say('a certificate in force on {0}', '{0} को लागू प्रमाणपत्र'), dayWords(on))
  const held = heldDays(mariner, rule.grade)
  if (held === null) return openLine(said, record, need)
  const met = holdsDay(held, on)
  return line(said, met ? 'met' : 'unmet', {
    record,
    found: met ? heldUntil(held, on) : notHeld(held, on),
    need,
    short: frame(
      say('no certificate of {0} in force on {1}', '{1} को {0} का लागू प्रमाणपत्र नहीं है'),
      name,
      dayWords(on),
    ),
  })
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

export function judgeInUniform(rule: InUniform, { on, mariner }: Asked): Explanation {
  const need = frame(say('such service begun before {0}', '{0} से पहले शुरू हुई ऐसी सेवा'), dayWords(on))
  if (mariner.uniformedService === undefined) return openLine(rule, inUniform, need)
  const first = mariner.uniformedService.find(({ from }) => dayNumber(from) < on)
  const none = say('no such service before the day', 'उस दिन से पहले ऐसी कोई सेवा नहीं')
  return line(rule, first === undefined ? 'unmet' : 'met', {
    record: inUniform,
    found:
      first === undefined
        ? none
        : frame(say('{0}, from {1}', '{0}, {1} से'), forceNames[first.force], dayWords(dayNumber(first.from))),
    need,
    short: none,
  })
}

const firstService = say('First service', 'पहली सेवा')

export function judgeFirstService(rule: FirstServiceBy, { mariner }: Asked): Explanation {
  const limit = dayNumber(rule.day)
  const need = frame(say('begun on or before {0}', '{0} को या उससे पहले शुरू'), dayWords(limit))
  if (mariner.service === undefined) return openLine(rule, firstService, need)
  const [earliest] = mariner.service.map(({ from }) => dayNumber(from)).sort((a, b) => a - b)
  const found =
    earliest === undefined
      ? say('no service on record', 'कोई सेवा अभिलेख में नहीं')
      : frame(say('begun on {0}', '{0} को शुरू'), dayWords(earliest))
  return line(rule, earliest !== undefined && earliest <= limit ? 'met' : 'unmet', {
    record: firstService,
    found,
    need,
    short: frame(say('{0}; not by {1}', '{0}; {1} तक नहीं'), found, dayWords(limit)),
  })
}
