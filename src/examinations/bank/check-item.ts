// What a schema of single fields cannot say: that the two faces, the key and the rubric of a question fit each other.
import type { BankQuestion } from './bank-item.ts'

/** A mistake, and where in the question it stands. */
export type ItemFault = { path: (string | number)[]; says: string }

type Choice = Extract<BankQuestion, { kind: 'single-choice' | 'multiple-response' }>
type Rubric = Extract<BankQuestion, { kind: 'drawing' | 'essay' }>

/** Every way in which the parts of one question contradict each other. */
export function checkItem(question: BankQuestion): ItemFault[] {
  return [...checkLanguages(question), ...checkKind(question)]
}

function checkKind(question: BankQuestion): ItemFault[] {
  switch (question.kind) {
    case 'single-choice':
      return [...checkOptions(question), ...checkKeys(question, [question.key])]
    case 'multiple-response':
      return [
        ...checkOptions(question),
        ...checkKeys(question, question.key),
        ...checkSeveral(question, question.key),
      ]
    case 'numeric':
      return []
    case 'drawing':
    case 'essay':
      return checkRubric(question)
  }
}

/** A face is written in its own script, with Latin digits, and both faces give the same figures. */
function checkLanguages(question: BankQuestion): ItemFault[] {
  const faults: ItemFault[] = []
  for (const [path, en, hi] of pairs(question)) {
    if (/[\u0900-\u097f]/.test(en))
      faults.push({ path: ['en', ...path], says: 'Devanagari in the English face' })
    if (/[\u0966-\u096f]/.test(hi))
      faults.push({ path: ['hi', ...path], says: 'digits are Latin in both faces' })
    if (figures(en) !== figures(hi)) {
      faults.push({
        path: ['hi', ...path],
        says: `figures differ: English ${figures(en)}, Hindi ${figures(hi)}`,
      })
    }
  }
  if (!/[\u0900-\u097f]/.test(question.hi.stem)) {
    faults.push({ path: ['hi', 'stem'], says: 'the Hindi face is not in Devanagari' })
  }
  return faults
}

function pairs(question: BankQuestion): [string[], string, string][] {
  const found: [string[], string, string][] = [[['stem'], question.en.stem, question.hi.stem]]
  if (!('options' in question.en && 'options' in question.hi)) return found
  for (const [id, en] of Object.entries(question.en.options)) {
    const hi = question.hi.options[id]
    if (hi !== undefined) found.push([['options', id], en, hi])
  }
  return found
}

/** Order is free: Hindi puts its words, and so its figures, elsewhere. */
function figures(text: string): string {
  return [...new Set(text.match(/\d+(?:\.\d+)?/g) ?? [])].sort().join(' ') || 'none'
}

function checkOptions(question: Choice): ItemFault[] {
  const en = Object.keys(question.en.options)
  const hi = Object.keys(question.hi.options)
  const faults: ItemFault[] = []
  for (const id of en) {
    if (!hi.includes(id)) faults.push({ path: ['hi', 'options'], says: `option ${id} is missing in Hindi` })
  }
  for (const id of hi) {
    if (!en.includes(id)) faults.push({ path: ['en', 'options'], says: `option ${id} is missing in English` })
  }
  if (en.length < 4) faults.push({ path: ['en', 'options'], says: 'a choice has at least four options' })
  return [...faults, ...checkDistinct(question, 'en'), ...checkDistinct(question, 'hi')]
}

function checkDistinct(question: Choice, language: 'en' | 'hi'): ItemFault[] {
  const texts = Object.values(question[language].options)
  if (new Set(texts).size === texts.length) return []
  return [{ path: [language, 'options'], says: 'two options read the same' }]
}

function checkKeys(question: Choice, keys: string[]): ItemFault[] {
  return keys
    .filter((key) => !(key in question.en.options))
    .map((key) => ({ path: ['key'], says: `key ${key} is not an option` }))
}

/** All right and none wrong earns the marks, so the stem must say that several may be right. */
function checkSeveral(question: Choice, keys: string[]): ItemFault[] {
  const faults: ItemFault[] = []
  const options = Object.keys(question.en.options).length
  if (new Set(keys).size !== keys.length) faults.push({ path: ['key'], says: 'a key is named twice' })
  if (keys.length < 2 || keys.length >= options) {
    faults.push({ path: ['key'], says: 'at least two options are right and at least one is wrong' })
  }
  if (!/choose all that apply/i.test(question.en.stem)) {
    faults.push({ path: ['en', 'stem'], says: 'say "choose all that apply"' })
  }
  if (!question.hi.stem.includes('सभी सही उत्तर चुनें')) {
    faults.push({ path: ['hi', 'stem'], says: 'say "सभी सही उत्तर चुनें"' })
  }
  return faults
}

function checkRubric(question: Rubric): ItemFault[] {
  const sum = question.rubric.reduce((total, line) => total + line.marks, 0)
  if (sum === question.marks) return []
  return [{ path: ['rubric'], says: `the rubric adds up to ${sum}, the question carries ${question.marks}` }]
}
