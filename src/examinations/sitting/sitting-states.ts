import type { StateMachine } from '../../shell/state-machine.ts'

export type AttemptState = 'not-started' | 'running' | 'paused' | 'handed-in' | 'timed-out' | 'annulled'

/** One candidate's sitting of the written paper; malpractice annuls it at any point. */
export const attemptStates: StateMachine<AttemptState> = {
  name: 'attempt',
  moves: {
    'not-started': ['running', 'annulled'],
    running: ['paused', 'handed-in', 'timed-out', 'annulled'],
    paused: ['running', 'timed-out', 'annulled'],
    'handed-in': ['annulled'],
    'timed-out': ['annulled'],
    annulled: [],
  },
}

export type TimeCreditState = 'asked' | 'approved' | 'refused'

/** Lost minutes: one officer asks, another decides. */
export const timeCreditStates: StateMachine<TimeCreditState> = {
  name: 'time-credit',
  moves: { asked: ['approved', 'refused'], approved: [], refused: [] },
}
