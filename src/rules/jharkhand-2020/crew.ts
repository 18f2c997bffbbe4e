// The crew on board as the facts tell it, and the places that rule 22 names.
import { certificates } from '../facts/mariner.ts'
import { choice, record, type FactsOf } from '../facts/schema.ts'
import type { Grade } from '../vocabulary/grades.ts'

const positions = ['master', 'engineer', 'lascar', 'greaser'] as const

export type Position = (typeof positions)[number]

export const crewMember = record({}, { position: choice(positions), certificates })

export type CrewMember = FactsOf<typeof crewMember>

/** One line of the rule: so many of that position, with a certificate of that grade where one is named. */
export type CrewNeed = {
  readonly citation: string
  readonly position: Position
  readonly grade?: Grade
  readonly count: number
}
