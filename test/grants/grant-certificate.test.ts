import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House, type SignedIn } from '../support/house.ts'
import { aPassed, grant, grantAnyway } from './a-passed.ts'

let home: House
let chief: SignedIn
let examiner: SignedIn
beforeAll(async () => {
  home = await house()
  chief = await home.person({ fullName: 'Anita Kumari Toppo', roles: ['chief-examiner'] })
  examiner = await home.person({ roles: ['examiner', 'chief-examiner'] })
})
afterAll(async () => {
  await home.close()
})

const application = async (id: string) =>
  await home.db
    .selectFrom('applications')
    .select(['state', 'certificate_id', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const paper = async (id: string | null) =>
  await home.db.selectFrom('papers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the list names who passed; the page says what the rules say, why, and every word of the certificate', async () => {
  const passed = await aPassed(home, examiner)
  expect((await chief.get('/en/office/JH/grants')).$('main').text()).toContain(passed.number)
  const page = await chief.get(`/en/office/JH/grants/${passed.applicationId}`)
  expect(page.$('[data-verdict]').attr('data-verdict')).toBe('satisfied')
  const words = page.$('main').text()
  for (const said of [
    'Form 26',
    'Rule 34(iv)(b)',
    'Government Medical Officer',
    'Ramesh Kumar Nishad',
    '12 March 1998, Village Rajmahal, Thana Rajmahal, District Sahibganj',
    '168 cm',
    'Scar on the left hand',
  ])
    expect(words).toContain(said)
})

test('a grant: number, register, kept decision, both prints, application ended, each with its audit row', async () => {
  const { applicationId, person } = await aPassed(home, examiner)
  const answer = await grant(chief, applicationId)
  const { state, certificate_id } = await application(applicationId)
  expect([answer.status, answer.location, state]).toEqual([
    303,
    `/hi/office/JH/register/${certificate_id ?? ''}`,
    'granted',
  ])
  const row = await paper(certificate_id)
  expect(row.number).toMatch(/^JH-SER-\d{4}-\d{6}$/)
  expect([row.form, row.grade, row.granted_by, row.holder_id]).toEqual([
    'form-26',
    'serang',
    chief.personId,
    person.personId,
  ])
  expect(row.content).toMatchObject({
    en: {
      holder: 'Ramesh Kumar Nishad',
      fatherName: 'Sohan Nishad',
      grantedBy: 'Anita Kumari Toppo',
      issuedAt: 'Ranchi',
    },
    hi: {
      holder: 'रमेश कुमार निषाद',
      fatherName: 'सोहन निषाद',
      birth: '12 मार्च 1998, ग्राम Rajmahal, थाना Rajmahal, जिला Sahibganj',
      issuedAt: 'राँची',
    },
  })
  const decision = await home.db
    .selectFrom('decisions')
    .selectAll()
    .where('id', '=', row.decision_id)
    .executeTakeFirstOrThrow()
  expect([decision.decision, decision.outcome]).toEqual(['competency-grant', 'satisfied'])
  expect(await home.audited(row.id)).toEqual(['paper.granted'])
  expect(await home.audited(applicationId)).toEqual(['application.granted'])
  expect((await person.get('/hi/my/papers')).text).toContain(row.number)
  const checked = await home.visitor().get(`/v/${row.number}`)
  expect(checked.$('[data-verdict]').attr('data-verdict')).toBe('valid')
  expect(checked.$('dl[lang=hi]').text()).toContain('र••• कु••• नि•••')
  expect(checked.$('dl[lang=en]').text()).toContain('R••• K••• N•••')
})

test('the term is five years: the last day is the day before the fifth anniversary (34(iv)(b))', async () => {
  const { applicationId } = await aPassed(home, examiner)
  await grant(chief, applicationId)
  const { valid_from, valid_until } = await paper((await application(applicationId)).certificate_id)
  const [row] = await home.database.asOwner(
    `select ($1::date + interval '5 years' - interval '1 day')::date::text as last`,
    [valid_from],
  )
  expect(valid_until).toBe(row?.['last'])
})

test('each grade gets its own form (34(iv)(a)) and its own series', async () => {
  for (const [grade, form, series] of [
    ['inland-engineer', 'form-21', 'ENG'],
    ['first-class-engine-driver', 'form-22', 'FED'],
    ['second-class-engine-driver', 'form-23', 'SED'],
    ['first-class-master', 'form-24', 'FCM'],
    ['second-class-master', 'form-25', 'SCM'],
    ['serang', 'form-26', 'SER'],
  ] as const) {
    const { applicationId } = await aPassed(home, examiner, { grade })
    expect((await grant(chief, applicationId)).status).toBe(303)
    const row = await paper((await application(applicationId)).certificate_id)
    expect([row.form, row.number.split('-')[1]]).toEqual([form, series])
  }
})

test('whoever scrutinised the application or recommended the result does not grant it', async () => {
  const { applicationId } = await aPassed(home, examiner)
  const answer = await grant(examiner, applicationId)
  expect([answer.status, answer.refusals]).toEqual([422, ['granter-examined']])
  expect((await application(applicationId)).state).toBe('passed')
  const recommender = await home.person({ roles: ['chief-examiner'] })
  await home.database.asOwner('update results set recommended_by = $1 where application_id = $2', [
    recommender.personId,
    applicationId,
  ])
  expect((await grant(recommender, applicationId)).refusals).toEqual(['granter-examined'])
})

test('whoever heard the viva, the second examiner too, or marked a sheet does not grant', async () => {
  const heard = await home.person({ roles: ['chief-examiner'] })
  for (const column of ['examiner_id', 'second_examiner_id']) {
    const { applicationId } = await aPassed(home, examiner)
    await home.database.asOwner(`update part_results set ${column} = $1 where application_id = $2`, [
      heard.personId,
      applicationId,
    ])
    expect([column, (await grant(heard, applicationId)).refusals]).toEqual([column, ['granter-examined']])
  }
  const { applicationId } = await aPassed(home, examiner)
  await home.database.asOwner(
    `with sitting as (
       insert into attempts (session_id, application_id, person_id, seat_number)
       select session_id, id, person_id, 1 from applications where id = $1 returning id)
     insert into question_marks (attempt_id, question, section, kind, maximum, obtained, marked_by, marked_at)
     select id, 1, 'C', 'essay', 100, 50, $2, sukani_now() from sitting`,
    [applicationId, heard.personId],
  )
  expect((await grant(heard, applicationId)).refusals).toEqual(['granter-examined'])
})

test('nobody grants a certificate to himself', async () => {
  const { applicationId } = await aPassed(home, examiner)
  await home.database.asOwner('update applications set person_id = $1 where id = $2', [
    chief.personId,
    applicationId,
  ])
  expect((await grantAnyway(home, chief, applicationId)).refusals).toEqual(['own-application'])
})

test('unfit by the found medical certificate (30(iv)): refused, and the page says which requirement', async () => {
  const { applicationId } = await aPassed(home, examiner, { medical: { visionLeft: '6/9' } })
  const page = await chief.get(`/en/office/JH/grants/${applicationId}`)
  expect(page.$('form[action*=grants]')).toHaveLength(0)
  const answer = await grantAnyway(home, chief, applicationId)
  expect([answer.status, answer.refusals]).toEqual([422, ['rules-not-satisfied']])
  expect(answer.$('.app-requirement--unmet').text()).toContain('6/6 vision, left eye')
  const kept = await home.db
    .selectFrom('papers')
    .select('id')
    .where('holder_id', '=', await holderOf(applicationId))
    .execute()
  expect(kept).toEqual([])
})
const holderOf = async (id: string) =>
  (
    await home.db
      .selectFrom('applications')
      .select('person_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).person_id

test('a part of the examination that is not passed (30(v)) is not granted over', async () => {
  const { applicationId } = await aPassed(home, examiner, { viva: 'failed' })
  expect((await grantAnyway(home, chief, applicationId)).refusals).toEqual(['rules-not-satisfied'])
})

test('a result that is not released, a record without its parts, an application without a photograph are refused by name', async () => {
  for (const [wanted, code] of [
    [{ released: false }, 'result-not-released'],
    [{ records: false }, 'particulars-missing'],
    [{ photograph: false }, 'photograph-missing'],
  ] as const) {
    const { applicationId } = await aPassed(home, examiner, wanted)
    expect((await grantAnyway(home, chief, applicationId)).refusals).toEqual([code])
  }
})

test('only the Chief Examiner grants; another authority does not see it', async () => {
  const { applicationId } = await aPassed(home, examiner)
  const other = await home.person({ roles: ['examiner'] })
  expect((await other.get(`/hi/office/JH/grants/${applicationId}`)).status).toBe(403)
  await home.database.asOwner(
    `insert into authorities (code, name, rule_set, state_code) values ('DBG', '{"en": "Darbhanga", "hi": "दरभंगा"}', 'jharkhand-2020', 'IN-BR') on conflict do nothing`,
  )
  await home.database.asOwner(
    `update applications set authority_id = (select id from authorities where code = 'DBG') where id = $1`,
    [applicationId],
  )
  expect((await chief.get(`/hi/office/JH/grants/${applicationId}`)).status).toBe(404)
})

test('two Chief Examiners with the page open: one certificate, and the other is told that somebody was first', async () => {
  const { applicationId, person } = await aPassed(home, examiner)
  const second = await home.person({ roles: ['chief-examiner'] })
  const answers = await Promise.all([grant(chief, applicationId), grant(second, applicationId)])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  const papers = await home.db
    .selectFrom('papers')
    .select('id')
    .where('holder_id', '=', person.personId)
    .execute()
  expect(papers).toHaveLength(1)
})

test('a certificate that was granted is not granted again', async () => {
  const { applicationId } = await aPassed(home, examiner)
  await grant(chief, applicationId)
  const page = await chief.get(`/hi/office/JH/grants/${applicationId}`)
  expect(page.$(`form[action="/hi/office/JH/grants/${applicationId}"]`)).toHaveLength(0)
  const answer = await grantAnyway(home, chief, applicationId)
  expect([answer.status, answer.refusals]).toEqual([422, ['not-passed']])
})

test('twenty certificates granted at the same moment: no number twice, none left out', async () => {
  const serials = async () =>
    (await home.db.selectFrom('papers').select('number').where('number', 'like', '%-SER-%').execute())
      .map(({ number }) => Number(number.slice(-6)))
      .sort((one, two) => one - two)
  const before = (await serials()).length
  const waiting = []
  for (let count = 0; count < 20; count++) waiting.push(await aPassed(home, examiner))
  const answers = await Promise.all(
    waiting.map(async ({ applicationId }) => await grant(chief, applicationId)),
  )
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(20)
  expect(await serials()).toEqual(Array.from({ length: before + 20 }, (_, index) => index + 1))
})

test('who gave an address is told by mail', async () => {
  const email = 'ramesh.nishad@example.in'
  const { applicationId } = await aPassed(home, examiner, { email })
  await grant(chief, applicationId)
  const mail = await home.db
    .selectFrom('outbox')
    .select(['template', 'content'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  expect(mail.template).toBe('certificate-granted')
  expect(JSON.stringify(mail.content)).toContain('JH-SER-')
})
