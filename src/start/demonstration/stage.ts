// What the loading of the demonstration works with, and the small things all its parts need.
import type { Actor, Day } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import type { ServerConfig } from '../../server.ts'
import type { Jobs } from '../../shell/jobs.ts'
import type { Text } from '../../shell/text.ts'
import type { Clock } from './clock.ts'

/** An officer as the acts of the rooms want him: who, in which role, for which authority. */
export type Officer = Actor & { personId: string; authorityId: string; role: string; roles: string[] }
export type Officers = {
  administrator: Officer
  counter: Officer
  examiner: Officer
  secondExaminer: Officer
  invigilator: Officer
  chief: Officer
  treasury: Officer
  auditor: Officer
}

/** The room on which everything is played: database, clock, the true day, and one password for all. */
export type Scene = {
  db: Db
  jobs: Jobs
  text: Text
  config: ServerConfig
  clock: Clock
  authorityId: string
  centreId: string
  today: Day
  password: string
}
export type Stage = Scene & { officers: Officers }

/** Nobody: the installation itself acts. */
export const system: Actor = { personId: null, role: null, authorityId: null }

const millisecondsADay = 86_400_000

/** The day so many days later, or earlier when the number is below zero. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsADay).toISOString().slice(0, 10)

type Result = { ok: true } | { ok: false; refusals: readonly string[] }
const isDone = <T extends Result>(result: T): result is Exclude<T, { ok: false }> => result.ok

/** What an act gave; a refusal is a mistake of the demonstration and stops the start with its code. */
export function done<T extends Result>(what: string, result: T): Exclude<T, { ok: false }> {
  if (isDone(result)) return result
  const refusals = 'refusals' in result ? result.refusals.join(', ') : ''
  throw new Error(`Demonstration: ${what} was refused: ${refusals}`)
}

/** All at once: who does not depend on another need not wait for him. */
export const each = async <T, R>(all: readonly T[], work: (one: T, at: number) => Promise<R>): Promise<R[]> =>
  await Promise.all(all.map(work))
