// What a candidate who has learnt answers: found in the bank by the words of the question, as he would.
import type { Db } from '../../db/connect.ts'
import { type BankQuestion } from '../../examinations/bank/bank-item.ts'
import type { PaperQuestion } from '../../examinations/papers/paper.ts'
import { storedQuestions } from '../../examinations/papers/seal-session.ts'
import { type Answer, onSheet } from '../../examinations/sitting/answer.ts'

/** The right answers of a grade, in the words of each paper; drawings and essays stand on the sheet. */
export async function knownAnswers(db: Db, grade: string): Promise<(asked: PaperQuestion) => Answer> {
  const stored = await storedQuestions(db, grade)
  const byStem = new Map(stored.map(({ question }) => [question.en.stem, question]))
  return (asked) => answerTo(asked, byStem.get(asked.en.stem))
}

function answerTo(asked: PaperQuestion, known: BankQuestion | undefined): Answer {
  switch (known?.kind) {
    case 'single-choice':
      return optionIds(asked, [known.en.options[known.key]])[0] ?? null
    case 'multiple-response': {
      const { options } = known.en
      return optionIds(
        asked,
        known.key.map((letter) => options[letter]),
      )
    }
    case 'numeric':
      return String(known.key.value)
    case 'drawing':
    case 'essay':
      return onSheet
    case undefined:
      return null
  }
}

const optionIds = ({ en }: PaperQuestion, texts: (string | undefined)[]): string[] =>
  en.options.filter((option) => texts.includes(option.text)).map((option) => option.id)
