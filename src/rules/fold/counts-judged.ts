// Conditions that compare figures of the facts with one another.
import { ceiling, exact, per, times } from '../exact.ts'
import { notKnown } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { lookup, type Asked } from './asked.ts'
import type { Explanation, Outcome } from './explanation.ts'
import { line } from './line.ts'
import type { AtMost, OneForEvery } from './rule.ts'

const figureAt = (facts: unknown, path: string): number | undefined => {
  const value = lookup(facts, path)
  return typeof value === 'number' ? value : undefined
}

const spoken = (figure: number | undefined): Bilingual => (figure === undefined ? notKnown : same(figure))

export function judgeAtMost(rule: AtMost, { facts }: Asked): Explanation {
  const [value, limit] = [figureAt(facts, rule.path), figureAt(facts, rule.against)]
  const [found, most] = [spoken(value), spoken(limit)]
  return line(rule, atMost(value, limit), {
    record: rule.record,
    found,
    need: limit === undefined ? rule.words : frame(say('at most {0}', 'अधिक से अधिक {0}'), most),
    short: frame(say('{0} found, at most {1} allowed', '{0} हैं, अधिक से अधिक {1} की अनुमति है'), found, most),
  })
}

/** No count is below nothing, so that none at all never exceeds. */
function atMost(value: number | undefined, limit: number | undefined): Outcome {
  if (value === 0) return 'met'
  if (value === undefined || limit === undefined) return 'unknown'
  return value <= limit ? 'met' : 'unmet'
}

type Needed = Pick<OneForEvery, 'every' | 'least' | 'half'>

/** What a count of one for every few comes to, never below the least. */
export function neededFor(count: number, halved: boolean, { every, least, half }: Needed): number {
  const all = ceiling(per(exact(count), exact(every.value)))
  return Math.max(least.value, halved ? ceiling(times(exact(all), exact(half.value))) : all)
}

export function judgeOneForEvery(rule: OneForEvery, { facts }: Asked): Explanation {
  const found = figureAt(facts, rule.path)
  const range = rangeNeeded(rule, figureAt(facts, rule.of), lookup(facts, rule.halvedBy))
  const need = range.least === range.most ? same(range.least) : notKnown
  return line(rule, reached(found, range), {
    record: rule.record,
    found: spoken(found),
    need,
    short: frame(say('{0} found, {1} needed', '{0} हैं, {1} चाहिए'), spoken(found), same(range.least)),
  })
}

type Range = { readonly least: number; readonly most: number }

/** What is not known leaves the number open between two ends. */
function rangeNeeded(rule: OneForEvery, count: number | undefined, halved: unknown): Range {
  if (count === undefined) return { least: rule.least.value, most: Number.POSITIVE_INFINITY }
  const needed = (half: boolean) => neededFor(count, half, rule)
  return { least: needed(halved !== false), most: needed(halved === true) }
}

function reached(found: number | undefined, { least, most }: Range): Outcome {
  if (found === undefined) return 'unknown'
  if (found >= most) return 'met'
  return found < least ? 'unmet' : 'unknown'
}
