import { z } from 'zod'
import { requiredText } from '../shell/form.ts'
import { readContact } from './contact.ts'

const contact = z.string({ error: 'people.error.contact' }).transform((typed, context) => {
  const read = readContact(typed)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'people.error.contact' })
  return z.NEVER
})
/** NIST SP 800-63B: length alone is asked; 8 at least. */
const password = z
  .string({ error: 'people.error.password' })
  .min(8, 'people.error.password')
  .max(200, 'people.error.password')

export const SignUpForm = z.object({
  fullName: requiredText('people.error.fullName', 120).min(2, 'people.error.fullName'),
  contact,
  password,
})
export const SignInForm = z.object({
  contact: requiredText('people.error.contact'),
  password: requiredText('people.error.passwordMissing'),
  next: z.string().optional(),
})
export const ForgottenForm = z.object({ email: z.email({ error: 'people.error.email' }).toLowerCase() })
export const NewPasswordForm = z.object({ password })
export const ChangePasswordForm = z.object({
  oldPassword: requiredText('people.error.passwordMissing'),
  password,
})
export const GrantRoleForm = z.object({ contact, role: requiredText('people.error.role') })
export const CounterForm = z.object({ contact })
export const CounterResetForm = z.object({ contact, reason: requiredText('people.error.reason', 500) })
