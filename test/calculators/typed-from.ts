// What a person would type to tell the facts of a case.
import type { Calculator } from '../../src/calculators/definitions.ts'

type Told = { readonly on: string; readonly params: object; readonly facts: object }

export const typedFrom = (
  _calculator: Pick<Calculator, 'slug'>,
  { on, params, facts }: Told,
): Record<string, string> => ({
  on,
  ...flat(params),
  ...flat(facts),
})

/** { service: [{ from: '2020-01-01' }] } is typed as service.0.from. */
function flat(value: unknown, name = ''): Record<string, string> {
  if (value === undefined) return {}
  if (value === null || (Array.isArray(value) && value.length === 0)) return { [`${name}.none`]: 'yes' }
  if (typeof value !== 'object') return { [name]: said(value) }
  const parts = Object.entries(value).map(([key, inner]) => flat(inner, name === '' ? key : `${name}.${key}`))
  return Object.assign({}, ...parts) as Record<string, string>
}

const said = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value))
