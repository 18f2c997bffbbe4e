// Marking by a key: exact at every boundary, whatever script the number is written in.
import { describe, expect, test } from 'vitest'
import { type Markable, markAnswer } from '../../src/examinations/marking/mark-answer.ts'

const metres = { en: 'metres', hi: 'मीटर' }
const numeric = (value: number, tolerance: number): Markable => ({
  marks: 2,
  unit: metres,
  key: { kind: 'numeric', value, tolerance },
})
const single: Markable = { marks: 2, unit: null, key: { kind: 'single-choice', option: '9f1c' } }
const several: Markable = {
  marks: 2,
  unit: null,
  key: { kind: 'multiple-response', options: ['9f1c', '04aa'] },
}

describe('one option', () => {
  test('the right one earns all marks, in hundredths', () => {
    expect(markAnswer(single, '9f1c')).toBe(200)
  })
  test('another, none, a cleared one, or a list earns nothing and costs nothing', () => {
    for (const answer of ['04aa', '', null, undefined, ['9f1c'], 1])
      expect(markAnswer(single, answer)).toBe(0)
  })
})

describe('several options: all right, none wrong', () => {
  test('the order in which they were ticked does not matter', () => {
    expect(markAnswer(several, ['04aa', '9f1c'])).toBe(200)
    expect(markAnswer(several, ['9f1c', '04aa'])).toBe(200)
  })
  test('one missing, one too many, or none earns nothing', () => {
    for (const answer of [['9f1c'], ['9f1c', '04aa', '7777'], ['9f1c', '9f1c'], [], null, '9f1c'])
      expect(markAnswer(several, answer)).toBe(0)
  })
})

describe('a number within the tolerance', () => {
  test('exactly at the edge is right, a hundredth beyond is not', () => {
    const question = numeric(1.44, 0.005)
    expect(['1.435', '1.44', '1.445'].map((answer) => markAnswer(question, answer))).toEqual([200, 200, 200])
    expect(['1.4349999999', '1.4450000001'].map((answer) => markAnswer(question, answer))).toEqual([0, 0])
  })
  test('0.1 + 0.2 with no tolerance is 0.3, and 0.29 is twenty-nine hundredths', () => {
    expect(markAnswer(numeric(0.3, 0), '0.3')).toBe(200)
    expect(markAnswer(numeric(0.29, 0), '0.29')).toBe(200)
    expect(markAnswer(numeric(0.29, 0), '0.28')).toBe(0)
    expect(markAnswer(numeric(0.29, 0), '29/100')).toBe(200)
    expect(markAnswer(numeric(1e-7, 0), '0.0000001')).toBe(200)
  })
  test('Devanagari digits, signs, Indian commas and the unit are read as people write them', () => {
    expect(markAnswer(numeric(27.45, 0.1), '२७.४५')).toBe(200)
    expect(markAnswer(numeric(123450, 0), '1,23,450')).toBe(200)
    expect(markAnswer(numeric(-3, 0), '−3')).toBe(200)
    expect(markAnswer(numeric(1.5, 0), ' +1.5 metres ')).toBe(200)
    expect(markAnswer(numeric(1.5, 0), '१.५ मीटर')).toBe(200)
    expect(markAnswer(numeric(6, 0), '6.000')).toBe(200)
    expect(markAnswer(numeric(0.5, 0), '.5')).toBe(200)
    expect(markAnswer(numeric(6, 0), 6)).toBe(200)
  })
  test('what is no number earns nothing', () => {
    for (const answer of [
      '',
      ' ',
      '.',
      '-',
      'six',
      '6 7',
      '1 1/2',
      '1/0',
      '1,5',
      '6e0',
      '6..0',
      ['6'],
      null,
      {},
    ])
      expect(markAnswer(numeric(6, 0), answer)).toBe(0)
  })
})
