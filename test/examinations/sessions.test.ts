import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House, type SignedIn } from '../support/house.ts'
import { planned, plan } from './sessions.ts'

let home: House
let examiner: SignedIn
let chief: SignedIn
beforeAll(async () => {
  home = await house()
  examiner = await home.person({ fullName: 'Anita Toppo', roles: ['examiner'] })
  chief = await home.person({ fullName: 'Birsa Hembrom', roles: ['chief-examiner'] })
})
afterAll(async () => {
  await home.close()
})

const seatsOf = async (id: string) =>
  await home.db.selectFrom('seats').select(['number', 'state']).where('session_id', '=', id).execute()
const stateOf = async (id: string) =>
  (await home.db.selectFrom('exam_sessions').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state

test('an examiner plans an examination, opens it with its seats, and closes it: each step leaves its audit row', async () => {
  const id = await planned(home, examiner, { seatCount: '12' })
  const page = `/hi/office/JH/sessions/${id}`
  expect((await examiner.submit(page, {}, `${page}/opening`)).status).toBe(303)
  expect(await seatsOf(id)).toHaveLength(12)
  expect((await examiner.submit(page, {}, `${page}/closing`)).status).toBe(303)
  expect(await stateOf(id)).toBe('closed')
  expect(await home.audited(id)).toEqual(['session.planned', 'session.opened', 'session.closed'])
})

test('the page shows the paper of the grade with its pass mark, in both languages', async () => {
  const id = await planned(home, examiner)
  const hindi = await examiner.get(`/hi/office/JH/sessions/${id}`)
  expect(hindi.text).toContain('सेरांग की लिखित परीक्षा का प्रश्नपत्र')
  const english = await examiner.get(`/en/office/JH/sessions/${id}`)
  expect(english.text).toContain('passed at 40 per cent of the total')
})

test('who conducts an examination goes from its page to the examination day; an auditor only reads', async () => {
  const id = await planned(home, examiner)
  const links = async (officer: SignedIn) =>
    (await officer.get(`/hi/office/JH/sessions/${id}`)).$(`a[href="/hi/office/JH/console/${id}"]`).length
  const auditor = await home.person({ roles: ['auditor'] })
  expect([await links(examiner), await links(auditor)]).toEqual([1, 0])
})

test('23(ii), 30(ii): applications are received before the day of the examination, never on it', async () => {
  const onTheDay = await examiner.submit('/hi/office/JH/sessions/new', await plan(home, { closes: 30 }))
  expect([onTheDay.status, onTheDay.refusals]).toEqual([422, ['closes-too-late']])
  const theDayBefore = await examiner.submit('/hi/office/JH/sessions/new', await plan(home, { closes: 29 }))
  expect(theDayBefore.status).toBe(303)
})

test('an examination cannot be planned into the past, and what was typed stays on the page', async () => {
  const answer = await examiner.submit(
    '/hi/office/JH/sessions/new',
    await plan(home, { starts: -1, closes: -2 }),
  )
  expect([answer.status, answer.refusals]).toEqual([422, ['starts-in-the-past']])
  expect(answer.$('#seatCount').attr('value')).toBe('20')
})

test('a grade without a default paper cannot be planned yet', async () => {
  const answer = await examiner.submit(
    '/hi/office/JH/sessions/new',
    await plan(home, { grade: 'first-class-master' }),
  )
  expect(answer.refusals).toEqual(['no-paper-for-grade'])
})

test('another pass mark than the default is the Chief Examiner’s to set', async () => {
  const fields = await plan(home, { passPercent: '50' })
  const asExaminer = await examiner.submit('/hi/office/JH/sessions/new', fields)
  expect(asExaminer.refusals).toEqual(['pass-mark-by-chief'])
  const asChief = await chief.submit('/hi/office/JH/sessions/new', fields)
  expect(asChief.status).toBe(303)
  expect((await chief.get(asChief.location ?? '')).text).toContain('50 प्रतिशत')
})

test('two examiners have the page open: the second to act gets 409 and is told that somebody was first', async () => {
  const id = await planned(home, examiner)
  const page = `/hi/office/JH/sessions/${id}`
  const csrf = (await examiner.get(page)).$('input[name=_csrf]').first().attr('value') ?? ''
  await examiner.submit(page, {}, `${page}/opening`)
  const late = await examiner.post(`${page}/closing`, { _csrf: csrf, version: '0' })
  expect(late.status).toBe(409)
  expect(await stateOf(id)).toBe('open')
})

test('a session that is only planned cannot be closed', async () => {
  const id = await planned(home, examiner)
  const page = `/hi/office/JH/sessions/${id}`
  const csrf = (await examiner.get(page)).$('input[name=_csrf]').first().attr('value') ?? ''
  const answer = await examiner.post(`${page}/closing`, { _csrf: csrf, version: '0' })
  expect([answer.status, answer.refusals]).toEqual([422, ['session-cannot-move']])
})

test('the Chief Examiner puts a session off to a later day and opens it again: the seats stay', async () => {
  const id = await planned(home, examiner)
  const page = `/hi/office/JH/sessions/${id}`
  await examiner.submit(page, {}, `${page}/opening`)
  const later = await plan(home, { starts: 60, closes: 59 })
  const answer = await chief.submit(page, { ...later, reason: 'Flood at Sahibganj' }, `${page}/postponement`)
  expect(answer.status).toBe(303)
  expect(await stateOf(id)).toBe('postponed')
  await chief.submit(page, {}, `${page}/opening`)
  expect(await seatsOf(id)).toHaveLength(20)
  const audit = await home.db
    .selectFrom('audit_events')
    .select(['action', 'reason'])
    .where('subject_id', '=', id)
    .where('action', '=', 'session.postponed')
    .execute()
  expect(audit).toEqual([{ action: 'session.postponed', reason: 'Flood at Sahibganj' }])
})

test('an examiner may not call a session off, and nobody without an office sees the list', async () => {
  const id = await planned(home, examiner)
  const page = `/hi/office/JH/sessions/${id}`
  const csrf = (await examiner.get(page)).$('input[name=_csrf]').first().attr('value') ?? ''
  const fields = { _csrf: csrf, version: '0', cancelReason: 'none' }
  expect((await examiner.post(`${page}/cancellation`, fields)).status).toBe(403)
  const boatman = await home.person()
  expect((await boatman.get('/hi/office/JH/sessions')).status).toBe(404)
})

test('only someone who holds the office can be named to invigilate, and the duty can be taken back', async () => {
  const id = await planned(home, examiner)
  const page = `/hi/office/JH/sessions/${id}`
  const [invigilator, boatman] = [await home.person({ roles: ['invigilator'] }), await home.person()]
  const stranger = await examiner.submit(
    page,
    { contact: boatman.contact, duty: 'invigilator' },
    `${page}/staff`,
  )
  expect(stranger.refusals).toEqual(['no-such-officer'])
  await examiner.submit(page, { contact: invigilator.contact, duty: 'invigilator' }, `${page}/staff`)
  const twice = await examiner.submit(
    page,
    { contact: invigilator.contact, duty: 'invigilator' },
    `${page}/staff`,
  )
  expect(twice.refusals).toEqual(['has-this-duty-already'])
  await examiner.submit(page, {}, `${page}/staff/end`)
  expect(await home.audited(id)).toEqual(['session.planned', 'session.staff-added', 'session.staff-removed'])
})
