// The records of a person as every rule that counts service needs them: their days as numbers and the words that
// name them. They are read once for a question, however many rules ask.
import { dayNumber, type Day, type DayNumber } from '../day.ts'
import type { CourseFacts, MarinerFacts, ServiceFacts, UniformedServiceFacts } from '../facts/mariner.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { capacityNames, forceNames } from '../vocabulary/service.ts'
import { say, type Bilingual } from '../words.ts'
import type { Match } from './against.ts'
import { matchAccepted } from './course-matching.ts'
import type { Piece, Source } from './pieces.ts'

/** A record of service with its days as far as they count: up to the day before the day asked about. */
export type ReadRecord<Entry> = Source & {
  readonly entry: Entry
  /** It began before the day. */
  readonly begun: boolean
}

/** A course, and what it is where its institute is accepted. */
export type ReadCourse = {
  readonly entry: CourseFacts
  readonly match: Match
  /** Its training period as service, once a rule has counted it. */
  training: { readonly match: Match; readonly piece: Piece } | null
}

export type Records = {
  readonly on: DayNumber
  readonly service: readonly ReadRecord<ServiceFacts>[] | undefined
  readonly uniformed: readonly ReadRecord<UniformedServiceFacts>[] | undefined
  readonly courses: readonly ReadCourse[] | undefined
}

type Period = { readonly from: Day; readonly to: Day | null }

const readRecord = <Entry extends Period>(
  entry: Entry,
  name: Bilingual,
  on: DayNumber,
): ReadRecord<Entry> => {
  const from = dayNumber(entry.from)
  const to = entry.to === null ? null : dayNumber(entry.to)
  const last = to === null ? on - 1 : Math.min(to, on - 1)
  return {
    entry,
    begun: from < on,
    record: periodWords(name, from, to),
    spans: [{ from, to: last }],
    pieces: [],
  }
}

const continuing = say('continuing', 'जारी')

function periodWords(name: Bilingual, from: DayNumber, to: DayNumber | null): Bilingual {
  const first = dayWords(from)
  const last = to === null ? continuing : dayWords(to)
  return say(`${name.en}, ${first.en} to ${last.en}`, `${name.hi}, ${first.hi} से ${last.hi}`)
}

const readCourse = (entry: CourseFacts, on: DayNumber): ReadCourse => ({
  entry,
  match: matchAccepted(entry, on),
  training: null,
})

/** Reads the records that rules count from. */
export const readRecords = (
  { service, uniformedService, courses }: MarinerFacts,
  on: DayNumber,
): Records => ({
  on,
  service: service?.map((entry) => readRecord(entry, capacityNames[entry.capacity], on)),
  uniformed: uniformedService?.map((entry) => readRecord(entry, forceNames[entry.force], on)),
  courses: courses?.map((entry) => readCourse(entry, on)),
})
