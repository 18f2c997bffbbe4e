import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsRoutes } from '../../src/documents/index.ts'
import { marinerRoutes, namesOf, profileOf, recordOf } from '../../src/mariners/index.ts'
import { peopleRoutes } from '../../src/people/index.ts'
import { house, type House } from '../support/house.ts'
import {
  added,
  certificate,
  course,
  description,
  education,
  fill,
  medical,
  none,
  profile,
  residence,
  service,
  uniformed,
} from './a-mariner.ts'

let home: House
beforeAll(async () => {
  home = await house({ rooms: [peopleRoutes, documentsRoutes, marinerRoutes] })
})
afterAll(async () => {
  await home.close()
})

const tagOf = (page: { $: (selector: string) => { text: () => string } }, kind: string) =>
  page.$(`#${kind}-1-status, #${kind}-status`).text().trim()

test('a boatman fills in every part of his record, and the task list says what is done', async () => {
  const person = await home.person()
  const before = await person.get('/en/my/record')
  expect(before.heading).toBe('My record')
  expect(tagOf(before, 'profile')).toBe('Not filled in')
  await added(person, 'profile', profile)
  await added(person, 'residence', residence)
  await added(person, 'description', description)
  await added(person, 'education', education)
  await added(person, 'service', service)
  await added(person, 'course', course('efa'))
  await added(person, 'course', course('pst'))
  await added(person, 'certificate', certificate)
  await added(person, 'uniformed', uniformed)
  await added(person, 'medical', medical)
  const after = await person.get('/en/my/record')
  expect(['profile', 'course', 'medical'].map((kind) => tagOf(after, kind))).toEqual([
    'Filled in',
    '2 entries',
    '1 entry',
  ])
  expect((await person.get('/hi/my/record')).text).toContain('2 प्रविष्टियाँ')
})

test('what is kept is what was typed: names, address, height and marks for Form 20 and the certificates', async () => {
  const person = await home.person()
  await added(person, 'profile', profile)
  await added(person, 'residence', residence)
  await added(person, 'description', description)
  const printed = await profileOf(home.db, person.personId)
  expect(printed.profile).toEqual({
    givenNamesHi: 'रमेश कुमार',
    surnameHi: 'निषाद',
    givenNamesEn: 'Ramesh Kumar',
    surnameEn: 'Nishad',
    fatherNameHi: 'सोहन निषाद',
    fatherNameEn: 'Sohan Nishad',
    motherNameHi: null,
    motherNameEn: null,
    birthDay: '1998-03-12',
    birthVillage: 'Rajmahal',
    birthThana: 'Rajmahal',
    birthDistrict: 'Sahibganj',
    nationality: 'Indian',
    citizenOfIndia: true,
    readsWritesHindi: true,
  })
  expect(printed.residence).toEqual(residence)
  expect(printed.description).toMatchObject({ heightCm: 168, marks: 'Scar on the left hand' })
})

test('a name kept in one script alone stands in both languages, and the form asks for the other script', async () => {
  const person = await home.person()
  const id = await added(person, 'profile', profile)
  await home.database.asOwner(
    `update mariner_profiles set given_names_en = null, surname_en = null, father_name_en = null where record_id = $1`,
    [id],
  )
  const { profile: kept } = await profileOf(home.db, person.personId)
  expect(kept && namesOf(kept)).toEqual({
    full: { hi: 'रमेश कुमार निषाद', en: 'रमेश कुमार निषाद' },
    surname: { hi: 'निषाद', en: 'निषाद' },
    father: { hi: 'सोहन निषाद', en: 'सोहन निषाद' },
  })
  const change = `/en/my/record/profile/${id}/change`
  const answer = await person.submit(change, {
    ...profile,
    givenNamesEn: '',
    surnameEn: '',
    fatherNameEn: '',
  })
  expect([answer.status, Object.keys(answer.errors)]).toEqual([
    422,
    ['givenNamesEn', 'surnameEn', 'fatherNameEn'],
  ])
})

test('who has no surname and typed the name again is called by it once', async () => {
  const person = await home.person()
  await added(person, 'profile', { ...profile, surnameHi: 'रमेश कुमार', surnameEn: 'Ramesh Kumar' })
  const { profile: kept } = await profileOf(home.db, person.personId)
  expect(kept && namesOf(kept).full).toEqual({ hi: 'रमेश कुमार', en: 'Ramesh Kumar' })
})

test('a day is typed in Devanagari digits, and the entry reads it out in Hindi', async () => {
  const person = await home.person()
  const answer = await fill(
    person,
    'service',
    { ...service, 'fromDay-day': '१', 'fromDay-month': '१', 'fromDay-year': '२०२०', vesselBhp: '२२६' },
    'hi',
  )
  expect(answer.status).toBe(303)
  const page = await person.get(answer.location ?? '')
  expect(page.$('dl').text()).toContain('1 जनवरी 2020')
  expect(page.$('dl').text()).toContain('226')
})

test('each act leaves its audit row: added, changed, removed', async () => {
  const person = await home.person()
  const id = await added(person, 'service', service)
  const changed = await person.submit(`/en/my/record/service/${id}/change`, { ...service, vesselBhp: '330' })
  expect(changed.status).toBe(303)
  const removed = await person.submit(
    `/en/my/record/service/${id}`,
    {},
    `/en/my/record/service/${id}/removal`,
  )
  expect(removed.location).toBe('/en/my/record/service')
  expect(await home.audited(id)).toEqual(['record.added', 'record.changed', 'record.removed'])
  expect((await person.get(`/en/my/record/service/${id}`)).status).toBe(404)
  expect(await recordOf(home.db, person.personId)).toEqual([])
})

test('the change form opens with all that was said, days in their boxes', async () => {
  const person = await home.person()
  const id = await added(person, 'service', service)
  const page = await person.get(`/en/my/record/service/${id}/change`)
  expect(['day', 'month', 'year'].map((part) => page.$(`[name=toDay-${part}]`).attr('value'))).toEqual([
    '31',
    '12',
    '2023',
  ])
  expect(page.$('[name=capacity] option[selected]').attr('value')).toBe('sukani')
  expect(page.$('[name=department][checked]').attr('value')).toBe('deck')
  expect(page.$('[name=vesselBhp]').attr('value')).toBe('300')
})

test('one person has one birth date: of two added at once, one is kept and the other told why', async () => {
  const person = await home.person()
  const answers = await Promise.all([fill(person, 'profile', profile), fill(person, 'profile', profile)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 422])
  expect(answers.flatMap((answer) => answer.refusals)).toEqual(['part-there-already'])
})

test('an entry changed on another phone in between is not overwritten, and what was typed is shown', async () => {
  const person = await home.person()
  const id = await added(person, 'education', education)
  const page = await person.get(`/en/my/record/education/${id}/change`)
  const version = page.$('form [name=version]').attr('value') ?? ''
  const token = page.$('form [name=_csrf]').attr('value') ?? ''
  const send = async (school: string) =>
    await person.post(`/en/my/record/education/${id}/change`, { ...education, school, version, _csrf: token })
  expect((await send('Uchcha Vidyalaya, Sahibganj')).status).toBe(303)
  const late = await send('Madhya Vidyalaya, Barharwa')
  expect(late.status).toBe(409)
  expect(late.text).toContain('Madhya Vidyalaya, Barharwa')
  const [line] = await recordOf(home.db, person.personId)
  expect(line?.title.en).toBe('Uchcha Vidyalaya, Sahibganj')
})

test('a form that does not say at which version it was opened changes nothing', async () => {
  const person = await home.person()
  const id = await added(person, 'education', education)
  const _csrf = (await person.get('/en/my/record/education/new')).$('form [name=_csrf]').attr('value') ?? ''
  for (const act of ['change', 'removal'])
    expect((await person.post(`/en/my/record/education/${id}/${act}`, { ...education, _csrf })).status).toBe(
      409,
    )
})

test("another person's entry is not there: not to see, not to change, not to remove", async () => {
  const [owner, stranger] = [await home.person(), await home.person()]
  const id = await added(owner, 'service', service)
  expect((await stranger.get(`/en/my/record/service/${id}`)).status).toBe(404)
  expect((await stranger.get(`/en/my/record/service/${id}/change`)).status).toBe(404)
  const _csrf = (await stranger.get('/en/my/record/service/new')).$('form [name=_csrf]').attr('value') ?? ''
  for (const act of ['change', 'removal'])
    expect(
      (await stranger.post(`/en/my/record/service/${id}/${act}`, { ...service, version: '0', _csrf })).status,
    ).toBe(404)
  expect(await home.audited(id)).toEqual(['record.added'])
})

test('an entry answers only under its own part, and a part that the record does not have is not there', async () => {
  const person = await home.person()
  const id = await added(person, 'service', service)
  expect((await person.get(`/en/my/record/course/${id}`)).status).toBe(404)
  expect((await person.get('/en/my/record/caste')).status).toBe(404)
})

test('"I have none" is an answer of its own, until an entry is added', async () => {
  const person = await home.person()
  expect((await none(person, 'uniformed')).status).toBe(303)
  expect(tagOf(await person.get('/en/my/record'), 'uniformed')).toBe('None')
  await added(person, 'uniformed', uniformed)
  expect(tagOf(await person.get('/en/my/record'), 'uniformed')).toBe('1 entry')
  const _csrf = (await person.get('/en/my/record/uniformed/new')).$('form [name=_csrf]').attr('value') ?? ''
  const again = await person.post('/en/my/record/uniformed/none', { _csrf })
  expect([again.status, again.refusals]).toEqual([422, ['part-not-empty']])
  expect((await person.post('/en/my/record/profile/none', { _csrf })).status).toBe(404)
})

test('at a counter the operator fills in for the person before the desk; both are named', async () => {
  const [person, operator] = [await home.person(), await home.person({ roles: ['counter-operator'] })]
  await operator.submit('/en/office/JH/counter', { contact: person.contact })
  const id = await added(operator, 'education', education)
  const [line] = await recordOf(home.db, person.personId)
  expect(line?.id).toBe(id)
  const row = await home.db
    .selectFrom('audit_events')
    .select(['actor_person_id', 'on_behalf_of', 'actor_role'])
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    actor_person_id: operator.personId,
    on_behalf_of: person.personId,
    actor_role: 'counter-operator',
  })
})

test('nobody is asked for caste or an Aadhaar number, on any page of the record', async () => {
  const person = await home.person()
  const kinds = [
    'profile',
    'residence',
    'description',
    'education',
    'service',
    'course',
    'certificate',
    'uniformed',
    'medical',
  ]
  for (const kind of kinds) {
    const page = await person.get(`/en/my/record/${kind}/new`)
    expect(page.status).toBe(200)
    expect(page.$('main').text()).not.toMatch(/caste|aadhaar/i)
  }
})
