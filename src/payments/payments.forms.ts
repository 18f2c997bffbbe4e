import { z } from 'zod'
import { dayText, isUpload, requiredText, type Upload, versionField } from '../shell/form.ts'

const rupees = /^(\d{1,7})(?:\.(\d{1,2}))?$/
/** Rupees as they stand on a challan ("₹1,500.00"), as paise. */
const amount = z.string({ error: 'payments.error.amount' }).transform((typed, context) => {
  const read = rupees.exec(typed.replace(/^(?:₹|Rs\.?)|[,\s]|\/-$/gi, ''))
  if (read) return Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'))
  context.addIssue({ code: 'custom', message: 'payments.error.amount' })
  return z.NEVER
})
/** One form of a number, so that the same challan is known again: no blanks, capital letters. */
const challanNumber = requiredText('payments.error.number', 60)
  .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[\p{L}\p{M}\p{N}/.-]{2,40}$/u, 'payments.error.number'))

export const ReportForm = z
  .object({
    number: challanNumber,
    paidOn: dayText('payments.error.paidOn'),
    amount,
    image: z.custom<Upload>(isUpload).optional(),
    version: versionField,
  })
  .transform(({ amount: amountPaise, ...rest }) => ({ ...rest, amountPaise }))
export const ConfirmForm = z.object({ version: versionField })
export const RefuseForm = z.object({
  reason: requiredText('payments.error.reason', 500),
  version: versionField,
})
