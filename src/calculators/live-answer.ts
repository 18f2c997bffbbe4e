// The answer that is kept beside a calculator while it is filled: the lines of the page, asked in the browser. Pure.
import { placeOf } from '../gazettes/index.ts'
import { type Typed, typedValues } from '../shell/typed.ts'
import { answered } from './ask-calculator.ts'
import { onePage } from './calculators.page.ts'
import { type Calculator, calculatorNamed } from './definitions.ts'
import { type LiveGiven, type LiveShow, withoutAnswer } from './live-told.ts'

/** Answers what is typed; null for a calculator of which the rules at hand know nothing. */
export function liveAnswer(given: LiveGiven): LiveShow | null {
  const calculator = calculatorNamed(given.name)
  return calculator && ((typed) => shownOf(calculator, given, { ...typedValues(typed), ask: '1' }))
}

function shownOf(calculator: Calculator, given: LiveGiven, values: Readonly<Record<string, Typed>>) {
  const { today, settings, words, draw, address } = given
  const { on, form, answer } = answered(calculator, { values, today, settings, placeOf })
  const page = onePage(calculator, { on, today, form, answer, settings, setBy: null, address }, words)
  if (answer === null || page.answer === null) return withoutAnswer(given, form.errors, page.fields)
  // What the authority has set for another day is known to the server alone.
  if (on !== given.on) return withoutAnswer(given, [], [])
  const line = answer.found === null ? words.say(answer.outcomeKey) : words.tr(answer.found)
  return { html: draw('calculators/_shown', page), line, isAnswer: true }
}
