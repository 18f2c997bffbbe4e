import { type ClauseChange, type FigureView } from '../rules/index.ts'
import type { FormState } from '../shell/form.ts'
import type { Bilingual } from '../shell/text.ts'
import { titleOf } from './decision-title.ts'
import type { KeptQuestion } from './rows.ts'
import { citeOf } from './said-value.ts'
import { newest, type Weighed } from './weigh-change.ts'

type Shown = {
  office: string
  ruleSet: string
  figures: readonly FigureView[]
  form: FormState
  weighed: Weighed | null
}

/** Most people that are named; the others are counted. */
const named = 100

/** What a later day or a draft figure changes: clause by clause, and who would gain or lose by it. */
export const changesPage = ({ office, ruleSet, figures, form, weighed }: Shown) => ({
  titleKey: 'law.changes.title',
  office,
  form,
  newest,
  figures: figures.map(({ path, citation, amount }) => ({
    value: path,
    text: { en: `${citation}: ${amount.en}`, hi: `${citation}: ${amount.hi}` },
    selected: form.values['figure'] === path,
  })),
  weighed: weighed && {
    clauses: weighed.clauses.map((one) => clauseOf(ruleSet, one)),
    asked: weighed.asked,
    gains: listOf(office, ruleSet, weighed.gains),
    loses: listOf(office, ruleSet, weighed.loses),
    otherwise: weighed.otherwise,
  },
})

const clauseOf = (ruleSet: string, { citation, decisions, before, after }: ClauseChange) => ({
  cite: citeOf(citation),
  decisions: decisions.map((one) => titleOf(ruleSet, one)),
  before: inBoth(before),
  after: inBoth(after),
})

/** The language of the page first, the other below it. */
const inBoth = (said: Bilingual | null) =>
  said && { own: said, other: { en: said.hi, hi: said.en }, otherLanguage: { en: 'hi', hi: 'en' } }

const listOf = (office: string, ruleSet: string, questions: readonly KeptQuestion[]) => ({
  count: questions.length,
  named: questions.slice(0, named).map(({ id, decision, on }) => ({
    address: `/office/${office}/decisions/${id}`,
    title: titleOf(ruleSet, decision),
    on,
  })),
})

declare module '../shell/views.ts' {
  interface Views {
    'law/changes': ReturnType<typeof changesPage>
  }
}
