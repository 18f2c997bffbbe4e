// Where the boat rules can be read in more than one way: each reading by its number, the one that is applied first.
// The words of each stand with its interpretation.

export const choices = {
  B1: ['end-row', 'straight-line'],
  B2: ['lesser', 'benches'],
  L1: ['not-with-others', 'allowed'],
} as const

export type Readings = { readonly [K in keyof typeof choices]: (typeof choices)[K][number] }

/** The readings that are applied until a department or a court rules otherwise. */
export const appliedReadings: Readings = { B1: 'end-row', B2: 'lesser', L1: 'not-with-others' }
