import { z } from 'zod'
import { dayText, requiredText, versionField } from '../shell/form.ts'
import { grounds } from './grounds.ts'

const reasons = requiredText('grants.error.reasons', 4000)
const ground = z.enum(grounds, { error: 'grants.error.grounds' })
/** Left empty: until the order is revoked. */
const openEnd = z
  .string({ error: 'grants.error.toDay' })
  .default('')
  .transform((text) => (text === '' ? null : text))
  .pipe(dayText('grants.error.toDay').nullable())

export const GrantForm = z.object({ version: versionField })
export const SuspensionForm = z.object({
  version: versionField,
  fromDay: dayText('grants.error.fromDay'),
  toDay: openEnd,
  grounds: ground,
  reasons,
})
export const CancellationForm = z.object({ version: versionField, grounds: ground, reasons })
export const RevocationForm = z.object({ version: versionField, reasons })
