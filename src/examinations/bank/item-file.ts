// The shape of a question file: one topic a file.
import { z } from 'zod'
import { Grade, Question, SectionKey } from './bank-item.ts'
import { checkItem } from './check-item.ts'

const WholeQuestion = Question.superRefine((question, context) => {
  for (const { path, says } of checkItem(question)) context.addIssue({ code: 'custom', path, message: says })
})

export const ItemFile = z.strictObject({
  grade: Grade,
  section: SectionKey,
  topic: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a topic is kebab-case'),
  items: z.array(WholeQuestion).min(1),
})
