// Schedule IV, items 1 to 4, 6 and 10, and Rule 5(ii)(b): the fees of a survey.
import { around } from '../around.ts'
import { calculationOf, type Leaf } from '../calculation.ts'
import { ceiling, exact, minus, per } from '../exact.ts'
import { boolean, choice, number, record } from '../facts/schema.ts'
import type { InterpretationNumber, Parameter } from '../fold/rule.ts'
import { lookUp, type Row, type Table } from '../fold/table.ts'
import { hourWords, multipleWords } from '../vocabulary/figure-words.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { FeeLine, FeeValue } from './examination-fee.ts'
import { feeLine, feeOf, tellFee } from './fee-lines.ts'
import { instrument } from './instrument.ts'
import type { Figures, Law } from './law.ts'

/**
 * Item 1: "up to", "does not exceed": a vessel on a line belongs to the row that ends there. The Hindi text says
 * "less than" of (b) to (g), and a vessel on such a line then belongs to the next row (L5); at the end of (g) that
 * row, (h), has no fee of its own but for what exceeds.
 */
export function surveyScale({ figures: { survey }, readings }: Law): Table<Parameter> {
  const between: Pick<Row<Parameter>, 'phrase'> = readings.L5 === 'less-than' ? { phrase: 'less-than' } : {}
  return {
    kind: 'table',
    phrase: 'not-exceeding',
    rows: [
      { citation: 'Schedule IV 1(a)', end: survey.toTen, gives: survey.ten },
      { citation: 'Schedule IV 1(b)', end: survey.toTwentyFive, gives: survey.twentyFive, ...between },
      { citation: 'Schedule IV 1(c)', end: survey.toFifty, gives: survey.fifty, ...between },
      { citation: 'Schedule IV 1(d)', end: survey.toSeventyFive, gives: survey.seventyFive, ...between },
      { citation: 'Schedule IV 1(e)', end: survey.toHundred, gives: survey.hundred, ...between },
      { citation: 'Schedule IV 1(f)', end: survey.toThreeHundred, gives: survey.threeHundred, ...between },
      { citation: 'Schedule IV 1(g)', end: survey.toSixHundred, gives: survey.sixHundred },
      { citation: 'Schedule IV 1(h)', end: null, gives: survey.eachFurther },
    ],
  }
}

const surveys = ['general', 'intermediate', 'dry-dock'] as const
const kinds = [...surveys, 'extension', 'appeal-resurvey'] as const

type Survey = (typeof surveys)[number]
type Kind = (typeof kinds)[number]

export const surveyKeys = {
  kind: choice(kinds),
  grossTonnage: number({ least: 0 }),
  sundayOrHoliday: boolean,
  outOfHours: boolean,
  previousKind: choice(surveys),
}

/** The fee of a survey in rupees. */
export function surveyFeeDecision(law: Law) {
  const scale = surveyScale(law)
  return calculationOf(instrument)({
    decision: 'survey-fee',
    title: say('survey fee', 'सर्वेक्षण शुल्क'),
    citation: 'Schedule IV',
    citations: [
      ...scale.rows.map(({ citation }) => citation),
      ...['2', '3', '4', '6', '10'].map((item) => `Schedule IV ${item}`),
      '5(ii)(b)',
      '7(iii)',
    ],
    params: record({}, {}),
    facts: record({}, surveyKeys),
    whole: record(surveyKeys, {}),
    leaves: leavesOf(law.figures),
    value: (facts): FeeValue => {
      const item = itemOne(law, lookUp(scale, facts.grossTonnage), facts.grossTonnage)
      return feeOf([ownLine(law.figures, facts, item), ...extraLines(law, facts, item)])
    },
    tell: (value) => tellFee(value, restOn),
  })
}

const leavesOf = ({ survey }: Figures): Leaf[] => [
  { path: 'kind', name: say('kind of survey', 'सर्वेक्षण का प्रकार'), tries: kinds },
  {
    path: 'grossTonnage',
    name: say('gross tonnage', 'सकल टनेज'),
    tries: [
      ...around(
        survey.toTen,
        survey.toTwentyFive,
        survey.toFifty,
        survey.toSeventyFive,
        survey.toHundred,
        survey.toThreeHundred,
        survey.toSixHundred,
      ),
      survey.toSixHundred.value + survey.further.value,
    ],
  },
  {
    path: 'sundayOrHoliday',
    name: say('on a Sunday or holiday', 'रविवार या अवकाश के दिन'),
    tries: [false, true],
  },
  {
    path: 'outOfHours',
    name: frame(
      say('after {0} or before {1}', '{0} के बाद या {1} से पहले'),
      hourWords(survey.lastHour),
      hourWords(survey.firstHour),
    ),
    tries: [false, true],
  },
  {
    path: 'previousKind',
    name: say('the survey complained of', 'जिस सर्वेक्षण से असंतुष्ट हैं'),
    tries: surveys,
  },
]

type ItemOne = { readonly citation: string; readonly amount: number }

/** Above the last line, a further fee for every 300 tons or part. */
function itemOne({ figures: { survey } }: Law, row: Row<Parameter>, grossTonnage: number): ItemOne {
  const { citation, end, gives } = row
  if (end !== null) return { citation, amount: gives.value }
  const above = minus(exact(grossTonnage), exact(survey.toSixHundred.value))
  const parts = ceiling(per(above, exact(survey.further.value)))
  return { citation, amount: survey.sixHundred.value + parts * gives.value }
}

type Ground = { readonly times: Parameter | null; readonly label: Bilingual }

const feeOn = ({ amount }: ItemOne, times: Parameter | null): number =>
  times === null ? amount : amount * times.value

const itemFee = (figure: Parameter): Bilingual =>
  figure.value === 1
    ? say('one item 1 fee', 'मद 1 का एक शुल्क')
    : frame(say('{0} the item 1 fee', 'मद 1 का {0} शुल्क'), multipleWords(figure))

/** The fee of each survey as so many item 1 fees; the general survey is item 1 itself. */
const grounds = ({ survey }: Figures): Readonly<Record<Exclude<Kind, 'appeal-resurvey'>, Ground>> => ({
  general: { times: null, label: say('general survey', 'सामान्य सर्वेक्षण') },
  intermediate: groundOf(
    survey.intermediate,
    say('intermediate or extra survey, {0}', 'मध्यवर्ती या अतिरिक्त सर्वेक्षण, {0}'),
  ),
  'dry-dock': groundOf(survey.dryDock, say('dry dock survey, {0}', 'ड्राई डॉक सर्वेक्षण, {0}')),
  extension: groundOf(
    survey.extension,
    say('extension of survey validity, {0}', 'सर्वेक्षण वैधता का विस्तार, {0}'),
  ),
})

const groundOf = (times: Parameter, label: Bilingual): Ground => ({
  times,
  label: frame(label, itemFee(times)),
})

type Asked = {
  readonly kind: Kind
  readonly previousKind: Survey
  readonly sundayOrHoliday: boolean
  readonly outOfHours: boolean
}

function ownLine(figures: Figures, { kind, previousKind }: Asked, item: ItemOne): FeeLine {
  const { times, label } = grounds(figures)[kind === 'appeal-resurvey' ? previousKind : kind]
  if (kind !== 'appeal-resurvey') return feeLine(times?.citation ?? item.citation, label, feeOn(item, times))
  const { resurvey } = figures.survey
  const words = frame(
    say('second survey on complaint, {0} the fee of: {1}', 'शिकायत पर दोबारा सर्वेक्षण, इसका {0} शुल्क: {1}'),
    multipleWords(resurvey),
    label,
  )
  return feeLine(resurvey.citation, words, feeOn(item, times) * resurvey.value)
}

/** Each is one item 1 fee, whatever the survey, or for a dry dock survey its own fee (D9). */
function extraLines({ figures, readings }: Law, asked: Asked, item: ItemOne): FeeLine[] {
  const { sunday, outOfHours } = figures.survey
  const kind = asked.kind === 'appeal-resurvey' ? asked.previousKind : asked.kind
  const times = readings.D9 === 'dry-dock-fee' && kind === 'dry-dock' ? figures.survey.dryDock : null
  const extra = ({ citation, value }: Parameter, label: Bilingual) =>
    feeLine(citation, label, feeOn(item, times) * value)
  return [
    ...(asked.sundayOrHoliday ? [extra(sunday, say('on a Sunday or holiday', 'रविवार या अवकाश के दिन'))] : []),
    ...(asked.outOfHours ? [extra(outOfHours, say('out of hours', 'समय के बाद या पहले'))] : []),
  ]
}

/** The interpretations that a line of the fee rests on, by its citation. */
const restOn: Readonly<Record<string, readonly InterpretationNumber[]>> = {
  ...Object.fromEntries(
    ['1(b)', '1(c)', '1(d)', '1(e)', '1(f)', '2', '6', '10'].map((item) => [`Schedule IV ${item}`, ['L5']]),
  ),
  '5(ii)(b)': ['L5'],
  'Schedule IV 3': ['D9', 'L5'],
  'Schedule IV 4': ['D9', 'L5'],
}

const items = ['name-change', 'builder', 'second-copy', 'appeal', 'witnessing', 'surveyor-day'] as const

type Item = { readonly label: Bilingual; readonly fee: Parameter }

const otherFees = ({ survey }: Figures): Readonly<Record<(typeof items)[number], Item>> => ({
  'name-change': { label: say('change of a name', 'नाम में परिवर्तन'), fee: survey.nameChange },
  builder: {
    label: say('registration of a builder or repairer', 'बिल्डर या मरम्मत करने वाले का रजिस्ट्रीकरण'),
    fee: survey.builder,
  },
  'second-copy': {
    label: say('second or certified copy of a certificate', 'प्रमाणपत्र की दूसरी या प्रमाणित प्रति'),
    fee: survey.secondCopy,
  },
  appeal: { label: say('appeal about a survey', 'सर्वेक्षण के विरुद्ध अपील'), fee: survey.appeal },
  witnessing: {
    label: say('witnessing of tests, each visit', 'जाँच का प्रत्यक्ष निरीक्षण, हर दौरा'),
    fee: survey.witnessing,
  },
  'surveyor-day': {
    label: say("surveyor's fee, each day or visit", 'सर्वेक्षक का शुल्क, हर दिन या दौरा'),
    fee: survey.surveyorDay,
  },
})

export const otherKeys = { item: choice(items), count: number({ least: 0, whole: true }) }

/** The other fees of Schedule IV, and of 3(v), in rupees. */
export function otherSurveyFeeDecision({ figures }: Law) {
  const fees = otherFees(figures)
  return calculationOf(instrument)({
    decision: 'other-survey-fee',
    title: say('other fees of survey', 'सर्वेक्षण के अन्य शुल्क'),
    citation: 'Schedule IV',
    citations: Object.values(fees).map(({ fee }) => fee.citation),
    params: record({}, {}),
    facts: record({}, otherKeys),
    whole: record(otherKeys, {}),
    leaves: [
      { path: 'item', name: say('what the fee is for', 'शुल्क किस बात का'), tries: items },
      { path: 'count', name: say('how many', 'कितने'), tries: [1, 2] },
    ],
    value: ({ item, count }): FeeValue => {
      const { label, fee } = fees[item]
      const words = frame(
        say('{0}: {1} of Rs {2}', '{0}: {1}, हर एक {2} रुपये'),
        label,
        same(count),
        same(fee.value),
      )
      return feeOf([feeLine(fee.citation, words, count * fee.value)])
    },
    tell: (value) => tellFee(value),
  })
}
