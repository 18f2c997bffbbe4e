import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

test('a boatman makes an account with his mobile number typed in Devanagari digits and is signed in', async () => {
  const guest = home.visitor()
  const answer = await guest.submit('/hi/sign-up', {
    fullName: 'सुरेश निषाद',
    contact: '९८७६५ ४३२१०',
    password: 'nadi-kinare-ghar',
  })
  expect(answer.status).toBe(303)
  expect(answer.location).toBe('/hi/my')
  const account = await guest.get('/hi/my/account')
  expect(account.text).toContain('+919876543210')
  const row = await home.db
    .selectFrom('people')
    .selectAll()
    .where('mobile', '=', '+919876543210')
    .executeTakeFirstOrThrow()
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await home.audited(row.id)).toEqual(['person.signed-up'])
})

test('a number that has an account already is refused, and what was typed stays', async () => {
  const { contact } = await home.person()
  const answer = await home
    .visitor()
    .submit('/hi/sign-up', { fullName: 'Mohan Sahni', contact, password: 'another-password' })
  expect(answer.status).toBe(422)
  expect(answer.refusals).toEqual(['contact-taken'])
  expect(answer.$('#fullName').attr('value')).toBe('Mohan Sahni')
})

test('a wrong password and an unknown number get the same answer', async () => {
  const { contact } = await home.person()
  const wrong = await home.visitor().submit('/en/sign-in', { contact, password: 'wrong-password' })
  const unknown = await home
    .visitor()
    .submit('/en/sign-in', { contact: '9123456780', password: 'wrong-password' })
  expect([wrong.status, wrong.refusals]).toEqual([422, ['not-recognised']])
  expect([unknown.status, unknown.refusals]).toEqual([422, ['not-recognised']])
})

test('the ninth wrong try in a quarter of an hour has to wait, and says how long', async () => {
  const { contact } = await home.person()
  const guest = home.visitor()
  for (let count = 0; count < 8; count++)
    await guest.submit('/en/sign-in', { contact, password: 'wrong-password' })
  const answer = await guest.submit('/en/sign-in', { contact, password: 'wrong-password' })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
})

const signInFrom = async (remoteAddress: string, contact: string, password: string) =>
  await home.app.inject({
    method: 'POST',
    url: '/en/sign-in',
    remoteAddress,
    payload: new URLSearchParams({ contact, password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('nobody shuts another person out: wrong tries from one address leave the right password good elsewhere', async () => {
  const { contact, password } = await home.person()
  for (let count = 0; count < 12; count++) await signInFrom('203.0.113.20', contact, 'wrong-password')
  expect((await signInFrom('203.0.113.20', contact, password)).statusCode).toBe(429)
  expect((await signInFrom('203.0.113.21', contact, password)).statusCode).toBe(303)
})

test('an account that is tried from many addresses has to wait after a hundred wrong tries', async () => {
  const { contact, password } = await home.person()
  for (let count = 0; count < 100; count++)
    await home.deps.limits.spend('sign-in-account-everywhere', contact)
  expect((await signInFrom('203.0.113.30', contact, password)).statusCode).toBe(429)
})

test('signing out ends the session itself: a kept copy of the cookie opens nothing', async () => {
  const person = await home.person()
  const copy = new Map(person.cookies)
  await person.submit('/hi/my/account', {}, '/hi/sign-out')
  for (const [name, value] of copy) person.cookies.set(name, value)
  const answer = await person.get('/hi/my/account')
  expect(answer.status).toBe(303)
  expect(answer.location).toBe('/hi/sign-in?next=%2Fhi%2Fmy%2Faccount')
})

test('a new password ends every session and opens with the new one only', async () => {
  const person = await home.person()
  const answer = await person.submit('/hi/my/password', {
    oldPassword: person.password,
    password: 'naya-shabd-teen',
  })
  expect(answer.status).toBe(303)
  const old = await home
    .visitor()
    .submit('/hi/sign-in', { contact: person.contact, password: person.password })
  expect(old.status).toBe(422)
  const now = await home
    .visitor()
    .submit('/hi/sign-in', { contact: person.contact, password: 'naya-shabd-teen' })
  expect(now.status).toBe(303)
})

test('a wrong old password changes nothing', async () => {
  const person = await home.person()
  const answer = await person.submit('/hi/my/password', {
    oldPassword: 'not-the-one-i-had',
    password: 'naya-shabd-teen',
  })
  expect([answer.status, answer.refusals]).toEqual([422, ['old-password-wrong']])
  expect((await person.get('/hi/my/account')).status).toBe(200)
})

test("a form with another person's token is refused", async () => {
  const [one, two] = [await home.person(), await home.person()]
  const token = (await two.get('/hi/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  const answer = await one.post('/hi/my/password', {
    _csrf: token,
    oldPassword: one.password,
    password: 'naya-shabd-teen',
  })
  expect(answer.status).toBe(403)
})

test('a sign-in form sent from another site is refused', async () => {
  const answer = await home.app.inject({
    method: 'POST',
    url: '/hi/sign-in',
    payload: 'contact=1&password=2',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.statusCode).toBe(403)
})

test('the cookie is kept to this host, out of scripts, and over TLS', async () => {
  const { contact, password } = await home.person()
  const answer = await home.visitor().submit('/hi/sign-in', { contact, password })
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-sukani=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('a hall of seventy candidates behind one address signs in; sixty wrong tries from one address have to wait', async () => {
  const { contact, password } = await home.person()
  for (let count = 0; count < 70; count++) {
    const opened = await home.visitor().post('/hi/sign-in', { contact, password })
    expect(opened.status).toBe(303)
  }
  const limits = home.deps.limits
  for (let count = 0; count < 60; count++) await limits.spend('sign-in-address', '203.0.113.9')
  await expect(limits.spend('sign-in-address', '203.0.113.9')).rejects.toThrow('too many requests')
})

test('an old browser says where a form comes from by Origin: another site is refused, our own is not', async () => {
  const from = async (origin: string) =>
    await home.app.inject({
      method: 'POST',
      url: '/hi/sign-in',
      payload: 'contact=9876500000&password=something',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    })
  expect((await from('https://elsewhere.example')).statusCode).toBe(403)
  expect((await from(home.deps.config.publicUrl)).statusCode).toBe(422)
})

test('nobody guesses the password of an open session: the ninth wrong one has to wait', async () => {
  const person = await home.person()
  const guess = async () =>
    await person.submit('/hi/my/password', { oldPassword: 'a-guess-of-mine', password: 'naya-shabd-teen' })
  for (let count = 0; count < 8; count++) expect((await guess()).status).toBe(422)
  expect((await guess()).status).toBe(429)
})
