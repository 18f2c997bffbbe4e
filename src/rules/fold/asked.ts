// What a rule is asked about: the facts and the day. Facts are found by their path, as the contract writes it.
import { dayNumber, type DayNumber } from '../day.ts'
import { contractConventions, type Conventions } from '../conventions.ts'
import { merge, without, endOfTime, type Span } from '../counting/spans.ts'
import { isRecord } from '../facts/fits.ts'
import type { CertificateFacts, MarinerFacts } from '../facts/mariner.ts'
import { kept } from '../words.ts'
import type { CertificateGrade } from '../vocabulary/grades.ts'
import { readRecords, type Records } from './records-read.ts'

/** One question: these facts on this day. */
export type Asked = {
  readonly on: DayNumber
  readonly mariner: MarinerFacts
  /** The same facts, to be read by path; for decisions that are not about a mariner, only these. */
  readonly facts: unknown
  readonly conventions: Conventions
  /**
   * Where the records are kept once they are read: with the question and not beside it in a weak map, in which
   * they would outlive their question by several collections of garbage.
   */
  readonly read?: { records: Records | null }
}

/** A question about a mariner. */
export const askedOfMariner = (
  mariner: MarinerFacts,
  on: DayNumber,
  conventions: Conventions = contractConventions,
): Asked => ({ on, mariner, facts: mariner, conventions, read: { records: null } })

/** A question about anything else, where neither months of service nor an age are counted. */
export const askedOfFacts = (facts: unknown, on: DayNumber): Asked => ({
  on,
  mariner: {},
  facts,
  conventions: contractConventions,
})

/** The value at a path; `undefined` where it, or a record on the way, is not known; `null` where there is none. */
export const lookup = (facts: unknown, path: string): unknown => valueAt(facts, keysOf(path))

function valueAt(facts: unknown, keys: readonly string[]): unknown {
  let value = facts
  for (const key of keys) {
    if (value === null) return null
    value = isRecord(value) ? value[key] : undefined
  }
  return value
}

/** The paths stand in the rules: few, and each is split once. */
const keysOf = kept((path: string): readonly string[] => path.split('.'))

/** Looks up one path, which is split already. */
export function reader(path: string): (facts: unknown) => unknown {
  const keys = keysOf(path)
  return (facts) => valueAt(facts, keys)
}

/** The mariner's records, read once however many rules ask about the day. */
export function recordsOf({ mariner, on, read }: Asked): Records {
  const known = read?.records
  if (known?.on === on) return known
  const records = readRecords(mariner, on)
  if (read !== undefined) read.records = records
  return records
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
