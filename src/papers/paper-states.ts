/**
 * Which state a paper may go to from which: the register's own. Suspended, expired and not yet valid are no
 * states: they follow from orders and days (verdict.ts).
 */
export const paperStates = {
  name: 'paper',
  moves: {
    granted: ['cancelled', 'superseded', 'surrendered'],
    cancelled: ['granted'],
    superseded: [],
    surrendered: [],
  },
} as const

export type PaperState = keyof typeof paperStates.moves

export const isPaperState = (state: string): state is PaperState => Object.hasOwn(paperStates.moves, state)

/** May a paper go from one state to the other? */
export const mayMove = (from: PaperState, to: PaperState): boolean =>
  paperStates.moves[from].some((state) => state === to)
