// The answers for all grades that are kept beside the eligibility form: the lines of the page, asked in the browser.
// Pure.
import { grades as allGrades } from '../rules/index.ts'
import { type Typed, typedValues } from '../shell/typed.ts'
import { askEligibility, eligibilityFields } from './ask-eligibility.ts'
import { eligibilityPage } from './eligibility.page.ts'
import { type LiveGiven, type LiveShow, withoutAnswer } from './live-told.ts'
import { dayAsked } from './read-facts.ts'

/** Answers what is typed. */
export const liveAnswer =
  (given: LiveGiven): LiveShow =>
  (typed) =>
    shownOf(given, typedValues(typed))

function shownOf(given: LiveGiven, values: Readonly<Record<string, Typed>>) {
  const { settings, words, draw } = given
  const on = dayAsked(values, given.today)
  if (on === null) return withoutAnswer(given, [{ field: 'on', key: 'calculators.wrong.day' }], [])
  const { form, grades } = askEligibility({ values, on, settings })
  const page = eligibilityPage(eligibilityFields, { on, today: given.today, form, grades, settings }, words)
  if (form.errors.length > 0)
    return withoutAnswer(given, form.errors, [...page.plain, ...page.lists.map(({ field }) => field)])
  // What the authority has set for another day is known to the server alone.
  if (on !== given.on) return withoutAnswer(given, [], [])
  const open = grades.filter(({ answer }) => answer.outcome === 'satisfied').length
  const line = words.say('calculators.live.grades', { open, all: allGrades.length })
  return { html: draw('calculators/_shown-grades', page), line, isAnswer: true }
}
