// Sessions for the tests of this room: planned by an examiner on the page, as everybody would.
import { readClock } from '../../src/db/act.ts'
import type { House, SignedIn } from '../support/house.ts'

type Plan = { grade?: string; seatCount?: string; starts?: number; closes?: number; passPercent?: string }

/** A day so many days from the database's today, as the three fields of a form. */
export async function dayFields(home: House, name: string, days: number): Promise<Record<string, string>> {
  const { today } = await readClock(home.db)
  const at = new Date(new Date(`${today}T00:00:00Z`).getTime() + days * 86_400_000)
  const [year = '', month = '', day = ''] = at.toISOString().slice(0, 10).split('-')
  return { [`${name}-day`]: day, [`${name}-month`]: month, [`${name}-year`]: year }
}

/** What an examiner types to plan a session: thirty days from today unless told otherwise. */
export async function plan(home: House, wanted: Plan = {}): Promise<Record<string, string>> {
  const centre = await home.db.selectFrom('centres').select('id').executeTakeFirstOrThrow()
  const { grade = 'serang', seatCount = '20', starts = 30, closes = starts - 1, passPercent = '40' } = wanted
  return {
    grade,
    seatCount,
    passPercent,
    centreId: centre.id,
    startsHour: '10:00',
    ...(await dayFields(home, 'startsOn', starts)),
    ...(await dayFields(home, 'closesOn', closes)),
  }
}

/** A planned session's id. */
export async function planned(home: House, examiner: SignedIn, wanted: Plan = {}): Promise<string> {
  const answer = await examiner.submit('/hi/office/JH/sessions/new', await plan(home, wanted))
  return answer.location?.split('/').at(-1) ?? ''
}

/** An open session's id. */
export async function opened(home: House, examiner: SignedIn, wanted: Plan = {}): Promise<string> {
  const id = await planned(home, examiner, wanted)
  await examiner.submit(`/hi/office/JH/sessions/${id}`, {}, `/hi/office/JH/sessions/${id}/opening`)
  return id
}
