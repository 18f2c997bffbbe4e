/** A candidate of a session, and a viva or practical, as their rows have them. */
export type { Candidate } from './marking.queries.ts'
export type { Part, PartRow } from './part-results.queries.ts'
