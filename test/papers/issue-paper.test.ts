import { afterAll, beforeAll, expect, test } from 'vitest'
import { perform, refuse } from '../../src/db/act.ts'
import { issuePaper } from '../../src/papers/index.ts'
import { house, type House } from '../support/house.ts'
import { aPaper, certificateContent } from './a-paper.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const year = async () =>
  String((await home.database.asOwner('select extract(year from sukani_today()) as year'))[0]!['year'])
const serial = (number: string) => Number(number.slice(-6))

test('a granted paper stands in the register with its number, its words in both languages and its audit row', async () => {
  const { personId } = await home.person()
  const { id, number } = await aPaper(home, personId, {
    series: 'SCM',
    form: 'form-25',
    grade: 'second-class-master',
  })
  expect(number).toBe(`JH-SCM-${await year()}-000001`)
  const row = await home.db.selectFrom('papers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([row.state, row.holder_id, row.form]).toEqual(['granted', personId, 'form-25'])
  expect(row.content).toMatchObject({
    hi: { holder: 'कृष्ण हृषिकेश निषाद' },
    en: { holder: 'Krishna Hrishikesh Nishad' },
  })
  expect(await home.audited(id)).toEqual(['paper.granted'])
  const prints = await home.db
    .selectFrom('paper_prints')
    .select('language')
    .where('paper_id', '=', id)
    .execute()
  expect(prints.map((print) => print.language).sort()).toEqual(['en', 'hi'])
})

test('twenty grants at the same moment: no number is given twice and none is left out', async () => {
  const { personId } = await home.person()
  const granted = await Promise.all(
    Array.from({ length: 20 }, async () => await aPaper(home, personId, { series: 'ENG' })),
  )
  expect(granted.map(({ number }) => serial(number)).sort((one, two) => one - two)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
})

test('a grant that is undone gives its number back, and leaves no row and no print', async () => {
  const { personId } = await home.person()
  const before = await aPaper(home, personId, { series: 'FCM' })
  const system = { personId: null, role: null, authorityId: home.jharkhand }
  const undone = await perform(home.db, system, async (act) => {
    const { number } = await issuePaper(act, home.deps.jobs, {
      authorityId: home.jharkhand,
      series: 'FCM',
      kind: 'certificate-of-competency',
      grade: 'serang',
      form: 'form-26',
      holderId: personId,
      content: certificateContent,
      photographId: null,
      validFrom: act.today,
      validUntil: null,
      decisionId: null,
    })
    expect(serial(number)).toBe(serial(before.number) + 1)
    return refuse('undone')
  })
  expect(undone).toEqual({ ok: false, refusals: ['undone'] })
  const after = await aPaper(home, personId, { series: 'FCM' })
  expect(serial(after.number)).toBe(serial(before.number) + 1)
  const prints = await home.db
    .selectFrom('paper_prints')
    .innerJoin('papers', 'papers.id', 'paper_id')
    .select('number')
    .where('number', 'like', '%FCM%')
    .execute()
  expect(prints).toHaveLength(4)
})

test('a paper that lacks a word its form prints is not granted', async () => {
  const { personId } = await home.person()
  const short = Object.fromEntries(
    Object.entries(certificateContent.hi).filter(([field]) => field !== 'fatherName'),
  )
  await expect(
    aPaper(home, personId, { series: 'SED', content: { ...certificateContent, hi: short } }),
  ).rejects.toThrow('form-26 lacks "fatherName" in hi')
})

test("one's own papers are listed with what anyone would be told; another person sees none of them", async () => {
  const [holder, other] = [await home.person(), await home.person()]
  const { id, number } = await aPaper(home, holder.personId)
  const page = await holder.get('/hi/my/papers')
  expect(page.$('.govuk-tag').text().trim()).toBe('मान्य')
  expect(page.text).toContain(number)
  expect((await other.get('/hi/my/papers')).text).not.toContain(number)
  expect((await other.get(`/hi/my/papers/${id}/hi.pdf`)).status).toBe(404)
})

test('while its PDF is being made, a page says so and looks again by itself', async () => {
  const holder = await home.person()
  const { id, number } = await aPaper(home, holder.personId)
  const page = await holder.get(`/en/my/papers/${id}/en.pdf`)
  expect([page.status, page.headers['refresh'], page.heading]).toEqual([202, '3', 'Your paper is being made'])
  expect(page.text).toContain(number)
})

test('a language in which the paper is not printed does not exist', async () => {
  const holder = await home.person()
  const { id } = await aPaper(home, holder.personId)
  expect((await holder.get(`/hi/my/papers/${id}/both.pdf`)).status).toBe(404)
})
