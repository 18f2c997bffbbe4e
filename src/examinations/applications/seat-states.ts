import type { StateMachine } from '../../shell/state-machine.ts'

export type SeatState = 'free' | 'held' | 'taken'

/** A seat is held while the fee is paid, taken once the treasury has confirmed it; a released one is free again. */
export const seatStates: StateMachine<SeatState> = {
  name: 'seat',
  moves: {
    free: ['held'],
    held: ['taken', 'free'],
    taken: ['free'],
  },
}
