import { createHash } from 'node:crypto'

/** JSON with keys in order, so that the same facts have the same bytes, before the database and after. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [two]) => (one < two ? -1 : 1)))
      : inner,
  )

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Everything that was asked of the rules, by which the answer is given again. */
export type Asked = {
  ruleSet: string
  ruleSetVersion: string
  decision: string
  params: unknown
  on: string
  lawOn: string | null
  settings: unknown
  facts: unknown
}

/** The hash of a question as a whole: a change anywhere in it shows, even one that changes no answer. */
export const questionHash = ({
  ruleSet,
  ruleSetVersion,
  decision,
  params,
  on,
  lawOn,
  settings,
  facts,
}: Asked): string =>
  sha256(canonical({ ruleSet, ruleSetVersion, decision, params, on, lawOn, settings, facts }))
