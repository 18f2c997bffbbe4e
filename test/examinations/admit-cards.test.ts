import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House, type SignedIn } from '../support/house.ts'
import { candidate, confirmFee, idOf, submitted } from './applications.ts'
import { accept, findAll, officePage } from './scrutiny.ts'
import { opened, plan } from './sessions.ts'

let home: House
let examiner: SignedIn
let treasury: SignedIn
let session: string
beforeAll(async () => {
  home = await house()
  examiner = await home.person({ fullName: 'Anita Toppo', roles: ['examiner', 'chief-examiner'] })
  treasury = await home.person({ roles: ['treasury'] })
  session = await opened(home, examiner)
})
afterAll(async () => {
  await home.close()
})

const row = async (own: string) =>
  await home.db.selectFrom('applications').selectAll().where('id', '=', idOf(own)).executeTakeFirstOrThrow()
const paid = async (person: SignedIn, at = session): Promise<string> => {
  const { own, demand } = await submitted(home, person, at)
  await confirmFee(treasury, demand)
  return own
}

test('the admit card: roll number, paper with photograph, seat and the row of the sitting', async () => {
  const person = await candidate(home)
  const own = await paid(person)
  await findAll(examiner, own)
  await accept(examiner, own)
  const page = officePage(own)
  expect((await examiner.submit(page, {}, `${page}/admit-card`)).status).toBe(303)
  const application = await row(own)
  expect(application.state).toBe('seated')
  expect(application.roll_number).toMatch(/^JH-ROL-\d{4}-\d{6}$/)
  const card = await home.db
    .selectFrom('papers')
    .select(['kind', 'form', 'photograph_id', 'content', 'number'])
    .where('id', '=', application.admit_card_id)
    .executeTakeFirstOrThrow()
  expect(card).toMatchObject({
    kind: 'admit-card',
    form: 'admit-card',
    number: application.roll_number,
    photograph_id: application.photograph_id,
    content: {
      hi: { holder: 'रमेश कुमार निषाद', grade: 'सेरांग' },
      en: { holder: 'Ramesh Kumar Nishad', grade: 'Serang' },
    },
  })
  const attempt = await home.db
    .selectFrom('attempts')
    .select(['person_id', 'session_id', 'state', 'attendance'])
    .where('application_id', '=', application.id)
    .executeTakeFirst()
  expect(attempt).toEqual({
    person_id: person.personId,
    session_id: session,
    state: 'not-started',
    attendance: 'expected',
  })
  expect((await person.get(own)).text).toContain(application.roll_number)
})

test('all whom a session has accepted get their admit cards at once', async () => {
  const at = await opened(home, examiner)
  const owns: string[] = []
  for (let count = 0; count < 2; count++) {
    const own = await paid(await candidate(home), at)
    await findAll(examiner, own)
    await accept(examiner, own)
    owns.push(own)
  }
  const { $ } = await examiner.get('/hi/office/JH/scrutiny')
  const csrf = $('input[name=_csrf]').first().attr('value') ?? ''
  const issued = await examiner.post('/hi/office/JH/scrutiny/admit-cards', { _csrf: csrf, sessionId: at })
  expect(issued.status).toBe(303)
  const rows = await Promise.all(owns.map(row))
  expect(rows.map((one) => one.state)).toEqual(['seated', 'seated'])
  expect(new Set(rows.map((one) => one.roll_number)).size).toBe(2)
})

test('a session put off to another day: the rules are asked for that day before an admit card is issued', async () => {
  const at = await opened(home, examiner)
  const own = await paid(await candidate(home), at)
  await findAll(examiner, own)
  await accept(examiner, own)
  const office = `/hi/office/JH/sessions/${at}`
  const later = await plan(home, { starts: 90, closes: 80 })
  await examiner.submit(office, { ...later, reason: 'Flood' }, `${office}/postponement`)
  const page = officePage(own)
  expect((await examiner.submit(page, {}, `${page}/admit-card`)).refusals).toEqual(['session-not-ready'])
  await examiner.submit(office, {}, `${office}/opening`)
  const before = (await row(own)).admission_id
  expect((await examiner.submit(page, {}, `${page}/admit-card`)).status).toBe(303)
  expect((await row(own)).admission_id).not.toBe(before)
})

test('a candidate with an admit card withdraws: the sitting is annulled and another gets the seat', async () => {
  const at = await opened(home, examiner, { seatCount: '1' })
  const [first, next] = [await candidate(home), await candidate(home)]
  const own = await paid(first, at)
  await findAll(examiner, own)
  await accept(examiner, own)
  await examiner.submit(officePage(own), {}, `${officePage(own)}/admit-card`)
  expect((await first.submit(`${own}/withdrawal`, {})).status).toBe(303)
  const other = await paid(next, at)
  await findAll(examiner, other)
  await accept(examiner, other)
  const page = officePage(other)
  expect((await examiner.submit(page, {}, `${page}/admit-card`)).status).toBe(303)
})
