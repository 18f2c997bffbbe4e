import { z } from 'zod'
import { grades } from '../../rules/index.ts'
import { isUpload, requiredText, type Upload, versionField } from '../../shell/form.ts'
import { requirements } from './enclosures.ts'

const key = (name: string) => `examinations.applications.error.${name}`

export const StartForm = z.object({
  authority: z.uuid({ error: key('authority') }),
  grade: z.enum(grades, { error: key('grade') }),
})
export const SessionForm = z.object({ version: versionField, sessionId: z.uuid({ error: key('sessionId') }) })

const year = z.coerce
  .number({ error: key('appearedYear') })
  .int(key('appearedYear'))
  .min(1950, key('appearedYear'))
  .max(2200, key('appearedYear'))
export const PartDForm = z
  .object({
    version: versionField,
    appearedEarlier: z.enum(['yes', 'no'], { error: key('appearedEarlier') }),
    appearedYear: z.union([z.literal('').transform(() => undefined), year]).optional(),
  })
  .transform((typed, context) => {
    if (typed.appearedEarlier === 'yes' && typed.appearedYear === undefined)
      context.addIssue({ code: 'custom', path: ['appearedYear'], message: key('appearedYear') })
    return { ...typed, appearedEarlier: typed.appearedEarlier === 'yes' }
  })
export const EncloseForm = z.object({
  requirement: z.enum(requirements, { error: key('file') }),
  file: z.custom<Upload>(isUpload, key('file')),
})
export const TakeOutForm = z.object({ enclosureId: z.uuid({ error: key('file') }) })
export const SubmitForm = z.object({
  version: versionField,
  declaration: z.literal('yes', { error: key('declaration') }),
  declaredBy: requiredText(key('declaredBy'), 120),
})
export const WithdrawForm = z.object({ version: versionField })
export const AnswerForm = z.object({ version: versionField, answer: requiredText(key('answer'), 4000) })
