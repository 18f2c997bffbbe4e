import { z } from 'zod'
import { typedValues } from '../../shell/form.ts'
import { readNumberText, withoutUnit } from '../marking/number-text.ts'
import type { PaperQuestion } from '../papers/paper.ts'

/** An option, several options, a number as typed, or the word that the answer stands on the sheet. Null: none. */
export const Answer = z.union([z.string(), z.array(z.string())]).nullable()
export type Answer = z.infer<typeof Answer>

/** Essays and drawings are made on paper; the candidate only says that it was done. */
export const onSheet = 'on-sheet'

const longest = 40

/**
 * What was sent, as an answer to this question: unknown options fall away, digits are Latin, nothing is null.
 * The order of options is that of the paper, so that the same choice is the same answer.
 */
export function readAnswer(question: PaperQuestion, sent: unknown): Answer {
  const values = typedTexts(sent)
  switch (question.kind) {
    case 'single-choice':
      return chosen(question, values)[0] ?? null
    case 'multiple-response':
      return listOrNull(chosen(question, values))
    case 'numeric':
      return values[0] ?? null
    case 'drawing':
    case 'essay':
      return values.includes(onSheet) ? onSheet : null
  }
}

const typedTexts = (sent: unknown): string[] =>
  [typedValues({ answer: sent })['answer'] ?? []]
    .flat()
    .filter((value) => value !== '')
    .map((value) => value.slice(0, longest))

const chosen = ({ en }: PaperQuestion, values: string[]): string[] =>
  en.options.map((option) => option.id).filter((id) => values.includes(id))

const listOrNull = (list: string[]): string[] | null => (list.length > 0 ? list : null)

/** Is something typed where a number belongs that marking cannot read as one? It is kept, and earns nothing. */
export const isNoNumber = ({ kind, unit }: Pick<PaperQuestion, 'kind' | 'unit'>, answer: Answer): boolean =>
  kind === 'numeric' && typeof answer === 'string' && readNumberText(withoutUnit(answer, unit)) === null

/** The five states of the palette. */
export type PaletteState = 'not-visited' | 'not-answered' | 'answered' | 'marked' | 'answered-marked'

/** What the palette shows of a question; undefined: nothing was ever saved of it. What is no number is no answer. */
export function paletteState(
  question: Pick<PaperQuestion, 'kind' | 'unit'>,
  saved: { answer: Answer; marked: boolean } | undefined,
): PaletteState {
  if (!saved) return 'not-visited'
  if (saved.answer === null || isNoNumber(question, saved.answer))
    return saved.marked ? 'marked' : 'not-answered'
  return saved.marked ? 'answered-marked' : 'answered'
}
