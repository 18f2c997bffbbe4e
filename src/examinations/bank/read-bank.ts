// question-bank/ as the programme sees it: default papers, questions, and what is wrong with them.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseBankFile, type BankProblem } from './bank-file.ts'
import type { BankItem } from './bank-item.ts'
import { type BankPaper, PaperFile } from './bank-paper.ts'
import { ItemFile } from './item-file.ts'

const ownFolder = new URL('../../../question-bank/', import.meta.url)
const prefixes = { serang: 'ser', 'second-class-master': 'scm', 'inland-engineer': 'eng' }

/** The bank in the repository: what kept its schema, and the problems of the rest. */
export type Bank = { papers: BankPaper[]; items: BankItem[]; problems: BankProblem[] }

/** Reads every file of a question bank; a file with a mistake gives its problems and none of its questions. */
export function readBank(folder: URL = ownFolder): Bank {
  const papers: BankPaper[] = []
  const items: BankItem[] = []
  const problems: BankProblem[] = []
  for (const file of listFiles(folder)) {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const isPaper = file.startsWith('papers/')
    const read = isPaper ? readPaper(file, text) : readItems(file, text)
    problems.push(...read.problems)
    if ('paper' in read && read.paper !== undefined) papers.push(read.paper)
    if ('items' in read) items.push(...read.items)
  }
  problems.push(...sameIds(items))
  return { papers, items, problems }
}

function listFiles(folder: URL): string[] {
  return readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
}

function readPaper(file: string, text: string): { paper: BankPaper | undefined; problems: BankProblem[] } {
  const { value, problems, lineOf } = parseBankFile(file, text, PaperFile)
  if (value === undefined || file === `papers/${value.grade}.yaml`) return { paper: value, problems }
  const says = `the paper of ${value.grade} stands in papers/${value.grade}.yaml`
  return { paper: undefined, problems: [{ file, line: lineOf(['grade']), says }] }
}

function readItems(file: string, text: string): { items: BankItem[]; problems: BankProblem[] } {
  const { value, problems, lineOf } = parseBankFile(file, text, ItemFile)
  if (value === undefined) return { items: [], problems }
  const { grade, section, topic } = value
  const place = `${grade}/${section.toLowerCase()}-${topic}.yaml`
  if (file !== place) problems.push({ file, line: lineOf([]), says: `this topic stands in ${place}` })
  const start = `${prefixes[grade]}-${section.toLowerCase()}-`
  const items = value.items.map((item, at) => ({
    ...item,
    grade,
    section,
    topic,
    file,
    line: lineOf(['items', at]),
  }))
  for (const item of items) {
    if (item.id.startsWith(start)) continue
    problems.push({ file, line: item.line, says: `${item.id}: an id of this file begins with ${start}` })
  }
  return { items, problems }
}

function sameIds(items: BankItem[]): BankProblem[] {
  const first = new Map<string, BankItem>()
  const problems: BankProblem[] = []
  for (const item of items) {
    const earlier = first.get(item.id)
    if (earlier === undefined) first.set(item.id, item)
    else {
      const says = `${item.id}: the same id stands in ${earlier.file}:${earlier.line}`
      problems.push({ file: item.file, line: item.line, says })
    }
  }
  return problems
}
