// Rules 3(iii), 3(viii), 3(xi) and 5(i): what delay in survey costs.
import { calculationOf, type CalculationLine } from '../calculation.ts'
import { measureSpan } from '../counting/measure.ts'
import { dayNumber } from '../day.ts'
import { exact, minus, per, times } from '../exact.ts'
import { day, inOrder, number, record } from '../facts/schema.ts'
import type { InterpretationNumber } from '../fold/rule.ts'
import { multipleWords } from '../vocabulary/figure-words.ts'
import { dayCount } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { FeeLine, FeeValue } from './examination-fee.ts'
import { feeLine, money, rupeeWords } from './fee-lines.ts'
import { instrument } from './instrument.ts'
import type { Figures, Law } from './law.ts'

const everyDay = ['0001-01-01', '2000-06-15', '2000-06-16', '9999-12-31']

/** Before any known last day, and after any known first day, there are two that differ. */
const firstDays = ['0001-01-01', '0001-06-15', ...everyDay]
const lastDays = ['9999-06-15', ...everyDay]

/** The days that lie after the last day in time; none when it is in time. */
const daysLate = (last: number, done: string): number => Math.max(0, dayNumber(done) - last)

const told = (
  { amount, lines }: FeeValue,
  count: Bilingual,
  interpretations: readonly InterpretationNumber[],
): { found: Bilingual; lines: CalculationLine[] } => ({
  found: rupeeWords(amount),
  lines: lines.map(({ citation, label }) => ({
    citation,
    words: label,
    found: frame(say('{0}: {1}', '{0}: {1}'), count, rupeeWords(amount)),
    interpretations,
  })),
})

export type LateApplication = FeeValue & {
  readonly days: number
  readonly leastAfterRemission: number
}

export const applicationKeys = {
  deliveredOn: day,
  appliedOn: day,
  journeyDays: number({ least: 0, whole: true }),
}

/** D10: the fifteen days run after delivery, or end with it; those of the journey are left out either way. */
const applicationWords: Readonly<Record<Law['readings']['D10'], Bilingual>> = {
  after: say(
    'Rs {0} for each day beyond {1} days after delivery, the journey left out',
    'सुपुर्दगी के बाद {1} दिन से अधिक हर दिन के लिए {0} रुपये, यात्रा के दिन छोड़कर',
  ),
  before: say(
    'Rs {0} for each day later than {1} days before delivery, the journey left out',
    'सुपुर्दगी से {1} दिन पहले के बाद हर दिन के लिए {0} रुपये, यात्रा के दिन छोड़कर',
  ),
}

const applicationLine = ({ figures: { delays }, readings }: Law, amount: number): FeeLine =>
  feeLine(
    '3(viii)',
    frame(applicationWords[readings.D10], same(delays.applicationADay.value), same(delays.application.value)),
    amount,
  )

/** 3(viii): the penalty for an application for survey that comes late, and the least it may be reduced to. */
export const lateApplicationDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'late-survey-application',
    title: say('late application for survey', 'सर्वेक्षण के आवेदन में देर'),
    citation: '3(viii)',
    citations: ['3(iii)', '3(viii)'],
    params: record({}, {}),
    facts: record({}, applicationKeys),
    whole: record(applicationKeys, {}),
    leaves: [
      { path: 'deliveredOn', name: say('day of delivery', 'सुपुर्दगी की तिथि'), tries: everyDay },
      { path: 'appliedOn', name: say('day of application', 'आवेदन की तिथि'), tries: everyDay },
      { path: 'journeyDays', name: say('days of the journey', 'यात्रा के दिन'), tries: [0, 4000000] },
    ],
    value: ({ deliveredOn, appliedOn, journeyDays }): LateApplication => {
      const { application, applicationADay, remission } = law.figures.delays
      const time = application.value + journeyDays
      const delivered = dayNumber(deliveredOn)
      const days = daysLate(law.readings.D10 === 'after' ? delivered + time : delivered - time, appliedOn)
      const amount = days * applicationADay.value
      const left = per(times(exact(amount), minus(exact(100), exact(remission.value))), exact(100))
      return { amount, lines: [applicationLine(law, amount)], days, leastAfterRemission: money(left) }
    },
    tell: (value) => told(value, dayCount(value.days), ['D10']),
  })

export const neglectKeys = { surveyFee: number({ least: 0 }), from: day, to: day }

const neglectLabel = ({ delays }: Figures): Bilingual =>
  frame(
    say('{0} the survey fee for each month or part', 'हर माह या उसके भाग के लिए सर्वेक्षण शुल्क का {0}'),
    multipleWords(delays.neglect),
  )

/** 3(xi): the penalty for a survey delayed by wilful neglect. */
export const neglectDecision = ({ figures }: Law) =>
  calculationOf(instrument)({
    decision: 'neglect-penalty',
    title: say('penalty for wilful neglect', 'जान बूझकर की गई उपेक्षा पर शास्ति'),
    citation: '3(xi)',
    citations: ['3(xi)'],
    params: record({}, {}),
    facts: record({}, neglectKeys, [inOrder('from', 'to')]),
    whole: record(neglectKeys, {}, [inOrder('from', 'to')]),
    leaves: [
      { path: 'surveyFee', name: say('survey fee', 'सर्वेक्षण शुल्क'), tries: [500, 1000] },
      { path: 'from', name: say('first day of the delay', 'देर का पहला दिन'), tries: firstDays },
      { path: 'to', name: say('last day of the delay', 'देर का अंतिम दिन'), tries: lastDays },
    ],
    value: ({ surveyFee, from, to }): FeeValue & { readonly months: number } => {
      const span = measureSpan({ from: dayNumber(from), to: dayNumber(to) })
      const months = span.months + (span.days > 0 ? 1 : 0)
      const amount = money(times(exact(surveyFee), exact(figures.delays.neglect.value * months)))
      return { amount, lines: [feeLine('3(xi)', neglectLabel(figures), amount)], months }
    },
    tell: (value) =>
      told(value, say(value.months === 1 ? '1 month' : `${value.months} months`, `${value.months} माह`), []),
  })

export const declarationKeys = { signedOn: day, sentOn: day }

const declarationLine = ({ delays }: Figures, amount: number): FeeLine =>
  feeLine(
    'Form 5',
    frame(
      say('Rs {0} for each day beyond {1} days', '{1} दिन से अधिक हर दिन के लिए {0} रुपये'),
      same(delays.declarationADay.value),
      same(delays.declaration.value),
    ),
    amount,
  )

/** 5(i), Form 5: the charge for a declaration that is sent late. */
export const lateDeclarationDecision = ({ figures }: Law) =>
  calculationOf(instrument)({
    decision: 'late-declaration',
    title: say('late declaration', 'घोषणा भेजने में देर'),
    citation: '5(i)',
    citations: ['5(i)', 'Form 5'],
    params: record({}, {}),
    facts: record({}, declarationKeys),
    whole: record(declarationKeys, {}),
    leaves: [
      { path: 'signedOn', name: say('day of signing', 'हस्ताक्षर की तिथि'), tries: everyDay },
      { path: 'sentOn', name: say('day of sending', 'भेजने की तिथि'), tries: everyDay },
    ],
    value: ({ signedOn, sentOn }): FeeValue & { readonly days: number } => {
      const days = daysLate(dayNumber(signedOn) + figures.delays.declaration.value, sentOn)
      const amount = days * figures.delays.declarationADay.value
      return { amount, lines: [declarationLine(figures, amount)], days }
    },
    tell: (value) => told(value, dayCount(value.days), ['D13']),
  })
