import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

test('a form sent after the session ended is not taken, and what was typed is shown', async () => {
  const person = await home.person()
  const token = (await person.get('/hi/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  await home.database.moveClock('9 hours')
  const answer = await person.post('/hi/my/password', {
    _csrf: token,
    note: 'मैंने यह लिखा था',
    password: 'not-to-be-shown',
  })
  await home.database.moveClock('0')
  expect(answer.status).toBe(403)
  expect(answer.text).toContain('मैंने यह लिखा था')
  expect(answer.text).not.toContain('not-to-be-shown')
  expect(answer.heading).toBe('साइन-इन का समय समाप्त हो गया')
  expect(answer.$('main a').first().attr('href')).toBe('/hi/sign-in?next=%2Fhi%2Fmy%2Fpassword')
})

test('after signing in again one comes back to the page on which the form stood, and to no other site', async () => {
  const from = async (referer: string) => {
    const answer = await home.app.inject({
      method: 'POST',
      url: '/hi/office/JH/counter/password',
      payload: 'reason=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'sukani.example', referer },
    })
    return load(answer.payload)('main a').first().attr('href')
  }
  expect(await from('https://sukani.example/hi/office/JH/counter')).toBe(
    '/hi/sign-in?next=%2Fhi%2Foffice%2FJH%2Fcounter',
  )
  expect(await from('https://elsewhere.example/hi/office/JH/counter')).toBe('/hi/sign-in')
  expect(await from('not an address')).toBe('/hi/sign-in')
})

test('files of somebody who is not signed in are not even read', async () => {
  const file = { file: Buffer.alloc(2_000_000, 1), filename: 'a.jpg', type: 'image/jpeg' }
  const answer = await home.visitor().post('/hi/my/password', { note: 'ghat par likha hua', file })
  expect(answer.status).toBe(403)
  expect(answer.text).not.toContain('ghat par likha hua')
})

test('a database that does not answer is a fault of ours, and not somebody signed out', async () => {
  const other = await house()
  const person = await other.person()
  await other.database.asOwner('alter table sessions rename to sessions_gone')
  const answer = await person.get('/hi/my/account')
  await other.close()
  expect([answer.status, answer.location]).toEqual([500, undefined])
})
