// Suspension and cancellation (34(iv)(g)), and the revocation of such an order (34(iv)(i)), on the page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClock } from '../../src/db/act.ts'
import { grantCertificateRefusals, orderOnCertificateRefusals } from '../../src/grants/index.ts'
import { orderRefusals } from '../../src/papers/index.ts'
import { aPaper, dayAfter } from '../papers/a-paper.ts'
import { house, type House, type SignedIn } from '../support/house.ts'

let home: House
let chief: SignedIn
let holder: SignedIn
beforeAll(async () => {
  home = await house()
  chief = await home.person({ fullName: 'Anita Kumari Toppo', roles: ['chief-examiner'] })
  holder = await home.person({ email: 'krishna.nishad@example.in' })
})
afterAll(async () => {
  await home.close()
})

const day = (name: string, text: string): Record<string, string> => {
  const [year = '', month = '', date = ''] = text.split('-')
  return { [`${name}-day`]: date, [`${name}-month`]: month, [`${name}-year`]: year }
}
const today = async () => (await readClock(home.db)).today
const at = (id: string) => `/en/office/JH/register/${id}`
const reasons = 'He left the vessel at Rajmahal ghat for three days without leave.'
const grounds = '34(iv)(g)(iii)'
const order = async (officer: SignedIn, id: string, name: string, fields: Record<string, string>) =>
  await officer.submit(`${at(id)}/${name}`, fields)
const verdict = async (number: string) =>
  (await home.visitor().get(`/v/${number}`)).$('[data-verdict]').attr('data-verdict')

test('the register is searched by number and by name, in both scripts', async () => {
  const { number } = await aPaper(home, holder.personId)
  for (const search of [number, number.toLowerCase().slice(3), 'hrishikesh', 'हृषिकेश'])
    expect(
      (await chief.get(`/hi/office/JH/register?search=${encodeURIComponent(search)}`)).$('table').text(),
    ).toContain(number)
  for (const search of ['Somebody Else', '%', '_'])
    expect(
      (await chief.get(`/hi/office/JH/register?search=${encodeURIComponent(search)}`)).$('table'),
    ).toHaveLength(0)
})

test('a suspension: the order with its clause, reasons, person and days; the holder is told; everyone who checks sees it', async () => {
  const { id, number } = await aPaper(home, holder.personId)
  const first = await today()
  const answer = await order(chief, id, 'suspension', {
    ...day('fromDay', first),
    ...day('toDay', dayAfter(first, 9)),
    grounds,
    reasons,
  })
  expect([answer.status, answer.location]).toEqual([303, at(id)])
  const page = await chief.get(at(id))
  expect(page.$('.govuk-tag').first().text().trim()).toBe('Suspended')
  for (const words of [reasons, 'Rule 34(iv)(g)(iii)', 'Anita Kumari Toppo'])
    expect(page.$('[data-order=suspension]').text()).toContain(words)
  expect(await home.audited(id)).toEqual(['paper.granted', 'paper.suspended'])
  expect(await verdict(number)).toBe('suspended')
  const mail = await home.db
    .selectFrom('outbox')
    .select('content')
    .where('recipient', '=', 'krishna.nishad@example.in')
    .where('template', '=', 'certificate-order')
    .execute()
  expect(JSON.stringify(mail)).toContain(number)
  const own = await holder.get('/en/my/papers')
  expect(own.text).toContain(reasons)
})

test('a suspension without a last day holds until it is revoked; the revocation has its reasons and its audit row', async () => {
  const { id, number } = await aPaper(home, holder.personId)
  await order(chief, id, 'suspension', { ...day('fromDay', await today()), grounds, reasons })
  await home.database.moveClock('400 days')
  expect(await verdict(number)).toBe('suspended')
  await home.database.moveClock('0')
  const link = (await chief.get(at(id))).$('[data-order=suspension] a').attr('href') ?? ''
  const answer = await chief.submit(link, { reasons: 'He showed that he had leave.' })
  expect(answer.status).toBe(303)
  expect(await verdict(number)).toBe('valid')
  expect(await home.audited(id)).toEqual(['paper.granted', 'paper.suspended', 'paper.order-revoked'])
  expect((await chief.get(at(id))).$('[data-order=suspension]').text()).toContain('(revoked)')
})

test('a cancellation holds from today; revoked, the certificate is in force again', async () => {
  const { id, number } = await aPaper(home, holder.personId)
  await order(chief, id, 'cancellation', { grounds, reasons })
  expect(await verdict(number)).toBe('cancelled')
  const page = await chief.get(at(id))
  expect(page.text).not.toContain(`${at(id)}/cancellation`)
  await chief.submit(page.$('[data-order=cancellation] a').attr('href') ?? '', {
    reasons: 'The court set its report aside.',
  })
  expect(await verdict(number)).toBe('valid')
  expect(await home.audited(id)).toEqual(['paper.granted', 'paper.cancelled', 'paper.order-revoked'])
})

test('an order needs its clause, its days and its reasons; what was typed stays', async () => {
  const { id } = await aPaper(home, holder.personId)
  const answer = await order(chief, id, 'suspension', {
    ...day('fromDay', '2026-02-30'),
    reasons: '',
    grounds: '',
  })
  expect([answer.status, Object.keys(answer.errors).sort()]).toEqual([422, ['fromDay', 'grounds', 'reasons']])
  expect(answer.$('#fromDay-day').attr('value')).toBe('30')
  const kept = await order(chief, id, 'cancellation', { reasons })
  expect([Object.keys(kept.errors), kept.$('#reasons').text()]).toEqual([['grounds'], reasons])
})

test('days in the past, days out of order, a second cancellation and an order on a replaced paper are refused by name', async () => {
  const { id } = await aPaper(home, holder.personId)
  const first = await today()
  const suspend = async (from: string, to: string) =>
    (await order(chief, id, 'suspension', { ...day('fromDay', from), ...day('toDay', to), grounds, reasons }))
      .refusals
  expect(await suspend(dayAfter(first, -1), dayAfter(first, 5))).toEqual(['order-begins-in-the-past'])
  expect(await suspend(dayAfter(first, 5), dayAfter(first, 4))).toEqual(['order-ends-before-it-begins'])
  await order(chief, id, 'cancellation', { grounds, reasons })
  expect((await order(chief, id, 'cancellation', { grounds, reasons })).refusals).toEqual([
    'paper-cancelled-already',
  ])
  expect(await suspend(first, dayAfter(first, 4))).toEqual(['paper-cancelled-already'])
  const replaced = await aPaper(home, holder.personId)
  await home.database.asOwner(`update papers set state = 'superseded' where id = $1`, [replaced.id])
  expect((await order(chief, replaced.id, 'cancellation', { grounds, reasons })).refusals).toEqual([
    'paper-no-longer-the-holders',
  ])
})

test('nobody is suspended twice for one day on one clause (34(iv)(g)); another clause or a later stretch may follow', async () => {
  const { id } = await aPaper(home, holder.personId)
  const first = await today()
  const suspend = async (from: number, to: number | null, clause = grounds) => {
    const fields = { ...day('fromDay', dayAfter(first, from)), grounds: clause, reasons }
    const last = to === null ? {} : day('toDay', dayAfter(first, to))
    return (await order(chief, id, 'suspension', { ...fields, ...last })).refusals
  }
  expect(await suspend(0, 30)).toEqual([])
  expect(await suspend(0, 30)).toEqual(['suspended-already'])
  expect(await suspend(10, 20)).toEqual(['suspended-already'])
  expect(await suspend(30, null)).toEqual(['suspended-already'])
  expect(await suspend(31, 40)).toEqual([])
  expect(await suspend(0, 30, '34(iv)(g)(ii)')).toEqual([])
  await chief.submit((await chief.get(at(id))).$('[data-order=suspension] a').first().attr('href') ?? '', {
    reasons: 'He showed that he had leave.',
  })
  const revoked = await home.db
    .selectFrom('paper_orders')
    .select('id')
    .where('paper_id', '=', id)
    .where('kind', '=', 'revocation')
    .execute()
  expect(revoked).toHaveLength(1)
})

test('an order that was revoked already, or is over, cannot be revoked', async () => {
  const { id } = await aPaper(home, holder.personId)
  const first = await today()
  await order(chief, id, 'suspension', {
    ...day('fromDay', first),
    ...day('toDay', dayAfter(first, 2)),
    grounds,
    reasons,
  })
  const link = (await chief.get(at(id))).$('[data-order=suspension] a').attr('href') ?? ''
  const shift = async (days: number) =>
    await home.database.asOwner(
      'update paper_orders set from_day = from_day + $2::int, to_day = to_day + $2::int where paper_id = $1',
      [id, days],
    )
  await shift(-10) // long over
  expect((await chief.submit(link, { reasons })).refusals).toEqual(['no-order-to-revoke'])
  await shift(10)
  expect((await chief.submit(link, { reasons })).status).toBe(303)
  expect((await chief.submit(link, { reasons })).refusals).toEqual(['no-order-to-revoke'])
})

test('unfitness, 34(iv)(g)(iv), is no ground against an engineer; against a serang it is', async () => {
  const unfit = { grounds: '34(iv)(g)(iv)', reasons: 'Blind in one eye.' }
  const engineer = await aPaper(home, holder.personId, {
    grade: 'inland-engineer',
    form: 'form-21',
    series: 'ENG',
  })
  expect((await chief.get(`${at(engineer.id)}/cancellation`)).$('input[name=grounds]')).toHaveLength(3)
  expect((await order(chief, engineer.id, 'cancellation', unfit)).refusals).toEqual(['ground-not-for-grade'])
  const serang = await aPaper(home, holder.personId)
  expect((await order(chief, serang.id, 'cancellation', unfit)).status).toBe(303)
})

test('nobody makes an order on a certificate of his own', async () => {
  const { id } = await aPaper(home, chief.personId)
  expect((await order(chief, id, 'cancellation', { grounds, reasons })).refusals).toEqual(['own-certificate'])
})

test('an examiner and an auditor read the register and order nothing; others do not see it', async () => {
  const { id, number } = await aPaper(home, holder.personId)
  for (const role of ['examiner', 'auditor']) {
    const officer = await home.person({ roles: [role] })
    const page = await officer.get(at(id))
    expect([page.status, page.text.includes(number), page.text.includes(`${at(id)}/suspension`)]).toEqual([
      200,
      true,
      false,
    ])
    expect((await officer.get(`${at(id)}/suspension`)).status).toBe(403)
  }
  expect((await (await home.person({ roles: ['treasury'] })).get('/hi/office/JH/register')).status).toBe(403)
  expect((await holder.get(at(id))).status).toBe(404)
})

test('an admit card is not in the register of certificates', async () => {
  const { id } = await aPaper(home, holder.personId, { kind: 'admit-card' })
  expect((await chief.get(at(id))).status).toBe(404)
})

test('two officers with the page open: the second is told, and reads what he had typed', async () => {
  const { id } = await aPaper(home, holder.personId)
  const page = await chief.get(`${at(id)}/cancellation`)
  const hidden: Record<string, string> = {}
  page.$('form[action$=cancellation] input[type=hidden]').each((_i, input) => {
    hidden[page.$(input).attr('name') ?? ''] = page.$(input).attr('value') ?? ''
  })
  await order(chief, id, 'suspension', { ...day('fromDay', await today()), grounds, reasons: 'First.' })
  const answer = await chief.post(`${at(id)}/cancellation`, {
    ...hidden,
    grounds,
    reasons: 'The second of two long texts.',
  })
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('The second of two long texts.')
})

test('two cancellations sent at the same moment make one order', async () => {
  const { id } = await aPaper(home, holder.personId)
  const second = await home.person({ roles: ['chief-examiner'] })
  const answers = await Promise.all([
    order(chief, id, 'cancellation', { grounds, reasons }),
    order(second, id, 'cancellation', { grounds, reasons }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  expect(
    await home.db.selectFrom('paper_orders').select('id').where('paper_id', '=', id).execute(),
  ).toHaveLength(1)
})

test('every refusal is said in both languages, with the rule or with what to do', () => {
  const keys = [
    ...[...grantCertificateRefusals, ...orderOnCertificateRefusals].map((code) => `grants.refusal.${code}`),
    ...orderRefusals.map((code) => `papers.refusal.${code}`),
  ]
  for (const key of keys)
    for (const language of ['hi', 'en'] as const)
      expect(home.deps.text(language, key).length, key).toBeGreaterThan(30)
})
