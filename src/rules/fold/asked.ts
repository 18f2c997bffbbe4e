// What a rule is asked about: the facts and the day. Facts are found by their path, as the contract writes it.
import { dayNumber, type DayNumber } from '../day.ts'
import { merge, without, endOfTime, type Span } from '../counting/spans.ts'
import { isRecord } from '../facts/check.ts'
import type { CertificateFacts, MarinerFacts } from '../facts/mariner.ts'
import type { CertificateGrade } from '../vocabulary/grades.ts'

/** One question: these facts on this day. */
export type Asked = {
  readonly on: DayNumber
  readonly mariner: MarinerFacts
  /** The same facts, to be read by path; for decisions that are not about a mariner, only these. */
  readonly facts: unknown
}

/** The value at a path; `undefined` where it, or a record on the way, is not known; `null` where there is none. */
export function lookup(facts: unknown, path: string): unknown {
  let value = facts
  for (const key of path.split('.')) {
    if (value === null) return null
    value = isRecord(value) ? value[key] : undefined
  }
  return value
}

/** A period as far as it counts: up to the day before the day asked about. */
export function untilEve(period: { from: string; to: string | null }, on: DayNumber): Span {
  const to = period.to === null ? on - 1 : Math.min(dayNumber(period.to), on - 1)
  return { from: dayNumber(period.from), to }
}

/** The days on which a competency or service certificate of such a grade is held; null when none of it is known. */
export function heldDays(
  { certificates }: Pick<MarinerFacts, 'certificates'>,
  grade: CertificateGrade | readonly CertificateGrade[],
): Span[] | null {
  if (certificates === undefined) return null
  const asked = [grade].flat()
  return merge(
    certificates
      .filter((one) => asked.includes(one.grade) && one.kind !== 'licence')
      .flatMap(certificateDays),
  )
}

/** Within its dates, before it ended, outside its interruptions. */
export function certificateDays(certificate: CertificateFacts): Span[] {
  const { issuedOn, validUntil, endedOn, interruptions } = certificate
  const ended = typeof endedOn === 'string' ? dayNumber(endedOn) - 1 : endOfTime
  const held = [{ from: dayNumber(issuedOn), to: Math.min(dayNumber(validUntil), ended) }]
  const broken = (interruptions ?? []).map(({ from, to }) => ({
    from: dayNumber(from),
    to: to === null ? endOfTime : dayNumber(to),
  }))
  return without(held, broken)
}
