// Rules 23(viii) and 30(viii): a licence to act as engineer or as master of vessels of up to 170 NHP.
import { decisionOf, judged, type Decision } from '../decision.ts'
import { marinerKeys } from '../facts/mariner.ts'
import { choice, number, record } from '../facts/schema.ts'
import { factsRead } from '../fold/facts-read.ts'
import { askedOfMariner } from '../fold/asked.ts'
import type { Figure, Parameter, Rule, Service } from '../fold/rule.ts'
import type { CertificateGrade } from '../vocabulary/grades.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { holds } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const capacities = ['engineer', 'master'] as const

/** 23(ix), 30(ix): the certificates on which a licence rests. */
export const licenceRestsOn: Readonly<Record<'engineer' | 'master', readonly CertificateGrade[]>> = {
  engineer: ['first-class-engine-driver', 'merchant-shipping-engine-driver'],
  master: ['second-class-master'],
}

export const licenceFacts = record({}, { ...marinerKeys, vessel: record({}, { nhp: number({ least: 0 }) }) })

const atMost = (citation: string, parameter: Parameter): Figure => ({
  kind: 'figure',
  citation,
  words: frame(
    say('vessel of at most {0} nominal horse power (NHP)', 'अधिक से अधिक {0} अंकित अश्वशक्ति (एनएचपी) का जलयान'),
    same(parameter.value),
  ),
  path: 'vessel.nhp',
  phrase: 'not-exceeding',
  parameter,
  record: say('Power of the vessel', 'जलयान की शक्ति'),
  spoken: say('{0} NHP', '{0} एनएचपी'),
})

const asDriver = {
  kind: 'service',
  phrase: 'not-less-than',
  whileHolding: licenceRestsOn.engineer,
} as const satisfies Partial<Service>

const driverWhere = ({ figures }: Law) =>
  ({ capacities: ['engine-driver'], waters: 'inland', leastNhp: figures.licences.engineerLeast }) as const

/** 23(viii), in listed order. */
const engineerRules = (law: Law): readonly Rule[] => [
  atMost('23(viii) nhp', law.figures.licences.engineerMost),
  {
    kind: 'any',
    citation: '23(viii) certificate',
    words: say(
      'holds a first class engine driver certificate, or one under the Merchant Shipping Act',
      'प्रथम श्रेणी इंजन चालक का, या वाणिज्य पोत परिवहन अधिनियम के अधीन इंजन चालक का प्रमाणपत्र हो',
    ),
    of: licenceRestsOn.engineer.map((grade) => holds('23(viii) certificate', grade)),
  },
  {
    ...asDriver,
    citation: '23(viii) service',
    where: driverWhere(law),
    parameter: law.figures.licences.engineer,
  },
  {
    ...asDriver,
    citation: '23(viii) charge',
    where: { ...driverWhere(law), inCharge: true },
    parameter: law.figures.licences.engineerInCharge,
    interpretations: ['D17', 'D18'],
  },
]

/** 30(viii), in listed order. */
const masterRules = ({ figures: { licences } }: Law): readonly Rule[] => [
  atMost('30(viii) nhp', licences.masterMost),
  holds('30(viii) certificate', 'second-class-master'),
  {
    kind: 'service',
    citation: '30(viii) service',
    where: { capacities: ['master'], waters: 'inland', leastNhp: licences.masterLeast },
    whileHolding: licenceRestsOn.master,
    phrase: 'not-less-than',
    parameter: licences.master,
  },
]

/** The requirements of each licence. */
export const licenceRules = (law: Law) => ({ engineer: engineerRules(law), master: masterRules(law) })

const titles: Readonly<Record<'engineer' | 'master', Bilingual>> = {
  engineer: say('licence to act as engineer', 'अभियंता के रूप में कार्य करने की अनुज्ञप्ति'),
  master: say('licence to act as master', 'मास्टर के रूप में कार्य करने की अनुज्ञप्ति'),
}

/** Decides a licence to act; the Chief Examiner grants it "if he thinks fit". */
export function licenceDecision(law: Law): Decision<never> {
  const rules = licenceRules(law)
  const all = Object.values(rules).flat()
  return decisionOf(instrument)({
    decision: 'licence-to-act',
    title: say('licence to act as master or engineer', 'मास्टर या अभियंता के रूप में कार्य करने की अनुज्ञप्ति'),
    citations: all.map(({ citation }) => citation),
    reads: factsRead(all),
    trees: capacities.map((as) => ({ params: { as }, rules: rules[as] })),
    params: record({ as: choice(capacities) }, {}),
    facts: licenceFacts,
    answer: ({ as }, on, facts) => {
      return judged(
        titles[as],
        as === 'engineer' ? '23(viii)' : '30(viii)',
        rules[as],
        askedOfMariner(facts, on, law.conventions),
      )
    },
  })
}
