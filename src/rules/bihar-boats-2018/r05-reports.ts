// Rules 5(a) and 8(2): reports that are due within days.
import { judged, decisionOf, type Decided, type Decision } from '../decision.ts'
import { dayNumber, dayText, type Day } from '../day.ts'
import { day, nullable, record, type FactsOf, type Schema } from '../facts/schema.ts'
import { lookup } from '../fold/asked.ts'
import { lastDayWithin } from '../fold/days-judged.ts'
import { factsRead } from '../fold/facts-read.ts'
import { askedOfFacts } from '../fold/asked.ts'
import type { WithinDays } from '../fold/rule.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const transferFacts = record({}, { transferredOn: day, reportedOn: nullable(day) })
const surveyFacts = record({}, { applicationOn: day, reportedOn: nullable(day) })

export type TransferReportFacts = FactsOf<typeof transferFacts>
export type SurveyReportFacts = FactsOf<typeof surveyFacts>

/** The last day that is in time. */
export type DueValue = { readonly dueOn: Day }

export const transferReport = ({ figures: { reports } }: Law): WithinDays => ({
  kind: 'within-days',
  citation: reports.transfer.citation,
  words: frame(
    say('transfer reported within {0} days', 'हस्तान्तरण की सूचना {0} दिनों के अन्दर'),
    same(reports.transfer.value),
  ),
  from: 'transferredOn',
  done: 'reportedOn',
  parameter: reports.transfer,
  record: say('Report of the transfer', 'हस्तान्तरण की सूचना'),
})

export const surveyReport = ({ figures: { reports } }: Law): WithinDays => ({
  kind: 'within-days',
  citation: reports.survey.citation,
  words: frame(
    say('survey report within {0} days of the application', 'आवेदन मिलने से {0} दिनों के अंदर सर्वेक्षण प्रतिवेदन'),
    same(reports.survey.value),
  ),
  from: 'applicationOn',
  done: 'reportedOn',
  parameter: reports.survey,
  record: say('Survey report', 'सर्वेक्षण प्रतिवेदन'),
})

const dueDecision = <F>(
  rule: WithinDays,
  decision: string,
  title: Bilingual,
  facts: Schema<F>,
): Decision<DueValue> =>
  decisionOf(instrument)({
    decision,
    title,
    citations: [rule.citation],
    reads: factsRead([rule]),
    trees: [{ params: {}, rules: [rule] }],
    params: noParams,
    facts,
    answer: (_, on, told): Decided<DueValue> => {
      const decided = judged(title, rule.citation, [rule], askedOfFacts(told, on))
      const from = lookup(told, rule.from)
      if (typeof from !== 'string') return decided
      return { ...decided, value: { dueOn: dayText(lastDayWithin(dayNumber(from), rule.parameter.value)) } }
    },
  })

/** Was the transfer of the boat reported in time? */
export const transferReportDecision = (law: Law) =>
  dueDecision(
    transferReport(law),
    'transfer-report',
    say('report of a transfer of ownership', 'स्वामित्व हस्तान्तरण की सूचना'),
    transferFacts,
  )

/** Was the survey report submitted in time? */
export const surveyReportDecision = (law: Law) =>
  dueDecision(surveyReport(law), 'survey-report', say('report of the survey', 'सर्वेक्षण प्रतिवेदन'), surveyFacts)
