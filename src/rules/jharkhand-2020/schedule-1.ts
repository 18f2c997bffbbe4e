// Schedule I: the fees of registration, and of supervision while a vessel is built.
import { calculationOf } from '../calculation.ts'
import { ceiling, compare, exact, minus, per, plus, times, type Exact } from '../exact.ts'
import { choice, number, record } from '../facts/schema.ts'
import type { Parameter } from '../fold/rule.ts'
import { lookUp, type Table } from '../fold/table.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { FeeLine, FeeValue } from './examination-fee.ts'
import { feeLine, feeOf, money, tellFee } from './fee-lines.ts'
import { registration, supervision } from './fee-parameters.ts'
import { instrument } from './instrument.ts'

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
export const registrationScale: Table<Parameter> = {
  kind: 'table',
  phrase: 'not-exceeding',
  rows: [
    { citation: 'Schedule I(a)(i)', end: registration.toFifty, gives: registration.first },
    { citation: 'Schedule I(a)(ii)', end: registration.toHundred, gives: registration.second },
    { citation: 'Schedule I(a)(iii)', end: registration.toTwoHundred, gives: registration.third },
    { citation: 'Schedule I(a)(iv)', end: null, gives: registration.eachFurther },
  ],
}

const byTonnage: Partial<Record<Kind, Bilingual>> = {
  initial: say('initial registration', 'प्रारंभिक रजिस्ट्रीकरण'),
  anew: say('registration anew, at the full rates of (a)', 'नये ढंग से रजिस्ट्रीकरण, (क) की पूरी दर पर'),
  transfer: say(
    'registration on transfer of ownership, at the full rates of (a)',
    'स्वामित्व के हस्तांतरण पर रजिस्ट्रीकरण, (क) की पूरी दर पर',
  ),
}

type Fixed = { readonly label: Bilingual; readonly fee: Parameter }

const fixedFees: Readonly<Record<Exclude<Kind, 'initial' | 'anew' | 'transfer'>, Fixed>> = {
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
}

export const registrationKeys = { kind: choice(kinds), grossTonnage: number({ least: 0 }) }

/** The fee of registration in rupees. */
export const registrationFeeDecision = calculationOf(instrument)({
  decision: 'registration-fee',
  title: say('fee of registration', 'रजिस्ट्रीकरण शुल्क'),
  citation: 'Schedule I',
  citations: [
    ...registrationScale.rows.map(({ citation }) => citation),
    ...['b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `Schedule I(${letter})`),
  ],
  params: record({}, {}),
  facts: record({}, registrationKeys),
  whole: record(registrationKeys, {}),
  leaves: [
    { path: 'kind', name: say('what is registered', 'किस बात का रजिस्ट्रीकरण'), tries: kinds },
    { path: 'grossTonnage', name: say('gross tonnage', 'सकल टनेज'), tries: [50, 100, 200, 300] },
  ],
  value: ({ kind, grossTonnage }): FeeValue => {
    if (kind === 'initial' || kind === 'anew' || kind === 'transfer')
      return feeOf(scaleLines(byTonnage[kind] ?? same(kind), grossTonnage, ownCitation[kind]))
    const { label, fee } = fixedFees[kind]
    return feeOf([feeLine(fee.citation, label, fee.value)])
  },
  tell: (value) => tellFee(value),
})

/** (c) and (f) send to the rates of (a). */
const ownCitation = { initial: null, anew: 'Schedule I(c)', transfer: 'Schedule I(f)' } as const

function scaleLines(label: Bilingual, grossTonnage: number, citation: string | null): FeeLine[] {
  const row = lookUp(registrationScale, grossTonnage)
  if (row.end !== null) return [feeLine(citation ?? row.citation, label, row.gives.value)]
  const [most, fee] = [registration.toTwoHundred, registration.third]
  const parts = ceiling(per(minus(exact(grossTonnage), exact(most.value)), exact(registration.further.value)))
  const further = frame(say('{0} further 100 tons or part', 'अतिरिक्त 100 टन या उसका भाग: {0}'), same(parts))
  return [
    feeLine(citation ?? fee.citation, label, fee.value),
    feeLine(row.citation, further, parts * row.gives.value),
  ]
}

/** (h): a base, and a share of what exceeds the line below. */
export const supervisionScale: Table<{ base: Parameter | null; above: Parameter | null; share: Parameter }> =
  {
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
  }

export const supervisionKeys = { estimatedCost: number({ least: 0 }) }

/** The fee of supervision in rupees. */
export const supervisionFeeDecision = calculationOf(instrument)({
  decision: 'supervision-fee',
  title: say('supervision fee', 'पर्यवेक्षण शुल्क'),
  citation: 'Schedule I(h)',
  citations: supervisionScale.rows.map(({ citation }) => citation),
  params: record({}, {}),
  facts: record({}, supervisionKeys),
  whole: record(supervisionKeys, {}),
  leaves: [
    {
      path: 'estimatedCost',
      name: say('estimated cost', 'अनुमानित लागत'),
      tries: [1000000, 4000000, 8000000],
    },
  ],
  value: ({ estimatedCost }): FeeValue => {
    const { citation, gives } = lookUp(supervisionScale, estimatedCost)
    const cost = exact(estimatedCost)
    if (gives.base === null || gives.above === null)
      return feeOf([firstLine(citation, shareOf(cost, gives.share))])
    const above = shareOf(minus(cost, exact(gives.above.value)), gives.share)
    const label = frame(
      say(
        'supervision: Rs {0}, and {1} per cent of what exceeds Rs {2}',
        'पर्यवेक्षण: {0} रुपये, और {2} रुपये से ऊपर की रकम का {1} प्रतिशत',
      ),
      same(gives.base.value),
      same(gives.share.value),
      same(gives.above.value),
    )
    return feeOf([feeLine(citation, label, money(plus(exact(gives.base.value), above)))])
  },
  tell: (value) => tellFee(value),
})

const shareOf = (amount: Exact, share: Parameter): Exact => per(times(amount, exact(share.value)), exact(100))

function firstLine(citation: string, share: Exact): FeeLine {
  const least = exact(supervision.least.value)
  const label = frame(
    say('supervision: {0} per cent, at least Rs {1}', 'पर्यवेक्षण: {0} प्रतिशत, कम से कम {1} रुपये'),
    same(supervision.first.value),
    same(supervision.least.value),
  )
  return feeLine(citation, label, money(compare(share, least) < 0 ? least : share))
}
