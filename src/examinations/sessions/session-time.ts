import type { Day } from '../../db/act.ts'

const dayLong = 86_400_000

/** The instant of an hour (HH:MM) of a day in India. */
export const startOf = (day: Day, hour: string): Date => new Date(`${day}T${hour}:00+05:30`)

export const dayBefore = (day: Day): Day =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - dayLong).toISOString().slice(0, 10)

/** The day in India on which an instant falls. */
export const dayInIndia = (at: Date): Day =>
  new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)

/** The hour in India, HH:MM. */
export const hourInIndia = (at: Date): string =>
  new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16)
