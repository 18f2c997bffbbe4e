// Takes every record of service apart: what of it surely counts, what may, what does not and why.
import { dayNumber } from '../day.ts'
import { beginningOfTime, overlap, type Span } from '../counting/spans.ts'
import type { ServiceFacts } from '../facts/mariner.ts'
import { courseNames } from '../vocabulary/courses.ts'
import { frame, once, say, type Bilingual } from '../words.ts'
import { begunLater, notWhileHolding, type Match } from './against.ts'
import { heldDays, recordsOf, type Asked } from './asked.ts'
import { matchCourse } from './course-matching.ts'
import { serviceMatcher, uniformedMatcher } from './matching.ts'
import { freePiece, open, pieceOf, surePiece, wholePiece, type Piece } from './pieces.ts'
import type { ReadCourse, ReadRecord } from './records-read.ts'
import type { Service, Training, UniformedWhere } from './rule.ts'

/** Days on which a certificate is held; undefined where none is asked, null where none is known. */
type Held = readonly Span[] | null | undefined

export const serviceName = say('Service on vessels', 'जलयान पर सेवा')
export const uniformedName = say('Service in uniform', 'वर्दी में सेवा')

export function servicePieces(rule: Service, asked: Asked): Piece[] {
  const held = rule.whileHolding === undefined ? undefined : heldDays(asked.mariner, rule.whileHolding)
  const { service } = recordsOf(asked)
  const matches = serviceMatcher(rule.where)
  const pieces =
    service === undefined
      ? [anyService(held, asked.on)]
      : service.map((one) => servicePiece(one, matches(one.entry), held))
  if (rule.training !== undefined) for (const training of rule.training) addTraining(pieces, training, asked)
  return pieces
}

const allBefore = (on: number): Span[] => [{ from: beginningOfTime, to: on - 1 }]

/** Service that is not known may be any days before the day, within the holding where one is asked. */
const anyService = (held: Held, on: number): Piece =>
  freePiece(serviceName, held ? overlap(allBefore(on), held) : allBefore(on))

function servicePiece(read: ReadRecord<ServiceFacts>, match: Match, held: Held): Piece {
  if (!read.begun) return pieceOf(read, begunLater)
  if (held === undefined || match.counts === 'no') return pieceOf(read, match)
  const { record } = read
  if (held === null) return freePiece(record, read.spans)
  const spans = overlap(read.spans, held)
  if (spans.length === 0) return pieceOf(read, notWhileHolding)
  return match.counts === 'maybe' ? wholePiece(record, spans, match) : surePiece(record, spans)
}

export function uniformedPieces(where: UniformedWhere, asked: Asked): Piece[] {
  const { uniformed } = recordsOf(asked)
  if (uniformed === undefined) return [freePiece(uniformedName, allBefore(asked.on))]
  const matches = uniformedMatcher(where)
  return uniformed.map((one) => pieceOf(one, one.begun ? matches(one.entry) : begunLater))
}

const trainingRecord = once(({ course }: Training) =>
  frame(say('Course: {0}', 'पाठ्यक्रम: {0}'), courseNames[course]),
)

/** The training period of a course that counts for its citation (D3: towards totals only). */
function addTraining(pieces: Piece[], training: Training, asked: Asked): void {
  const { courses, on } = recordsOf(asked)
  if (courses === undefined) pieces.push(freePiece(trainingRecord(training), allBefore(on)))
  else {
    for (const read of courses) {
      const { course, from } = read.entry
      if (course === training.course && from !== undefined) pieces.push(trainingPiece(read, training, on))
    }
  }
}

/** Made once for a course and what the rules find of it. */
function trainingPiece(read: ReadCourse, training: Training, on: number): Piece {
  const match = matchCourse(read, training.accepts)
  const known = read.training
  if (known?.match === match) return known.piece
  const piece = newTraining(trainingRecord(training), read, match, on)
  read.training = { match, piece }
  return piece
}

function newTraining(record: Bilingual, { entry }: ReadCourse, match: Match, on: number): Piece {
  const { from = '', completedOn } = entry
  const begun = dayNumber(from)
  if (match.counts !== 'no' && typeof completedOn !== 'string')
    return freePiece(record, [{ from: begun, to: on - 1 }])
  const spans = [{ from: begun, to: dayNumber(completedOn ?? from) }]
  return pieceOf({ record, spans, pieces: [] }, match.counts === 'maybe' ? open : match)
}
