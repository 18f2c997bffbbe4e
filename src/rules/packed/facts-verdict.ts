// Conditions on a single fact, asked of packed people.
import { attainedOn } from '../age/attained.ts'
import { compares } from '../fold/compares.ts'
import { isSharp } from '../fold/facts-judged.ts'
import type { AgeAttained, Fact, Figure, Vision, WhenGiven } from '../fold/rule.ts'
import { answerFields, codesOf, notTold, type Answer, type AnswerField } from './answers.ts'
import { birthWord, firstAnswerWord, half, halfMask, sightWord } from './layout.ts'
import { wordAt } from './people.ts'
import type { Making, Test } from './test.ts'

function fieldOf(path: string): AnswerField {
  const field = answerFields.find((one) => one.path === path)
  if (field === undefined) throw new TypeError(`packed people do not hold "${path}"`)
  return field
}

/** Whether the answer is in a set of codes. */
function codeTest(field: AnswerField, codes: number): Test {
  const { shift, mask } = field
  const word = firstAnswerWord + field.word
  return (person) => ((codes >>> ((wordAt(person.words, person.at + word) >>> shift) & mask)) & 1) === 1
}

const accepting = (path: string, accepted: (answer: Answer) => boolean): Test => {
  const field = fieldOf(path)
  return codeTest(field, codesOf(field, accepted))
}

export const factTest = ({ path, among }: Fact): Test =>
  accepting(path, (answer) => typeof answer !== 'number' && among.includes(answer))

export const figureTest = ({ path, phrase, parameter }: Figure): Test =>
  accepting(path, (answer) => typeof answer === 'number' && compares[phrase](answer, parameter.value))

/** What was not given is not asked. */
export function givenTest({ path }: WhenGiven, test: Test): Test {
  const missing = codeTest(fieldOf(path), 1 << notTold)
  return (person, on) => missing(person, on) || test(person, on)
}

const eyes: Readonly<Record<string, number>> = { 'medical.visionRight': 0, 'medical.visionLeft': half }

export function visionTest({ path }: Vision): Test {
  const shift = eyes[path]
  if (shift === undefined) throw new TypeError(`packed people do not hold "${path}"`)
  return ({ words, at, figures }) =>
    isSharp(figures[(wordAt(words, at + sightWord) >>> shift) & halfMask] ?? Number.NaN)
}

export function ageTest({ parameter }: AgeAttained, { conventions }: Making): Test {
  const [years, convention] = [parameter.value, conventions.age]
  return ({ words, at }, on) => {
    const told = wordAt(words, at + birthWord)
    return told > 0 && attainedOn(told - 1, years, convention) <= on
  }
}
