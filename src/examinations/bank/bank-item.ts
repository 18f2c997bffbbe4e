// The shape of a question: every one has an English and a Hindi face.
import { z } from 'zod'

export const Grade = z.enum(['serang', 'second-class-master', 'inland-engineer'])
export const SectionKey = z.string().regex(/^[A-E]$/, 'a section is one capital letter, A to E')
export const Marks = z.int().positive()
export const Cites = z
  .array(z.string().regex(/^(\d{1,3}\b|Schedule )/, 'cite a rule or a line of a syllabus'))
  .min(1)

/** Text that both languages must have. */
export const BothLanguages = z.strictObject({ en: z.string().min(1), hi: z.string().min(1) })

const OptionId = z.string().regex(/^[a-f]$/, 'an option is named by one letter, a to f')
const PlainFace = z.strictObject({ stem: z.string().min(1) })
const ChoiceFace = z.strictObject({
  stem: z.string().min(1),
  options: z.record(OptionId, z.string().min(1)),
})
const RubricLine = z.strictObject({ marks: Marks, en: z.string().min(1), hi: z.string().min(1) })

const common = {
  id: z
    .string()
    .regex(/^(ser|scm|eng)-[a-e]-[a-z0-9]+(-[a-z0-9]+)*-\d{3}$/, 'an id is grade-section-topic-000'),
  marks: Marks,
  difficulty: z.enum(['easy', 'medium', 'hard']),
  cites: Cites,
}
const choiceFaces = { en: ChoiceFace, hi: ChoiceFace }
const plainFaces = { en: PlainFace, hi: PlainFace }
const marked = { ...common, ...plainFaces, rubric: z.array(RubricLine).min(2) }

export const Question = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, ...choiceFaces, kind: z.literal('single-choice'), key: OptionId }),
  z.strictObject({ ...common, ...choiceFaces, kind: z.literal('multiple-response'), key: z.array(OptionId) }),
  z.strictObject({
    ...common,
    ...plainFaces,
    kind: z.literal('numeric'),
    key: z.strictObject({ value: z.number(), tolerance: z.number().nonnegative(), unit: BothLanguages }),
  }),
  z.strictObject({ ...marked, kind: z.literal('drawing') }),
  z.strictObject({ ...marked, kind: z.literal('essay') }),
])

/** One question as its file holds it. */
export type BankQuestion = z.infer<typeof Question>

/** The kinds of question the bank knows. */
export const Kind = z.enum(['single-choice', 'multiple-response', 'numeric', 'drawing', 'essay'])

/** One question of the bank, with the grade, section and topic of its file and the line it starts on. */
export type BankItem = BankQuestion & {
  grade: z.infer<typeof Grade>
  section: string
  topic: string
  file: string
  line: number
}
