// A hall on the day of the examination: a session with invented candidates in their seats, and its officers.
import { expect } from 'vitest'
import { openBankIntoDatabase, readBank } from '../../src/examinations/index.ts'
import type { House, SignedIn } from '../support/house.ts'

export type Candidate = SignedIn & { attempt: string; application: string; page: string }
export type Hall = {
  session: string
  console: string
  candidates: Candidate[]
  chief: SignedIn
  examiner: SignedIn
  invigilator: SignedIn
}

type Grade = 'serang' | 'second-class-master' | 'inland-engineer'
type Options = { candidates?: number; grade?: Grade; state?: string; startsIn?: string; minutes?: number }

let sessions = 0

/** A session of this many candidates, closed for applications, starting now; its invigilator is on duty. */
export async function hall(home: House, options: Options = {}): Promise<Hall> {
  const { candidates = 1, grade = 'serang', startsIn = '-1 minute' } = options
  // Many people of a hall sign in behind one address; here they are more than in a quarter of an hour.
  await home.database.asOwner('delete from rate_limits')
  const bank = readBank()
  // A serang's questions have one right answer each here, whichever are drawn: the first question is known.
  const plain = bank.items.filter((item) => item.grade !== 'serang' || item.kind === 'single-choice')
  await openBankIntoDatabase(home.db, { items: plain })
  const default_ = bank.papers.find((paper) => paper.grade === grade)
  const paper = { ...default_, minutes: options.minutes ?? default_?.minutes }
  const number = `JH-SES-2026-${String(++sessions).padStart(6, '0')}`
  const [row] = await home.database.asOwner(
    `insert into exam_sessions (authority_id, number, grade, centre_id, seat_count, starts_at, closes_on, paper, state, made_at)
     select id, $2, $3, (select id from centres limit 1), 50, sukani_clock() + $4::interval, sukani_today() - 1, $5, $6, sukani_now()
     from authorities where id = $1 returning id`,
    [home.jharkhand, number, grade, startsIn, JSON.stringify(paper), options.state ?? 'closed'],
  )
  const session = String(row?.['id'])
  const [chief, examiner, invigilator] = await Promise.all([
    home.person({ fullName: 'Anita Minz', roles: ['chief-examiner'] }),
    home.person({ fullName: 'Birsa Oraon', roles: ['examiner'] }),
    home.person({ fullName: 'Sushila Devi', roles: ['invigilator'] }),
  ])
  await home.database.asOwner(`insert into session_staff values ($1, $2, 'invigilator')`, [
    session,
    invigilator.personId,
  ])
  const seated: Candidate[] = []
  for (let seat = 1; seat <= candidates; seat++)
    seated.push(await seatCandidate(home, session, grade, number, seat))
  return {
    session,
    console: `/en/office/JH/console/${session}`,
    candidates: seated,
    chief,
    examiner,
    invigilator,
  }
}

async function seatCandidate(
  home: House,
  session: string,
  grade: string,
  number: string,
  seat: number,
): Promise<Candidate> {
  const person = await home.person({ fullName: `Ramu Kewat ${seat}` })
  const [row] = await home.database.asOwner(
    `with application as (
       insert into applications (authority_id, number, person_id, session_id, grade, state, roll_number, made_at)
       values ($1, $2, $3, $4, $5, 'seated', $6, sukani_now()) returning id)
     insert into attempts (application_id, session_id, person_id, seat_number)
     select id, $4, $3, $7 from application returning id, application_id`,
    [home.jharkhand, `${number}-A${seat}`, person.personId, session, grade, `${number}-R${seat}`, seat],
  )
  const attempt = String(row?.['id'])
  return {
    ...person,
    attempt,
    application: String(row?.['application_id']),
    page: `/en/my/examination/${attempt}`,
  }
}

/** The Chief Examiner draws and seals. */
export async function sealPapers({ console, chief }: Hall): Promise<void> {
  const answer = await chief.submit(`${console}/sealing`, {})
  expect([answer.status, answer.refusals]).toEqual([303, []])
}

/** Everybody is present, the invigilator asks, the examiner confirms. */
export async function openHall(hall: Hall): Promise<void> {
  await sealPapers(hall)
  const { console, invigilator, examiner, candidates } = hall
  for (const { attempt } of candidates) {
    const answer = await invigilator.submit(
      `${console}/${attempt}`,
      { attendance: 'present' },
      `${console}/${attempt}/attendance`,
    )
    expect(answer.status).toBe(303)
  }
  await invigilator.submit(console, {}, `${console}/opening-request`)
  const opened = await examiner.submit(console, {}, `${console}/opening`)
  expect([opened.status, opened.refusals]).toEqual([303, []])
}

/** The candidate starts and stands before the first question. */
export async function startSitting(candidate: Candidate): Promise<void> {
  const answer = await candidate.submit(candidate.page, {}, `${candidate.page}/start`)
  expect([answer.status, answer.location]).toEqual([303, `${candidate.page}/1`])
}

/** A running examination with every candidate before the first question. */
export async function runningHall(home: House, options: Options = {}): Promise<Hall> {
  const made = await hall(home, options)
  await openHall(made)
  for (const candidate of made.candidates) await startSitting(candidate)
  return made
}
