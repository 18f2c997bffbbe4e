import { describe, expect, test } from 'vitest'
import {
  countBank,
  findFavouredLetters,
  findShortages,
  findUndrawable,
} from '../../src/examinations/bank/check-bank.ts'
import { readBank } from '../../src/examinations/bank/read-bank.ts'
import { aBank, choice, drawing, head, place, several, withLine } from '../support/bank-files.ts'

/** What is wrong with one file, as `file:line says`. */
function problemsOf(text: string): string[] {
  return aBank({ [place]: text }).problems.map(({ file, line, says }) => `${file}:${line} ${says}`)
}

describe('the question bank in the repository', () => {
  const { papers, items, problems } = readBank()

  test('has no problem in any file', () => {
    expect(items.length).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  test('has a default paper for the three grades examined now, with the marks of Schedule III for the engineer', () => {
    const marks = Object.fromEntries(
      papers.map((paper) => [paper.grade, [paper.marks, paper.minutes, paper.setBy]]),
    )
    expect(marks).toEqual({
      serang: [50, 60, 'chief-examiner'],
      'second-class-master': [80, 90, 'chief-examiner'],
      'inland-engineer': [100, 180, 'law'],
    })
  })

  test('gives the engineer 20, 20, 40 and 20 marks by subject (Schedule III)', () => {
    const engineer = papers.find((paper) => paper.grade === 'inland-engineer')
    const marks = engineer?.sections.map((section) =>
      section.lines.reduce((sum, line) => sum + line.count * line.marks, 0),
    )
    expect(marks).toEqual([20, 20, 40, 20])
  })

  test('examines the second class master on the simulator, and nobody else (32(iv)(n))', () => {
    expect(papers.filter((paper) => paper.practical !== undefined).map((paper) => paper.grade)).toEqual([
      'second-class-master',
    ])
  })

  test('fills every line of every default paper twice', () => {
    expect(findShortages(papers, items)).toEqual([])
  })

  test('has every question in both languages', () => {
    const counts = countBank(items)
    expect(counts.filter((count) => count.en !== count.hi)).toEqual([])
    expect(counts.reduce((sum, count) => sum + count.hi, 0)).toBe(items.length)
  })

  test('holds no question that no default paper can draw', () => {
    expect(findUndrawable(papers, items).map((item) => item.id)).toEqual([])
  })

  test('names each question once', () => {
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
  })

  test('makes no letter the key of more than two in five single choices of a grade', () => {
    expect(findFavouredLetters(items)).toEqual([])
  })
})

describe('a mistake in a question file is named with file and line', () => {
  test('files without a mistake have no problem, and keep the line of each question', () => {
    const bank = aBank({ [place]: [...head, ...choice, ...several, ...drawing].join('\n') })
    expect(bank.problems).toEqual([])
    expect(bank.items.map(({ id, line }) => [id, line])).toEqual([
      ['ser-a-lights-001', 5],
      ['ser-a-lights-002', 17],
      ['ser-a-lights-003', 29],
    ])
  })

  test.each([
    [
      'a Hindi option that is missing',
      withLine([...head, ...choice], 15, '      options: { a: लाल, b: हरा, c: सफेद }'),
      ['15 ser-a-lights-001 hi.options: option d is missing in Hindi'],
    ],
    [
      'an English option that is missing',
      withLine([...head, ...choice], 12, '      options: { a: Red, b: Green, c: White, d: Yellow, e: Blue }'),
      ['15 ser-a-lights-001 hi.options: option e is missing in Hindi'],
    ],
    [
      'a key that is no option',
      withLine([...head, ...choice], 16, '    key: e'),
      ['16 ser-a-lights-001 key: key e is not an option'],
    ],
    [
      'two options that read the same',
      withLine([...head, ...choice], 15, '      options: { a: लाल, b: लाल, c: सफेद, d: पीला }'),
      ['15 ser-a-lights-001 hi.options: two options read the same'],
    ],
    ['an unknown field', withLine([...head, ...choice], 8, '    dificulty: easy'), null],
    [
      'a Hindi face that is not Hindi',
      withLine([...head, ...choice], 14, '      stem: Port ki side light?'),
      ['14 ser-a-lights-001 hi.stem: the Hindi face is not in Devanagari'],
    ],
    [
      'figures that differ between the languages',
      withLine([...head, ...choice], 14, '      stem: 12 मीटर के जलयान की पोर्ट साईड लाईट किस रंग की है?'),
      ['14 ser-a-lights-001 hi.stem: figures differ: English none, Hindi 12'],
    ],
    [
      'a multiple response of which every option is right',
      withLine([...head, ...several], 16, '    key: [a, b, c, d]'),
      ['16 ser-a-lights-002 key: at least two options are right and at least one is wrong'],
    ],
    [
      'a multiple response that does not say so in Hindi',
      withLine([...head, ...several], 14, '      stem: साईड लाईट कौन-सी हैं?'),
      ['14 ser-a-lights-002 hi.stem: say "सभी सही उत्तर चुनें"'],
    ],
    [
      'a rubric that does not add up to the marks',
      withLine([...head, ...drawing], 14, '      - { marks: 3, en: It is named, hi: नाम लिखा है }'),
      ['12 ser-a-lights-003 rubric: the rubric adds up to 9, the question carries 10'],
    ],
    [
      'a question of which no rule is cited',
      withLine([...head, ...choice], 9, "    cites: ['general knowledge']"),
      ['9 ser-a-lights-001 cites.0: cite a rule or a line of a syllabus'],
    ],
  ])('%s', (_, text, found) => {
    const named = found ?? [
      '5 ser-a-lights-001 difficulty: Invalid option: expected one of "easy"|"medium"|"hard"',
      '8 ser-a-lights-001 dificulty: unknown field',
    ]
    expect(problemsOf(text)).toEqual(named.map((says) => `${place}:${says}`))
  })

  test('the same id twice, also across files', () => {
    const other = [...head, ...choice].join('\n').replace('topic: lights', 'topic: shapes')
    const { problems } = aBank({ [place]: [...head, ...choice].join('\n'), 'serang/a-shapes.yaml': other })
    expect(problems).toEqual([
      { file: 'serang/a-shapes.yaml', line: 5, says: `ser-a-lights-001: the same id stands in ${place}:5` },
    ])
  })

  test('a field written twice', () => {
    expect(problemsOf(withLine([...head, ...choice], 8, '    marks: 3'))).toEqual([
      `${place}:8 Map keys must be unique`,
    ])
  })

  test('a file in another place than its section and topic say', () => {
    const { problems } = aBank({ 'serang/b-lights.yaml': [...head, ...choice].join('\n') })
    expect(problems).toEqual([
      { file: 'serang/b-lights.yaml', line: 1, says: `this topic stands in ${place}` },
    ])
  })

  test('an id of another section', () => {
    expect(problemsOf(withLine([...head, ...choice], 5, '  - id: ser-b-lights-001'))).toEqual([
      `${place}:5 ser-b-lights-001: an id of this file begins with ser-a-`,
    ])
  })
})
