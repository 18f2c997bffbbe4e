import { z } from 'zod'
import { requiredText, versionField } from '../../shell/form.ts'

export const RecommendForm = z.object({
  version: versionField,
  place: requiredText('examinations-marking.error.place', 120),
})
export const ReleaseForm = z.object({ version: versionField })
