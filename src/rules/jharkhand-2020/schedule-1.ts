// Schedule I: the fees of registration, and of supervision while a vessel is built.
import { around } from '../around.ts'
import { calculationOf } from '../calculation.ts'
import { ceiling, compare, exact, minus, per, plus, times, type Exact } from '../exact.ts'
import { choice, number, record } from '../facts/schema.ts'
import type { Parameter } from '../fold/rule.ts'
import { lookUp, type Row, type Table } from '../fold/table.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { FeeLine, FeeValue } from './examination-fee.ts'
import { feeLine, feeOf, money, tellFee } from './fee-lines.ts'
import { instrument } from './instrument.ts'
import type { Figures, Law } from './law.ts'

const kinds = [
  'initial',
  'merchant-shipping',
  'anew',
  'alteration',
  'duplicate',
  'transfer',
  'appeal',
] as const

type Kind = (typeof kinds)[number]

/** (a): by gross tonnage; what exceeds the last line is paid for in further hundreds. */
export const registrationScale = ({ figures: { registration } }: Law): Table<Parameter> => ({
  kind: 'table',
  phrase: 'not-exceeding',
  rows: [
    { citation: 'Schedule I(a)(i)', end: registration.toFifty, gives: registration.first },
    { citation: 'Schedule I(a)(ii)', end: registration.toHundred, gives: registration.second },
    { citation: 'Schedule I(a)(iii)', end: registration.toTwoHundred, gives: registration.third },
    { citation: 'Schedule I(a)(iv)', end: null, gives: registration.eachFurther },
  ],
})

const byTonnage: Partial<Record<Kind, Bilingual>> = {
  initial: say('initial registration', 'प्रारंभिक रजिस्ट्रीकरण'),
  anew: say('registration anew, at the full rates of (a)', 'नये ढंग से रजिस्ट्रीकरण, (क) की पूरी दर पर'),
  transfer: say(
    'registration on transfer of ownership, at the full rates of (a)',
    'स्वामित्व के हस्तांतरण पर रजिस्ट्रीकरण, (क) की पूरी दर पर',
  ),
}

type Fixed = { readonly label: Bilingual; readonly fee: Parameter }

const fixedFees = ({
  registration,
}: Figures): Readonly<Record<Exclude<Kind, 'initial' | 'anew' | 'transfer'>, Fixed>> => ({
  'merchant-shipping': {
    label: say(
      'registering a vessel registered under the Merchant Shipping Act',
      'वाणिज्य पोत परिवहन अधिनियम के अधीन रजिस्ट्रीकृत जलयान का रजिस्ट्रीकरण',
    ),
    fee: registration.merchantShipping,
  },
  alteration: {
    label: say('registration of an alteration', 'बदलाव का रजिस्ट्रीकरण'),
    fee: registration.alteration,
  },
  duplicate: {
    label: say('duplicate certificate', 'अनुकृति प्रमाणपत्र'),
    fee: registration.duplicate,
  },
  appeal: {
    label: say(
      'appeal against the decision of the Registering Authority',
      'रजिस्ट्रीकरण प्राधिकारी के निर्णय के विरुद्ध अपील',
    ),
    fee: registration.appeal,
  },
})

export const registrationKeys = { kind: choice(kinds), grossTonnage: number({ least: 0 }) }

/** The fee of registration in rupees. */
export function registrationFeeDecision(law: Law) {
  const { toFifty, toHundred, toTwoHundred, further } = law.figures.registration
  const fixed = fixedFees(law.figures)
  const scale = registrationScale(law)
  return calculationOf(instrument)({
    decision: 'registration-fee',
    title: say('fee of registration', 'रजिस्ट्रीकरण शुल्क'),
    citation: 'Schedule I',
    citations: [
      ...scale.rows.map(({ citation }) => citation),
      ...['b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `Schedule I(${letter})`),
    ],
    params: record({}, {}),
    facts: record({}, registrationKeys),
    whole: record(registrationKeys, {}),
    leaves: [
      { path: 'kind', name: say('what is registered', 'किस बात का रजिस्ट्रीकरण'), tries: kinds },
      {
        path: 'grossTonnage',
        name: say('gross tonnage', 'सकल टनेज'),
        tries: [...around(toFifty, toHundred, toTwoHundred), toTwoHundred.value + further.value],
      },
    ],
    value: ({ kind, grossTonnage }): FeeValue => {
      if (kind === 'initial' || kind === 'anew' || kind === 'transfer')
        return feeOf(scaleLines(law, byTonnage[kind] ?? same(kind), grossTonnage, ownCitation[kind]))
      const { label, fee } = fixed[kind]
      return feeOf([feeLine(fee.citation, label, fee.value)])
    },
    tell: (value) => tellFee(value),
  })
}

/** (c) and (f) send to the rates of (a). */
const ownCitation = { initial: null, anew: 'Schedule I(c)', transfer: 'Schedule I(f)' } as const

function scaleLines(law: Law, label: Bilingual, grossTonnage: number, citation: string | null): FeeLine[] {
  const row = lookUp(registrationScale(law), grossTonnage)
  if (row.end !== null) return [feeLine(citation ?? row.citation, label, row.gives.value)]
  const { toTwoHundred: most, third: fee, further: step } = law.figures.registration
  const parts = ceiling(per(minus(exact(grossTonnage), exact(most.value)), exact(step.value)))
  const further = frame(
    say('{0} further {1} tons or part', 'अतिरिक्त {1} टन या उसका भाग: {0}'),
    same(parts),
    same(step.value),
  )
  return [
    feeLine(citation ?? fee.citation, label, fee.value),
    feeLine(row.citation, further, parts * row.gives.value),
  ]
}

type Supervision = { base: Parameter | null; above: Parameter | null; share: Parameter }

/** (h): a base, and a share of what exceeds the line below. */
export const supervisionScale = ({ figures: { supervision } }: Law): Table<Supervision> => ({
  kind: 'table',
  phrase: 'not-exceeding',
  rows: [
    {
      citation: 'Schedule I(h)(i)',
      end: supervision.tenLakh,
      gives: { base: null, above: null, share: supervision.first },
    },
    {
      citation: 'Schedule I(h)(ii)',
      end: supervision.fortyLakh,
      gives: { base: supervision.base, above: supervision.tenLakh, share: supervision.second },
    },
    {
      citation: 'Schedule I(h)(iii)',
      end: null,
      gives: { base: supervision.upperBase, above: supervision.fortyLakh, share: supervision.third },
    },
  ],
})

export const supervisionKeys = { estimatedCost: number({ least: 0 }) }

/** The fee of supervision in rupees. */
export function supervisionFeeDecision(law: Law) {
  const { tenLakh, fortyLakh } = law.figures.supervision
  const scale = supervisionScale(law)
  return calculationOf(instrument)({
    decision: 'supervision-fee',
    title: say('supervision fee', 'पर्यवेक्षण शुल्क'),
    citation: 'Schedule I(h)',
    citations: scale.rows.map(({ citation }) => citation),
    params: record({}, {}),
    facts: record({}, supervisionKeys),
    whole: record(supervisionKeys, {}),
    leaves: [
      {
        path: 'estimatedCost',
        name: say('estimated cost', 'अनुमानित लागत'),
        tries: [...around(tenLakh, fortyLakh), fortyLakh.value * 2],
      },
    ],
    value: ({ estimatedCost }): FeeValue =>
      feeOf([supervisionLine(law, lookUp(scale, estimatedCost), exact(estimatedCost))]),
    tell: (value) => tellFee(value),
  })
}

function supervisionLine({ figures }: Law, { citation, gives }: Row<Supervision>, cost: Exact): FeeLine {
  const { base, above, share } = gives
  if (base === null || above === null) return firstLine(figures, citation, shareOf(cost, share))
  const label = frame(
    say(
      'supervision: Rs {0}, and {1} per cent of what exceeds Rs {2}',
      'पर्यवेक्षण: {0} रुपये, और {2} रुपये से ऊपर की रकम का {1} प्रतिशत',
    ),
    same(base.value),
    same(share.value),
    same(above.value),
  )
  const more = shareOf(minus(cost, exact(above.value)), share)
  return feeLine(citation, label, money(plus(exact(base.value), more)))
}

const shareOf = (amount: Exact, share: Parameter): Exact => per(times(amount, exact(share.value)), exact(100))

function firstLine({ supervision }: Figures, citation: string, share: Exact): FeeLine {
  const least = exact(supervision.least.value)
  const label = frame(
    say('supervision: {0} per cent, at least Rs {1}', 'पर्यवेक्षण: {0} प्रतिशत, कम से कम {1} रुपये'),
    same(supervision.first.value),
    same(supervision.least.value),
  )
  return feeLine(citation, label, money(compare(share, least) < 0 ? least : share))
}
