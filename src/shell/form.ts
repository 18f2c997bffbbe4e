import { z } from 'zod'
import { typedValues } from './typed.ts'

export { clean, typedValues } from './typed.ts'

/** What a form page needs to show itself: what was typed, and what is wrong where. Empty at first. */
export type FormState = { values: Record<string, string | string[]>; errors: FieldError[] }
/** `key` is a text key; `values` are its arguments. */
export type FieldError = { field: string; key: string; values?: Record<string, string | number> }

export const emptyForm: FormState = { values: {}, errors: [] }
/** A form that opens with what is already known. */
export const filledForm = (
  values: Record<string, string | string[] | number | null | undefined>,
): FormState => ({
  values: Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined
        ? []
        : [[name, typeof value === 'number' ? String(value) : value]],
    ),
  ),
  errors: [],
})
/** The same form, with one more thing wrong that only the act could know. */
export const withError = (state: FormState, error: FieldError): FormState => ({
  ...state,
  errors: [...state.errors, error],
})

export type ReadForm<T> = { ok: true; value: T; state: FormState } | { ok: false; state: FormState }

/**
 * Reads a form body by a zod schema whose messages are text keys ("people.error.mobile"). A wrong form gives
 * the state with what was typed, so that nothing is lost and each error stands at its field.
 */
export function readForm<S extends z.ZodType>(schema: S, body: unknown): ReadForm<z.output<S>> {
  const values = typedValues(body)
  const read = schema.safeParse({ ...values, ...filesOf(body) })
  if (read.success) return { ok: true, value: read.data, state: { values, errors: [] } }
  const errors: FieldError[] = []
  for (const issue of read.error.issues) {
    const field = issue.path.map(String).join('.')
    if (!errors.some((error) => error.field === field)) errors.push({ field, ...wrongIn(issue) })
  }
  return { ok: false, state: { values, errors } }
}

/** What is too long names its limit. */
const wrongIn = (issue: z.core.$ZodIssue): Omit<FieldError, 'field'> =>
  issue.code === 'too_big'
    ? { key: issue.message, values: { max: Number(issue.maximum) } }
    : { key: issue.message }

const filesOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => isUpload(value)))
    : {}

/** A file that came with a form: whole in memory (8 MB at most), its type as yet only claimed. */
export type Upload = { filename: string; claimedType: string; bytes: Buffer; truncated: boolean }
export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes)

/** A required text field; `key` is shown when it is empty, `tooLong` with {max} when it is too long. */
export const requiredText = (key: string, max = 200, tooLong = 'shell.tooLong') =>
  z.string({ error: key }).min(1, key).max(max, tooLong)
const dayShape = /^\d{4}-\d{2}-\d{2}$/
/** A day as three fields or one text: YYYY-MM-DD that stands in the calendar. */
export const dayText = (key: string) =>
  z
    .string({ error: key })
    .regex(dayShape, key)
    .refine((text) => {
      const at = new Date(`${text}T00:00:00Z`)
      return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
    }, 'shell.notInCalendar')
/** The page was opened at this version of the case. */
export const versionField = z.coerce.number().int().min(0)
