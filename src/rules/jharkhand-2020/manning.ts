// Rule 22: the least crew of a vessel in operation, by the power of her engine.
import { concluded, decisionOf, type Decided, type Decision } from '../decision.ts'
import { list, number, record, text } from '../facts/schema.ts'
import { openLine } from '../fold/line.ts'
import type { Parameter } from '../fold/rule.ts'
import { lookUp, type Table } from '../fold/table.ts'
import type { Grade } from '../vocabulary/grades.ts'
import { say } from '../words.ts'
import { crewMember, type CrewNeed } from './crew.ts'
import { countLine, gradeLine } from './crew-judged.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

export const manningFacts = record(
  {},
  {
    vessel: record(
      {},
      {
        bhp: number({ least: 0 }),
        nhp: number({ least: 0 }),
        number: text('\\S', 'the number of the vessel'),
      },
    ),
    crew: list(crewMember),
  },
)

export type ManningValue = { readonly required: readonly CrewNeed[]; readonly class: 'i' | 'ii' | 'iii' }

type Crew = {
  readonly class: ManningValue['class']
  readonly master: Grade
  readonly engineer: Grade
  /** How many masters, engineers, lascars and greasers, in the order of the rule. */
  readonly counts: readonly [Parameter, Parameter, Parameter, Parameter]
}

const crewOf = ({
  class: named,
  master,
  engineer,
  counts: [masters, engineers, lascars, greasers],
}: Crew) => ({
  class: named,
  required: [
    { citation: masters.citation, position: 'master' as const, grade: master, count: masters.value },
    { citation: engineers.citation, position: 'engineer' as const, grade: engineer, count: engineers.value },
    { citation: lascars.citation, position: 'lascar' as const, count: lascars.value },
    { citation: greasers.citation, position: 'greaser' as const, count: greasers.value },
  ],
})

/** A vessel exactly on a line belongs to the class above: "565 BHP or more", "226 but less than 565". */
export const crews = ({ figures: { crewLines, crewsOn: on } }: Law): Table<ManningValue> => ({
  kind: 'table',
  phrase: 'less-than',
  rows: [
    {
      citation: '22(iii)',
      end: crewLines.middle,
      gives: crewOf({
        class: 'iii',
        master: 'serang',
        engineer: 'second-class-engine-driver',
        counts: [on.lowerMaster, on.lowerEngineer, on.lowerLascars, on.lowerGreasers],
      }),
    },
    {
      citation: '22(ii)',
      end: crewLines.upper,
      gives: crewOf({
        class: 'ii',
        master: 'second-class-master',
        engineer: 'first-class-engine-driver',
        counts: [on.middleMaster, on.middleEngineer, on.middleLascars, on.middleGreasers],
      }),
    },
    {
      citation: '22(i)',
      end: null,
      gives: crewOf({
        class: 'i',
        master: 'first-class-master',
        engineer: 'inland-engineer',
        counts: [on.upperMaster, on.upperEngineer, on.upperLascars, on.upperGreasers],
      }),
    },
  ],
})

const title = say('least crew of the vessel', 'जलयान का न्यूनतम कर्मीदल')

const power = say('Power of the engine (BHP)', 'इंजन की शक्ति (बीएचपी)')

/** Decides whether the crew is enough; without the power of the engine nothing can be said. */
export function manningDecision(law: Law): Decision<ManningValue> {
  const table = crews(law)
  return decisionOf(instrument)({
    decision: 'manning',
    title,
    citations: ['22', ...table.rows.flatMap(({ gives }) => gives.required.map(({ citation }) => citation))],
    // How great a vessel a licence to act is good for.
    applies: ['23(viii)', '30(viii)'],
    reads: [
      'vessel.bhp',
      'vessel.nhp',
      'crew[].position',
      ...['grade', 'kind', 'issuedOn', 'validUntil', 'endedOn', 'interruptions', 'maxNhp'].map(
        (key) => `crew[].certificates[].${key}`,
      ),
    ],
    params: record({}, {}),
    facts: manningFacts,
    answer: (_, on, { vessel, crew }): Decided<ManningValue> => {
      const bhp = vessel?.bhp
      if (bhp === undefined) {
        const needed = say('the power of the engine', 'इंजन की शक्ति')
        return concluded(title, '22', [openLine({ citation: '22', words: title }, power, needed)])
      }
      const { citation, gives } = lookUp(table, bhp)
      const board = { on, nhp: vessel?.nhp, crew, law }
      const lines = gives.required.map(({ grade, ...need }) =>
        grade === undefined ? countLine(need, board) : gradeLine({ ...need, grade }, board),
      )
      return { ...concluded(title, citation, lines), value: gives }
    },
  })
}
