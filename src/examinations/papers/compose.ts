import type { BankQuestion } from '../bank/bank-item.ts'
import { type Chance, type DrawnLine, shuffled, type StoredQuestion } from './draw.ts'
import type { AnswerKey, PaperKey, PaperQuestion } from './paper.ts'

/** Makes an id that says nothing about the option it stands for. */
export type NewId = () => string

/** A complete paper from what was drawn: numbered in the order of the sections, options shuffled by identity. */
export function composePaper(
  lines: DrawnLine[],
  chance: Chance,
  newId: NewId,
): { questions: PaperQuestion[]; keys: PaperKey[] } {
  const drawn = lines.flatMap((line) => shuffled(line.drawn, chance))
  const both = drawn.map((stored, index) => composeQuestion(stored, index + 1, chance, newId))
  return { questions: both.map(({ question }) => question), keys: both.map(({ key }) => key) }
}

function composeQuestion(stored: StoredQuestion, number: number, chance: Chance, newId: NewId) {
  const { question, section, itemId, version } = stored
  const letters = shuffled(lettersOf(question), chance).map((letter) => ({ letter, id: newId() }))
  const { kind, marks, cites, difficulty } = question
  const unit = question.kind === 'numeric' ? question.key.unit : null
  const paperQuestion: PaperQuestion = {
    ...{ number, section, kind, marks, unit },
    en: faceOf(question, 'en', letters),
    hi: faceOf(question, 'hi', letters),
  }
  const key: PaperKey = {
    ...{ number, itemId, version, cites, difficulty },
    letters: Object.fromEntries(letters.map(({ id, letter }) => [id, letter])),
    key: keyOf(question, letters),
  }
  return { question: paperQuestion, key }
}

type Letters = { letter: string; id: string }[]

const lettersOf = ({ en }: BankQuestion): string[] => ('options' in en ? Object.keys(en.options) : [])

function faceOf(question: BankQuestion, language: 'en' | 'hi', letters: Letters) {
  const face = question[language]
  const options = 'options' in face ? face.options : {}
  return { stem: face.stem, options: letters.map(({ letter, id }) => ({ id, text: options[letter] ?? '' })) }
}

function keyOf(question: BankQuestion, letters: Letters): AnswerKey {
  const idOf = (letter: string) => letters.find((one) => one.letter === letter)?.id ?? ''
  switch (question.kind) {
    case 'single-choice':
      return { kind: question.kind, option: idOf(question.key) }
    case 'multiple-response':
      return { kind: question.kind, options: question.key.map(idOf) }
    case 'numeric':
      return { kind: question.kind, value: question.key.value, tolerance: question.key.tolerance }
    case 'drawing':
    case 'essay':
      return { kind: question.kind, rubric: question.rubric }
  }
}
