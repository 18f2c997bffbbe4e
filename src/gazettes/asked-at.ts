// Where anyone may ask a decision. The calculators stand in a later room; test/gazettes holds the two together.

/** Decisions that both rule sets have by the same name. */
const shared = new Set(['freeboard', 'passenger-capacity', 'may-ply'])

/** The address without language at which the decision may be asked. */
export function askedAt(ruleSet: string, decision: string): string {
  if (decision === 'admission') return '/eligibility'
  const isBoat = ruleSet === 'bihar-boats-2018' && shared.has(decision)
  return `/calculators/${isBoat ? 'boat-' : ''}${decision}`
}
