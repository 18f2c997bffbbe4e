/** A table of allowed changes of state, as data: from each state, the states it may go to. */
export type Machine<State extends string> = Readonly<Record<State, readonly State[]>>

/** May a case in one state go to the other? The database holds each table to the same moves (state_moves). */
export const mayMove = <State extends string>(
  machine: Machine<State>,
  from: NoInfer<State>,
  to: NoInfer<State>,
): boolean => machine[from].includes(to)
