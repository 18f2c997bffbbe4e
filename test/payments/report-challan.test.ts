import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demandOf } from '../../src/payments/index.ts'
import { jpeg, svg } from '../documents/pictures.ts'
import type { House, SignedIn } from '../support/house.ts'
import { asked, challan, diary, openedAt, paymentHouse, reported } from './demands.ts'

const { told, next, after } = diary()
let home: House
let person: SignedIn
beforeAll(async () => {
  home = await paymentHouse(after)
  person = await home.person()
})
afterAll(async () => {
  await home.close()
})
beforeEach(() => {
  told.length = 0
  next.fail = false
})

test('a demand says what is asked line by line with its rule, in figures and in words', async () => {
  const { demandId, number } = await asked(home, person)
  expect(number).toMatch(/^JH-DEM-20\d\d-\d{6}$/)
  const english = await person.get(`/en/my/payments/${demandId}`)
  expect(english.status).toBe(200)
  const bill = english.$('table').text()
  for (const words of ['Written examination', '₹400', 'Oral examination', '₹100', 'Rule 33(vi)', '₹500'])
    expect(bill).toContain(words)
  expect(bill).toContain('Rupees five hundred only')
  expect(english.text).toContain('is not refunded (rule 32(v))')
  const hindi = await person.get(`/hi/my/payments/${demandId}`)
  expect(hindi.$('table').text()).toContain('पाँच सौ रुपये मात्र')
  expect(hindi.text).toContain('परिवहन विभाग, झारखण्ड')
  expect(await home.audited(demandId)).toEqual(['payment.asked'])
})

test('the page tells the head of account that the authority has set, else where to ask for it', async () => {
  const { demandId } = await asked(home, person)
  expect((await person.get(`/en/my/payments/${demandId}`)).text).toContain('Ask the transport office')
  await home.database.asOwner(
    `insert into settings (authority_id, key, value, valid_from, reason)
     values ($1, 'challan-head', '{"en": "0000 Invented head", "hi": "0000 काल्पनिक शीर्ष"}', '2020-01-01', 'test')`,
    [home.jharkhand],
  )
  expect((await person.get(`/en/my/payments/${demandId}`)).text).toContain('0000 Invented head')
  expect((await person.get(`/hi/my/payments/${demandId}`)).text).toContain('0000 काल्पनिक शीर्ष')
})

test('the same thing is asked once: a second time gives the demand that stands, and no number is lost', async () => {
  const subject = randomUUID()
  const first = await asked(home, person, subject)
  expect(await asked(home, person, subject)).toEqual(first)
  const after = await asked(home, person)
  expect(Number(after.number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1)
})

test('the person reports the challan with its picture: what follows is told in the same act', async () => {
  const { demandId, number } = await asked(home, person)
  const picture = { file: await jpeg(), filename: 'challan.jpg', type: 'image/jpeg' }
  const typed = await challan(home, { number: ' tr / ८८-41 ', amount: '₹ 500.00' })
  const answer = await person.submit(`/hi/my/payments/${demandId}`, { ...typed, image: picture })
  expect([answer.status, answer.location]).toEqual([303, `/hi/my/payments/${demandId}`])
  const demand = await demandOf(home.db, demandId)
  expect(demand).toMatchObject({ state: 'reported', version: 1 })
  expect(demand.challan).toMatchObject({ number: 'TR/88-41', amountPaise: 50_000, outcome: null })
  expect(told).toEqual([{ what: 'onReported', number, challan: 'TR/88-41' }])
  expect(await home.audited(demandId)).toEqual(['payment.asked', 'payment.reported'])
  const image = await person.get(`/hi/my/documents/${demand.challan?.documentId}`)
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

test('while it is being checked the page says not to pay again, and has no form', async () => {
  const { demandId } = await asked(home, person)
  await reported(home, person, demandId)
  const page = await person.get(`/en/my/payments/${demandId}`)
  expect(page.text).toContain('Do not pay again.')
  expect(page.$('input[name=number]')).toHaveLength(0)
})

test('the fee is paid whole: another amount is refused, and what was typed stays (23(ii)(c), 30(ii)(c))', async () => {
  const { demandId } = await asked(home, person)
  const typed = await challan(home, { number: 'TR/77', amount: '400' })
  const answer = await person.submit(`/en/my/payments/${demandId}`, typed)
  expect([answer.status, answer.refusals]).toEqual([422, ['amount-differs']])
  expect(answer.text).toContain('23(ii)(c)')
  expect(answer.$('#number').attr('value')).toBe('TR/77')
  expect(answer.$('#amount').attr('value')).toBe('400')
  expect(answer.$('#paidOn-year').attr('value')).toBe(typed['paidOn-year'])
  expect((await demandOf(home.db, demandId)).state).toBe('asked')
})

test('a challan of tomorrow is refused, one of today is taken', async () => {
  const { demandId } = await asked(home, person)
  await home.database.moveClock('1 day')
  const tomorrow = await challan(home, { number: 'TR/78' })
  await home.database.moveClock('0')
  const answer = await person.submit(`/en/my/payments/${demandId}`, tomorrow)
  expect([answer.status, answer.refusals]).toEqual([422, ['challan-in-future']])
  await reported(home, person, demandId, { number: 'TR/78' })
})

test('one challan pays one demand, whoever reports it', async () => {
  const other = await home.person()
  const [one, two] = [await asked(home, person), await asked(home, other)]
  await reported(home, person, one.demandId, { number: 'TR/79' })
  const answer = await other.submit(
    `/hi/my/payments/${two.demandId}`,
    await challan(home, { number: 'tr/79' }),
  )
  expect([answer.status, answer.refusals]).toEqual([422, ['challan-used']])
  expect(await home.audited(two.demandId)).toEqual(['payment.asked'])
})

test('two who report the same challan at the same moment: one is taken, the other refused', async () => {
  const other = await home.person()
  const [one, two] = [await asked(home, person), await asked(home, other)]
  const typed = await challan(home, { number: 'TR/80' })
  const answers = await Promise.all([
    person.submit(`/hi/my/payments/${one.demandId}`, typed),
    other.submit(`/hi/my/payments/${two.demandId}`, typed),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 422])
  expect(answers.flatMap((answer) => answer.refusals)).toEqual(['challan-used'])
})

test('the form sent twice at the same moment reports once; the other sees the conflict and what was typed', async () => {
  const { demandId } = await asked(home, person)
  const page = `/hi/my/payments/${demandId}`
  const opened = await openedAt(person, page)
  const [one, two] = [await challan(home, { number: 'TR/81' }), await challan(home, { number: 'TR/82' })]
  const answers = await Promise.all([
    person.post(page, { ...opened, ...one }),
    person.post(page, { ...opened, ...two }),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409])
  expect(answers.find((answer) => answer.status === 409)?.text).toMatch(/TR\/8[12]/)
  expect(told).toHaveLength(1)
})

test('a demand that is being checked takes no second challan', async () => {
  const { demandId } = await asked(home, person)
  const { _csrf } = await openedAt(person, `/hi/my/payments/${demandId}`)
  await reported(home, person, demandId)
  const answer = await person.post(`/hi/my/payments/${demandId}`, {
    ...(await challan(home)),
    _csrf,
    version: '1',
  })
  expect([answer.status, answer.refusals]).toEqual([422, ['not-to-pay']])
})

test('an empty form says at each field what is missing', async () => {
  const { demandId } = await asked(home, person)
  const answer = await person.submit(`/en/my/payments/${demandId}`, { number: '', amount: 'five hundred' })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors).sort()).toEqual(['amount', 'number', 'paidOn'])
})

test('a picture that cannot be read is refused with what to do, and nothing is reported', async () => {
  const { demandId } = await asked(home, person)
  const large = { file: Buffer.alloc(9 * 1024 * 1024, 7), filename: 'large.jpg', type: 'image/jpeg' }
  const drawn = { file: svg, filename: 'challan.jpg', type: 'image/jpeg' }
  const typed = await challan(home)
  const tooLarge = await person.submit(`/en/my/payments/${demandId}`, { ...typed, image: large })
  expect([tooLarge.status, tooLarge.refusals]).toEqual([422, ['document-too-large']])
  expect(tooLarge.text).toContain('choose it once more')
  expect(tooLarge.$('#number').attr('value')).toBe(typed.number)
  const wrongType = await person.submit(`/hi/my/payments/${demandId}`, { ...typed, image: drawn })
  expect([wrongType.status, wrongType.refusals]).toEqual([422, ['document-type']])
  expect((await demandOf(home.db, demandId)).state).toBe('asked')
})

test('when what follows fails, the challan is not reported either', async () => {
  const { demandId } = await asked(home, person)
  next.fail = true
  const answer = await person.submit(`/hi/my/payments/${demandId}`, await challan(home, { number: 'TR/83' }))
  expect(answer.status).toBe(500)
  expect(await demandOf(home.db, demandId)).toMatchObject({ state: 'asked', version: 0, challan: null })
  await reported(home, person, demandId, { number: 'TR/83' })
})

test("another person's demand is not there", async () => {
  const { demandId } = await asked(home, person)
  const other = await home.person()
  expect((await other.get(`/hi/my/payments/${demandId}`)).status).toBe(404)
  const _csrf = (await other.get('/hi/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  const answer = await other.post(`/hi/my/payments/${demandId}`, {
    ...(await challan(home)),
    _csrf,
    version: '0',
  })
  expect(answer.status).toBe(404)
})

test('at the counter the operator reports for the person: both are named, and the picture is the person’s', async () => {
  const { demandId } = await asked(home, person)
  const operator = await home.person({ roles: ['counter-operator'] })
  await operator.submit('/hi/office/JH/counter', { contact: person.contact })
  const picture = { file: await jpeg(), filename: 'challan.jpg', type: 'image/jpeg' }
  const answer = await operator.submit(`/hi/my/payments/${demandId}`, {
    ...(await challan(home)),
    image: picture,
  })
  expect(answer.status).toBe(303)
  const event = await home.db
    .selectFrom('audit_events')
    .select(['actor_person_id', 'actor_role', 'on_behalf_of'])
    .where('subject_id', '=', demandId)
    .where('action', '=', 'payment.reported')
    .executeTakeFirstOrThrow()
  expect(event).toEqual({
    actor_person_id: operator.personId,
    actor_role: 'counter-operator',
    on_behalf_of: person.personId,
  })
  const documentId = (await demandOf(home.db, demandId)).challan?.documentId
  expect((await person.get(`/hi/my/documents/${documentId}`)).status).toBe(200)
})
