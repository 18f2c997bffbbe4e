import type { CatalogueEntry } from '../rules/index.ts'
import type { FormState } from '../shell/form.ts'
import { inDecision } from '../shell/in-decision.ts'
import type { Bilingual } from '../shell/text.ts'
import type { AnswerView } from './answer.page.ts'
import { type Calculator, calculators, groups } from './definitions.ts'
import { sentence } from './cited.ts'
import { fieldViews, type FieldView, withDayParts, type Words, wordsOf } from './form.page.ts'
import { noneOf } from './read-facts.ts'

/** All that can be calculated, grouped by whom it is for. */
export const listPage = {
  titleKey: 'calculators.list.title',
  groups: groups.map((group) => ({
    group,
    titleKey: `calculators.group.${group}`,
    forWhomKey: `calculators.forWhom.${group}`,
    calculators: calculators
      .filter((one) => one.group === group)
      .map(({ slug, entry }) => ({
        href: `/calculators/${slug}`,
        title: sentence(entry.title),
        whatKey: `calculators.what.${slug}`,
      })),
  })),
}

type Asked = {
  readonly on: string
  /** The day of the server, for the answer that is kept beside the form. */
  readonly today: string
  readonly form: FormState
  readonly answer: AnswerView | null
  /** What is set under these rules on the day, and by whom; null where nothing is. */
  readonly settings: object
  readonly setBy: Bilingual | null
  /** The address of the page, for the printed sheet. */
  readonly address: string
}

/** One calculator: the answer first when there is one, then the questions with what was typed. */
export function onePage(calculator: Calculator, asked: Asked, plain: Words) {
  const { slug, entry, params, facts } = calculator
  const words = wordsOf(plain, entry)
  const form = { ...asked.form, values: withDayParts(asked.form.values) }
  const fields = fieldViews([...params, ...facts], form.values, words)
  const told = toldIn(fields, { form, day: words.day })
  return {
    titleKey: 'calculators.one.title',
    titleValues: { name: words.tr(entry.title) },
    back: '/calculators',
    slug,
    action: `/calculators/${slug}`,
    ruleSet: entry.ruleSet,
    decision: entry.decision,
    title: sentence(entry.title),
    whatKey: `calculators.what.${slug}`,
    on: asked.on,
    today: asked.today,
    otherDay: typeof form.values['on'] === 'string' && form.values['on'] !== '',
    event: sentence(entry.picks.words),
    rulesHref: `/rules/${entry.ruleSet}/decisions/${entry.decision}`,
    // What may hold many entries is longer than an address can be.
    method: fields.some(({ as }) => as === 'list') ? 'post' : 'get',
    form,
    refusals: [],
    answer: asked.answer && withOwnWords(asked.answer, plain, entry),
    told,
    address: asked.address,
    fields,
    settings: JSON.stringify(asked.settings),
    setBy: asked.setBy,
  }
}

/** What is missing is called as the form of this decision calls it. */
const withOwnWords = (answer: AnswerView, { has }: Words, by: CatalogueEntry): AnswerView => ({
  ...answer,
  missing: answer.missing.map(({ key, field }) => ({ key: inDecision(has, by, key), field })),
})

type ToldRow = { readonly label: string; readonly said: string }
type Told = { readonly form: FormState; readonly day: Words['day'] }

/** What was told, for the printed sheet, in the words of the form: a row for each answer, one for each entry. */
export const toldIn = (fields: readonly FieldView[], told: Told): ToldRow[] =>
  fields.flatMap((field) => {
    if (told.form.values[noneOf(field.name)] === 'yes' && field.none !== '')
      return [{ label: field.label, said: field.none }]
    if (field.as === 'list') return field.entries.flatMap((entry) => entryIn(entry, told))
    const typed = told.form.values[field.name]
    if (typeof typed !== 'string' || typed === '') return []
    if (field.as === 'day') return [{ label: field.label, said: told.day(typed) }]
    return [{ label: field.label, said: field.items.find(({ value }) => value === typed)?.text ?? typed }]
  })

function entryIn({ name, title, number, fields }: FieldView['entries'][number], told: Told): ToldRow[] {
  const rows = toldIn(fields, told)
  // A list of plain values has nothing to tell but the value.
  const isPlain = fields.some((field) => field.name === name)
  const said = rows
    .map((row) => (isPlain ? row.said : `${row.label}${row.label.endsWith('?') ? '' : ':'} ${row.said}`))
    .join('; ')
  return said === '' ? [] : [{ label: `${title} ${number}`, said }]
}

declare module '../shell/views.ts' {
  interface Views {
    'calculators/list': typeof listPage
    'calculators/one': ReturnType<typeof onePage>
  }
}
