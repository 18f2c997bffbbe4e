// Conditions on a single fact.
import { ageOn, attainedOn } from '../age/attained.ts'
import { dayNumber, type DayNumber } from '../day.ts'
import { dayCount, dayWords, duration, ordinal } from '../vocabulary/phrases.ts'
import { frame, perNumber, same, say, type Bilingual } from '../words.ts'
import { reader } from './asked.ts'
import { compares } from './compares.ts'
import { headOf, lineOf, openLineOf, type Judge } from './line.ts'
import type { AgeAttained, Fact, Figure, Vision } from './rule.ts'

const noRecord = say('there is no such record', 'ऐसा कोई अभिलेख नहीं है')

export function factJudge(rule: Fact): Judge {
  const head = headOf(rule, rule.words)
  const read = reader(rule.path)
  const { words, record, among, findings } = rule
  return ({ facts }) => {
    const value = read(facts)
    if (value === undefined) return openLineOf(head, record, words)
    const met = (typeof value === 'string' || typeof value === 'boolean') && among.includes(value)
    if (met) return lineOf(head, 'met', { record, found: findings.met, need: words, short: null })
    const found = value === null ? noRecord : findings.unmet
    return lineOf(head, 'unmet', { record, found, need: words, short: findings.short })
  }
}

export function figureJudge(rule: Figure): Judge {
  const head = headOf(rule, rule.words)
  const read = reader(rule.path)
  const spoken = perNumber((figure) => frame(rule.spoken, same(figure)))
  const { words, record } = rule
  const least = rule.parameter.value
  const need = spoken(least)
  const compare = compares[rule.phrase]
  return ({ facts }) => {
    const value = read(facts)
    if (value === undefined) return openLineOf(head, record, words)
    const figure = typeof value === 'number' ? value : null
    const met = figure !== null && compare(figure, least)
    const found = figure === null ? noRecord : spoken(figure)
    return lineOf(head, met ? 'met' : 'unmet', {
      record,
      found,
      need,
      short: met ? null : shortOf(found, need),
    })
  }
}

const shortOf = (found: Bilingual, need: Bilingual) =>
  frame(say('{0} found, {1} needed', '{0} दर्ज है, {1} चाहिए'), found, need)

/** 6/6 or better: the second figure is at most 6 (Rule 30(iv)). */
export const isSharp = (secondFigure: number): boolean => secondFigure <= 6

const sharp = say('6/6 or better', '6/6 या उससे अच्छी')

export function visionJudge(rule: Vision): Judge {
  const head = headOf(rule, rule.words)
  const sight = reader(rule.path)
  const { words, record } = rule
  return ({ facts }) => {
    const value = sight(facts)
    if (value === undefined) return openLineOf(head, record, words)
    const read = typeof value === 'string' ? value : null
    const found = read === null ? noRecord : same(read)
    if (read !== null && isSharp(Number(read.split('/')[1])))
      return lineOf(head, 'met', { record, found, need: sharp, short: null })
    const short = frame(say('{0} is weaker than 6/6', '{0}, 6/6 से कमजोर है'), found)
    return lineOf(head, 'unmet', { record, found, need: sharp, short })
  }
}

const birthDate = say('Birth date', 'जन्म तिथि')

export function ageJudge(rule: AgeAttained): Judge {
  const head = headOf(rule, rule.words)
  const years = rule.parameter.value
  const birthday = say(
    `the ${ordinal(years)} birthday, {0}, or a later day`,
    `${years} वर्ष पूरे होने की तिथि, {0}, या बाद का दिन`,
  )
  const needed = perNumber((due) => frame(birthday, dayWords(due)))
  return ({ on, mariner, conventions }) => {
    const born = mariner.person?.dateOfBirth
    if (born === undefined) return openLineOf(head, birthDate, rule.words)
    const birth = dayNumber(born)
    const due = attainedOn(birth, years, conventions.age)
    return lineOf(head, due <= on ? 'met' : 'unmet', {
      record: birthDate,
      found: ageFound(birth, on),
      need: needed(due),
      short: due <= on ? null : tooYoung(years, due, due - on),
    })
  }
}

const tooYoung = (years: number, due: DayNumber, left: number) =>
  frame(
    say('{0}: {1} years are complete on {2}', '{0} कम: {1} वर्ष {2} को पूरे होंगे'),
    dayCount(left),
    same(years),
    dayWords(due),
  )

function ageFound(birth: number, on: number): Bilingual {
  if (birth > on) {
    return frame(
      say('date of birth {0}, after {1}', 'जन्म तिथि {0}, जो {1} के बाद है'),
      dayWords(birth),
      dayWords(on),
    )
  }
  const { years, months } = ageOn(birth, on)
  const age = duration({ months: years * 12 + months, days: 0 })
  return frame(
    say('date of birth {0}: {1} on {2}', 'जन्म तिथि {0}: {2} को {1}'),
    dayWords(birth),
    age,
    dayWords(on),
  )
}
