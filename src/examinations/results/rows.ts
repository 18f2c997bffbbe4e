/** A candidate's result as its row has it. */
export type { ResultRow } from './results.queries.ts'
