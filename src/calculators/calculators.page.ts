import type { FormState } from '../shell/form.ts'
import { inDecision } from '../shell/in-decision.ts'
import type { AnswerView } from './answer.page.ts'
import { type Calculator, calculators, groups } from './definitions.ts'
import { fieldViews, type FieldView, type Words, wordsOf } from './form.page.ts'

/** All that can be calculated, grouped by whom it is for. */
export const listPage = {
  titleKey: 'calculators.list.title',
  groups: groups.map((group) => ({
    group,
    titleKey: `calculators.group.${group}`,
    forWhomKey: `calculators.forWhom.${group}`,
    calculators: calculators
      .filter((one) => one.group === group)
      .map(({ slug, entry }) => ({ href: `/calculators/${slug}`, title: entry.title })),
  })),
}

type Asked = {
  readonly on: string
  readonly form: FormState
  readonly answer: AnswerView | null
  /** The authority whose settings hold, where there is one. */
  readonly settings: object
}

/** One calculator: the answer first when there is one, then the questions with what was typed. */
export function onePage({ slug, entry, params, facts }: Calculator, asked: Asked, plain: Words) {
  const { ruleSet, decision, title, picks } = entry
  const words = wordsOf(plain, entry)
  const keyOf = (key: string) => inDecision(plain.has, entry, key)
  const fields = [
    ...fieldViews(params, asked.form.values, words),
    ...fieldViews(facts, asked.form.values, words),
  ]
  return {
    titleKey: 'calculators.one.title',
    titleValues: { name: words.tr(title) },
    back: '/calculators',
    slug,
    ruleSet,
    decision,
    title,
    on: asked.on,
    event: picks.words,
    rulesHref: `/rules/${ruleSet}/decisions/${decision}`,
    form: asked.form,
    refusals: [],
    answer: asked.answer && { ...asked.answer, missing: asked.answer.missing.map(keyOf) },
    told: asked.answer === null ? [] : toldIn(fields, asked.form),
    fields,
    settings: JSON.stringify(asked.settings),
  }
}

type ToldRow = { readonly label: string; readonly said: string; readonly isDay: boolean }

/** What was told, for the printed sheet: each question that has an answer, in the words of the form. */
export const toldIn = (fields: readonly FieldView[], form: FormState): ToldRow[] =>
  fields.flatMap((field) => {
    if (field.entries.length > 0)
      return field.entries.flatMap((entry) =>
        toldIn(entry.fields, form).map((row) => ({
          ...row,
          label: `${entry.title} ${entry.number}: ${row.label}`,
        })),
      )
    const typed = form.values[field.name]
    if (typeof typed !== 'string' || typed === '') return []
    const said = field.items.find(({ value }) => value === typed)?.text ?? typed
    return [{ label: field.label, said, isDay: field.as === 'day' }]
  })

declare module '../shell/views.ts' {
  interface Views {
    'calculators/list': typeof listPage
    'calculators/one': ReturnType<typeof onePage>
  }
}
