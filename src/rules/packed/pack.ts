// Packs people once, to be decided many times: under a draft amendment, or on another day.
import { dayNumber } from '../day.ts'
import type { MarinerFacts } from '../facts/mariner.ts'
import { lookup } from '../fold/asked.ts'
import { answerFields, answerWords, codeOf } from './answers.ts'
import { distinct, noRoom } from './distinct.ts'
import { birthWord, dayMask, firstAnswerWord, half, halfMask, headWords } from './layout.ts'
import { holdingCount, serviceCount, sightWord } from './layout.ts'
import { blockSize, type Block, type PackedPeople } from './people.ts'
import { courseRecord, figurePlace, holdingRecords, serviceRecord, uniformedRecord } from './records.ts'
import type { Shared } from './records.ts'

/**
 * Packs everybody whose records are whole. Of the person, the medical certificate and the examination anything may
 * be left out; of service, courses, certificates and service in uniform nothing may, or the person is left out.
 */
export function packPeople(people: Iterable<MarinerFacts>): PackedPeople {
  const shared: Shared = { figures: distinct(Number.NaN), texts: distinct('') }
  const blocks: Block[] = []
  const leftOut: number[] = []
  const open = newBlock()
  let [place, count] = [0, 0]
  for (const facts of people) {
    const words = personWords(facts, shared)
    if (words === null) leftOut.push(place)
    else {
      append(open, words)
      count += 1
      if (open.starts.length === blockSize) blocks.push(closed(open))
    }
    place += 1
  }
  blocks.push(closed(open))
  const figures = Float64Array.from(shared.figures.values)
  return { count, blocks, figures, texts: shared.texts.values, leftOut }
}

/** The block that is being filled; its room is used again for the next one. */
type OpenBlock = { words: Int32Array; size: number; starts: number[] }

const newBlock = (): OpenBlock => ({ words: new Int32Array(128), size: 0, starts: [] })

function append(open: OpenBlock, words: readonly number[]): void {
  open.starts.push(open.size)
  const size = open.size + words.length
  if (size > open.words.length) {
    const larger = new Int32Array(size * 2)
    larger.set(open.words)
    open.words = larger
  }
  open.words.set(words, open.size)
  open.size = size
}

function closed(open: OpenBlock): Block {
  const block = { words: open.words.slice(0, open.size), starts: Int32Array.from(open.starts) }
  open.size = 0
  open.starts = []
  return block
}

/** The head of the person and then every record; null when something of a record is not known. */
function personWords(facts: MarinerFacts, shared: Shared): number[] | null {
  const { service, courses, certificates, uniformedService } = facts
  if (!service || !courses || !certificates || !uniformedService) return null
  const records = [
    inOrder(service.map((entry) => serviceRecord(entry, shared))),
    courses.map(courseRecord),
    holdingRecords(facts),
    inOrder(uniformedService.map((entry) => uniformedRecord(entry, shared))),
  ]
  const head = headOf(
    facts,
    records.map((list) => list.length),
    shared,
  )
  if (head === null) return null
  const all = [head, ...records.flat()]
  return all.every((words) => words !== null) ? all.flat() : null
}

type Record = readonly number[] | null

/** By the day on which they begin, so that spans come in their order. */
const inOrder = (records: readonly Record[]): Record[] =>
  records.toSorted((a, b) => ((a?.[0] ?? 0) & dayMask) - ((b?.[0] ?? 0) & dayMask))

function headOf(facts: MarinerFacts, counts: readonly number[], shared: Shared): number[] | null {
  const sight = sightOf(facts, shared)
  if (sight === null || Math.max(...counts) > halfMask) return null
  const [service = 0, courses = 0, holdings = 0, uniformed = 0] = counts
  const head = new Array<number>(headWords).fill(0)
  const born = facts.person?.dateOfBirth
  head[birthWord] = born === undefined ? 0 : dayNumber(born) + 1
  for (const [i, word] of answersOf(facts).entries()) head[firstAnswerWord + i] = word
  head[sightWord] = sight
  head[serviceCount] = service | (courses << half)
  head[holdingCount] = holdings | (uniformed << half)
  return head
}

function sightOf(facts: MarinerFacts, shared: Shared): number | null {
  const [right = noRoom, left = noRoom] = ['medical.visionRight', 'medical.visionLeft'].map((path) =>
    figurePlace(shared, secondFigure(lookup(facts, path))),
  )
  return Math.min(right, left) === noRoom ? null : right | (left << half)
}

/** "6/9" is 9; no sight on record fulfils nothing. */
const secondFigure = (vision: unknown): number | null =>
  typeof vision === 'string' ? Number(vision.split('/')[1]) : null

function answersOf(facts: MarinerFacts): number[] {
  const words = new Array<number>(answerWords).fill(0)
  for (const field of answerFields) {
    const code = codeOf(field, lookup(facts, field.path))
    words[field.word] = (words[field.word] ?? 0) | (code << field.shift)
  }
  return words
}
