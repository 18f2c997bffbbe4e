// What is pressed at the wrong time, or wants what is no longer there, is refused by name and changes nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpeg, pdf } from '../documents/pictures.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import type { Fields, Page } from '../support/visitor.ts'
import {
  begun,
  candidate,
  choose,
  confirmFee,
  encloseAll,
  idOf,
  reportFee,
  submit,
  submitted,
} from './applications.ts'
import { accept, findAll, officePage, recordLinks } from './scrutiny.ts'
import { dayFields, opened, planned } from './sessions.ts'

let home: House
let examiner: SignedIn
let treasury: SignedIn
let session: string
beforeAll(async () => {
  home = await house()
  examiner = await home.person({ roles: ['examiner', 'chief-examiner'] })
  treasury = await home.person({ roles: ['treasury'] })
  session = await opened(home, examiner)
})
afterAll(async () => {
  await home.close()
})

/** Sends a form that the page no longer shows, at the version that the application has now. */
async function late(who: SignedIn, own: string, action: string, fields: Fields = {}): Promise<Page> {
  const { version } = await home.db
    .selectFrom('applications')
    .select('version')
    .where('id', '=', idOf(own))
    .executeTakeFirstOrThrow()
  const token = (await who.get('/hi/my/password')).$('input[name=_csrf]').first().attr('value') ?? ''
  return await who.post(action, { _csrf: token, version: String(version), ...fields })
}
const refused = ({ status, refusals }: Page) => [status, refusals]

async function paid(person: SignedIn): Promise<string> {
  const { own, demand } = await submitted(home, person, session)
  await confirmFee(treasury, demand)
  return own
}
async function accepted(): Promise<string> {
  const own = await paid(await candidate(home))
  await findAll(examiner, own)
  expect((await accept(examiner, own)).status).toBe(303)
  return own
}

test('a submitted application is no draft: its forms are closed, and there is nothing to answer yet', async () => {
  const person = await candidate(home)
  const { own } = await submitted(home, person, session)
  const file = { file: await jpeg(), filename: 'letter.jpg', type: 'image/jpeg' }
  const tries: [string, Fields, string][] = [
    ['part-d', { appearedEarlier: 'no' }, 'not-a-draft'],
    ['fee', {}, 'not-a-draft'],
    ['submission', { declaration: 'yes', declaredBy: 'Ramesh' }, 'not-a-draft'],
    ['documents', { requirement: 'character', file }, 'papers-closed'],
    ['answer', { answer: 'What was asked?' }, 'nothing-to-answer'],
  ]
  for (const [form, fields, code] of tries)
    expect([form, ...refused(await late(person, own, `${own}/${form}`, fields))]).toEqual([form, 422, [code]])
})

test('without a seat no fee is asked, and an examination of next year cannot have been sat', async () => {
  const person = await candidate(home)
  const own = await begun(person)
  expect(refused(await late(person, own, `${own}/fee`))).toEqual([422, ['seat-needed']])
  const ahead = await person.submit(`${own}/part-d`, { appearedEarlier: 'yes', appearedYear: '2199' })
  expect(refused(ahead)).toEqual([422, ['year-in-the-future']])
})

test('an empty file and one that broke off on its way are refused by name', async () => {
  const person = await candidate(home)
  const own = await begun(person)
  const whole = await jpeg()
  const send = async (file: Buffer) =>
    await late(person, own, `${own}/documents`, {
      requirement: 'photograph', file: { file, filename: 'a.jpg', type: 'image/jpeg' },
    }) // prettier-ignore
  expect(refused(await send(Buffer.alloc(0)))).toEqual([422, ['document-empty']])
  expect(refused(await send(whole.subarray(0, whole.length / 2)))).toEqual([422, ['document-unreadable']])
  expect(refused(await send(pdf))).toEqual([422, ['photograph-not-a-picture']])
})

test('23(ii), 30(ii): after the list is closed nothing is submitted any more', async () => {
  const last = await opened(home, examiner)
  const person = await candidate(home)
  const own = await begun(person)
  await choose(person, own, last)
  await person.submit(`${own}/part-d`, { appearedEarlier: 'no' })
  await encloseAll(person, own)
  await reportFee(home, person, own)
  const page = `/hi/office/JH/sessions/${last}`
  expect((await examiner.submit(page, {}, `${page}/closing`)).status).toBe(303)
  expect(refused(await submit(person, own))).toEqual([422, ['session-closed']])
})

test('what is decided is not decided again, nor are its entries found otherwise', async () => {
  const own = await paid(await candidate(home))
  const [link = ''] = await recordLinks(examiner, own)
  const page = officePage(own)
  expect(refused(await late(examiner, own, `${page}/admit-card`))).toEqual([422, ['not-accepted-yet']])
  const words = { decision: 'rejected', 'reason:30(ii)(a)': 'The copies are not attested.' }
  expect((await examiner.submit(page, words, `${page}/decision`)).status).toBe(303)
  expect(refused(await late(examiner, own, `${page}/decision`, words))).toEqual([422, ['cannot-be-decided']])
  const recordVersion = await late(examiner, own, link, { verdict: 'accepted', recordVersion: '1' })
  expect(refused(recordVersion)).toEqual([422, ['not-under-scrutiny']])
})

test('a finding stands on a paper of the same entry', async () => {
  const person = await candidate(home)
  const own = await paid(person)
  const [link = ''] = await recordLinks(examiner, own)
  const elsewhere = await examiner.submit(link, { verdict: 'accepted', againstDocumentId: session })
  expect(refused(elsewhere)).toEqual([422, ['finding-paper-elsewhere']])
})

const without = async (own: string, statement: string) => await home.database.asOwner(statement, [idOf(own)])
const loseSeat = `update seats set state = 'free', application_id = null, held_until = null where application_id = $1`

test('who lost the seat is not accepted and gets no admit card', async () => {
  const waiting = await paid(await candidate(home))
  await findAll(examiner, waiting)
  await without(waiting, loseSeat)
  expect(refused(await accept(examiner, waiting))).toEqual([422, ['seat-missing']])
  const own = await accepted()
  await without(own, loseSeat)
  const page = officePage(own)
  expect(refused(await examiner.submit(page, {}, `${page}/admit-card`))).toEqual([422, ['seat-missing']])
})

test('no admit card without a photograph, nor when an entry is found otherwise after the acceptance', async () => {
  const faceless = await accepted()
  await without(faceless, 'update applications set photograph_id = null where id = $1')
  const page = officePage(faceless)
  const blank = await examiner.submit(page, {}, `${page}/admit-card`)
  expect(refused(blank)).toEqual([422, ['photograph-missing']])
  const own = await accepted()
  await findAll(examiner, own, async (kind, link) =>
    kind === 'service'
      ? await examiner.submit(link, { verdict: 'not-accepted', note: 'The ship never sailed.' })
      : undefined,
  )
  const card = await examiner.submit(officePage(own), {}, `${officePage(own)}/admit-card`)
  expect(refused(card)).toEqual([422, ['not-admitted']])
})

test('a list whose last day is over does not open; a session is put off to a day ahead, its list closes before', async () => {
  const stale = await planned(home, examiner)
  await home.database.asOwner('update exam_sessions set closes_on = sukani_today() - 1 where id = $1', [
    stale,
  ])
  const page = `/hi/office/JH/sessions/${stale}`
  expect(refused(await examiner.submit(page, {}, `${page}/opening`))).toEqual([422, ['closing-day-over']])
  const putOff = async (starts: number, closes: number) => {
    const days = {
      ...(await dayFields(home, 'startsOn', starts)),
      ...(await dayFields(home, 'closesOn', closes)),
    }
    const at = `/hi/office/JH/sessions/${session}`
    const terms = { ...days, startsHour: '10:00', reason: 'Flood' }
    return refused(await examiner.submit(at, terms, `${at}/postponement`))
  }
  expect(await putOff(-1, -2)).toEqual([422, ['starts-in-the-past']])
  expect(await putOff(20, 20)).toEqual([422, ['closes-too-late']])
})
