// Service, counted and compared.
import type { Pool, Reach } from '../counting/bounds.ts'
import type { Measure } from '../counting/measure.ts'
import { countings, type Counting } from '../counting/months.ts'
import type { Span } from '../counting/spans.ts'
import { dayCount, duration, perMeasure } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { Asked } from './asked.ts'
import { countedLine, headOf, type Judge } from './line.ts'
import type { Piece } from './pieces.ts'
import type { Service, Uniformed } from './rule.ts'
import { serviceName, servicePieces, uniformedName, uniformedPieces } from './service-pieces.ts'
import { kindOfService, serviceWords, uniformedWords } from './service-words.ts'
import { tallyOf } from './tally.ts'
import { isMoreThan, weightAsked } from './weight-asked.ts'

export const serviceJudge = (rule: Service): Judge =>
  countedJudge(
    rule,
    { words: rule.words ?? serviceWords(rule), record: serviceName, what: kindOfService(rule) },
    (asked) => servicePieces(rule, asked),
  )

export const uniformedJudge = (rule: Uniformed): Judge =>
  countedJudge(
    rule,
    { words: rule.words ?? uniformedWords(rule), record: uniformedName, what: uniformedName },
    (asked) => uniformedPieces(rule.where, asked),
  )

type CountedRule = Service | Uniformed

type Names = { readonly words: Bilingual; readonly record: Bilingual; readonly what: Bilingual }

function countedJudge(
  rule: CountedRule,
  { words, record, what }: Names,
  piecesOf: (asked: Asked) => readonly Piece[],
): Judge {
  const head = headOf(rule, words)
  const needed = needWords(rule)
  const need = { months: rule.parameter.value }
  return (asked) => {
    const counting = countings[asked.conventions.months]
    const { pool, evidence } = tallyOf(piecesOf(asked))
    const weight = weightAsked(rule, counting)
    const weighed = weighAll(counting, pool.sure)
    const outcome = outcomeOf(counting, pool, weighed, weight)
    const moreDays = weighed >= weight ? 0 : daysToServe(counting, pool.sure, asked.on, weight - weighed)
    const have = counting.unweigh(weighed)
    const found = outcome === 'unknown' ? sureWords(have) : countedWords(have)
    const short = outcome === 'unmet' ? shortWords(counting.unweigh(weight - weighed), moreDays) : null
    const text = { record, found, need: needed, short }
    return countedLine(head, outcome, text, { what, have, need, moreDays }, evidence)
  }
}

/** Days that are merged weigh span by span. */
function weighAll({ weighSpan }: Counting, spans: readonly Span[]): number {
  let weight = 0
  for (const { from, to } of spans) weight += weighSpan(from, to)
  return weight
}

function outcomeOf(counting: Counting, pool: Pool, weighed: number, weight: number): Reach {
  if (pool.whole.length > 0 || pool.free.length > 0) return counting.reaches(pool, weight)
  return weighed >= weight ? 'met' : 'unmet'
}

/**
 * The fewest days of unbroken service from the day on that add so much weight; a month is not a number of days.
 * Service up to the eve goes on as one span.
 */
function daysToServe(
  { weighSpan, months }: Counting,
  sure: readonly Span[],
  on: number,
  weight: number,
): number {
  const last = sure.at(-1)
  const from = last !== undefined && last.to === on - 1 ? last.from : on
  const served = from < on ? weighSpan(from, on - 1) : 0
  const days = Math.ceil((weight * 30) / months(1))
  let [low, high] = [0, days + 60 + Math.ceil(days / 25)]
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (weighSpan(from, on + middle - 1) - served >= weight) high = middle
    else low = middle
  }
  return high
}

const countedWords = perMeasure(({ en, hi }) => say(`${en} counted`, `गिनी गई सेवा: ${hi}`))

const sureWords = perMeasure(({ en, hi }) =>
  say(`${en} sure; not all is known yet`, `पक्की सेवा: ${hi}; सब कुछ अभी ज्ञात नहीं`),
)

function needWords(rule: CountedRule): Bilingual {
  const months = rule.parameter.value
  const years = duration({ months, days: 0 })
  const time = months < 12 ? years : frame(say('{0} ({1} months)', '{0} ({1} माह)'), years, same(months))
  return isMoreThan(rule) ? frame(say('more than {0}', '{0} से अधिक'), time) : time
}

function shortWords(missing: Measure, moreDays: number): Bilingual {
  const [short, more] = [duration(missing), dayCount(moreDays)]
  return say(
    `${short.en} short, that is ${more.en} more of such service`,
    `${short.hi} कम, यानी ऐसी सेवा के ${more.hi} और चाहिए`,
  )
}
