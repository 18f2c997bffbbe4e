// Rule 22: the least crew of a vessel in operation, by the power of her engine.
import { concluded, decisionOf, type Decided } from '../decision.ts'
import { list, number, record, text } from '../facts/schema.ts'
import { openLine } from '../fold/line.ts'
import { lookUp, type Table } from '../fold/table.ts'
import type { Grade } from '../vocabulary/grades.ts'
import { say } from '../words.ts'
import { crewMember, type CrewNeed } from './crew.ts'
import { countLine, gradeLine } from './crew-judged.ts'
import { instrument } from './instrument.ts'
import { crewLines } from './parameters.ts'

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

const crewOf = (
  number: 'i' | 'ii' | 'iii',
  master: Grade,
  engineer: Grade,
  lascars: number,
): ManningValue => ({
  class: number,
  required: [
    { citation: `22(${number})(a)`, position: 'master', grade: master, count: 1 },
    { citation: `22(${number})(b)`, position: 'engineer', grade: engineer, count: 1 },
    { citation: `22(${number})(c)`, position: 'lascar', count: lascars },
    { citation: `22(${number})(d)`, position: 'greaser', count: 1 },
  ],
})

/** A vessel exactly on a line belongs to the class above: "565 BHP or more", "226 but less than 565". */
export const crews: Table<ManningValue> = {
  kind: 'table',
  phrase: 'less-than',
  rows: [
    {
      citation: '22(iii)',
      end: crewLines.middle,
      gives: crewOf('iii', 'serang', 'second-class-engine-driver', 1),
    },
    {
      citation: '22(ii)',
      end: crewLines.upper,
      gives: crewOf('ii', 'second-class-master', 'first-class-engine-driver', 1),
    },
    { citation: '22(i)', end: null, gives: crewOf('i', 'first-class-master', 'inland-engineer', 2) },
  ],
}

const title = say('least crew of the vessel', 'जलयान का न्यूनतम कर्मीदल')

const power = say('Power of the engine (BHP)', 'इंजन की शक्ति (बीएचपी)')

/** Decides whether the crew is enough; without the power of the engine nothing can be said. */
export const manningDecision = decisionOf(instrument)({
  decision: 'manning',
  title,
  citations: ['22', ...crews.rows.flatMap(({ gives }) => gives.required.map(({ citation }) => citation))],
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
    const { citation, gives } = lookUp(crews, bhp)
    const board = { on, nhp: vessel?.nhp, crew }
    const lines = gives.required.map(({ grade, ...need }) =>
      grade === undefined ? countLine(need, board) : gradeLine({ ...need, grade }, board),
    )
    return { ...concluded(title, citation, lines), value: gives }
  },
})
