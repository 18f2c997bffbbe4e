import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House, type SignedIn } from '../support/house.ts'
import { added, day, service } from '../mariners/a-mariner.ts'
import { candidate, confirmFee, enclose, idOf, submitted } from './applications.ts'
import { accept, findAll, officePage, recordLinks } from './scrutiny.ts'
import { opened } from './sessions.ts'

let home: House
let examiner: SignedIn
let second: SignedIn
let treasury: SignedIn
let session: string
beforeAll(async () => {
  home = await house()
  examiner = await home.person({ fullName: 'Anita Toppo', roles: ['examiner', 'chief-examiner'] })
  second = await home.person({ fullName: 'Birsa Hembrom', roles: ['examiner'] })
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
const hidden = async (officer: SignedIn, page: string): Promise<{ _csrf: string; version: string }> => {
  const { $ } = await officer.get(page)
  const value = (name: string) => $(`input[name=${name}]`).last().attr('value') ?? ''
  return { _csrf: value('_csrf'), version: value('version') }
}

test('31: an examiner finds each entry against its papers, the rules agree, and the boatman is accepted', async () => {
  const person = await candidate(home)
  const own = await paid(person)
  const page = officePage(own)
  expect((await examiner.get('/hi/office/JH/scrutiny')).text).toContain((await row(own)).number)
  expect((await examiner.submit(page, {}, `${page}/acceptance`)).refusals).toEqual(['not-admitted'])
  const before = await examiner.get(page)
  expect(before.text).toContain('अभिलेख की हर प्रविष्टि अभी देखी नहीं गई है')
  expect(before.text).not.toContain('एक शर्त पूरी नहीं है')
  expect(before.$('.app-split__asked > .app-requirement--unmet')).toHaveLength(0)
  expect(before.text).toContain('अभी पता नहीं, देखा नहीं गया')
  await findAll(examiner, own)
  expect((await accept(examiner, own)).status).toBe(303)
  expect((await person.get(own)).text).not.toContain(
    home.deps.text('hi', 'examinations.applications.admitted.more'),
  )
  const application = await row(own)
  expect(application.state).toBe('eligible')
  const decision = await home.db
    .selectFrom('decisions')
    .select(['decision', 'outcome', 'decided_on'])
    .where('id', '=', application.admission_id)
    .executeTakeFirstOrThrow()
  const { starts_at } = await home.db
    .selectFrom('exam_sessions')
    .select('starts_at')
    .where('id', '=', session)
    .executeTakeFirstOrThrow()
  expect(decision).toEqual({
    decision: 'admission',
    outcome: 'satisfied',
    decided_on: starts_at.toISOString().slice(0, 10),
  })
  expect((await home.audited(application.id)).at(-1)).toBe('application.accepted')
})

test('nobody is accepted before the treasury has confirmed the fee (30(ii)(c))', async () => {
  const { own } = await submitted(home, await candidate(home), session)
  await findAll(examiner, own)
  expect((await accept(examiner, own)).refusals).toEqual(['fee-not-confirmed'])
})

test('31(v): service found a month short is named with its rule and its shortfall, and bars acceptance', async () => {
  const own = await paid(await candidate(home))
  await findAll(examiner, own, async (kind, url) =>
    kind === 'service'
      ? await examiner.submit(url, {
          ...service,
          ...day('toDay', '2023-11-30'),
          verdict: 'corrected',
          note: 'Discharge slip says 30 November',
        })
      : undefined,
  )
  const refused = await accept(examiner, own.replace('/hi/', '/en/'))
  expect(refused.refusals).toEqual(['not-admitted'])
  expect(refused.$('.app-requirement--unmet').text()).toContain('31(v)')
  expect(refused.$('.app-requirement--unmet').text()).toMatch(/31 more days|1 month/)
})

test('an application is held under a clause, answered with a paper, and then decided', async () => {
  const person = await candidate(home)
  const own = await paid(person)
  const page = officePage(own)
  const asked = await examiner.submit(
    page,
    { decision: 'held', 'reason:30(ii)(b)': 'The letter bears no date.' },
    `${page}/decision`,
  )
  expect(asked.status).toBe(303)
  const told = await person.get(own)
  expect(told.text).toContain('The letter bears no date.')
  expect(told.text).toContain('30(ii)(b)')
  expect((await enclose(person, own, 'character')).status).toBe(303)
  expect((await person.submit(own, { answer: 'Dated letter enclosed' }, `${own}/answer`)).status).toBe(303)
  expect((await row(own)).state).toBe('answered')
  expect((await examiner.get(page)).text).toContain('Dated letter enclosed')
  await findAll(examiner, own)
  expect((await accept(examiner, own)).status).toBe(303)
})

test('a refusal frees the seat, tells the reason, and keeps the decision of the rules', async () => {
  const person = await candidate(home)
  const own = await paid(person)
  const page = officePage(own)
  const without = await examiner.submit(page, { decision: 'rejected' }, `${page}/decision`)
  expect(without.refusals).toEqual(['reasons-missing'])
  const reject = async () =>
    await examiner.submit(
      page,
      { decision: 'rejected', 'reason:31(v)': 'No service is proved.' },
      `${page}/decision`,
    )
  // 31(v) reads the service, which nobody has looked at: that is no ground.
  expect((await reject()).refusals).toEqual(['entries-not-looked-at'])
  expect((await row(own)).state).toBe('submitted')
  await findAll(examiner, own, async (kind, url) =>
    kind === 'service'
      ? await examiner.submit(url, { verdict: 'not-accepted', note: 'The slip names another man' })
      : undefined,
  )
  expect((await reject()).status).toBe(303)
  const application = await row(own)
  expect(application.state).toBe('rejected')
  expect(application.admission_id).not.toBeNull()
  const seat = await home.db
    .selectFrom('seats')
    .select('number')
    .where('application_id', '=', application.id)
    .executeTakeFirst()
  expect(seat).toBeUndefined()
  expect((await person.get(own)).text).toContain('No service is proved.')
})

test('two examiners have the page open: the second gets 409, and what was typed stays on the page', async () => {
  const own = await paid(await candidate(home))
  const page = officePage(own)
  const late = await hidden(second, page)
  await examiner.submit(
    page,
    { decision: 'held', 'reason:30(ii)(a)': 'Attest the copies.' },
    `${page}/decision`,
  )
  const answer = await second.post(`${page}/decision`, {
    ...late,
    decision: 'rejected',
    'reason:30(ii)(a)': 'My long words about the copies',
  })
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('My long words about the copies')
  expect((await row(own)).state).toBe('held')
})

test('two examiners look at one entry: the second finding gets 409 and keeps its note', async () => {
  const own = await paid(await candidate(home))
  const [link = ''] = await recordLinks(examiner, own)
  const { $ } = await second.get(link)
  const fields = Object.fromEntries(
    ['_csrf', 'version', 'recordVersion'].map((name) => [
      name,
      $(`input[name=${name}]`).last().attr('value') ?? '',
    ]),
  )
  await examiner.submit(link, { verdict: 'accepted' })
  const late = await second.post(link, {
    ...fields,
    verdict: 'not-accepted',
    note: 'The date is scratched out',
  })
  expect([late.status, late.text.includes('The date is scratched out')]).toEqual([409, true])
})

test('an entry that is not accepted needs a note, and then does not count', async () => {
  const own = await paid(await candidate(home))
  const link = (await recordLinks(examiner, own))[0]!
  expect((await examiner.submit(link, { verdict: 'not-accepted' })).refusals).toEqual(['finding-needs-note'])
  expect((await examiner.submit(link, { verdict: 'not-accepted', note: 'Not his paper' })).status).toBe(303)
})

test('an examiner does not scrutinise their own application', async () => {
  const both = await home.person({ roles: ['examiner'] })
  await added(both, 'service', service)
  const own = await paid(await candidate(home))
  await home.db
    .updateTable('applications')
    .set({ person_id: both.personId })
    .where('id', '=', idOf(own))
    .execute()
  const page = officePage(own)
  expect((await both.submit(page, {}, `${page}/acceptance`)).refusals).toEqual(['own-application'])
  const [link = ''] = await recordLinks(both, own)
  expect((await both.submit(link, { verdict: 'accepted' })).refusals).toEqual(['finding-on-own-record'])
})

test('documents of this application open for the examiner; another person’s document is not there', async () => {
  const [one, other] = [await paid(await candidate(home)), await paid(await candidate(home))]
  const documentOf = async (own: string) =>
    (
      await home.db
        .selectFrom('application_documents')
        .select('document_id')
        .where('application_id', '=', idOf(own))
        .executeTakeFirstOrThrow()
    ).document_id
  const mine = await examiner.get(`${officePage(one)}/documents/${await documentOf(one)}`)
  expect([mine.status, mine.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await examiner.get(`${officePage(one)}/documents/${await documentOf(other)}`)).status).toBe(404)
})

test('a draft is nobody’s but the candidate’s; without the office there is no page; the auditor only reads', async () => {
  const person = await candidate(home)
  const own = (await person.submit('/hi/my/applications', { grade: 'serang' })).location ?? ''
  expect((await examiner.get(officePage(own))).status).toBe(404)
  const auditor = await home.person({ roles: ['auditor'] })
  const theirs = await paid(await candidate(home))
  expect((await person.get(officePage(theirs))).status).toBe(404)
  expect((await auditor.get(officePage(theirs))).status).toBe(200)
  const fields = await hidden(auditor, officePage(theirs))
  expect((await auditor.post(`${officePage(theirs)}/acceptance`, fields)).status).toBe(403)
})

test('a decided application is told by mail in the language of the candidate', async () => {
  const person = await candidate(home)
  await home.db
    .updateTable('people')
    .set({ email: 'ramesh.nishad@example.in' })
    .where('id', '=', person.personId)
    .execute()
  const own = await paid(person)
  const page = officePage(own)
  await examiner.submit(page, { decision: 'held', 'reason:30(ii)(f)': 'Unreadable.' }, `${page}/decision`)
  const mail = await home.db
    .selectFrom('outbox')
    .select(['template', 'language', 'content'])
    .where('recipient', '=', 'ramesh.nishad@example.in')
    .where('template', '=', 'application-held')
    .executeTakeFirst()
  expect(mail).toMatchObject({ language: 'hi', content: { number: (await row(own)).number } })
})
