// A paper is drawn by its blueprint, and what the bank lacks is named (examinations.md, Papers).
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { readBank } from '../../src/examinations/index.ts'
import { Blueprint } from '../../src/examinations/papers/blueprint.ts'
import { drawPaper, shortages, type StoredQuestion } from '../../src/examinations/papers/draw.ts'

const bank = readBank()
const ofGrade = (grade: string): StoredQuestion[] =>
  bank.items
    .filter((item) => item.grade === grade)
    .map((item) => ({ itemId: item.id, version: 1, section: item.section, question: item }))

test.each(bank.papers.map((paper) => [paper.grade, paper] as const))(
  'two hundred papers for %s keep every line of the blueprint, and none holds a question twice',
  (grade, paper) => {
    const blueprint = Blueprint.parse(paper)
    for (let count = 0; count < 200; count++) {
      const lines = drawPaper(blueprint, ofGrade(grade), randomInt)
      const ids = lines.flatMap((line) => line.drawn.map((one) => one.itemId))
      expect(new Set(ids).size).toBe(ids.length)
      for (const line of lines) {
        expect(line.drawn.length).toBe(line.count)
        for (const { section, question } of line.drawn) {
          expect([section, question.marks]).toEqual([line.section, line.marks])
          expect(line.kinds).toContain(question.kind)
        }
      }
    }
  },
)

test('a shortage is named by its line: section, kinds, marks, how many there are and how many it takes', () => {
  const paper = bank.papers.find((one) => one.grade === 'inland-engineer')
  const few = ofGrade('inland-engineer').filter(({ question }) => question.kind !== 'drawing')
  expect(shortages(Blueprint.parse(paper), few)).toEqual([
    { section: 'D', kinds: ['drawing'], marks: 10, have: 0, need: 2 },
  ])
})
