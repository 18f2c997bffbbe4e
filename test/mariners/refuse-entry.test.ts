import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsRoutes } from '../../src/documents/index.ts'
import { findingRefusals, marinerRoutes, recordOf, recordRefusals } from '../../src/mariners/index.ts'
import { peopleRoutes } from '../../src/people/index.ts'
import { house, type House } from '../support/house.ts'
import { certificate, day, description, fill, medical, profile, service } from './a-mariner.ts'

let home: House
beforeAll(async () => {
  home = await house({ rooms: [peopleRoutes, documentsRoutes, marinerRoutes] })
})
afterAll(async () => {
  await home.close()
})

test.each([
  ['an empty name', 'profile', { ...profile, surnameEn: '' }, 'surnameEn'],
  ['a Hindi name in Latin letters', 'profile', { ...profile, givenNamesHi: 'Ramesh' }, 'givenNamesHi'],
  ['an English name in Devanagari', 'profile', { ...profile, surnameEn: 'निषाद' }, 'surnameEn'],
  ['a name in two scripts', 'profile', { ...profile, fatherNameEn: 'Sohan निषाद' }, 'fatherNameEn'],
  ["a mother's name in the other script", 'profile', { ...profile, motherNameHi: 'Gita' }, 'motherNameHi'],
  ['the 31st of April', 'profile', { ...profile, ...day('birthDay', '1998-04-31') }, 'birthDay'],
  [
    'a birth in 1098, a slip of the finger',
    'profile',
    { ...profile, ...day('birthDay', '1098-03-12') },
    'birthDay',
  ],
  ['a height of 16 cm', 'description', { ...description, heightCm: '16' }, 'heightCm'],
  ['a last day before the first', 'service', { ...service, ...day('toDay', '2019-12-31') }, 'toDay'],
  ['an ended service without its last day', 'service', { ...service, ...day('toDay', '') }, 'toDay'],
  ['horse power in words', 'service', { ...service, vesselBhp: 'three hundred' }, 'vesselBhp'],
  ['eyesight without its six', 'medical', { ...medical, visionLeft: '0.8' }, 'visionLeft'],
  [
    'a licence that is called a certificate of competency',
    'certificate',
    { ...certificate, grade: 'licence-master' },
    'kind',
  ],
  [
    'a suspension that ends and never began',
    'certificate',
    { ...certificate, ...day('suspendedTo', '2025-01-01') },
    'suspendedTo',
  ],
])('%s is refused beside its field, and what was typed stays', async (_what, kind, fields, field) => {
  const person = await home.person()
  const answer = await fill(person, kind, fields)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors)).toEqual([field])
  expect(await recordOf(home.db, person.personId)).toEqual([])
})

test('two answers to one question do not break the page: the field is asked again', async () => {
  const person = await home.person()
  const answer = await fill(person, 'service', { ...service, vesselBhp: ['300', '400'] })
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['vesselBhp']])
})

test('what has not happened yet cannot be told: a service from tomorrow', async () => {
  const person = await home.person()
  const answer = await fill(person, 'service', {
    ...service,
    ...day('fromDay', '2999-01-01'),
    continuing: 'yes',
  })
  expect([answer.status, answer.refusals]).toEqual([422, ['day-in-the-future']])
  expect(answer.$('[name=vesselName]').attr('value')).toBe('Ganga Vihar')
})

test('every no is said in both languages: why, and what to do', () => {
  for (const code of [...recordRefusals, ...findingRefusals])
    for (const language of ['hi', 'en'] as const)
      expect(home.deps.text(language, `mariners.refusal.${code}`).length, code).toBeGreaterThan(20)
})
