import { z } from 'zod'
import { type FormState, readForm, versionField, withError } from '../../shell/form.ts'
import { type AskedLine, readRubricMarks } from './rubric-marks.ts'

const words = (key: string) => z.string({ error: key }).max(2000, key)
/** Why an earlier mark is corrected; empty at the first marking. */
const reason = words('examinations-marking.error.reason').default('')

const SheetForm = z.object({
  version: versionField,
  note: words('examinations-marking.error.note').default(''),
  reason,
})
const PartForm = z.object({
  version: versionField,
  came: z.enum(['yes', 'no'], { error: 'examinations-marking.error.came' }),
  second: z.uuid({ error: 'examinations-marking.error.second' }),
  note: words('examinations-marking.error.note').min(1, 'examinations-marking.error.note'),
  reason,
})

type Read<T> = { value: (T & { marks: number[] }) | null; state: FormState }

/** An examiner's marks for a sheet; no value while a mark or a field is wrong. */
export const readSheetForm = (body: unknown, lines: AskedLine[]): Read<z.output<typeof SheetForm>> => {
  const form = readForm(SheetForm, body)
  const { marks, state } = readMarks(lines, form.state)
  return { value: form.ok && marks ? { ...form.value, marks } : null, state }
}

/** Two examiners' marks for a viva or a practical. Of a candidate who did not come no marks are read. */
export const readPartForm = (body: unknown, lines: AskedLine[]): Read<z.output<typeof PartForm>> => {
  const form = readForm(PartForm, body)
  if (form.ok && form.value.came === 'no') return { value: { ...form.value, marks: [] }, state: form.state }
  const { marks, state } = readMarks(lines, form.state)
  return { value: form.ok && marks ? { ...form.value, marks } : null, state }
}

/** The rubric's marks as typed; a mark that cannot be given stands as an error at its own line. */
function readMarks(lines: AskedLine[], state: FormState): { marks: number[] | null; state: FormState } {
  const read = readRubricMarks(lines, state.values)
  if (read.ok) return { marks: read.marks, state }
  const errors = lines
    .filter(({ field }) => read.wrong.includes(field))
    .map(({ field, marks }) => ({ field, key: 'examinations-marking.error.marks', values: { marks } }))
  return { marks: null, state: errors.reduce(withError, state) }
}
