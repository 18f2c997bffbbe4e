// Schedule IV, items 1 to 4, 6 and 10, and Rule 5(ii)(b): the fees of a survey.
import { calculationOf } from '../calculation.ts'
import { ceiling, exact, minus, per } from '../exact.ts'
import { boolean, choice, number, record } from '../facts/schema.ts'
import type { Parameter } from '../fold/rule.ts'
import { lookUp, type Table } from '../fold/table.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { FeeLine, FeeValue } from './examination-fee.ts'
import { feeLine, feeOf, tellFee } from './fee-lines.ts'
import { survey } from './fee-parameters.ts'
import { instrument } from './instrument.ts'

/** Item 1: "up to", "does not exceed": a vessel on a line belongs to the row that ends there. */
export const surveyScale: Table<Parameter> = {
  kind: 'table',
  phrase: 'not-exceeding',
  rows: [
    { citation: 'Schedule IV 1(a)', end: survey.toTen, gives: survey.ten },
    { citation: 'Schedule IV 1(b)', end: survey.toTwentyFive, gives: survey.twentyFive },
    { citation: 'Schedule IV 1(c)', end: survey.toFifty, gives: survey.fifty },
    { citation: 'Schedule IV 1(d)', end: survey.toSeventyFive, gives: survey.seventyFive },
    { citation: 'Schedule IV 1(e)', end: survey.toHundred, gives: survey.hundred },
    { citation: 'Schedule IV 1(f)', end: survey.toThreeHundred, gives: survey.threeHundred },
    { citation: 'Schedule IV 1(g)', end: survey.toSixHundred, gives: survey.sixHundred },
    { citation: 'Schedule IV 1(h)', end: null, gives: survey.eachFurther },
  ],
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
export const surveyFeeDecision = calculationOf(instrument)({
  decision: 'survey-fee',
  title: say('survey fee', 'सर्वेक्षण शुल्क'),
  citation: 'Schedule IV',
  citations: [
    ...surveyScale.rows.map(({ citation }) => citation),
    ...['2', '3', '4', '6', '10'].map((item) => `Schedule IV ${item}`),
    '5(ii)(b)',
  ],
  params: record({}, {}),
  facts: record({}, surveyKeys),
  whole: record(surveyKeys, {}),
  leaves: [
    { path: 'kind', name: say('kind of survey', 'सर्वेक्षण का प्रकार'), tries: kinds },
    {
      path: 'grossTonnage',
      name: say('gross tonnage', 'सकल टनेज'),
      tries: [10, 900],
    },
    {
      path: 'sundayOrHoliday',
      name: say('on a Sunday or holiday', 'रविवार या अवकाश के दिन'),
      tries: [false, true],
    },
    {
      path: 'outOfHours',
      name: say('after 5.30 p.m. or before 9 a.m.', 'शाम 5:30 के बाद या सुबह 9:00 से पहले'),
      tries: [false, true],
    },
    {
      path: 'previousKind',
      name: say('the survey complained of', 'जिस सर्वेक्षण से असंतुष्ट हैं'),
      tries: surveys,
    },
  ],
  value: (facts): FeeValue => {
    const item = itemOne(facts.grossTonnage)
    return feeOf([ownLine(facts.kind, facts.previousKind, item), ...extraLines(facts, item)])
  },
  tell: (value) => tellFee(value, { 'Schedule IV 3': ['D9'], 'Schedule IV 4': ['D9'] }),
})

type ItemOne = { readonly citation: string; readonly amount: number }

/** Above the last line, a further fee for every 300 tons or part. */
function itemOne(grossTonnage: number): ItemOne {
  const { citation, end, gives } = lookUp(surveyScale, grossTonnage)
  if (end !== null) return { citation, amount: gives.value }
  const above = minus(exact(grossTonnage), exact(survey.toSixHundred.value))
  const parts = ceiling(per(above, exact(survey.further.value)))
  return { citation, amount: survey.sixHundred.value + parts * gives.value }
}

const names: Readonly<Record<Exclude<Kind, 'appeal-resurvey'>, Bilingual>> = {
  general: say('general survey', 'सामान्य सर्वेक्षण'),
  intermediate: say(
    'intermediate or extra survey, one item 1 fee',
    'मध्यवर्ती या अतिरिक्त सर्वेक्षण, मद 1 का एक शुल्क',
  ),
  'dry-dock': say('dry dock survey, three times the item 1 fee', 'ड्राई डॉक सर्वेक्षण, मद 1 का तीन गुणा शुल्क'),
  extension: say('extension of survey validity, one item 1 fee', 'सर्वेक्षण वैधता का विस्तार, मद 1 का एक शुल्क'),
}

const ownCitation: Readonly<Record<Exclude<Kind, 'appeal-resurvey'>, string | null>> = {
  general: null,
  intermediate: 'Schedule IV 2',
  'dry-dock': 'Schedule IV 10',
  extension: 'Schedule IV 6',
}

const timesOf = (kind: Exclude<Kind, 'appeal-resurvey'>): number =>
  kind === 'dry-dock' ? survey.dryDock.value : 1

function ownLine(kind: Kind, previous: Survey, item: ItemOne): FeeLine {
  if (kind !== 'appeal-resurvey')
    return feeLine(ownCitation[kind] ?? item.citation, names[kind], item.amount * timesOf(kind))
  const label = frame(
    say('second survey on complaint, twice the fee of: {0}', 'शिकायत पर दोबारा सर्वेक्षण, इसका दोगुना शुल्क: {0}'),
    names[previous],
  )
  return feeLine('5(ii)(b)', label, item.amount * timesOf(previous) * survey.resurvey.value)
}

/** Each is one item 1 fee, whatever the survey (D9). */
const extraLines = (facts: { sundayOrHoliday: boolean; outOfHours: boolean }, item: ItemOne): FeeLine[] => [
  ...(facts.sundayOrHoliday
    ? [feeLine('Schedule IV 3', say('on a Sunday or holiday', 'रविवार या अवकाश के दिन'), item.amount)]
    : []),
  ...(facts.outOfHours
    ? [feeLine('Schedule IV 4', say('out of hours', 'समय के बाद या पहले'), item.amount)]
    : []),
]

const items = ['name-change', 'builder', 'second-copy', 'appeal', 'witnessing', 'surveyor-day'] as const

type Item = { readonly label: Bilingual; readonly fee: Parameter }

const otherFees: Readonly<Record<(typeof items)[number], Item>> = {
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
}

export const otherKeys = { item: choice(items), count: number({ least: 0, whole: true }) }

/** The other fees of Schedule IV, and of 3(v), in rupees. */
export const otherSurveyFeeDecision = calculationOf(instrument)({
  decision: 'other-survey-fee',
  title: say('other fees of survey', 'सर्वेक्षण के अन्य शुल्क'),
  citation: 'Schedule IV',
  citations: Object.values(otherFees).map(({ fee }) => fee.citation),
  params: record({}, {}),
  facts: record({}, otherKeys),
  whole: record(otherKeys, {}),
  leaves: [
    { path: 'item', name: say('what the fee is for', 'शुल्क किस बात का'), tries: items },
    { path: 'count', name: say('how many', 'कितने'), tries: [1, 2] },
  ],
  value: ({ item, count }): FeeValue => {
    const { label, fee } = otherFees[item]
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
