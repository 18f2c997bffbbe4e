// One candidate's paper in its two halves: what the candidate sees, and what only the marking may know.
import { z } from 'zod'
import { BothLanguages, Kind } from '../bank/bank-item.ts'

const Option = z.object({ id: z.string(), text: z.string() })
/** A question in one language; `options` is empty where there is nothing to choose. */
const Face = z.object({ stem: z.string(), options: z.array(Option) })

/** A question as the candidate sees it. An option's id is made for this paper alone and says nothing. */
export const PaperQuestion = z.object({
  number: z.int().positive(),
  section: z.string(),
  kind: Kind,
  marks: z.int().positive(),
  unit: BothLanguages.nullable(),
  en: Face,
  hi: Face,
})
export type PaperQuestion = z.infer<typeof PaperQuestion>

const RubricLine = z.object({ marks: z.int().positive(), en: z.string(), hi: z.string() })
const AnswerKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single-choice'), option: z.string() }),
  z.object({ kind: z.literal('multiple-response'), options: z.array(z.string()) }),
  z.object({ kind: z.literal('numeric'), value: z.number(), tolerance: z.number() }),
  z.object({ kind: z.literal('drawing'), rubric: z.array(RubricLine) }),
  z.object({ kind: z.literal('essay'), rubric: z.array(RubricLine) }),
])
/** What is right, in this paper's own option ids; rubrics for what an examiner marks. */
export type AnswerKey = z.infer<typeof AnswerKey>

/** What no candidate sees: which question of the bank it is, its key, and which letter of the bank each option is. */
export const PaperKey = z.object({
  number: z.int().positive(),
  itemId: z.string(),
  version: z.int(),
  cites: z.array(z.string()),
  difficulty: z.string(),
  letters: z.record(z.string(), z.string()),
  key: AnswerKey,
})
export type PaperKey = z.infer<typeof PaperKey>

/** Both halves together, for marking. */
export type MarkedQuestion = PaperQuestion & Omit<PaperKey, 'number'>
