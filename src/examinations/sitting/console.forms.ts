import { z } from 'zod'
import { isUpload, requiredText, type Upload, versionField } from '../../shell/form.ts'

const reason = requiredText('examinations-sitting.error.reason', 500)
const minutes = (most: number) =>
  z.coerce
    .number({ error: 'examinations-sitting.error.minutes' })
    .int('examinations-sitting.error.minutes')
    .min(1, 'examinations-sitting.error.minutes')
    .max(most, 'examinations-sitting.error.minutes')

/** A button without fields; loose, because the token of the form comes with it. */
export const VersionForm = z.looseObject({ version: versionField })
export const AttendanceForm = z.object({
  version: versionField,
  attendance: z.enum(['present', 'absent'], { error: 'examinations-sitting.error.attendance' }),
})
export const ReasonForm = z.object({ version: versionField, reason })
export const CreditForm = z.object({ version: versionField, minutes: minutes(180), reason })
export const ExtraForm = z.object({ version: versionField, minutes: minutes(240), reason })
export const VerdictForm = z.object({
  version: versionField,
  verdict: z.enum(['approved', 'refused'], { error: 'examinations-sitting.error.verdict' }),
})
export const IncidentForm = z.object({ words: requiredText('examinations-sitting.error.words', 2000) })
export const SheetForm = z.object({
  version: versionField,
  question: z.coerce
    .number({ error: 'examinations-sitting.error.question' })
    .int('examinations-sitting.error.question')
    .min(1, 'examinations-sitting.error.question'),
  sheet: z.custom<Upload>(isUpload, 'examinations-sitting.error.sheet'),
})
