// The single facts of a mariner that have few possible answers (yes or no, passed or failed, a class from 0 to
// 12). Each is a small code in a word of the packed person, so that any condition on it is one look into a set
// of codes. They are found in the schema of the facts: a new fact of that kind is packed as soon as it is there.
import { marinerFacts } from '../facts/mariner.ts'
import type { Shape } from '../facts/schema.ts'

export type Answer = string | number | boolean

/** Where the code of a fact stands, and the answers that the codes after `none` mean. */
export type AnswerField = {
  readonly path: string
  readonly answers: readonly Answer[]
  /** The word of the person, counted from the first word of answers. */
  readonly word: number
  readonly shift: number
  readonly mask: number
}

/** Not told: no condition is fulfilled by it, and what is asked "when given" is not asked. */
export const notTold = 0
/** Told, and there is none: there is no medical certificate. */
const none = 1
const firstAnswer = 2

/** More answers than a set of 32 codes can hold are not few. */
const mostAnswers = 32 - firstAnswer

function answersOf(shape: Shape): readonly Answer[] | null {
  if (shape.kind === 'boolean') return [false, true]
  if (shape.kind === 'choice') return shape.among.length > mostAnswers ? null : shape.among
  if (shape.kind !== 'number' || shape.whole !== true || shape.most - shape.least >= mostAnswers) return null
  return Array.from({ length: shape.most - shape.least + 1 }, (_, i) => shape.least + i)
}

type Found = { readonly path: string; readonly answers: readonly Answer[] }

/** Facts in lists belong to records, and are packed with them. */
function fewAnswers(shape: Shape, path: string): Found[] {
  if (shape.kind === 'nullable') return fewAnswers(shape.of, path)
  if (shape.kind === 'record') {
    return Object.entries(shape.keys).flatMap(([key, of]) =>
      fewAnswers(of, path === '' ? key : `${path}.${key}`),
    )
  }
  const answers = answersOf(shape)
  return answers === null ? [] : [{ path, answers }]
}

function placed(found: readonly Found[]): AnswerField[] {
  let [word, shift] = [0, 0]
  return found.map(({ path, answers }) => {
    const bits = Math.ceil(Math.log2(answers.length + firstAnswer))
    if (shift + bits > 32) [word, shift] = [word + 1, 0]
    const field = { path, answers, word, shift, mask: 2 ** bits - 1 }
    shift += bits
    return field
  })
}

/** Every single fact of few answers, with its place. */
export const answerFields: readonly AnswerField[] = placed(fewAnswers(marinerFacts.shape, ''))

/** How many words of a person the answers take. */
export const answerWords = (answerFields.at(-1)?.word ?? 0) + 1

export function codeOf({ answers }: AnswerField, value: unknown): number {
  if (value === undefined) return notTold
  const place = answers.findIndex((one) => one === value)
  return place < 0 ? none : firstAnswer + place
}

/** The codes of all answers that are accepted, as bits. */
export const codesOf = ({ answers }: AnswerField, accepted: (answer: Answer) => boolean): number =>
  answers.reduce<number>((set, one, place) => (accepted(one) ? set | (1 << (firstAnswer + place)) : set), 0)
