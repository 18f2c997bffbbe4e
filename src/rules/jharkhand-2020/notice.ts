// Rules 3(iv) and 20(ii): notice of a survey and of a hearing, and the days on which a survey is made.
import { concluded, decisionOf } from '../decision.ts'
import { dayNumber, type DayNumber } from '../day.ts'
import { boolean, choice, day, list, record, type FactsOf } from '../facts/schema.ts'
import type { Explanation, Outcome } from '../fold/explanation.ts'
import { line } from '../fold/line.ts'
import { every, some } from '../fold/outcomes.ts'
import type { Parameter } from '../fold/rule.ts'
import { dayCount, dayWords, notKnown } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

export const notices = ['survey', 'appeal-hearing'] as const

export const noticeFacts = record(
  {},
  { noticeOn: day, eventOn: day, holidays: list(day), ownerAsked: boolean },
)

type NoticeFacts = FactsOf<typeof noticeFacts>

const titles: Readonly<Record<(typeof notices)[number], Bilingual>> = {
  survey: say('notice of survey', 'सर्वेक्षण की सूचना'),
  'appeal-hearing': say('notice of hearing', 'सुनवाई की सूचना'),
}

/** Decides whether the notice is long enough, and for a survey whether the day is one on which it is made. */
export const noticeDecision = ({ figures: { clocks } }: Law) =>
  decisionOf(instrument)({
    decision: 'notice',
    title: say('notice', 'सूचना'),
    citations: ['3(iv) notice', '3(iv) day', '20(ii)'],
    reads: ['noticeOn', 'eventOn', 'holidays', 'ownerAsked'],
    params: record({ which: choice(notices) }, {}),
    facts: noticeFacts,
    answer: (params, _, facts) =>
      params.which === 'survey'
        ? concluded(titles.survey, '3(iv)', [
            noticeLine('3(iv) notice', clocks.surveyNotice, facts),
            dayLine(facts),
          ])
        : concluded(titles['appeal-hearing'], '20(ii)', [noticeLine('20(ii)', clocks.hearingNotice, facts)]),
  })

/** So many days lie between the notice and the day itself. */
function noticeLine(citation: string, least: Parameter, { noticeOn, eventOn }: NoticeFacts): Explanation {
  const days =
    noticeOn === undefined || eventOn === undefined ? null : dayNumber(eventOn) - dayNumber(noticeOn)
  const outcome: Outcome = days === null ? 'unknown' : days >= least.value ? 'met' : 'unmet'
  const words = frame(say('notice of at least {0} days', 'कम से कम {0} दिन पहले सूचना'), same(least.value))
  return line({ citation, words }, outcome, {
    record: say('Notice', 'सूचना'),
    found: days === null ? notKnown : dayCount(Math.max(0, days)),
    need: dayCount(least.value),
    short: frame(say('{0} too few', '{0} कम'), dayCount(least.value - (days ?? 0))),
  })
}

const isSunday = (day: DayNumber) => day % 7 === 6 // day 0, 1 January of the year 1, is a Monday

function dayLine(facts: NoticeFacts): Explanation {
  const asked: Outcome = facts.ownerAsked === undefined ? 'unknown' : facts.ownerAsked ? 'met' : 'unmet'
  const outcome = some([workingDay(facts), asked])
  const on = facts.eventOn === undefined ? notKnown : dayWords(dayNumber(facts.eventOn))
  return line(
    {
      citation: '3(iv) day',
      words: say(
        'not on a Sunday or holiday, unless the owner or master asked for it',
        'रविवार या अवकाश के दिन नहीं, जब तक कि स्वामी या मास्टर ने न कहा हो',
      ),
    },
    outcome,
    {
      record: say('Day of the survey', 'सर्वेक्षण का दिन'),
      found: on,
      need: say('a working day', 'काम का दिन'),
      short: frame(say('{0} is a Sunday or holiday', '{0} को रविवार या अवकाश है'), on),
    },
  )
}

function workingDay({ eventOn, holidays }: NoticeFacts): Outcome {
  if (holidays === undefined || eventOn === undefined)
    return eventOn !== undefined && isSunday(dayNumber(eventOn)) ? 'unmet' : 'unknown'
  return every([isSunday(dayNumber(eventOn)) ? 'unmet' : 'met', holidays.includes(eventOn) ? 'unmet' : 'met'])
}
