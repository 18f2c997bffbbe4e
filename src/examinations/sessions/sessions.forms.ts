import { z } from 'zod'
import { readContact } from '../../people/index.ts'
import { grades } from '../../rules/index.ts'
import { dayText, requiredText, versionField } from '../../shell/form.ts'

const key = (name: string) => `examinations.sessions.error.${name}`
const hour = z.string({ error: key('startsHour') }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, key('startsHour'))
const whole = (name: string, least: number, most: number) =>
  z.coerce
    .number({ error: key(name) })
    .int(key(name))
    .min(least, key(name))
    .max(most, key(name))

export const PlanForm = z.object({
  grade: z.enum(grades, { error: key('grade') }),
  centreId: z.uuid({ error: key('centreId') }),
  seatCount: whole('seatCount', 1, 500),
  startsOn: dayText(key('startsOn')),
  startsHour: hour,
  closesOn: dayText(key('closesOn')),
  passPercent: whole('passPercent', 1, 100),
})
export const MoveForm = z.object({ version: versionField })
export const PostponeForm = z.object({
  version: versionField,
  startsOn: dayText(key('startsOn')),
  startsHour: hour,
  closesOn: dayText(key('closesOn')),
  reason: requiredText(key('reason'), 500),
})
export const CancelForm = z.object({
  version: versionField,
  cancelReason: requiredText(key('reason'), 500),
})
const Duty = z.enum(['invigilator', 'examiner'], { error: key('duty') })
export const StaffForm = z.object({
  duty: Duty,
  contact: z.string({ error: key('contact') }).transform((typed, context) => {
    const read = readContact(typed)
    if (read) return read
    context.addIssue({ code: 'custom', message: key('contact') })
    return z.NEVER
  }),
})
export const StaffEndForm = z.object({ personId: z.uuid({ error: key('contact') }), duty: Duty })
