// The answer that is kept beside a form while it is filled: the lines of the page, asked in the browser. Pure.
import { placeOf } from '../gazettes/index.ts'
import type { Settings } from '../rules/index.ts'
import { type Typed, typedValues } from '../shell/typed.ts'
import { answered } from './ask-calculator.ts'
import { onePage } from './calculators.page.ts'
import { type Calculator, calculatorNamed } from './definitions.ts'
import type { FieldView, Words } from './form.page.ts'

/** What the page gave with the form, and what draws a partial of views/ in its language. */
type Given = {
  /** The calculator's slug. */
  readonly name: string
  readonly today: string
  /** The address of the page, for the printed sheet. */
  readonly address: string
  /** The day on which the settings hold. */
  readonly on: string
  readonly settings: Settings
  readonly words: SayingWords
  readonly draw: (partial: string, model: object) => string
}
type SayingWords = Words & {
  readonly say: (key: string, values?: Readonly<Record<string, unknown>>) => string
}

/** What stands in the region of the answer, and in one line for who is further down. */
type Shown = { readonly html: string; readonly line: string; readonly isAnswer: boolean }
type Show = (typed: Readonly<Record<string, Typed>>) => Shown

/** Answers what is typed; null for a form of which the rules at hand know nothing. */
export function liveAnswer(given: Given): Show | null {
  const calculator = calculatorNamed(given.name)
  return calculator && ((typed) => shownOf(calculator, given, { ...typedValues(typed), ask: '1' }))
}

function shownOf(calculator: Calculator, given: Given, values: Readonly<Record<string, Typed>>): Shown {
  const { today, settings, words, draw, address } = given
  const { on, form, answer } = answered(calculator, { values, today, settings, placeOf })
  const asked = { on, today, form, answer, settings, setBy: null, address }
  const page = onePage(calculator, asked, words)
  if (answer !== null && page.answer !== null) {
    // What the authority has set for another day is known to the server alone.
    if (on !== given.on) return toldOnly(given, 'calculators.live.server', [])
    const line = answer.found === null ? words.say(answer.outcomeKey) : words.tr(answer.found)
    return { html: draw('calculators/_shown', page), line, isAnswer: true }
  }
  const wrong = form.errors.map(({ field, key, values: said }) => ({
    field,
    label: labelOf(page.fields, field),
    words: words.say(key, said),
  }))
  return toldOnly(given, 'calculators.live.wrong', wrong)
}

type Wrong = { readonly field: string; readonly label: string; readonly words: string }

function toldOnly({ words, draw }: Given, titleKey: string, wrong: readonly Wrong[]): Shown {
  return {
    html: draw('calculators/_wrong', { titleKey, wrong }),
    line: words.say(titleKey),
    isAnswer: false,
  }
}

/** The label of the field with that name; '' for the day asked about, which is no fact. */
function labelOf(fields: readonly FieldView[], name: string): string {
  for (const field of fields) {
    if (field.name === name) return field.label
    const within = field.entries.flatMap((entry) => entry.fields)
    const found = labelOf(within, name)
    if (found !== '') return found
  }
  return ''
}
