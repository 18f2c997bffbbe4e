// Packed people: blocks of people who lie one behind the other, and a cursor that points to one of them.
import { half, halfMask, holdingCount, holdingWords, serviceCount, serviceWords } from './layout.ts'
import { courseWords, headWords } from './layout.ts'

export type Block = {
  readonly words: Int32Array
  /** Where each person of the block begins. */
  readonly starts: Int32Array
}

export type PackedPeople = {
  readonly count: number
  readonly blocks: readonly Block[]
  /** Powers and figures of sight, each once; the first stands for "none" and fulfils nothing. */
  readonly figures: Float64Array
  /** States, each once. */
  readonly texts: readonly string[]
  /** The places of those who could not be packed, because something of their records is not known. */
  readonly leftOut: readonly number[]
}

/** So many people make a block. Blocks are copied once when they are full; one store would be copied as it grows. */
export const blockShift = 10
export const blockSize = 1 << blockShift

/** The person looked at: the words, where they begin, and where each kind of record does. */
export type Person = {
  words: Int32Array
  figures: Float64Array
  texts: readonly string[]
  at: number
  services: number
  courses: number
  holdings: number
  uniformed: number
  end: number
}

export const nobody = (): Person => ({
  words: new Int32Array(0),
  figures: new Float64Array(0),
  texts: [],
  at: 0,
  services: 0,
  courses: 0,
  holdings: 0,
  uniformed: 0,
  end: 0,
})

/** The word at a place; every place within a person has one. */
export const wordAt = (words: Int32Array, at: number): number => words[at] ?? 0

/** Points the cursor to a person. */
export function lookAt(person: Person, people: PackedPeople, index: number): void {
  const block = people.blocks[index >>> blockShift]
  if (block === undefined || index < 0 || index >= people.count) {
    throw new RangeError(`there is no person ${index} among ${people.count}`)
  }
  const { words } = block
  const at = block.starts[index & (blockSize - 1)] ?? 0
  const [first, second] = [wordAt(words, at + serviceCount), wordAt(words, at + holdingCount)]
  person.words = words
  person.figures = people.figures
  person.texts = people.texts
  person.at = at
  person.services = at + headWords
  person.courses = person.services + (first & halfMask) * serviceWords
  person.holdings = person.courses + (first >>> half) * courseWords
  person.uniformed = person.holdings + (second & halfMask) * holdingWords
  person.end = person.uniformed + (second >>> half) * 3
}
