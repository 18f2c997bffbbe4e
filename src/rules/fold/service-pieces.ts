// Takes every record of service apart: what of it surely counts, what may, what does not and why.
import { dayNumber } from '../day.ts'
import { beginningOfTime, countDays, merge, overlap, without, type Span } from '../counting/spans.ts'
import type { Pool } from '../counting/bounds.ts'
import type { CourseFacts, ServiceFacts, UniformedServiceFacts } from '../facts/mariner.ts'
import { courseNames } from '../vocabulary/courses.ts'
import { capacityNames, forceNames } from '../vocabulary/service.ts'
import { dayCount, dayWords, notKnown } from '../vocabulary/phrases.ts'
import { frame, say, type Bilingual } from '../words.ts'
import { heldDays, untilEve, type Asked } from './asked.ts'
import { matchCourse } from './course-judged.ts'
import type { Evidence, EvidenceOutcome } from './explanation.ts'
import { matchService, matchUniformed, type Match } from './matching.ts'
import type { Service, Training, UniformedWhere } from './rule.ts'

/** `whole`: all of it counts or none; `free`: any days of it may count. */
export type Piece = {
  readonly record: Bilingual
  readonly counts: 'sure' | 'whole' | 'free' | 'none'
  readonly spans: readonly Span[]
  readonly outcome: EvidenceOutcome
  readonly why: Bilingual
}

export const poolOf = (pieces: readonly Piece[]): Pool => ({
  sure: spansOf(pieces, 'sure').flat(),
  whole: spansOf(pieces, 'whole'),
  free: merge(spansOf(pieces, 'free').flat()),
})

const spansOf = (pieces: readonly Piece[], counts: Piece['counts']) =>
  pieces.filter((piece) => piece.counts === counts).map((piece) => piece.spans)

export function servicePieces(rule: Service, asked: Asked): Piece[] {
  const held = rule.whileHolding === undefined ? undefined : heldDays(asked.mariner, rule.whileHolding)
  const entries = asked.mariner.service
  const served =
    entries === undefined
      ? [anyService(held, asked.on)]
      : entries.map((entry) => servicePiece(entry, matchService(entry, rule.where), held, asked.on))
  return [...served, ...(rule.training ?? []).flatMap((training) => trainingPieces(training, asked))]
}

/** Service that is not known may be any days before the day, within the holding where one is asked. */
function anyService(held: readonly Span[] | null | undefined, on: number): Piece {
  const before = [{ from: beginningOfTime, to: on - 1 }]
  const spans = held ? overlap(before, held) : before
  return open('free', spans, say('Service on vessels', 'जलयान पर सेवा'))
}

const open = (
  counts: 'whole' | 'free',
  spans: readonly Span[],
  record: Bilingual,
  why = notKnown,
): Piece => ({
  record,
  counts,
  spans,
  outcome: 'not-known',
  why,
})

function servicePiece(
  entry: ServiceFacts,
  match: Match,
  held: readonly Span[] | null | undefined,
  on: number,
): Piece {
  const record = periodRecord(capacityNames[entry.capacity], entry)
  const span = untilEve(entry, on)
  if (span.from > span.to) return notBefore(record)
  if (match.counts === 'no')
    return { record, counts: 'none', spans: [], outcome: match.outcome, why: match.why }
  if (held === null) return open('free', [span], record)
  const spans = held === undefined ? [span] : overlap([span], held)
  if (spans.length === 0) {
    const why = say('the certificate was not held then', 'उस समय प्रमाणपत्र धारण नहीं था')
    return { record, counts: 'none', spans, outcome: 'not-while-holding', why }
  }
  return match.counts === 'maybe' ? open('whole', spans, record, match.why) : sure(record, spans)
}

const sure = (record: Bilingual, spans: readonly Span[]): Piece => ({
  record,
  counts: 'sure',
  spans,
  outcome: 'counted',
  why: say('counted', 'गिनती में'),
})

const notBefore = (record: Bilingual): Piece => ({
  record,
  counts: 'none',
  spans: [],
  outcome: 'outside-the-window',
  why: say('begins on the day of the examination or later', 'परीक्षा के दिन या उसके बाद शुरू'),
})

function periodRecord(name: Bilingual, { from, to }: { from: string; to: string | null }): Bilingual {
  const end = to === null ? say('continuing', 'जारी') : dayWords(dayNumber(to))
  return frame(say('{0}, {1} to {2}', '{0}, {1} से {2}'), name, dayWords(dayNumber(from)), end)
}

export function uniformedPieces(where: UniformedWhere, { on, mariner }: Asked): Piece[] {
  if (mariner.uniformedService === undefined) {
    return [open('free', [{ from: beginningOfTime, to: on - 1 }], say('Service in uniform', 'वर्दी में सेवा'))]
  }
  return mariner.uniformedService.map((entry) => uniformedPiece(entry, matchUniformed(entry, where), on))
}

const uniformedPiece = (entry: UniformedServiceFacts, match: Match, on: number): Piece => {
  const record = periodRecord(forceNames[entry.force], entry)
  const span = untilEve(entry, on)
  if (span.from > span.to) return notBefore(record)
  if (match.counts === 'yes') return sure(record, [span])
  if (match.counts === 'maybe') return open('whole', [span], record, match.why)
  return { record, counts: 'none', spans: [], outcome: match.outcome, why: match.why }
}

/** The training period of a course that counts for its citation (D3: towards totals only). */
function trainingPieces(training: Training, { on, mariner }: Asked): Piece[] {
  const record = frame(say('Course: {0}', 'पाठ्यक्रम: {0}'), courseNames[training.course])
  if (mariner.courses === undefined) return [open('free', [{ from: beginningOfTime, to: on - 1 }], record)]
  return mariner.courses
    .filter((entry) => entry.course === training.course && entry.from !== undefined)
    .map((entry) => trainingPiece(record, entry, training, on))
}

function trainingPiece(record: Bilingual, entry: CourseFacts, training: Training, on: number): Piece {
  const match = matchCourse(entry, training.accepts, on)
  if (match.counts === 'no')
    return { record, counts: 'none', spans: [], outcome: match.outcome, why: match.why }
  const from = dayNumber(entry.from ?? '')
  if (typeof entry.completedOn !== 'string') return open('free', [{ from, to: on - 1 }], record)
  const spans = [{ from, to: dayNumber(entry.completedOn) }]
  return match.counts === 'yes' ? sure(record, spans) : open('whole', spans, record)
}

/** Every record with its days; days that an earlier record has counted are named as an overlap. */
export function evidenceOf(pieces: readonly Piece[]): Evidence[] {
  let taken: readonly Span[] = []
  return pieces.map((piece) => {
    if (piece.counts !== 'sure')
      return { record: piece.record, outcome: piece.outcome, days: 0, why: piece.why }
    const all = countDays(piece.spans)
    const days = countDays(without(piece.spans, taken))
    taken = merge([...taken, ...piece.spans])
    return { record: piece.record, ...counted(days, all - days) }
  })
}

const counted = (days: number, twice: number): Omit<Evidence, 'record'> =>
  twice === 0
    ? { outcome: 'counted', days, why: frame(say('{0} counted', 'गिनती में: {0}'), dayCount(days)) }
    : {
        outcome: 'overlap',
        days,
        why: frame(
          say('{0} counted; {1} overlap with other service', 'गिनती में: {0}; दूसरी सेवा के साथ: {1}'),
          dayCount(days),
          dayCount(twice),
        ),
      }
