// May I sit for it? The questions of a mariner's record, and the answers for all six grades at once.
import { type AdmissionResult, type Grade, gradeNames } from '../rules/index.ts'
import type { FormState } from '../shell/form.ts'
import type { Bilingual } from '../shell/text.ts'
import { type AnswerView, answerView, type PlaceOf } from './answer.page.ts'
import { toldIn } from './calculators.page.ts'
import type { Field } from './fields.ts'
import { fieldViews, type Words } from './form.page.ts'
import { entriesOf } from './read-facts.ts'

type Judged = { readonly grade: Grade; readonly result: AdmissionResult }

export type GradeView = {
  readonly grade: Grade
  readonly name: Bilingual
  readonly verdictKey: string
  readonly answer: AnswerView
  /** The way that lacks least, in words; null where nothing is lacking or no service fills it. */
  readonly shortest: { readonly route: string; readonly short: Bilingual } | null
  /** The first day on which it is enough if such service goes on unbroken. */
  readonly earliest: string | null
}

const order = { satisfied: 0, unknown: 1, 'not-satisfied': 2, computed: 3 } as const

/** All grades, those that may be sat first; empty where there is no answer (a day before the rules). */
export const gradesView = (judged: readonly Judged[], placeOf: PlaceOf): GradeView[] =>
  judged
    .flatMap(({ grade, result }) => gradeView(grade, result, placeOf))
    .toSorted((one, other) => order[one.answer.outcome] - order[other.answer.outcome])

function gradeView(grade: Grade, result: AdmissionResult, placeOf: PlaceOf): GradeView[] {
  const answer = answerView(result, { ruleSet: 'jharkhand-2020', placeOf })
  if (answer === null || result.outcome === 'invalid') return []
  const isShort = result.outcome === 'not-satisfied'
  const way = isShort ? (result.value?.shortestWay ?? null) : null
  return [
    {
      grade,
      name: gradeNames[grade],
      verdictKey: `calculators.eligibility.verdict.${answer.outcome}`,
      answer,
      shortest: way === null ? null : { route: way.route, short: way.short },
      earliest: isShort ? (result.value?.earliestDate ?? null) : null,
    },
  ]
}

type Asked = {
  readonly on: string
  /** The day of the server, for the answer that is kept beside the form. */
  readonly today: string
  readonly form: FormState
  readonly grades: readonly GradeView[]
  readonly settings: object
}

/** The questions, and the answers when they were asked for. */
export function eligibilityPage(
  fields: readonly Field[],
  { on, today, form, grades, settings }: Asked,
  words: Words,
) {
  const views = fieldViews(fields, form.values, words)
  return {
    titleKey: 'calculators.eligibility.title',
    on,
    today,
    form,
    refusals: [],
    grades,
    told: grades.length > 0 ? toldIn(views, { form, day: words.day }) : [],
    plain: views.filter(({ as }) => as !== 'list'),
    lists: views
      .filter(({ as }) => as === 'list')
      .map((field) => ({ field, isOpen: entriesOf(field.name, form.values) > 0 })),
    settings: JSON.stringify(settings),
  }
}

declare module '../shell/views.ts' {
  interface Views {
    'calculators/eligibility': ReturnType<typeof eligibilityPage>
  }
}
