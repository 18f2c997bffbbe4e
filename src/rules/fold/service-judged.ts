// Service, counted and compared.
import { reaches, type Reach } from '../counting/bounds.ts'
import { unweigh, weighSpans } from '../counting/measure.ts'
import type { Span } from '../counting/spans.ts'
import { dayCount, duration } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { Asked } from './asked.ts'
import type { Counted, Explanation } from './explanation.ts'
import { line } from './line.ts'
import type { Service, Uniformed } from './rule.ts'
import { evidenceOf, poolOf, servicePieces, uniformedPieces, type Piece } from './service-pieces.ts'
import { kindOfService, serviceWords, uniformedWords } from './service-words.ts'

export function judgeService(rule: Service, asked: Asked): Explanation {
  const said = { ...rule, words: rule.words ?? serviceWords(rule) }
  return judgePieces(said, servicePieces(rule, asked), asked.on, {
    record: say('Service on vessels', 'जलयान पर सेवा'),
    what: kindOfService(rule),
  })
}

export function judgeUniformed(rule: Uniformed, asked: Asked): Explanation {
  const words = rule.words ?? uniformedWords(rule)
  const record = say('Service in uniform', 'वर्दी में सेवा')
  return judgePieces(
    { ...rule, words, phrase: 'not-less-than' },
    uniformedPieces(rule.where, asked),
    asked.on,
    {
      record,
      what: record,
    },
  )
}

type Counting = (Service | (Uniformed & { readonly phrase: 'not-less-than' })) & { readonly words: Bilingual }

type Names = { readonly record: Bilingual; readonly what: Bilingual }

function judgePieces(rule: Counting, pieces: readonly Piece[], on: number, names: Names): Explanation {
  const pool = poolOf(pieces)
  const months = rule.parameter.value
  // "More than" is passed by a single day.
  const weight = months * 30 + (rule.phrase === 'exceeding' ? 1 : 0)
  const have = weighSpans(pool.sure)
  const outcome = reaches(pool, weight)
  const moreDays = have >= weight ? 0 : daysToServe(pool.sure, on, weight)
  const counted: Counted = { what: names.what, have: unweigh(have), need: { months }, moreDays }
  return {
    ...line(rule, outcome, {
      record: names.record,
      found: foundWords(outcome, have),
      need: needWords(rule),
      short: shortWords(Math.max(weight - have, 0), moreDays),
    }),
    counted,
    evidence: evidenceOf(pieces),
  }
}

/** The fewest days of unbroken service from the day on that reach the weight; a month is not a number of days. */
function daysToServe(sure: readonly Span[], on: number, weight: number): number {
  let [low, high] = [0, weight + 60 + Math.ceil(weight / 25)]
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (weighSpans([...sure, { from: on, to: on + middle - 1 }]) >= weight) high = middle
    else low = middle
  }
  return high
}

function foundWords(outcome: Reach, have: number): Bilingual {
  const sure = duration(unweigh(have))
  return outcome === 'unknown'
    ? frame(say('{0} sure; not all is known yet', 'पक्की सेवा: {0}; सब कुछ अभी ज्ञात नहीं'), sure)
    : frame(say('{0} counted', 'गिनी गई सेवा: {0}'), sure)
}

function needWords(rule: Counting): Bilingual {
  const months = rule.parameter.value
  const years = duration({ months, days: 0 })
  const time = months < 12 ? years : frame(say('{0} ({1} months)', '{0} ({1} माह)'), years, same(months))
  return rule.phrase === 'exceeding' ? frame(say('more than {0}', '{0} से अधिक'), time) : time
}

const shortWords = (weight: number, moreDays: number): Bilingual =>
  frame(
    say('{0} short, that is {1} more of such service', '{0} कम, यानी ऐसी सेवा के {1} और चाहिए'),
    duration(unweigh(weight)),
    dayCount(moreDays),
  )
