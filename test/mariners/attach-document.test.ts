import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsRoutes } from '../../src/documents/index.ts'
import { marinerRoutes, recordOf } from '../../src/mariners/index.ts'
import { peopleRoutes } from '../../src/people/index.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import { added, education } from './a-mariner.ts'

let home: House
let photograph: Buffer
beforeAll(async () => {
  home = await house({ rooms: [peopleRoutes, documentsRoutes, marinerRoutes] })
  photograph = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#d8c9a0' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await home.close()
})

const attach = async (person: SignedIn, id: string, file: Buffer, filename = 'marksheet.jpg') =>
  await person.submit(
    `/en/my/record/education/${id}`,
    { paper: { file, filename, type: 'image/jpeg' } },
    `/en/my/record/education/${id}/documents`,
  )

test('a photograph of the school certificate hangs on the entry, and its owner can open it', async () => {
  const person = await home.person()
  const id = await added(person, 'education', education)
  expect((await person.get('/en/my/record')).text).toContain('1 entry has no paper yet')
  expect((await attach(person, id, photograph)).status).toBe(303)
  const page = await person.get(`/en/my/record/education/${id}`)
  const link = page.$('main a[href*="/my/documents/"]').attr('href') ?? ''
  expect((await person.get(link)).headers['content-type']).toBe('image/jpeg')
  expect((await person.get('/en/my/record')).text).not.toContain('has no paper yet')
  expect(await home.audited(id)).toEqual(['record.added', 'record.document-attached'])
})

test('what is no picture and no PDF is refused with a way out, and nothing hangs on the entry', async () => {
  const person = await home.person()
  const id = await added(person, 'education', education)
  const answer = await attach(person, id, Buffer.from('<html>not a paper</html>'))
  expect([answer.status, answer.refusals]).toEqual([422, ['document-type']])
  const [line] = await recordOf(home.db, person.personId)
  expect(line?.documents).toEqual([])
})

test('no file chosen: the field says so', async () => {
  const person = await home.person()
  const id = await added(person, 'education', education)
  const answer = await person.submit(
    `/hi/my/record/education/${id}`,
    {},
    `/hi/my/record/education/${id}/documents`,
  )
  expect([answer.status, answer.errors['paper']]).toEqual([422, 'कागज़ का फ़ोटो या पीडीएफ चुनें'])
})

test('a paper taken off the entry is kept for those who leant on it', async () => {
  const person = await home.person()
  const id = await added(person, 'education', education)
  await attach(person, id, photograph)
  const [line] = await recordOf(home.db, person.personId)
  const document = line?.documents[0]?.id ?? ''
  const off = await person.submit(
    `/en/my/record/education/${id}`,
    {},
    `/en/my/record/education/${id}/documents/${document}/removal`,
  )
  expect(off.status).toBe(303)
  expect((await recordOf(home.db, person.personId))[0]?.documents).toEqual([])
  expect((await person.get(`/en/my/documents/${document}`)).status).toBe(200)
  const _csrf = (await person.get(`/en/my/record/education/${id}`)).$('[name=_csrf]').attr('value') ?? ''
  const again = await person.post(`/en/my/record/education/${id}/documents/${document}/removal`, { _csrf })
  expect(again.status).toBe(404)
})

test("nobody hangs a paper on another person's entry", async () => {
  const [owner, stranger] = [await home.person(), await home.person()]
  const id = await added(owner, 'education', education)
  const _csrf = (await stranger.get('/en/my/record/education/new')).$('form [name=_csrf]').attr('value') ?? ''
  const answer = await stranger.post(`/en/my/record/education/${id}/documents`, {
    _csrf,
    paper: { file: photograph, filename: 'x.jpg', type: 'image/jpeg' },
  })
  expect(answer.status).toBe(404)
  expect((await recordOf(home.db, owner.personId))[0]?.documents).toEqual([])
})
