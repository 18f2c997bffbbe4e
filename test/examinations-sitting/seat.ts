// What an officer does at one seat, in tests.
import type { House, SignedIn } from '../support/house.ts'
import type { Candidate, Hall } from './hall.ts'

export const seatOf = ({ console }: Hall, { attempt }: Candidate): string => `${console}/${attempt}`

export const attemptRow = async (home: House, id: string) =>
  await home.db.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Which page the candidate has before them. */
export const standingOf = async (me: Candidate): Promise<string | undefined> =>
  (await me.get(me.page)).$('[data-standing]').attr('data-standing')

/** Officers send one form of a seat's page, which they have just opened. */
export const seatForms =
  (home: House) =>
  async (room: Hall, who: SignedIn, me: Candidate, act: string, fields: Record<string, string> = {}) => {
    const page = await who.get(seatOf(room, me))
    const version = String((await attemptRow(home, me.attempt)).version)
    const token = page.$('input[name=_csrf]').first().attr('value') ?? ''
    return await who.post(`${seatOf(room, me)}/${act}`, { _csrf: token, version, ...fields })
  }
