// The viva and the practical: the sum decides, and so does each line that must be passed.
import { expect, test } from 'vitest'
import { judgeRubric, reaches } from '../../src/examinations/marking/judge-rubric.ts'
import { readRubricMarks } from '../../src/examinations/marking/rubric-marks.ts'
import { readBank } from '../../src/examinations/bank/read-bank.ts'

const serang = readBank().papers.find((paper) => paper.grade === 'serang')!.viva
const full = serang.lines.map((line) => ({ key: line.key, obtained: line.marks * 100 }))
const withLine = (key: string, obtained: number) =>
  full.map((line) => (line.key === key ? { key, obtained } : line))

test('half of a line that must be passed passes, a hundredth less fails the whole viva', () => {
  expect(judgeRubric(serang, withLine('sound-signals', 400))).toMatchObject({ outcome: 'passed', missed: [] })
  expect(judgeRubric(serang, withLine('sound-signals', 399))).toMatchObject({
    outcome: 'failed',
    missed: ['sound-signals'],
  })
})

test('a line that need not be passed may be missed altogether', () => {
  expect(judgeRubric(serang, withLine('lead-line-and-compass', 0)).outcome).toBe('passed')
})

test('all lines that must be passed are, and the sum is still too small: failed', () => {
  const half = serang.lines.map((line) => ({
    key: line.key,
    obtained: line.mustPass ? line.marks * 50 : 0,
  }))
  expect(judgeRubric(serang, half)).toMatchObject({
    outcome: 'failed',
    obtained: 1700,
    maximum: 5000,
    missed: [],
  })
})

test('29 of 100 is 29 per cent, not 28', () => {
  expect(reaches(29, 100, 29)).toBe(true)
  expect(reaches(2899, 10000, 29)).toBe(false)
})

test('the marks of a line are read in hundredths, from nothing to all of it, in either script', () => {
  const lines = [
    { field: 'a', marks: 8 },
    { field: 'b', marks: 2 },
    { field: 'c', marks: 2 },
  ]
  expect(readRubricMarks(lines, { a: '7.25', b: '१.५', c: '0' })).toEqual({ ok: true, marks: [725, 150, 0] })
  expect(readRubricMarks(lines, { a: '8.01', b: '-1', c: '1.005' })).toEqual({
    ok: false,
    wrong: ['a', 'b', 'c'],
  })
  expect(readRubricMarks(lines, { a: '8', b: '2' })).toEqual({ ok: false, wrong: ['c'] })
})
