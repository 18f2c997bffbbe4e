import type { z } from 'zod'
import { type ReadForm, readForm } from '../shell/form.ts'
import {
  DescriptionForm,
  EducationForm,
  KeptProfile,
  MedicalForm,
  ProfileForm,
  ResidenceForm,
} from './claim-forms.ts'
import { CertificateForm, CourseForm, ServiceForm, UniformedForm } from './service-forms.ts'

/** The parts of a record, in the order in which they are asked. */
export const recordKinds = [
  'profile',
  'residence',
  'description',
  'education',
  'service',
  'course',
  'certificate',
  'uniformed',
  'medical',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** Of these a person has one; of the others as many as there are, or none. */
const singleKinds: readonly RecordKind[] = ['profile', 'residence', 'description', 'education']
export const isSingle = (kind: RecordKind): boolean => singleKinds.includes(kind)

/** The particulars of each kind of entry: as claimed by the person, or as found by an officer. */
export type Particulars = {
  profile: z.output<typeof KeptProfile>
  residence: z.output<typeof ResidenceForm>
  description: z.output<typeof DescriptionForm>
  education: z.output<typeof EducationForm>
  medical: z.output<typeof MedicalForm>
  service: z.output<typeof ServiceForm>
  course: z.output<typeof CourseForm>
  certificate: z.output<typeof CertificateForm>
  uniformed: z.output<typeof UniformedForm>
}
/** What is said of one entry. */
export type Claim = { [K in RecordKind]: { kind: K; particulars: Particulars[K] } }[RecordKind]

type Reader = (body: unknown) => ReadForm<Claim>

const reads =
  <K extends RecordKind>(
    schema: z.ZodType<Particulars[K]>,
    claim: (particulars: Particulars[K]) => Claim,
  ): Reader =>
  (body) => {
    const form = readForm(schema, body)
    return form.ok ? { ...form, value: claim(form.value) } : form
  }

const readers: Record<RecordKind, Reader> = {
  profile: reads<'profile'>(ProfileForm, (particulars) => ({ kind: 'profile', particulars })),
  residence: reads<'residence'>(ResidenceForm, (particulars) => ({ kind: 'residence', particulars })),
  description: reads<'description'>(DescriptionForm, (particulars) => ({ kind: 'description', particulars })),
  education: reads<'education'>(EducationForm, (particulars) => ({ kind: 'education', particulars })),
  medical: reads<'medical'>(MedicalForm, (particulars) => ({ kind: 'medical', particulars })),
  service: reads<'service'>(ServiceForm, (particulars) => ({ kind: 'service', particulars })),
  course: reads<'course'>(CourseForm, (particulars) => ({ kind: 'course', particulars })),
  certificate: reads<'certificate'>(CertificateForm, (particulars) => ({ kind: 'certificate', particulars })),
  uniformed: reads<'uniformed'>(UniformedForm, (particulars) => ({ kind: 'uniformed', particulars })),
}

const readKeptProfile = reads<'profile'>(KeptProfile, (particulars) => ({ kind: 'profile', particulars }))

/** Reads the form of an entry, whoever filled it in: the person, or an officer who corrects. */
export const readClaim = (kind: RecordKind, body: unknown): ReadForm<Claim> => readers[kind](body)

/** Particulars as they are typed into the form of their kind. */
export function typedParticulars(particulars: Record<string, unknown>): Record<string, string> {
  const typed = Object.fromEntries(
    Object.entries(particulars).map(([name, value]) => [name, typedText(value)]),
  )
  // A form asks whether it goes on, since a last day may simply have been forgotten.
  return 'toDay' in typed ? { ...typed, continuing: typed['toDay'] === '' ? 'yes' : 'no' } : typed
}

function typedText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * What a table or a finding holds, read by the same form as what is typed: there is one truth of what fits. Only a
 * name may be kept in one script alone.
 */
export function storedClaim(kind: RecordKind, stored: Record<string, unknown>): Claim {
  const read = (kind === 'profile' ? readKeptProfile : readers[kind])(typedParticulars(stored))
  if (read.ok) return read.value
  throw new Error(`Stored ${kind} does not fit: ${JSON.stringify(read.state.errors)}`)
}
