import { describe, expect, test } from 'vitest'
import { findFavouredLetters, findShortages, findUndrawable } from '../../src/examinations/bank/check-bank.ts'
import { aBank, choice, drawing, head, paper, place, several, withLine } from '../support/bank-files.ts'

/** What is wrong with a paper file in which one line stands in the place of another. */
function paperProblems(number: number, text: string) {
  return aBank({ 'papers/serang.yaml': withLine(paper, number, text) }).problems
}

describe('a default paper', () => {
  const file = 'papers/serang.yaml'

  test('carries the marks that its lines add up to', () => {
    expect(paperProblems(6, 'marks: 5')).toEqual([
      { file, line: 6, says: 'marks: the lines add up to 4, not to 5' },
    ])
  })

  test('has a viva rubric whose marks add up', () => {
    expect(paperProblems(15, '  marks: 12')).toEqual([
      { file, line: 15, says: 'viva.marks: the lines add up to 10, not to 12' },
    ])
  })

  test('has its title in Hindi too', () => {
    const [problem] = paperProblems(2, 'title: { en: Paper }')
    expect(problem).toMatchObject({ file, line: 2 })
    expect(problem?.says).toMatch(/^title\.hi: /)
  })

  test('is short of questions until the bank holds each of its lines twice', () => {
    const one = aBank({ [file]: paper.join('\n'), [place]: [...head, ...choice, ...several].join('\n') })
    expect(one.problems).toEqual([])
    expect(findShortages(one.papers, one.items)).toEqual([
      { grade: 'serang', section: 'A', kinds: ['single-choice'], marks: 2, have: 1, need: 4 },
    ])
  })

  test('leaves out questions of a kind that it does not ask for, and the check names them', () => {
    const { papers, items } = aBank({
      [file]: paper.join('\n'),
      [place]: [...head, ...choice, ...drawing].join('\n'),
    })
    expect(findUndrawable(papers, items).map((item) => item.id)).toEqual(['ser-a-lights-003'])
  })

  test('would be guessed by one letter if that letter were the key of more than two in five', () => {
    const questions = ['a', 'b', 'c', 'a', 'd'].flatMap((key, at) => [
      `  - id: ser-a-lights-00${at}`,
      ...choice.slice(1, -1),
      `    key: ${key}`,
    ])
    expect(findFavouredLetters(aBank({ [place]: [...head, ...questions].join('\n') }).items)).toEqual([])
    const more = [...questions, '  - id: ser-a-lights-009', ...choice.slice(1)]
    expect(findFavouredLetters(aBank({ [place]: [...head, ...more].join('\n') }).items)).toEqual([
      { grade: 'serang', letter: 'a', times: 3, of: 6 },
    ])
  })
})
