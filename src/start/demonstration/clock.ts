// Past stages are played in the past: the clock of a demonstration may be moved, and only its owner moves it.
import pg from 'pg'
import type { Day } from '../../db/act.ts'

export type Clock = {
  /** Stands at an hour (HH:MM, India) of a day. */
  stand: (day: Day, hour: string) => Promise<void>
  /** Back to where it stood when the loading began. */
  back: () => Promise<void>
}
/** The database as its owner: what kind of installation it is, its clock, and a way to empty it. */
export type Owner = {
  kind: () => Promise<string>
  clock: () => Promise<Clock>
  becomeDemonstration: () => Promise<void>
  /** Takes away what a loading that was cut off had left; nobody has worked with it yet. */
  emptyAgain: () => Promise<void>
  close: () => Promise<void>
}

const standAt = `update deployment set clock_offset = ($1 || ' Asia/Kolkata')::timestamptz - now()`

/** A connection of its own as the owner of the database. */
export async function ownerOf(url: string): Promise<Owner> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ask = async (text: string, values: string[] = []) =>
    (await client.query<{ answer: string }>(text, values)).rows[0]?.answer ?? ''
  return {
    kind: async () => await ask('select kind as answer from deployment'),
    clock: async () => {
      const before = await ask('select clock_offset::text as answer from deployment')
      return {
        stand: async (day, hour) => void (await ask(standAt, [`${day} ${hour}`])),
        back: async () => void (await ask('update deployment set clock_offset = $1::interval', [before])),
      }
    },
    becomeDemonstration: async () =>
      void (await ask(`update deployment set kind = 'demonstration' where kind = 'production'`)),
    emptyAgain: async () => {
      await ask(`update deployment set clock_offset = '0'`)
      await ask(
        'truncate people, vessels, decisions, audit_events, number_series, outbox, settings, holidays cascade',
      )
      await ask('truncate pgboss.job')
    },
    close: async () => {
      await client.end()
    },
  }
}
