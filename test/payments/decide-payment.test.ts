import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demandOf } from '../../src/payments/index.ts'
import { jpeg, pdf } from '../documents/pictures.ts'
import type { House, SignedIn } from '../support/house.ts'
import { asked, challan, diary, openedAt, paymentHouse, reported } from './demands.ts'

const { told, next, after } = diary()
let home: House
let person: SignedIn
let treasury: SignedIn
beforeAll(async () => {
  home = await paymentHouse(after)
  person = await home.person({ fullName: 'Sita Devi Sahni' })
  treasury = await home.person({ fullName: 'Anil Prasad', roles: ['treasury'] })
})
afterAll(async () => {
  await home.close()
})
beforeEach(() => {
  told.length = 0
  next.fail = false
})

const brought = async (payer = person, over: Record<string, string> = {}) => {
  const { demandId, number } = await asked(home, payer)
  await reported(home, payer, demandId, over)
  told.length = 0
  return { demandId, number, page: `/en/office/JH/payments/${demandId}` }
}
const confirm = async (officer: SignedIn, page: string) =>
  await officer.submit(page, {}, `${page}/confirmation`)
const refuse = async (officer: SignedIn, page: string, reason: string) =>
  await officer.submit(page, { reason }, `${page}/refusal`)

test('the treasury sees the challan beside the demand and confirms it: the demand is paid', async () => {
  const { demandId, number, page } = await brought(person, { number: 'TR/501' })
  const shown = await treasury.get(page)
  expect(shown.$('.app-split__asked').text()).toContain('Sita Devi Sahni')
  expect(shown.$('.app-split__asked').text()).toContain('₹500')
  expect(shown.$('.app-split__brought').text()).toContain('TR/501')
  expect((await confirm(treasury, page)).location).toBe(page)
  expect(await demandOf(home.db, demandId)).toMatchObject({
    state: 'confirmed',
    version: 2,
    challan: { outcome: 'confirmed', reason: null },
  })
  expect(told).toEqual([{ what: 'onConfirmed', number, challan: 'TR/501' }])
  expect(await home.audited(demandId)).toEqual(['payment.asked', 'payment.reported', 'payment.confirmed'])
  const own = await person.get(`/en/my/payments/${demandId}`)
  expect(own.$('.app-status--good').text()).toContain('Paid')
  expect((await treasury.get(page)).$('form[action$=confirmation]')).toHaveLength(0)
})

test('a challan that is not in the books is refused with a reason; the person reads it and reports anew', async () => {
  const { demandId, number, page } = await brought(person, { number: 'TR/502' })
  expect((await refuse(treasury, page, 'No such number in the scroll of that day')).status).toBe(303)
  expect(told).toEqual([{ what: 'onRefused', number, challan: 'TR/502' }])
  const own = await person.get(`/en/my/payments/${demandId}`)
  expect(own.$('.app-status--bad').text()).toContain('No such number in the scroll of that day')
  await reported(home, person, demandId, { number: 'TR/503' })
  await confirm(treasury, page)
  expect(await home.audited(demandId)).toEqual([
    'payment.asked',
    'payment.reported',
    'payment.refused',
    'payment.reported',
    'payment.confirmed',
  ])
})

test('a challan that was refused is free again: for the same demand, or for the one that it really paid', async () => {
  const first = await brought(person, { number: 'TR/504' })
  await refuse(treasury, first.page, 'It belongs to another demand')
  const second = await brought(await home.person(), { number: 'TR/504' })
  expect((await confirm(treasury, second.page)).status).toBe(303)
})

test('a refusal without a reason is not taken, and the page says so at the field', async () => {
  const { demandId, page } = await brought()
  const answer = await refuse(treasury, page, ' ')
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['reason']])
  expect((await demandOf(home.db, demandId)).state).toBe('reported')
})

test('two officers with the page open: the second is told of the conflict, with the reason that they typed', async () => {
  const { demandId, page } = await brought()
  const colleague = await home.person({ roles: ['treasury'] })
  const opened = await openedAt(colleague, page)
  await confirm(treasury, page)
  const late = await colleague.post(`${page}/refusal`, { ...opened, reason: 'The stamp cannot be read' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('The stamp cannot be read')
  expect((await demandOf(home.db, demandId)).state).toBe('confirmed')
})

test('two officers at the same moment: one decision stands, one follows', async () => {
  const { page } = await brought()
  const colleague = await home.person({ roles: ['treasury'] })
  const [one, two] = [await openedAt(treasury, page), await openedAt(colleague, page)]
  const answers = await Promise.all([
    treasury.post(`${page}/confirmation`, one),
    colleague.post(`${page}/refusal`, { ...two, reason: 'Not found' }),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409])
  expect(told).toHaveLength(1)
})

test('what is not reported cannot be decided', async () => {
  const { demandId } = await asked(home, person)
  const page = `/en/office/JH/payments/${demandId}`
  const _csrf = (await treasury.get('/hi/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  const answer = await treasury.post(`${page}/confirmation`, { _csrf, version: '0' })
  expect([answer.status, answer.refusals]).toEqual([422, ['not-reported']])
})

test('no officer of the treasury decides on their own payment', async () => {
  const { demandId, page } = await brought(treasury)
  const answer = await confirm(treasury, page)
  expect([answer.status, answer.refusals]).toEqual([422, ['own-payment']])
  expect((await demandOf(home.db, demandId)).state).toBe('reported')
})

test('when what follows fails, the payment is not confirmed either', async () => {
  const { demandId, page } = await brought()
  next.fail = true
  expect((await confirm(treasury, page)).status).toBe(500)
  expect((await demandOf(home.db, demandId)).state).toBe('reported')
  expect(await home.audited(demandId)).toEqual(['payment.asked', 'payment.reported'])
})

test('a person with an e-mail address is written to in their language; one without sees it on the page', async () => {
  const reachable = await home.person({ email: 'kamla.devi@example.in' })
  const { demandId, number, page } = await brought(reachable)
  await confirm(treasury, page)
  await confirm(treasury, (await brought(person)).page)
  const mails = await home.db
    .selectFrom('outbox')
    .select(['recipient', 'language', 'template', 'content'])
    .execute()
  expect(mails).toEqual([
    {
      recipient: 'kamla.devi@example.in',
      language: 'hi',
      template: 'payment-decided',
      content: { number, link: `http://localhost:3000/hi/my/payments/${demandId}` },
    },
  ])
})

test('the picture stands beside the demand; a PDF is a link', async () => {
  const { demandId } = await asked(home, person)
  const picture = { file: await jpeg(), filename: 'challan.jpg', type: 'image/jpeg' }
  await person.submit(`/hi/my/payments/${demandId}`, { ...(await challan(home)), image: picture })
  const source = (await treasury.get(`/en/office/JH/payments/${demandId}`))
    .$('.app-split__brought img')
    .attr('src')
  expect(source).toBe(`/en/office/JH/payments/${demandId}/challan`)
  expect((await treasury.get(source ?? '')).headers['content-type']).toBe('image/jpeg')

  const scanned = await asked(home, person)
  const file = { file: pdf, filename: 'challan.pdf', type: 'application/pdf' }
  await person.submit(`/hi/my/payments/${scanned.demandId}`, { ...(await challan(home)), image: file })
  const page = await treasury.get(`/en/office/JH/payments/${scanned.demandId}`)
  expect(page.$('.app-split__brought img')).toHaveLength(0)
  const sent = await treasury.get(page.$('.app-split__brought a').attr('href') ?? '')
  expect(sent.headers['content-disposition']).toMatch(/^attachment; filename="challan.pdf"/)
})

test('the list shows what is to be checked, the longest waiting first, and the other states by choice', async () => {
  const own = await paymentHouse(after)
  try {
    const [payer, officer] = [await own.person(), await own.person({ roles: ['treasury'] })]
    const demands = [await asked(own, payer), await asked(own, payer), await asked(own, payer)]
    await reported(own, payer, demands[2]!.demandId)
    await reported(own, payer, demands[0]!.demandId)
    const numbers = async (query: string) =>
      (await officer.get(`/en/office/JH/payments${query}`))
        .$('tbody a')
        .map((_i, link) => link.children[0])
        .get()
        .map((piece) => ('data' in piece ? piece.data : ''))
    expect(await numbers('')).toEqual([demands[2]!.number, demands[0]!.number])
    expect(await numbers('?state=asked')).toEqual([demands[1]!.number])
    expect((await officer.get('/en/office/JH/payments?state=confirmed')).text).toContain(
      'There is nothing here.',
    )
    expect((await officer.get('/en/office/JH/payments?state=lost')).status).toBe(400)
  } finally {
    await own.close()
  }
})

test('more than a page of payments is turned page by page', async () => {
  const own = await paymentHouse(after)
  try {
    const [payer, officer] = [await own.person(), await own.person({ roles: ['treasury'] })]
    for (let count = 0; count < 51; count++) await asked(own, payer)
    const first = await officer.get('/en/office/JH/payments?state=asked')
    expect(first.$('tbody tr')).toHaveLength(50)
    const second = await officer.get(first.$('a[rel=next]').attr('href') ?? '')
    expect(second.$('tbody tr')).toHaveLength(1)
    expect(second.$('a[rel=prev]').attr('href')).toBe('/en/office/JH/payments?state=asked&page=1')
  } finally {
    await own.close()
  }
})

test('an auditor reads and cannot decide; an examiner has no business here; a demand of another authority is not there', async () => {
  const { demandId, page } = await brought()
  const auditor = await home.person({ roles: ['auditor'] })
  const shown = await auditor.get(page)
  expect([shown.status, shown.$('form[action$=confirmation]').length]).toEqual([200, 0])
  const _csrf = shown.$('input[name=_csrf]').attr('value') ?? ''
  expect((await auditor.post(`${page}/confirmation`, { _csrf, version: '1' })).status).toBe(403)
  const examiner = await home.person({ roles: ['examiner'] })
  expect((await examiner.get(page)).status).toBe(403)
  expect((await person.get(page)).status).toBe(404)

  const [elsewhere] = await home.database.asOwner(
    `insert into authorities (code, name, rule_set, state_code)
     values ('XX', '{"en": "Another State", "hi": "दूसरा राज्य"}', 'jharkhand-2020', 'IN-XX') returning id`,
  )
  await home.database.asOwner('update demands set authority_id = $1 where id = $2', [
    elsewhere?.['id'],
    demandId,
  ])
  expect((await treasury.get(page)).status).toBe(404)
  expect((await treasury.get(`${page}/challan`)).status).toBe(404)
})
