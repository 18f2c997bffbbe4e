// What may be a password: length alone is asked, but not what is guessed first (NIST SP 800-63B).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isGuessable } from '../../src/people/guessable.ts'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const easy =
  'यह पासवर्ड दूसरे लोग आसानी से भाँप लेंगे। अपना नाम, नंबर या एक कतार के अक्षर न रखें। तीन ऐसे शब्द जोड़ें जो केवल आप जानते हों।'

test('rows of digits and keys, one thing again and again, and known passwords are guessed first', () => {
  const guessed = ['12345678', '87654321', 'qwertyuiop', 'aaaaaaaa', '12312312', 'Password', 'password2026!']
  for (const password of guessed) expect([password, isGuessable(password)]).toEqual([password, true])
  const good = ['ganga-naav-patwar', 'nadi-kinare-ghar', 'तीन शब्द नाव', '73940258', 'lal mitti 7']
  for (const password of good) expect([password, isGuessable(password)]).toEqual([password, false])
})

test("a new account is not opened by its own name or number, nor by everybody's password", async () => {
  const guest = home.visitor()
  const account = { fullName: 'Suresh Nishad', contact: '98765 43210' }
  for (const password of ['12345678', '9876543210', 'suresh nishad', 'SureshNishad123']) {
    const answer = await guest.submit('/hi/sign-up', { ...account, password })
    expect([password, answer.status, answer.errors]).toEqual([password, 422, { password: easy }])
    expect(answer.$('#fullName').attr('value')).toBe('Suresh Nishad')
  }
  expect((await guest.submit('/hi/sign-up', { ...account, password: 'lal-mitti-naav' })).status).toBe(303)
})

test('nor does the change of a password take what everybody knows', async () => {
  const person = await home.person({ fullName: 'Ramesh Kumar Nishad' })
  for (const password of [person.contact, 'rameshkumarnishad', 'qwertyuiop']) {
    const answer = await person.submit('/hi/my/password', { oldPassword: person.password, password })
    expect([password, answer.status, answer.errors]).toEqual([password, 422, { password: easy }])
  }
})
