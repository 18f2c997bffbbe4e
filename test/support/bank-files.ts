// Question banks with a planted mistake: invented questions in a folder of their own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import { type Bank, readBank } from '../../src/examinations/bank/read-bank.ts'

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true })
})

/** A question bank of the given files, in a folder of its own. */
export function aBank(files: Record<string, string>): Bank {
  const folder = mkdtempSync(join(tmpdir(), 'question-bank-'))
  made.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return readBank(pathToFileURL(`${folder}/`))
}

export const place = 'serang/a-lights.yaml'
export const head = ['grade: serang', 'section: A', 'topic: lights', 'items:']
export const choice = [
  '  - id: ser-a-lights-001',
  '    kind: single-choice',
  '    marks: 2',
  '    difficulty: easy',
  "    cites: ['79(ii)']",
  '    en:',
  '      stem: Which colour is the port sidelight?',
  '      options: { a: Red, b: Green, c: White, d: Yellow }',
  '    hi:',
  '      stem: पोर्ट की साईड लाईट किस रंग की है?',
  '      options: { a: लाल, b: हरा, c: सफेद, d: पीला }',
  '    key: a',
]
export const several = [
  '  - id: ser-a-lights-002',
  '    kind: multiple-response',
  '    marks: 2',
  '    difficulty: easy',
  "    cites: ['81(i)']",
  '    en:',
  '      stem: Which are sidelights? (Choose all that apply.)',
  '      options: { a: Red, b: Green, c: White, d: Yellow }',
  '    hi:',
  '      stem: साईड लाईट कौन-सी हैं? (सभी सही उत्तर चुनें।)',
  '      options: { a: लाल, b: हरा, c: सफेद, d: पीला }',
  '    key: [a, b]',
]
export const drawing = [
  '  - id: ser-a-lights-003',
  '    kind: drawing',
  '    marks: 10',
  '    difficulty: hard',
  "    cites: ['79']",
  '    en: { stem: Draw the arc of a stern light. }',
  '    hi: { stem: स्टर्न लाईट का घेरा बनाइए। }',
  '    rubric:',
  '      - { marks: 6, en: The arc is right, hi: घेरा सही है }',
  '      - { marks: 4, en: It is named, hi: नाम लिखा है }',
]

export const paper = [
  'grade: serang',
  'title: { en: Paper, hi: प्रश्नपत्र }',
  "cites: ['31(ix)']",
  'setBy: chief-examiner',
  'minutes: 60',
  'marks: 4',
  'passPercent: 40',
  'sections:',
  '  - key: A',
  '    title: { en: Lights, hi: प्रकाश }',
  "    cites: ['31(ix)(a)']",
  '    lines:',
  '      - { kinds: [single-choice], count: 2, marks: 2 }',
  'viva:',
  '  marks: 10',
  '  passPercent: 50',
  '  lines:',
  ...['lights', 'signals', 'lead-line', 'towing', 'fire'].map((key) => {
    return `    - { key: ${key}, marks: 2, mustPass: true, cites: ['31(ix)'], en: Knows it, hi: जानता है }`
  }),
]

/** Lines with one put in the place of another; counted from 1, as an editor counts them. */
export function withLine(lines: string[], number: number, text: string): string {
  return lines.map((line, at) => (at === number - 1 ? text : line)).join('\n')
}
