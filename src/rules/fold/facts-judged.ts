// Conditions on a single fact.
import { ageOn, attainedOn } from '../age/attained.ts'
import { dayNumber } from '../day.ts'
import { dayCount, dayWords, duration, ordinal } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { lookup, type Asked } from './asked.ts'
import { compares } from './compares.ts'
import type { Explanation } from './explanation.ts'
import { line, openLine } from './line.ts'
import type { AgeAttained, Fact, Figure, Vision } from './rule.ts'

const noRecord = say('there is no such record', 'ऐसा कोई अभिलेख नहीं है')

export function judgeFact(rule: Fact, { facts }: Asked): Explanation {
  const value = lookup(facts, rule.path)
  if (value === undefined) return openLine(rule, rule.record, rule.words)
  const met = (typeof value === 'string' || typeof value === 'boolean') && rule.among.includes(value)
  const unmet = value === null ? noRecord : rule.findings.unmet
  return line(rule, met ? 'met' : 'unmet', {
    record: rule.record,
    found: met ? rule.findings.met : unmet,
    need: rule.words,
    short: rule.findings.short,
  })
}

export function judgeFigure(rule: Figure, { facts }: Asked): Explanation {
  const value = lookup(facts, rule.path)
  if (value === undefined) return openLine(rule, rule.record, rule.words)
  const figure = typeof value === 'number' ? value : null
  const met = figure !== null && compares[rule.phrase](figure, rule.parameter.value)
  const need = frame(rule.spoken, same(rule.parameter.value))
  const found = figure === null ? noRecord : frame(rule.spoken, same(figure))
  return line(rule, met ? 'met' : 'unmet', { record: rule.record, found, need, short: shortOf(found, need) })
}

const shortOf = (found: Bilingual, need: Bilingual) =>
  frame(say('{0} found, {1} needed', '{0} दर्ज है, {1} चाहिए'), found, need)

/** 6/6 or better: the second figure is at most 6 (Rule 30(iv)). */
export function judgeVision(rule: Vision, { facts }: Asked): Explanation {
  const value = lookup(facts, rule.path)
  if (value === undefined) return openLine(rule, rule.record, rule.words)
  const read = typeof value === 'string' ? value : null
  const met = read !== null && Number(read.split('/')[1]) <= 6
  const found = read === null ? noRecord : same(read)
  return line(rule, met ? 'met' : 'unmet', {
    record: rule.record,
    found,
    need: say('6/6 or better', '6/6 या उससे अच्छी'),
    short: frame(say('{0} is weaker than 6/6', '{0}, 6/6 से कमजोर है'), found),
  })
}

const birthDate = say('Birth date', 'जन्म तिथि')

export function judgeAge(rule: AgeAttained, { on, mariner }: Asked): Explanation {
  const years = rule.parameter.value
  const born = mariner.person?.dateOfBirth
  if (born === undefined) return openLine(rule, birthDate, rule.words)
  const birth = dayNumber(born)
  const due = attainedOn(birth, years)
  const left = due - on
  return line(rule, left <= 0 ? 'met' : 'unmet', {
    record: birthDate,
    found: ageFound(birth, on),
    need: frame(
      say(
        `the ${ordinal(years)} birthday, {0}, or a later day`,
        `${years} वर्ष पूरे होने की तिथि, {0}, या बाद का दिन`,
      ),
      dayWords(due),
    ),
    short: frame(
      say('{0}: {1} years are complete on {2}', '{0} कम: {1} वर्ष {2} को पूरे होंगे'),
      dayCount(left),
      same(years),
      dayWords(due),
    ),
  })
}

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
