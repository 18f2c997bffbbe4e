// The plainest form of a result: what must be equal in both encodings.

export type Answer = {
  readonly outcome: string
  readonly unmet: readonly string[]
  readonly unknown: readonly string[]
  readonly value?: Readonly<Record<string, unknown>>
}

export type Requirement = readonly [citation: string, met: boolean]

/** A calculation. */
export const computed = (value: Readonly<Record<string, unknown>>): Answer => ({
  outcome: 'computed',
  unmet: [],
  unknown: [],
  value,
})

/** A yes/no decision on facts that are all known. */
export const judged = (
  requirements: readonly Requirement[],
  value?: Readonly<Record<string, unknown>>,
): Answer => {
  const unmet = requirements.filter(([, met]) => !met).map(([citation]) => citation)
  const outcome = unmet.length > 0 ? 'not-satisfied' : 'satisfied'
  return { outcome, unmet, unknown: [], ...(value && { value }) }
}

/** A decision that only time can answer. */
export const open = (citation: string, value?: Readonly<Record<string, unknown>>): Answer => ({
  outcome: 'unknown',
  unmet: [],
  unknown: [citation],
  ...(value && { value }),
})
