import type { StateMachine } from '../shell/state-machine.ts'

export type PaymentState = 'asked' | 'reported' | 'confirmed' | 'refused'

/** What may follow what: a challan is reported, then confirmed or refused; after a refusal another is reported. */
export const paymentStates: StateMachine<PaymentState> = {
  name: 'payment',
  moves: {
    asked: ['reported'],
    reported: ['confirmed', 'refused'],
    confirmed: [],
    refused: ['reported'],
  },
}

/** Every state, in the order in which the treasury looks for them. */
export const paymentStateNames = [
  'reported',
  'asked',
  'refused',
  'confirmed',
] as const satisfies PaymentState[]
