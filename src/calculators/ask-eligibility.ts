// Asks for all grades with what was typed. Pure: the browser asks with the same lines.
import { placeOf } from '../gazettes/index.ts'
import { admission, catalogue, grades, type MarinerFacts, type Settings } from '../rules/index.ts'
import type { FormState } from '../shell/form.ts'
import { type GradeView, gradesView } from './eligibility.page.ts'
import { type Field, fieldsOf } from './fields.ts'
import { faultsAt, readFacts } from './read-facts.ts'

const entry = catalogue().find(({ decision }) => decision === 'admission')

/** The questions: every fact that can decide the admission to any grade. */
export const eligibilityFields: readonly Field[] = entry ? fieldsOf(entry.facts, entry.reads) : []

type Sent = { readonly values: FormState['values']; readonly on: string; readonly settings: Settings }
type Answered = { readonly form: FormState; readonly grades: readonly GradeView[] }

/** The answers for all grades, or what is wrong at which field; never both. */
export function askEligibility({ values, on, settings }: Sent): Answered {
  const { facts, faults } = readFacts(eligibilityFields, values)
  const wrong = (found: typeof faults): Answered => ({
    form: {
      values,
      errors: found.map(({ field, key, values: limits = {} }) => ({ field, key, values: limits })),
    },
    grades: [],
  })
  if (faults.length > 0) return wrong(faults)
  // The rules check the facts themselves: what was typed is only claimed to be of their shape.
  const told: MarinerFacts = facts
  const judged = grades.map((grade) => ({ grade, result: admission(grade, on, told, { settings }) }))
  const invalid = judged.flatMap(({ result }) => (result.outcome === 'invalid' ? result.errors : []))
  const once = invalid.filter(({ path }, i) => invalid.findIndex((one) => one.path === path) === i)
  if (once.length > 0) return wrong(faultsAt(once))
  return { form: { values, errors: [] }, grades: gradesView(judged, placeOf) }
}
