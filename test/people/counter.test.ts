// At the counter an operator fills in for the person before the desk, and for nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const counter = '/hi/office/JH/counter'

test("the pages are the person's; the band on every page ends it, and audit rows tell", async () => {
  const operator = await home.person({ fullName: 'Pooja Kumari', roles: ['counter-operator'] })
  const person = await home.person({ fullName: 'Budhan Mallah' })
  expect((await operator.submit(counter, { contact: person.contact })).location).toBe('/hi/my')
  const first = await operator.get('/hi/my')
  expect(first.heading).toContain('Budhan Mallah')
  expect(first.$('main').text()).not.toContain('काउंटर')
  const ended = await operator.submit('/hi/my/record', {}, '/hi/my/counter-end')
  expect(ended.location).toBe(counter)
  const after = await operator.get('/hi/my')
  expect(after.heading).toContain('Pooja Kumari')
  expect(after.$('main').text()).toContain('काउंटर')
  expect((await home.audited(person.personId)).slice(-2)).toEqual(['counter.began', 'counter.ended'])
})

test('no password is changed from the pages of another person', async () => {
  const operator = await home.person({ roles: ['counter-operator'] })
  const person = await home.person()
  const token = (await operator.get(counter)).$('input[name=_csrf]').attr('value') ?? ''
  await operator.submit(counter, { contact: person.contact })
  expect((await operator.get('/hi/my/account')).$('a[href="/hi/my/password"]')).toHaveLength(0)
  expect((await operator.get('/hi/my/password')).status).toBe(404)
  const sent = await operator.post('/hi/my/password', {
    _csrf: token,
    oldPassword: operator.password,
    password: 'naya-shabd-teen',
  })
  expect(sent.status).toBe(404)
  const again = { contact: operator.contact, password: operator.password }
  expect((await home.visitor().submit('/hi/sign-in', again)).status).toBe(303)
})

test('a number without an account opens nothing, and stays in its field', async () => {
  const operator = await home.person({ roles: ['counter-operator'] })
  const unknown = await operator.submit(counter, { contact: '9876501235' })
  expect([unknown.status, unknown.refusals]).toEqual([422, ['no-such-person']])
  expect(unknown.$('#contact').attr('value')).toBe('9876501235')
})

test('an operator does not fill in for himself', async () => {
  const operator = await home.person({ roles: ['counter-operator'] })
  const own = await operator.submit(counter, { contact: operator.contact })
  expect([own.status, own.refusals]).toEqual([422, ['not-yourself']])
  expect(await home.audited(operator.personId)).not.toContain('counter.began')
})
