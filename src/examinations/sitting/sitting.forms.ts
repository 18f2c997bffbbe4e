import { z } from 'zod'
import { languages } from '../../shell/text.ts'
import { Answer } from './answer.ts'

/** A save by the screen's own script. */
export const AnswerBody = z.object({
  _csrf: z.string(),
  saveId: z.uuid(),
  question: z.int().min(1).max(500),
  revision: z.int().min(0),
  answer: Answer,
  language: z.enum(languages),
  marked: z.boolean(),
})

/** A question sent by a button: which one says where to next, and whether to mark it for another look. */
export const QuestionForm = z.looseObject({
  answer: z.unknown().optional(),
  revision: z.coerce.number().int().min(0),
  then: z.enum(['next', 'mark', 'clear', 'summary']).optional(),
  goTo: z.coerce.number().int().min(1).optional(),
  language: z.enum(languages).optional(),
})
export type QuestionForm = z.output<typeof QuestionForm>
