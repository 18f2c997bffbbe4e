// What one record gives to one measure, and the line of evidence that tells it. Many rules find the same of a
// record: each piece is made once for it.
import type { Span } from '../counting/spans.ts'
import { dayCount, notKnown } from '../vocabulary/phrases.ts'
import { frame, perNumber, say, type Bilingual } from '../words.ts'
import { counted, type Match } from './against.ts'
import type { Evidence } from './explanation.ts'

/** `whole`: all of it counts or none; `free`: any days of it may count. */
export type Piece = {
  readonly counts: 'sure' | 'whole' | 'free' | 'none'
  readonly spans: readonly Span[]
  /** Why it counts or does not. */
  readonly match: Match
  /** As it reads where no other record has counted the same days. */
  readonly evidence: Evidence
}

/** A record to be counted from: its words, its days, and the pieces that rules have made of it so far. */
export type Source = {
  readonly record: Bilingual
  readonly spans: readonly Span[]
  readonly pieces: Piece[]
}

/** What all days of a record are for a rule that finds so of it. */
export function pieceOf({ record, spans, pieces }: Source, match: Match): Piece {
  for (const piece of pieces) if (piece.match === match) return piece
  const made = newPiece(record, spans, match)
  pieces.push(made)
  return made
}

const noSpans: readonly Span[] = []

function newPiece(record: Bilingual, spans: readonly Span[], match: Match): Piece {
  const { counts, outcome, why } = match
  if (counts === 'yes') return surePiece(record, spans)
  const evidence: Evidence = { record, outcome, days: 0, why }
  return counts === 'maybe'
    ? { counts: 'whole', spans, match, evidence }
    : { counts: 'none', spans: noSpans, match, evidence }
}

const countedWords = perNumber((days) => frame(say('{0} counted', 'गिनती में: {0}'), dayCount(days)))

/** Days that surely count. */
export function surePiece(record: Bilingual, spans: readonly Span[]): Piece {
  let days = 0
  for (const { from, to } of spans) days += to - from + 1
  const evidence: Evidence = { record, outcome: 'counted', days, why: countedWords(days) }
  return { counts: 'sure', spans, match: counted, evidence }
}

/** Days of which it is not known how many they are. */
export const freePiece = (record: Bilingual, spans: readonly Span[]): Piece => ({
  counts: 'free',
  spans,
  match: open,
  evidence: { record, outcome: open.outcome, days: 0, why: open.why },
})

/** Days that count as a whole or not at all. */
export const wholePiece = (record: Bilingual, spans: readonly Span[], match: Match): Piece => ({
  counts: 'whole',
  spans,
  match,
  evidence: { record, outcome: match.outcome, days: 0, why: match.why },
})

export const open: Match = { counts: 'maybe', outcome: 'not-known', why: notKnown }

const overlapWords = say('{0} counted; {1} overlap with other service', 'गिनती में: {0}; दूसरी सेवा के साथ: {1}')

/** Where an earlier record has counted so many of the days. */
export const overlapping = ({ record }: Evidence, days: number, twice: number): Evidence => ({
  record,
  outcome: 'overlap',
  days,
  why: frame(overlapWords, dayCount(days), dayCount(twice)),
})
