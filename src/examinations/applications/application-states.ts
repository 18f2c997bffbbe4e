import { z } from 'zod'
import type { StateMachine } from '../../shell/state-machine.ts'

const applicationStateNames = [
  'draft',
  'submitted',
  'held',
  'answered',
  'eligible',
  'rejected',
  'seated',
  'examined',
  'absent',
  'malpractice',
  'passed',
  'failed',
  'granted',
  'withdrawn',
] as const

export type ApplicationState = (typeof applicationStateNames)[number]

/** The life of an application in Form 20, from draft to grant; present, absent and malpractice are different ends. */
export const applicationStates: StateMachine<ApplicationState> = {
  name: 'application',
  moves: {
    draft: ['submitted', 'withdrawn'],
    submitted: ['held', 'eligible', 'rejected', 'withdrawn'],
    held: ['answered', 'withdrawn'],
    answered: ['held', 'eligible', 'rejected', 'withdrawn'],
    eligible: ['seated', 'withdrawn'],
    rejected: [],
    seated: ['examined', 'absent', 'malpractice', 'withdrawn'],
    examined: ['passed', 'failed'],
    absent: [],
    malpractice: [],
    passed: ['granted'],
    failed: [],
    granted: [],
    withdrawn: [],
  },
}

/** An application's state as its row has it. */
export const ApplicationStateText = z.enum(applicationStateNames)
