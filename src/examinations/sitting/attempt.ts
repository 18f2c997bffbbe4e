/** An attempt, and a seat of the console, as their rows have them. */
export type { AttemptRow } from './attempts.queries.ts'
export type { SeatRow } from './console.queries.ts'
