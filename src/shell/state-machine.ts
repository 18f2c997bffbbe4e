/**
 * The states of a thing and the changes that are allowed, as data: the acts ask it, the database's trigger
 * check_state_move holds to the same table (state_moves), the drawing in docs/ is made from it.
 */
export type StateMachine<State extends string> = { name: string; moves: Record<State, readonly State[]> }

export const mayMove = <State extends string>(
  { moves }: StateMachine<State>,
  from: State,
  to: State,
): boolean => moves[from].includes(to)

/** A text from the database as a state of this machine; throws on a state that the machine does not know. */
export function stateOf<State extends string>({ name, moves }: StateMachine<State>, text: string): State {
  const isState = (value: string): value is State => Object.hasOwn(moves, value)
  if (!isState(text)) throw new Error(`${name} has no state "${text}"`)
  return text
}
