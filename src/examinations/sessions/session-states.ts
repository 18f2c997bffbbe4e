import { z } from 'zod'
import type { StateMachine } from '../../shell/state-machine.ts'

const sessionStateNames = [
  'planned',
  'open',
  'closed',
  'sealed',
  'running',
  'finished',
  'marked',
  'released',
  'postponed',
  'cancelled',
] as const

export type SessionState = (typeof sessionStateNames)[number]

/** The life of a session. A postponed or cancelled one keeps its candidates. */
export const sessionStates: StateMachine<SessionState> = {
  name: 'session',
  moves: {
    planned: ['open', 'cancelled'],
    open: ['closed', 'cancelled', 'postponed'],
    closed: ['sealed', 'cancelled', 'postponed'],
    sealed: ['running', 'cancelled', 'postponed'],
    running: ['finished'],
    finished: ['marked'],
    marked: ['released'],
    released: [],
    postponed: ['open'],
    cancelled: [],
  },
}

/** A session's state as its row has it. */
export const SessionStateText = z.enum(sessionStateNames)
