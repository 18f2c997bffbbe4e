// What a candidate who has learnt answers: looked up in the bank by the words of the question, as he would.
import { type BankItem, readBank } from '../../examinations/index.ts'
import type { PaperQuestion } from '../../examinations/papers/paper.ts'
import { type Answer, onSheet } from '../../examinations/sitting/answer.ts'

let byStem: Map<string, BankItem> | undefined

/** The right answer in the words of this paper; drawings and essays stand on the sheet. */
export function knownAnswer(question: PaperQuestion): Answer {
  byStem ??= new Map(readBank().items.map((item) => [item.en.stem, item]))
  const item = byStem.get(question.en.stem)
  switch (item?.kind) {
    case 'single-choice':
      return optionIds(question, [item.en.options[item.key]])[0] ?? null
    case 'multiple-response':
      return optionIds(
        question,
        item.key.map((letter) => item.en.options[letter]),
      )
    case 'numeric':
      return String(item.key.value)
    case 'drawing':
    case 'essay':
      return onSheet
    case undefined:
      return null
  }
}

const optionIds = ({ en }: PaperQuestion, texts: (string | undefined)[]): string[] =>
  en.options.filter((option) => texts.includes(option.text)).map((option) => option.id)
