import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdf } from '../documents/pictures.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import {
  begun,
  candidate,
  choose,
  confirmFee,
  enclose,
  encloseAll,
  idOf,
  reportFee,
  submit,
  submitted,
} from './applications.ts'
import { opened } from './sessions.ts'

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

const row = async (own: string) =>
  await home.db.selectFrom('applications').selectAll().where('id', '=', idOf(own)).executeTakeFirstOrThrow()
const seatOf = async (own: string) =>
  await home.db
    .selectFrom('seats')
    .select(['number', 'state', 'held_until', 'session_id'])
    .where('application_id', '=', idOf(own))
    .executeTakeFirst()

test('a boatman applies: seat, Part D, papers, challan, declaration; each step leaves its audit row', async () => {
  const person = await candidate(home)
  const { own, demand } = await submitted(home, person, session)
  const application = await row(own)
  expect(application.state).toBe('submitted')
  expect(application.number).toMatch(/^JH-APP-\d{4}-\d{6}$/)
  expect(await home.audited(application.id)).toEqual([
    'application.started',
    'application.seat-held',
    'application.part-d-filled',
    ...Array<string>(5).fill('application.document-enclosed'),
    'application.fee-asked',
    'application.submitted',
  ])
  const kept = await home.db
    .selectFrom('decisions')
    .select(['decision', 'outcome'])
    .where('id', '=', application.completeness_id)
    .executeTakeFirst()
  expect(kept).toEqual({ decision: 'application-complete', outcome: 'satisfied' })
  expect((await seatOf(own))?.held_until).toBeNull()
  await confirmFee(treasury, demand)
  expect((await seatOf(own))?.state).toBe('taken')
  expect((await person.get(own)).text).toContain('आपका आवेदन परीक्षक के पास है')
})

test('33(vi): the fee of a serang is Rs 1000, asked with the decision that fixed it', async () => {
  const person = await candidate(home)
  const own = await begun(person)
  await choose(person, own, session)
  expect((await person.get(`${own}/fee`)).text).toContain('₹1,000')
  await person.submit(`${own}/fee`, {})
  const demand = await home.db
    .selectFrom('demands')
    .innerJoin('decisions', 'decisions.id', 'demands.decision_id')
    .select(['amount_paise', 'decision'])
    .where('subject_id', '=', idOf(own))
    .executeTakeFirstOrThrow()
  expect(demand).toEqual({ amount_paise: 100_000, decision: 'examination-fee' })
})

test('30(ii): what is not enclosed is named with its clause, and the application stays a draft', async () => {
  const person = await candidate(home)
  const own = await begun(person)
  await choose(person, own, session)
  await person.submit(`${own}/part-d`, { appearedEarlier: 'no' })
  await enclose(person, own, 'photograph')
  await enclose(person, own, 'testimonials')
  await reportFee(home, person, own)
  const answer = await submit(person, own)
  expect([answer.status, answer.refusals]).toEqual([422, ['not-complete']])
  const unmet = answer.$('.app-requirement--unmet .app-requirement__cites').text()
  for (const clause of ['30(ii)(b)', '30(ii)(e)', '30(ii)(f)']) expect(unmet).toContain(clause)
  expect(unmet).not.toContain('30(ii)(a)')
  expect((await row(own)).state).toBe('draft')
})

test('each thing that Form 20 needs is refused by name: seat, particulars, Part D, challan', async () => {
  const person = await home.person()
  const own = await begun(person)
  expect((await submit(person, own)).refusals).toEqual(['seat-needed'])
  await choose(person, own, session)
  expect((await submit(person, own)).refusals).toEqual(['record-incomplete'])
  const boatman = await candidate(home)
  const his = await begun(boatman)
  await choose(boatman, his, session)
  expect((await submit(boatman, his)).refusals).toEqual(['part-d-missing'])
  await boatman.submit(`${his}/part-d`, { appearedEarlier: 'no' })
  await encloseAll(boatman, his)
  expect((await submit(boatman, his)).refusals).toEqual(['fee-not-reported'])
})

test('the declaration of Part E must be made, and the typed name stays on the page', async () => {
  const person = await candidate(home)
  const own = await begun(person)
  const answer = await person.submit(`${own}/submission`, { declaredBy: 'Ramesh Nishad' })
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['declaration']])
  expect(answer.$('#declaredBy').attr('value')).toBe('Ramesh Nishad')
})

test('one living application for a grade; another grade is another application', async () => {
  const person = await home.person()
  await begun(person)
  const twice = await person.submit('/hi/my/applications', { grade: 'serang' })
  expect([twice.status, twice.refusals]).toEqual([422, ['applied-already']])
  expect(await begun(person, 'inland-engineer')).toMatch(/^\/hi\/my\/applications\//)
})

test("another person's application is not there, on any of its pages", async () => {
  const [owner, stranger] = [await home.person(), await home.person()]
  const own = await begun(owner)
  for (const page of [
    '',
    '/session',
    '/part-d',
    '/documents',
    '/fee',
    '/submission',
    '/form-20',
    '/withdrawal',
  ])
    expect([page, (await stranger.get(`${own}${page}`)).status]).toEqual([page, 404])
  const csrf = (await stranger.get('/hi/my/applications')).$('input[name=_csrf]').first().attr('value') ?? ''
  const answer = await stranger.post(`${own}/withdrawal`, { _csrf: csrf, version: '0' })
  expect(answer.status).toBe(404)
})

test('the same page open twice: the second form gets 409 and the seat of the first stays', async () => {
  const person = await home.person()
  const own = await begun(person)
  const csrf = (await person.get(`${own}/session`)).$('input[name=_csrf]').first().attr('value') ?? ''
  await choose(person, own, session)
  const late = await person.post(`${own}/part-d`, { _csrf: csrf, version: '0', appearedEarlier: 'no' })
  expect(late.status).toBe(409)
  expect((await seatOf(own))?.state).toBe('held')
})

test('23(ii), 30(ii): after the last day no seat is given and nothing is submitted', async () => {
  const soon = await opened(home, examiner, { starts: 2, closes: 1 })
  const person = await home.person()
  const own = await begun(person)
  await home.database.moveClock('2 days')
  try {
    await person.submit('/hi/sign-in', { contact: person.contact, password: person.password })
    const csrf = (await person.get(own)).$('input[name=_csrf]').first().attr('value') ?? ''
    const answer = await person.post(`${own}/session`, { _csrf: csrf, version: '0', sessionId: soon })
    expect([answer.status, answer.refusals]).toEqual([422, ['session-closed']])
  } finally {
    await home.database.moveClock('0')
  }
})

test('a photograph must be a picture; a text file is no paper at all', async () => {
  const person = await home.person()
  const own = await begun(person)
  const csrf = (await person.get(`${own}/documents`)).$('input[name=_csrf]').first().attr('value') ?? ''
  const sent = async (requirement: string, file: Buffer) =>
    await person.post(`${own}/documents`, {
      _csrf: csrf,
      requirement,
      file: { file, filename: 'paper', type: 'application/pdf' },
    })
  expect((await sent('photograph', pdf)).refusals).toEqual(['photograph-not-a-picture'])
  expect((await sent('character', Buffer.from('just words'))).refusals).toEqual(['document-type'])
  expect((await sent('character', pdf)).status).toBe(303)
  expect(
    (await person.post(`${own}/documents`, { _csrf: csrf, requirement: 'character' })).errors,
  ).toHaveProperty('file')
})

test('a paper is taken out of a draft again, and counts no more', async () => {
  const person = await home.person()
  const own = await begun(person)
  await enclose(person, own, 'photograph')
  expect((await row(own)).photograph_id).not.toBeNull()
  const page = await person.get(`${own}/documents`)
  const [csrf, enclosureId] = ['_csrf', 'enclosureId'].map(
    (name) => page.$(`form[action$=removal] input[name=${name}]`).attr('value') ?? '',
  )
  const answer = await person.post(`${own}/documents/removal`, { _csrf: csrf!, enclosureId: enclosureId! })
  expect([answer.status, answer.refusals, answer.errors]).toEqual([303, [], {}])
  expect((await row(own)).photograph_id).toBeNull()
})

test('withdrawing frees the seat for another; the fee is not returned, and nothing more can be done', async () => {
  const person = await candidate(home)
  const { own } = await submitted(home, person, session)
  expect((await person.submit(`${own}/withdrawal`, {})).status).toBe(303)
  expect((await row(own)).state).toBe('withdrawn')
  expect(await seatOf(own)).toBeUndefined()
  expect((await person.submit(`${own}/withdrawal`, {})).refusals).toEqual(['too-late-to-withdraw'])
})

test('what is said of oneself and not enough is a warning with its rule, and no bar', async () => {
  const person = await home.person()
  const own = await begun(person)
  const page = await person.get(own.replace('/hi/', '/en/'))
  expect(page.text).toContain('something is still missing')
  expect(page.text).toContain('You can still apply')
})

test('a counter operator applies for the person at the desk, and both names stand in the audit row', async () => {
  const [person, operator] = [await home.person(), await home.person({ roles: ['counter-operator'] })]
  await operator.submit('/hi/office/JH/counter', { contact: person.contact })
  const own = await begun(operator)
  const audit = await home.db
    .selectFrom('audit_events')
    .select(['actor_person_id', 'on_behalf_of'])
    .where('subject_id', '=', idOf(own))
    .executeTakeFirstOrThrow()
  expect(audit).toEqual({ actor_person_id: operator.personId, on_behalf_of: person.personId })
  expect((await row(own)).person_id).toBe(person.personId)
})

test('Form 20 to print bears the particulars, Part D and the declaration with its day', async () => {
  const person = await candidate(home)
  const { own } = await submitted(home, person, session)
  const page = await person.get(`${own.replace('/hi/', '/en/')}/form-20`)
  for (const words of [
    'FORM-20',
    'Ramesh Kumar Nishad',
    'Ghat Tola, Rajmahal',
    '12 March 1998',
    'Ganga Vihar',
    '1.68 m',
  ])
    expect(page.text).toContain(words)
  expect(page.text).toContain('I do hereby declare that the particulars')
})

test('a session is called off: the candidate keeps the fee and takes a seat of another session', async () => {
  const doomed = await opened(home, examiner)
  const person = await candidate(home)
  const { own, demand } = await submitted(home, person, doomed)
  await confirmFee(treasury, demand)
  const office = `/hi/office/JH/sessions/${doomed}`
  const fixed = await person.get(`${own}/session`)
  const csrf = fixed.$('input[name=_csrf]').first().attr('value') ?? ''
  const early = await person.post(`${own}/session`, {
    _csrf: csrf,
    version: String((await row(own)).version),
    sessionId: session,
  })
  expect(early.refusals).toEqual(['seat-fixed-already'])
  await examiner.submit(office, { cancelReason: 'Flood' }, `${office}/cancellation`)
  expect((await choose(person, own, session)).status).toBe(303)
  expect(await seatOf(own)).toMatchObject({ state: 'taken', session_id: session })
})
