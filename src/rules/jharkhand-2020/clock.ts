// Rules 3(ix), 5(i), 16(ii), 18 and 20(i): by when something is to be done.
import { concluded, decisionOf, type Decided } from '../decision.ts'
import { addMonths, dayNumber, dayText, type Day, type DayNumber } from '../day.ts'
import { choice, day, nullable, record } from '../facts/schema.ts'
import type { Explanation, Outcome } from '../fold/explanation.ts'
import { line } from '../fold/line.ts'
import type { Parameter } from '../fold/rule.ts'
import { spanWords } from '../vocabulary/figure-words.ts'
import { dayCount, dayWords, notKnown } from '../vocabulary/phrases.ts'
import { frame, say, type Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const which = [
  'survey-completion',
  'declaration',
  'alteration-report',
  'ownership-transfer',
  'registration-appeal',
] as const

export const clockKeys = { from: day, done: nullable(day) }

export type ClockName = (typeof which)[number]

type Clock = { readonly within: Parameter; readonly words: Bilingual }

const clockOf = (within: Parameter, words: Bilingual): Clock => ({
  within,
  words: frame(words, spanWords(within)),
})

/** Each clock with its time, from the day after the one it runs from. */
export const clockRules = ({ figures: { clocks } }: Law): Readonly<Record<ClockName, Clock>> => ({
  'survey-completion': clockOf(
    clocks.surveyCompletion,
    say('survey completed within {0} of the application', 'आवेदन मिलने से {0} के भीतर सर्वेक्षण पूरा'),
  ),
  declaration: clockOf(clocks.declaration, say('declaration sent within {0}', 'घोषणा {0} के भीतर भेजी गई')),
  'alteration-report': clockOf(
    clocks.alterationReport,
    say('alteration reported within {0}', 'परिवर्तन की सूचना {0} के भीतर'),
  ),
  'ownership-transfer': clockOf(
    clocks.ownershipTransfer,
    say('transfer of ownership within {0}', 'स्वामित्व का हस्तांतरण {0} के भीतर'),
  ),
  'registration-appeal': clockOf(
    clocks.registrationAppeal,
    say('appeal within {0} of the order', 'आदेश मिलने से {0} के भीतर अपील'),
  ),
})

export type ClockValue = { readonly dueOn: Day }

/** Decides whether it was done in time; while it is not done, open until the last day has passed. */
export function clockDecision(law: Law) {
  const rules = clockRules(law)
  return decisionOf(instrument)({
    decision: 'clock',
    title: say('time limit', 'समय सीमा'),
    citations: Object.values(rules).map(({ within }) => within.citation),
    reads: ['from', 'done'],
    params: record({ which: choice(which) }, {}),
    facts: record({}, clockKeys),
    answer: (params, on, { from, done }): Decided<ClockValue> => {
      const clock = rules[params.which]
      const due = from === undefined ? null : lastDay(dayNumber(from), clock.within)
      const decided = concluded(clock.words, clock.within.citation, [clockLine(clock, due, done, on)])
      return due === null ? decided : { ...decided, value: { dueOn: dayText(due) } }
    },
  })
}

/** The last day that is in time; a month is clipped to the end of a shorter one. */
const lastDay = (from: DayNumber, within: Parameter): DayNumber =>
  within.unit === 'months' ? addMonths(from, within.value) : from + within.value

type Done = string | null | undefined

function clockLine(clock: Clock, due: DayNumber | null, done: Done, on: DayNumber): Explanation {
  const need = due === null ? clock.words : frame(say('by {0}', '{0} तक'), dayWords(due))
  return line({ citation: clock.within.citation, words: clock.words }, inTime(due, done, on), {
    record: say('Done on', 'कब हुआ'),
    found: doneWords(done),
    need,
    short: frame(
      say('{0} late', '{0} की देर'),
      dayCount((typeof done === 'string' ? dayNumber(done) : on) - (due ?? on)),
    ),
  })
}

function inTime(due: DayNumber | null, done: Done, on: DayNumber): Outcome {
  if (due === null || done === undefined) return 'unknown'
  if (done === null) return on > due ? 'unmet' : 'unknown'
  return dayNumber(done) <= due ? 'met' : 'unmet'
}

function doneWords(done: Done): Bilingual {
  if (done === undefined) return notKnown
  return done === null ? say('not done yet', 'अभी नहीं हुआ') : dayWords(dayNumber(done))
}
