import type { StateMachine } from '../shell/state-machine.ts'

export type PaperState = 'granted' | 'cancelled' | 'superseded' | 'surrendered'

/**
 * Which state a paper may go to from which: the register's own. Suspended, expired and not yet valid are no
 * states: they follow from orders and days (verdict.ts).
 */
export const paperStates: StateMachine<PaperState> = {
  name: 'paper',
  moves: {
    granted: ['cancelled', 'superseded', 'surrendered'],
    cancelled: ['granted'],
    superseded: [],
    surrendered: [],
  },
}

export const isPaperState = (state: string): state is PaperState => Object.hasOwn(paperStates.moves, state)
