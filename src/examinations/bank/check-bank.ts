// Is there enough of the bank? Counts, and what the default papers lack.
import type { BankItem } from './bank-item.ts'
import type { BankPaper } from './bank-paper.ts'

/** How many questions of one kind a section has, and how many of them have each language. */
export type BankCount = { grade: string; section: string; kind: string; en: number; hi: number }

/** A line of a default paper for which the bank holds too little. */
export type Shortage = {
  grade: string
  section: string
  kinds: string[]
  marks: number
  have: number
  need: number
}

/** A letter that is the right answer too often, so that guessing it would pay. */
export type FavouredLetter = { grade: string; letter: string; times: number; of: number }

/** The bank must hold every line of a default paper this many times over. */
const TIMES = 2
const MOST_OF_ONE_LETTER = 0.4

/** Questions by grade, section and kind, one figure a language. */
export function countBank(items: BankItem[]): BankCount[] {
  const counts = new Map<string, BankCount>()
  for (const { grade, section, kind, en, hi } of items) {
    const place = `${grade} ${section} ${kind}`
    const count = counts.get(place) ?? { grade, section, kind, en: 0, hi: 0 }
    if (en.stem !== '') count.en += 1
    if (hi.stem !== '') count.hi += 1
    counts.set(place, count)
  }
  return [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
}

/** Every line of a default paper that the bank cannot fill twice. */
export function findShortages(papers: BankPaper[], items: BankItem[]): Shortage[] {
  return papers.flatMap((paper) =>
    paper.sections.flatMap((section) =>
      section.lines.flatMap(({ kinds, count, marks }) => {
        const line = { grade: paper.grade, section: section.key, kinds, marks }
        const have = items.filter((item) => fits(item, line)).length
        return have < TIMES * count ? [{ ...line, have, need: TIMES * count }] : []
      }),
    ),
  )
}

/** Questions that no line of their grade's paper can ever draw: a wrong section, kind or number of marks. */
export function findUndrawable(papers: BankPaper[], items: BankItem[]): BankItem[] {
  const lines = papers.flatMap((paper) =>
    paper.sections.flatMap(({ key, lines }) =>
      lines.map((line) => ({ ...line, grade: paper.grade, section: key })),
    ),
  )
  return items.filter((item) => !lines.some((line) => fits(item, line)))
}

type Wanted = { grade: string; section: string; kinds: string[]; marks: number }

function fits(item: BankItem, line: Wanted): boolean {
  const place = item.grade === line.grade && item.section === line.section
  return place && item.marks === line.marks && line.kinds.includes(item.kind)
}

/** The letters that are the key of more than two in five single choices of a grade. */
export function findFavouredLetters(items: BankItem[]): FavouredLetter[] {
  const keys = items.flatMap((item) =>
    item.kind === 'single-choice' ? [{ grade: item.grade, letter: item.key }] : [],
  )
  const favoured = new Map<string, FavouredLetter>()
  for (const { grade, letter } of keys) {
    const ofGrade = keys.filter((key) => key.grade === grade)
    const times = ofGrade.filter((key) => key.letter === letter).length
    if (times <= MOST_OF_ONE_LETTER * ofGrade.length) continue
    favoured.set(`${grade} ${letter}`, { grade, letter, times, of: ofGrade.length })
  }
  return [...favoured.values()]
}
