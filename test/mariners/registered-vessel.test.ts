import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsRoutes } from '../../src/documents/index.ts'
import { claimedFacts, marinerRoutes } from '../../src/mariners/index.ts'
import { peopleRoutes } from '../../src/people/index.ts'
import { house, type House } from '../support/house.ts'
import { added, fill, service } from './a-mariner.ts'

let home: House
beforeAll(async () => {
  home = await house({ rooms: [peopleRoutes, documentsRoutes, marinerRoutes] })
  await home.db
    .insertInto('vessels')
    .values([
      {
        authority_id: home.jharkhand,
        number: 'JH-IV-0042',
        name: 'Koel',
        name_hi: 'कोयल',
        kind: 'passenger',
        bhp: 412.5,
        nhp: 70,
        waters: 'inland',
        state_code: 'IN-JH',
      },
      {
        authority_id: home.jharkhand,
        number: 'JH-IV-0043',
        name: 'Barge Damodar',
        name_hi: 'बजरा दामोदर',
        kind: 'dumb barge',
        bhp: null,
        nhp: null,
        waters: 'inland',
        state_code: 'IN-JH',
      },
    ])
    .execute()
})
afterAll(async () => {
  await home.close()
})

const looking = { ...service, vesselNumber: 'jh-iv-0042', vesselName: '', vesselBhp: '', look: 'vessel' }

test('the registered number fills in the horse power, and the page says where it comes from', async () => {
  const person = await home.person()
  const page = await fill(person, 'service', looking)
  expect(page.status).toBe(200)
  expect(page.$('[role=status]').text()).toContain('Koel stands in the register')
  expect(
    ['vesselName', 'vesselBhp', 'vesselNhp'].map((name) => page.$(`[name=${name}]`).attr('value')),
  ).toEqual(['Koel', '412.5', '70'])
  expect(page.$('[name=fromDay-year]').attr('value')).toBe('2020')
  expect(await claimedFacts(home.db, person.personId)).toEqual({ person: {} })
})

test('on a Hindi page it fills in the Hindi name of the register, and that is the name that is kept', async () => {
  const person = await home.person()
  const page = await fill(person, 'service', looking, 'hi')
  expect(page.$('[role=status]').text()).toContain('कोयल')
  expect(page.$('[name=vesselName]').attr('value')).toBe('कोयल')
  const typed = { ...service, vesselNumber: 'JH-IV-0042', vesselName: 'कोयल', vesselBhp: '412.5' }
  const id = await added(person, 'service', typed)
  const kept = await person.get(`/hi/my/record/service/${id}`)
  expect([kept.text.includes('कोयल'), kept.text.includes('Koel')]).toEqual([true, false])
})

test('a number that the register does not have is said so, and what was typed stays', async () => {
  const person = await home.person()
  const page = await fill(
    person,
    'service',
    { ...looking, vesselNumber: 'JH-IV-9999', vesselName: 'Ganga' },
    'hi',
  )
  expect(page.$('[role=status]').text()).toContain('रजिस्टर में नहीं है')
  expect(page.$('[name=vesselName]').attr('value')).toBe('Ganga')
})

test('the power of a registered vessel is what the register says, whatever was typed or slipped in', async () => {
  const person = await home.person()
  const id = await added(person, 'service', { ...service, vesselNumber: 'JH-IV-0042', vesselBhp: '900' })
  const facts = await claimedFacts(home.db, person.personId)
  expect(facts.service?.[0]).toMatchObject({ vesselBhp: 412.5, vesselNhp: 70 })
  expect((await person.get(`/en/my/record/service/${id}`)).text).toContain(
    'come from the register of vessels',
  )
})

test('a vessel without an engine has no horse power: that is known, and not a gap', async () => {
  const person = await home.person()
  await added(person, 'service', { ...service, vesselNumber: 'JH-IV-0043', vesselBhp: '' })
  const facts = await claimedFacts(home.db, person.personId)
  expect(facts.service?.[0]).toMatchObject({ vesselBhp: null, vesselNhp: null })
})

test('a vessel id sent by hand makes no vessel registered', async () => {
  const person = await home.person()
  const { id: vesselId } = await home.db.selectFrom('vessels').select('id').limit(1).executeTakeFirstOrThrow()
  const id = await added(person, 'service', { ...service, vesselId })
  expect((await person.get(`/en/my/record/service/${id}`)).text).not.toContain('register of vessels')
})
