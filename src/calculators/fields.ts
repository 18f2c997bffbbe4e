// The questions of a form, made from what a decision says that it reads: no list of questions stands beside the rule.
import type { JsonSchema } from '../rules/index.ts'

export type FieldKind = 'day' | 'number' | 'yes-no' | 'choice' | 'text' | 'list'

/** One question. Of a list: the questions of each entry. */
export type Field = {
  /** Where the fact stands, as the contract writes it without brackets: `person.dateOfBirth`, `service.vesselBhp`. */
  readonly path: string
  /** Its place within the entry or the facts: `vesselBhp`, `person.dateOfBirth`. */
  readonly key: string
  readonly kind: FieldKind
  /** Always to be told, where anything of its entry is. */
  readonly required: boolean
  /** May be told as "there is none" (null): the end of service that still goes on. */
  readonly nullable: boolean
  /** The group of facts that may be missing as a whole (`licence`: there is none); null where it is of no such group. */
  readonly group: string | null
  readonly choices: readonly string[]
  readonly of: readonly Field[]
  readonly least: number | null
  readonly most: number | null
  readonly whole: boolean
}

type Place = { readonly path: string; readonly key: string; readonly required: boolean }

/**
 * The questions of a JSON Schema of the catalogue. `reads` (paths with `[]`, as the catalogue has them) leaves out what
 * cannot decide; what an entry must always have is asked with it.
 */
export function fieldsOf(schema: JsonSchema, reads?: readonly string[]): Field[] {
  const wanted = reads?.map((path) => path.replaceAll('[]', ''))
  return inRecord(schema, { path: '', key: '', required: false }, wanted, true)
}

function inRecord(
  schema: JsonSchema,
  at: Place,
  wanted: readonly string[] | undefined,
  isOptional: boolean,
): Field[] {
  const required = stringsOf(schema['required'])
  const inOrder = Object.entries(recordOf(schema['properties']))
  const found = inOrder.flatMap(([key, inner]) => {
    const path = joined(at.path, key)
    const isAsked = wanted === undefined || wanted.some((one) => one === path || one.startsWith(`${path}.`))
    const isRequired = required.includes(key)
    if (!isAsked && (isOptional || !isRequired)) return []
    return fieldAt(schemaOf(inner), { path, key: joined(at.key, key), required: isRequired }, wanted)
  })
  return found
}

function fieldAt(schema: JsonSchema, at: Place, wanted: readonly string[] | undefined): Field[] {
  const [first] = listOf(schema['anyOf'])
  if (first !== undefined)
    return fieldAt(first, at, wanted).map((field) =>
      first['type'] === 'object' ? { ...field, group: field.group ?? at.key } : { ...field, nullable: true },
    )
  if (schema['type'] === 'object') return inRecord(schema, at, wanted, true)
  const plain = {
    ...at,
    nullable: false,
    group: null,
    choices: [],
    of: [],
    least: null,
    most: null,
    whole: false,
  }
  if (schema['type'] === 'array') {
    return [{ ...plain, kind: 'list', of: inEntry(schemaOf(schema['items']), at, wanted) }]
  }
  return [{ ...plain, ...leafOf(schema) }]
}

/** The questions of one entry; of a list of plain values (holidays) the one without a key. */
const inEntry = (items: JsonSchema, at: Place, wanted: readonly string[] | undefined): Field[] =>
  items['type'] === 'object'
    ? inRecord(items, { ...at, key: '' }, wanted, false)
    : fieldAt(items, { ...at, key: '', required: false }, wanted)

function leafOf(schema: JsonSchema): Pick<Field, 'kind' | 'choices' | 'least' | 'most' | 'whole'> {
  const { type, format, minimum, maximum } = schema
  const choices = stringsOf(schema['enum'])
  return {
    kind: kindOf(type, format, choices),
    choices,
    least: typeof minimum === 'number' ? minimum : null,
    most: typeof maximum === 'number' ? maximum : null,
    whole: type === 'integer',
  }
}

function kindOf(type: unknown, format: unknown, choices: readonly string[]): FieldKind {
  if (type === 'boolean') return 'yes-no'
  if (type === 'number' || type === 'integer') return 'number'
  if (choices.length > 0) return 'choice'
  return format === 'date' ? 'day' : 'text'
}

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

type Plain = JsonSchema[string]
const isSchema = (value: Plain | undefined): value is JsonSchema =>
  typeof value === 'object' && !Array.isArray(value)
const schemaOf = (value: Plain | undefined): JsonSchema => (isSchema(value) ? value : {})
const recordOf = (value: Plain | undefined): Readonly<Record<string, Plain>> => schemaOf(value)
const listOf = (value: Plain | undefined): JsonSchema[] =>
  Array.isArray(value) ? value.filter((one): one is JsonSchema => typeof one === 'object') : []
const stringsOf = (value: Plain | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
