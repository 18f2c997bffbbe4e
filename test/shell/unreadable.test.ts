// What browsers never send and a bad line or an ill will does: it is answered with a page, and never as a fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typedValues } from '../../src/shell/form.ts'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

test('control characters in a text are left out before it is kept; lines stay', async () => {
  const answer = await home.visitor().submit('/hi/sign-up', {
    fullName: 'Sunita\u0000 De\u0007vi',
    contact: '9876500077',
    password: 'nadi-kinare-ghar',
  })
  expect(answer.status).toBe(303)
  const row = await home.db
    .selectFrom('people')
    .select('full_name')
    .where('mobile', '=', '+919876500077')
    .executeTakeFirstOrThrow()
  expect(row.full_name).toBe('Sunita Devi')
  expect(typedValues({ note: ' one\u0000\r\n\ttwo\u0085 ' })).toEqual({ note: 'one\r\n\ttwo' })
})

test('a form with files that breaks off on the way is a bad request, and not a fault', async () => {
  const person = await home.person()
  const answer = await home.app.inject({
    method: 'POST',
    url: '/hi/my/password',
    payload: '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf of',
    headers: {
      'content-type': 'multipart/form-data; boundary=cut',
      'sec-fetch-site': 'same-origin',
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.payload).toContain('हम इसे समझ नहीं पाए')
})

test('an address that stands for no text gets the page of what is not there, in its language', async () => {
  for (const address of ['/hi/help%ff', '/hi/%00', '/hi/new-password/%E0%A4%A', '/%']) {
    const answer = await home.visitor().get(address)
    expect([address, answer.headers['content-type']]).toEqual([address, 'text/html; charset=utf-8'])
    expect([address, answer.status]).toEqual([address, address.includes('new-password') ? 410 : 404])
  }
})

test('a fault is named by a number of its own, which two requests never share', async () => {
  const number = async () => (await home.visitor().get('/en/nowhere')).$('.app-request-id').text()
  const numbers = [await number(), await number()]
  for (const one of numbers) expect(one).toMatch(/ [0-9a-f]{10}$/)
  expect(new Set(numbers).size).toBe(2)
})
