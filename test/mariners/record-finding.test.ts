import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { perform } from '../../src/db/act.ts'
import { documentsRoutes } from '../../src/documents/index.ts'
import {
  claimedFacts,
  foundFacts,
  marinerRoutes,
  type NewFinding,
  profileOf,
  readClaim,
  recordFinding,
  recordOf,
} from '../../src/mariners/index.ts'
import { peopleRoutes } from '../../src/people/index.ts'
import { admission } from '../../src/rules/index.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import { added, day, education, medical, profile, service, serangToBe } from './a-mariner.ts'

let home: House
let examiner: SignedIn
beforeAll(async () => {
  home = await house({ rooms: [peopleRoutes, documentsRoutes, marinerRoutes] })
  examiner = await home.person({ roles: ['examiner'] })
})
afterAll(async () => {
  await home.close()
})

const finds = async (person: SignedIn, recordId: string, input: Partial<NewFinding> = {}, by = examiner) => {
  const actor = { personId: by.personId, role: 'examiner', authorityId: home.jharkhand }
  return await perform(home.db, actor, async (act) =>
    recordFinding(act, {
      personId: person.personId,
      authorityId: home.jharkhand,
      recordId,
      version: 0,
      verdict: 'accepted',
      corrected: null,
      againstDocumentId: null,
      note: null,
      ...input,
    }),
  )
}
const factsFound = async (person: SignedIn) => await foundFacts(home.db, person.personId, home.jharkhand)

test('before anyone looked, nothing is found: of the person nothing is known, and no service counts', async () => {
  const person = await serangToBe(home)
  const found = await factsFound(person)
  expect(found).toEqual({
    person: {},
    uniformedService: [],
    courses: [],
    certificates: [],
    service: [],
    medical: null,
  })
  expect(admission('serang', '2026-11-30', found).outcome).toBe('not-satisfied')
})

test('when every entry is accepted, what is found is what was claimed, and it is enough for serang', async () => {
  const person = await serangToBe(home)
  for (const line of await recordOf(home.db, person.personId))
    expect(await finds(person, line.id)).toMatchObject({ ok: true })
  const [found, claimed] = [await factsFound(person), await claimedFacts(home.db, person.personId)]
  expect(found).toEqual({ ...claimed, medical: null })
  expect(admission('serang', '2026-11-30', found).outcome).toBe('satisfied')
  const [line] = await recordOf(home.db, person.personId)
  expect(await home.audited(line?.id ?? '')).toEqual(['record.added', 'record.found'])
})

test('a corrected birth date counts as corrected; the claim stays as it was said, and papers print the correction', async () => {
  const person = await home.person()
  const id = await added(person, 'profile', profile)
  const form = readClaim('profile', { ...profile, ...day('birthDay', '1999-03-12') })
  const corrected = form.ok ? form.value : null
  await finds(person, id, { verdict: 'corrected', corrected, note: 'Birth certificate says 1999' })
  expect((await factsFound(person)).person?.dateOfBirth).toBe('1999-03-12')
  expect((await claimedFacts(home.db, person.personId)).person?.dateOfBirth).toBe('1998-03-12')
  expect((await profileOf(home.db, person.personId, home.jharkhand)).profile?.birthDay).toBe('1999-03-12')
  const page = await person.get(`/en/my/record/profile/${id}`)
  expect(page.text).toContain('Birth certificate says 1999')
  expect(page.text).toContain('12 March 1999')
})

test('an entry that is not accepted does not count, and the person reads why', async () => {
  const person = await home.person()
  const earlier = { ...service, ...day('fromDay', '2016-01-01'), ...day('toDay', '2019-12-31') }
  const [kept, refused] = [await added(person, 'service', service), await added(person, 'service', earlier)]
  await finds(person, kept)
  await finds(person, refused, { verdict: 'not-accepted', note: 'No testimonial of the owner' })
  expect((await factsFound(person)).service).toHaveLength(1)
  expect((await person.get(`/hi/my/record/service/${refused}`)).text).toContain('No testimonial of the owner')
})

test('the newest finding counts, and the one before stays written', async () => {
  const person = await home.person()
  const id = await added(person, 'education', education)
  await finds(person, id, { verdict: 'not-accepted', note: 'Unreadable' })
  expect((await factsFound(person)).person?.education).toBeUndefined()
  await finds(person, id)
  expect((await factsFound(person)).person?.education).toEqual({ highestClass: 8 })
  const rows = await home.db
    .selectFrom('findings')
    .select('verdict')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(rows.map((row) => row.verdict)).toEqual(['not-accepted', 'accepted'])
  await expect(home.db.updateTable('findings').set({ note: 'x' }).execute()).rejects.toThrow(
    /permission denied/,
  )
})

test('an entry that was changed after the finding is unseen again', async () => {
  const person = await home.person()
  const id = await added(person, 'service', service)
  await finds(person, id)
  await person.submit(`/en/my/record/service/${id}/change`, { ...service, vesselBhp: '999' })
  expect((await factsFound(person)).service).toEqual([])
  expect((await recordOf(home.db, person.personId, home.jharkhand))[0]?.finding).toBeNull()
})

test('an officer who saw the entry before it was changed is stopped', async () => {
  const person = await home.person()
  const id = await added(person, 'service', service)
  await person.submit(`/en/my/record/service/${id}/change`, { ...service, vesselBhp: '999' })
  await expect(finds(person, id, { version: 0 })).rejects.toThrow(/conflict/)
})

test('a medical certificate that nobody looked at yet is not known, and not none (30(iv))', async () => {
  const person = await home.person()
  const id = await added(person, 'medical', medical)
  expect('medical' in (await factsFound(person))).toBe(false)
  await finds(person, id)
  expect((await factsFound(person)).medical).toMatchObject({ visionRight: '6/6', fit: true })
})

test.each([
  ['not accepted without a word why', { verdict: 'not-accepted' as const }, 'finding-needs-note'],
  ['against a paper of another entry', { againstDocumentId: randomUUID() }, 'finding-paper-elsewhere'],
])('%s: refused', async (_what, input, code) => {
  const person = await home.person()
  const id = await added(person, 'education', education)
  expect(await finds(person, id, input)).toEqual({ ok: false, refusals: [code] })
})

test('a correction that does not say what is right is none', async () => {
  const person = await home.person()
  const id = await added(person, 'education', education)
  await expect(finds(person, id, { verdict: 'corrected' })).rejects.toThrow(/not found/)
})

test('nobody finds anything of their own record', async () => {
  const officer = await home.person({ roles: ['examiner'] })
  const id = await added(officer, 'education', education)
  expect(await finds(officer, id, {}, officer)).toEqual({ ok: false, refusals: ['finding-on-own-record'] })
})

test("an entry of another person's record is not there", async () => {
  const [person, other] = [await home.person(), await home.person()]
  const id = await added(other, 'education', education)
  await expect(finds(person, id)).rejects.toThrow(/not found/)
})
