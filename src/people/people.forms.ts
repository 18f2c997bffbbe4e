import { z } from 'zod'
import { requiredText } from '../shell/form.ts'
import { contactText, readContact } from './contact.ts'
import { isGuessable } from './guessable.ts'

const contact = z.string({ error: 'people.error.contact' }).transform((typed, context) => {
  const read = readContact(typed)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'people.error.contact' })
  return z.NEVER
})
/** NIST SP 800-63B: no mixture of signs is asked, only length, 8 at least; what is guessed first is refused. */
const password = z
  .string({ error: 'people.error.password' })
  .min(8, 'people.error.password')
  .max(200, 'shell.tooLong')
  .refine((typed) => !isGuessable(typed), 'people.error.passwordGuessable')

export const SignUpForm = z
  .object({
    fullName: requiredText('people.error.fullName', 120).min(2, 'people.error.fullName'),
    contact,
    password,
  })
  .refine((typed) => !isGuessable(typed.password, [typed.fullName, contactText(typed.contact)]), {
    path: ['password'],
    error: 'people.error.passwordGuessable',
  })
export const SignInForm = z.object({
  contact: requiredText('people.error.contact'),
  password: requiredText('people.error.passwordMissing'),
  next: z.string().optional(),
})
export const ForgottenForm = z.object({ email: z.email({ error: 'people.error.email' }).toLowerCase() })
/** `known`: what everybody knows of the person, which is no password. */
const passwordOf = (known: (string | null)[]) =>
  password.refine((typed) => !isGuessable(typed, known), 'people.error.passwordGuessable')
export const newPasswordForm = (known: (string | null)[]) => z.object({ password: passwordOf(known) })
export const changePasswordForm = (known: (string | null)[]) =>
  z.object({
    oldPassword: requiredText('people.error.passwordMissing'),
    password: passwordOf(known),
  })
export const GrantRoleForm = z.object({ contact, role: requiredText('people.error.role') })
export const CounterForm = z.object({ contact })
export const CounterResetForm = z.object({ contact, reason: requiredText('people.error.reason', 500) })
