// Where the rules can be read in more than one way: each reading by its number, the one that is applied first.
// The words of each stand with its interpretation.

export const choices = {
  D1: ['masthead', 'running-heads'],
  D2: ['any-department', 'deck'],
  D4: ['any-power', 'same-power'],
  D5: ['on-the-line', 'above-the-line'],
  D9: ['item-1-fee', 'dry-dock-fee'],
  D10: ['after', 'before'],
  D11: ['no-ceiling', 'ceiling'],
  D12: ['forty', 'forty-five'],
  D15: ['of-the-grade', 'boat-handler'],
  D17: ['within', 'anywhere'],
  D19: ['the-year', 'all-months'],
  D20: ['each-limb', 'rating-limb'],
  D23: ['engine', 'any-department'],
  D24: ['both-tiers', 'lower-tier'],
  D25: ['sea-or-inland', 'inland'],
  D26: ['a-prevails', 'low-power'],
  D27: ['higher', 'very-grade'],
  L1: ['first-service', 'everyone'],
  L2: ['helmsman', 'no-helmsman'],
  L3: ['accepted', 'not-accepted'],
  L4: ['accepted', 'not-accepted'],
  L5: ['not-exceeding', 'less-than'],
  L6: ['one', 'each'],
} as const

export type Readings = { readonly [K in keyof typeof choices]: (typeof choices)[K][number] }

/** The readings that are applied until a department or a court rules otherwise. */
export const appliedReadings: Readings = {
  D1: 'masthead',
  D2: 'any-department',
  D4: 'any-power',
  D5: 'on-the-line',
  D9: 'item-1-fee',
  D10: 'after',
  D11: 'no-ceiling',
  D12: 'forty',
  D15: 'of-the-grade',
  D17: 'within',
  D19: 'the-year',
  D20: 'each-limb',
  D23: 'engine',
  D24: 'both-tiers',
  D25: 'sea-or-inland',
  D26: 'a-prevails',
  D27: 'higher',
  L1: 'first-service',
  L2: 'helmsman',
  L3: 'accepted',
  L4: 'accepted',
  L5: 'not-exceeding',
  L6: 'one',
}
