// Conditions on days: periods that have passed, reports that are due, papers that are in force.
import { anniversary, dayNumber, type DayNumber } from '../day.ts'
import { dayCount, dayWords, notKnown } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { lookup, type Asked } from './asked.ts'
import type { Explanation, Outcome } from './explanation.ts'
import { line, openLine } from './line.ts'
import type { InForce, WithinDays, YearsSince } from './rule.ts'

/** A day of the facts; `null` where there is none, `undefined` where it is not known. */
function dayAt(facts: unknown, path: string): DayNumber | null | undefined {
  const value = lookup(facts, path)
  if (value === null) return null
  return typeof value === 'string' ? dayNumber(value) : undefined
}

const never = say('never', 'कभी नहीं')

export function judgeYearsSince(rule: YearsSince, { facts, on }: Asked): Explanation {
  const began = dayAt(facts, rule.path)
  if (began === undefined) return openLine(rule, rule.record, rule.words)
  const due = began === null ? null : anniversary(began, rule.parameter.value)
  return line(rule, due !== null && on >= due ? 'met' : 'unmet', {
    record: rule.record,
    found: began === null ? never : dayWords(began),
    need: rule.words,
    short:
      due === null
        ? never
        : frame(
            say('{0} years are complete on {1}', '{0} वर्ष {1} को पूरे होंगे'),
            same(rule.parameter.value),
            dayWords(due),
          ),
  })
}

/** The last day that is in time: so many days after the day from which they run. */
export const lastDayWithin = (from: DayNumber, days: number): DayNumber => from + days

export function judgeWithinDays(rule: WithinDays, { facts, on }: Asked): Explanation {
  const [from, done] = [dayAt(facts, rule.from), dayAt(facts, rule.done)]
  const due = typeof from === 'number' ? lastDayWithin(from, rule.parameter.value) : undefined
  return line(rule, inTime(due, done, on), {
    record: rule.record,
    found: doneWords(done),
    need: due === undefined ? rule.words : frame(say('by {0}', '{0} तक'), dayWords(due)),
    short: due === undefined ? rule.words : lateWords((done ?? on) - due),
  })
}

function inTime(due: DayNumber | undefined, done: DayNumber | null | undefined, on: DayNumber): Outcome {
  if (due === undefined || done === undefined) return 'unknown'
  if (done === null) return on > due ? 'unmet' : 'unknown'
  return done <= due ? 'met' : 'unmet'
}

function doneWords(done: DayNumber | null | undefined): Bilingual {
  if (done === undefined) return notKnown
  return done === null ? say('not done yet', 'अभी नहीं हुआ') : dayWords(done)
}

const lateWords = (days: number) => frame(say('{0} late', '{0} की देर'), dayCount(days))

export function judgeInForce(rule: InForce, asked: Asked): Explanation {
  const validUntil = dayAt(asked.facts, `${rule.path}.validUntil`)
  const ended = whyEnded(validUntil, dayAt(asked.facts, `${rule.path}.revokedOn`), asked.on)
  if (ended === null && validUntil === undefined) return openLine(rule, rule.record, rule.words)
  const found = ended ?? frame(say('valid until {0}', '{0} तक विधिमान्य'), dayWords(validUntil ?? asked.on))
  return line(rule, ended ? 'unmet' : 'met', { record: rule.record, found, need: rule.words, short: found })
}

type DayFound = DayNumber | null | undefined

/** A paper that was revoked is no longer in force on that very day; one that expires still is. */
function whyEnded(validUntil: DayFound, revokedOn: DayFound, on: DayNumber): Bilingual | null {
  if (validUntil === null) return say('there is none', 'कोई नहीं है')
  if (typeof revokedOn === 'number' && on >= revokedOn)
    return frame(say('revoked on {0}', '{0} को निरस्त'), dayWords(revokedOn))
  if (validUntil !== undefined && on > validUntil)
    return frame(say('expired on {0}', '{0} को समाप्त'), dayWords(validUntil))
  return null
}
