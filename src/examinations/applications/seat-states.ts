import type { Machine } from '../machine.ts'

export type SeatState = 'free' | 'held' | 'taken'

/** A seat is held while the fee is paid, taken once the treasury has confirmed it; a released one is free again. */
export const seatStates: Machine<SeatState> = {
  free: ['held'],
  held: ['taken', 'free'],
  taken: ['free'],
}
