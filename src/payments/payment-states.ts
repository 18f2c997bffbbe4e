/** What may follow what: a challan is reported, then confirmed or refused; after a refusal another is reported. */
export const paymentStates = {
  name: 'payment',
  moves: {
    asked: ['reported'],
    reported: ['confirmed', 'refused'],
    confirmed: [],
    refused: ['reported'],
  },
} as const
export type PaymentState = keyof (typeof paymentStates)['moves']

/** Every state, in the order in which the treasury looks for them. */
export const paymentStateNames = [
  'reported',
  'asked',
  'refused',
  'confirmed',
] as const satisfies PaymentState[]

export const mayMove = (from: PaymentState, to: PaymentState): boolean => {
  const next: readonly PaymentState[] = paymentStates.moves[from]
  return next.includes(to)
}
