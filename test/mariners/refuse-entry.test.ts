import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsRoutes } from '../../src/documents/index.ts'
import { findingRefusals, marinerRoutes, recordOf, recordRefusals } from '../../src/mariners/index.ts'
import { peopleRoutes } from '../../src/people/index.ts'
import { house, type House } from '../support/house.ts'
import {
  added,
  certificate,
  course,
  day,
  description,
  education,
  fill,
  medical,
  profile,
  service,
} from './a-mariner.ts'

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

test('what is too long is not called empty, and 31 February is said to be no day', async () => {
  const person = await home.person()
  const long = await fill(person, 'profile', { ...profile, surnameEn: 'N'.repeat(130) })
  expect(long.errors['surnameEn']).toContain('at most 120 characters')
  const day31 = await fill(person, 'service', { ...service, ...day('toDay', '2023-02-31') })
  expect(day31.errors['toDay']).toContain('not in the calendar')
  const hindi = await fill(person, 'profile', { ...profile, ...day('birthDay', '1998-02-31') }, 'hi')
  expect(hindi.errors['birthDay']).toContain('कैलेंडर')
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

test.each([
  ['a birth in this decade', 'profile', { ...profile, ...day('birthDay', '2020-03-12') }, 'born-too-lately'],
  [
    'a birth that is still to come',
    'profile',
    { ...profile, ...day('birthDay', '2999-03-12') },
    'day-in-the-future',
  ],
])('%s cannot be told', async (_what, kind, fields, refusal) => {
  const answer = await fill(await home.person(), kind, fields)
  expect([answer.status, answer.refusals]).toEqual([422, [refusal]])
})

test.each([
  ['service before birth', 'service', { ...service, ...day('fromDay', '1997-01-01') }, 'day-before-birth'],
  ['a course before birth', 'course', course('efa', '1990-02-10'), 'day-before-birth'],
  ['a class passed at four', 'education', { ...education, passedIn: '2002' }, 'class-passed-too-early'],
])('%s is refused, whichever of the two is told first', async (_what, kind, fields, refusal) => {
  const bornFirst = await home.person()
  await added(bornFirst, 'profile', profile)
  expect((await fill(bornFirst, kind, fields)).refusals).toEqual([refusal])
  const bornLast = await home.person()
  await added(bornLast, kind, fields)
  expect((await fill(bornLast, 'profile', profile)).refusals).toEqual([refusal])
})

test('the very same service is not told twice; changing it is no second one', async () => {
  const person = await home.person()
  const id = await added(person, 'service', service)
  expect((await fill(person, 'service', service)).refusals).toEqual(['service-there-already'])
  await added(person, 'service', {
    ...service,
    ...day('fromDay', '2018-01-01'),
    ...day('toDay', '2019-12-31'),
  })
  const change = `/en/my/record/service/${id}/change`
  expect((await person.submit(change, { ...service, vesselBhp: '320' }, change)).status).toBe(303)
})

test('every no is said in both languages: why, and what to do', () => {
  for (const code of [...recordRefusals, ...findingRefusals])
    for (const language of ['hi', 'en'] as const)
      expect(home.deps.text(language, `mariners.refusal.${code}`).length, code).toBeGreaterThan(20)
})
