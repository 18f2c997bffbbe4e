/** A session as its row and its centre's have it. */
export type { SessionRow } from './sessions.queries.ts'
