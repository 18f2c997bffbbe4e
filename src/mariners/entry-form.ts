import type { Db } from '../db/connect.ts'
import { filledForm, type FormState, typedValues } from '../shell/form.ts'
import type { Language } from '../shell/text.ts'
import { type Claim, type RecordKind, typedParticulars } from './claims.ts'
import { fields } from './fields.ts'
import type { Looked } from './record.page.ts'
import { registeredVessel, vesselNameIn, vesselParticulars } from './registered-vessel.ts'

/** The form of an entry, filled in with what it says: each day in its three boxes. */
export function formOf({ kind, particulars }: Claim): FormState {
  return filledForm(inBoxes(kind, typedParticulars(particulars)))
}

function inBoxes(kind: RecordKind, typed: Record<string, string>): Record<string, string> {
  const days = fields[kind].filter((field) => field.as === 'day').map((field) => field.name)
  return { ...typed, ...Object.fromEntries(days.flatMap((name) => boxesOf(name, typed[name] ?? ''))) }
}

function boxesOf(name: string, day: string): [string, string][] {
  const [year = '', month = '', date = ''] = day.split('-')
  return [
    [`${name}-day`, date.replace(/^0/, '')],
    [`${name}-month`, month.replace(/^0/, '')],
    [`${name}-year`, year],
  ]
}

/**
 * The button "look it up": the form again as typed, with what the register has of the vessel. Null when
 * another button was pressed.
 */
export async function lookUp(
  db: Db,
  kind: RecordKind,
  body: unknown,
  language: Language,
): Promise<{ form: FormState; looked: Looked } | null> {
  const typed = typedValues(body)
  if (kind !== 'service' || typed['look'] !== 'vessel') return null
  const number = String(typed['vesselNumber'] ?? '')
  const vessel = number === '' ? undefined : await registeredVessel(db, number)
  if (!vessel) return { form: { values: typed, errors: [] }, looked: { found: false, name: '' } }
  const known = typedParticulars(vesselParticulars(vessel, language))
  const looked = { found: true, name: vesselNameIn(language, vessel) }
  return { form: { values: { ...typed, ...known }, errors: [] }, looked }
}
