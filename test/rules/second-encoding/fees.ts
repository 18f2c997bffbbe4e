// Every fee of the Jharkhand rules.
import { computed, type Answer } from './answer.ts'
import { anniversary, dateOf, monthsLater, textOf } from './dates.ts'
import { ceilOf, compare, exact, minus, over, plus, rounded, times, type Fraction } from './fractions.ts'

const examinationFees: Readonly<Record<string, number>> = {
  'first-class-master': 2000,
  'inland-engineer': 2000,
  'second-class-master': 1600,
  'first-class-engine-driver': 1600,
  serang: 1000,
  'second-class-engine-driver': 1000,
}

const rupees = (figure: Fraction): number => rounded(figure, 2)
const isMore = (a: number, b: number): boolean => compare(exact(a), exact(b)) > 0
const product = (a: number, b: number): number => rupees(times(exact(a), exact(b)))

/** 33(vi). */
export const examinationFee = (_facts: unknown, _on: string, { grade }: { grade: string }): Answer =>
  computed({ amount: examinationFees[grade] })

const byTonnage = (tons: number): number => {
  if (!isMore(tons, 50)) return 1000
  if (!isMore(tons, 100)) return 2000
  if (!isMore(tons, 200)) return 4000
  return 4000 + 2000 * ceilOf(over(minus(exact(tons), exact(200)), exact(100)))
}

/** Schedule I. */
export const registrationFee = (facts: { kind: string; grossTonnage: number }): Answer => {
  if (facts.kind === 'merchant-shipping') return computed({ amount: 2000 })
  if (facts.kind === 'alteration') return computed({ amount: 1000 })
  if (facts.kind === 'duplicate') return computed({ amount: 500 })
  if (facts.kind === 'appeal') return computed({ amount: 1000 })
  return computed({ amount: byTonnage(facts.grossTonnage) })
}

/** Schedule I(h). */
export const supervisionFee = ({ estimatedCost }: { estimatedCost: number }): Answer => {
  const cost = exact(estimatedCost)
  const ten = exact(1000000)
  const forty = exact(4000000)
  if (compare(cost, ten) <= 0) {
    const percent = over(cost, exact(100))
    return computed({ amount: compare(percent, exact(10000)) < 0 ? 10000 : rupees(percent) })
  }
  if (compare(cost, forty) <= 0)
    return computed({ amount: rupees(plus(exact(10000), over(minus(cost, ten), exact(200)))) })
  return computed({ amount: rupees(plus(exact(25000), over(minus(cost, forty), exact(400)))) })
}

const itemOne = (tons: number): number => {
  if (!isMore(tons, 10)) return 500
  if (!isMore(tons, 25)) return 750
  if (!isMore(tons, 50)) return 1000
  if (!isMore(tons, 75)) return 1500
  if (!isMore(tons, 100)) return 2000
  if (!isMore(tons, 300)) return 4000
  if (!isMore(tons, 600)) return 6000
  return 6000 + 1000 * ceilOf(over(minus(exact(tons), exact(600)), exact(300)))
}

type Survey = {
  kind: string
  previousKind?: string
  grossTonnage: number
  sundayOrHoliday: boolean
  outOfHours: boolean
}

/** Schedule IV 1-4, 6, 10 and 5(ii)(b). */
export const surveyFee = (facts: Survey): Answer => {
  const one = itemOne(facts.grossTonnage)
  const plain = (kind: string | undefined): number => (kind === 'dry-dock' ? 3 * one : one)
  let amount = facts.kind === 'appeal-resurvey' ? 2 * plain(facts.previousKind) : plain(facts.kind)
  if (facts.sundayOrHoliday) amount += one
  if (facts.outOfHours) amount += one
  return computed({ amount })
}

/** Schedule IV 12, 13. */
export const drawingFee = ({ kind, cost }: { kind: string; cost: number }): Answer => {
  const least = kind === 'alteration' ? 1000 : 2000
  const share = over(times(exact(cost), exact(5)), exact(10000))
  return computed({ amount: compare(share, exact(least)) < 0 ? least : rupees(share) })
}

/** 3(iii), 3(viii). */
export const lateSurveyApplication = (facts: {
  deliveredOn: string
  appliedOn: string
  journeyDays: number
}): Answer => {
  const last = dateOf(facts.deliveredOn) + 15 + facts.journeyDays
  const days = Math.max(0, dateOf(facts.appliedOn) - last)
  return computed({ amount: 100 * days, days, leastAfterRemission: 50 * days })
}

const each: Readonly<Record<string, number>> = {
  'name-change': 500,
  builder: 500,
  'second-copy': 500,
  appeal: 1000,
  witnessing: 1000,
  'surveyor-day': 2000,
}

/** Schedule IV 5, 7, 8, 9, 14 and 3(v). */
export const otherSurveyFee = ({ item, count }: { item: string; count: number }): Answer =>
  computed({ amount: each[item]! * count })

/** 3(xi). */
export const neglectPenalty = (facts: { surveyFee: number; from: string; to: string }): Answer => {
  const first = dateOf(facts.from)
  const next = dateOf(facts.to) + 1
  let months = 0
  while (monthsLater(first, months) < next) months += 1
  return computed({ amount: product(facts.surveyFee, 2 * months), months })
}

/** 5(i), Form 5. */
export const lateDeclaration = ({ signedOn, sentOn }: { signedOn: string; sentOn: string }): Answer => {
  const days = Math.max(0, dateOf(sentOn) - dateOf(signedOn) - 14)
  return computed({ amount: 510 * days, days })
}

/** 34(iv)(c)-(e). */
export const renewal = (
  { certificate }: { certificate: { grade: string; validUntil: string } },
  on: string,
): Answer => {
  const fee = examinationFees[certificate.grade]!
  const expiry = dateOf(certificate.validUntil)
  const today = dateOf(on)
  const term = (from: number) => ({
    validFrom: textOf(from),
    validUntil: textOf(anniversary(from, 5) - 1),
  })
  if (today <= expiry)
    return computed({
      path: 'in-time',
      oralExamination: false,
      reasonsRequired: false,
      fee,
      ...term(expiry + 1),
    })
  if (today <= anniversary(expiry, 3))
    return computed({
      path: 'lapsed-within-three-years',
      oralExamination: false,
      reasonsRequired: true,
      fee: 2 * fee,
      ...term(today),
    })
  return computed({
    path: 'lapsed-over-three-years',
    oralExamination: true,
    reasonsRequired: false,
    fee: 2 * fee,
    ...term(today),
  })
}
