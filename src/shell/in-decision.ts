// The words of the facts of the rules (views/facts). One fact is named once for all decisions; where a decision means
// something of its own by the same path, its own words stand under its name and go before.

/** A decision of a rule set, as the catalogue names it. */
export type AskedBy = { readonly ruleSet: string; readonly decision: string }

/** Tells whether there is a text of that key. */
export type HasText = (key: string) => boolean

/**
 * The key under which a decision has its own words, else the key itself: of `facts.label.from` asked by a time limit it
 * is `facts.label.jharkhand-2020.clock.from`. Keys begin with `facts.` and their sort: label, hint, entry, choice.
 */
export function inDecision(has: HasText, { ruleSet, decision }: AskedBy, key: string): string {
  const own = key.replace(/^facts\.[a-z]+\./, (start) => `${start}${ruleSet}.${decision}.`)
  return has(own) ? own : key
}
