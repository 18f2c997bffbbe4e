// The administrator gives offices.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endRole } from '../../src/people/grant-role.ts'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const page = '/hi/office/JH/people'

test('an office is given to who has an account, once; then the person has it, and an audit row tells', async () => {
  const administrator = await home.person({ roles: ['administrator'] })
  const officer = await home.person({ fullName: 'Sita Devi' })
  const fields = { contact: officer.contact, role: 'invigilator' }
  expect((await administrator.submit(page, fields)).status).toBe(303)
  expect(await home.audited(officer.personId)).toContain('role.granted')
  const again = await administrator.submit(page, fields)
  expect([again.status, again.refusals]).toEqual([422, ['role-held-already']])
  expect(again.$('#contact').attr('value')).toBe(officer.contact)
})

test('nobody is made an officer who has no account', async () => {
  const administrator = await home.person({ roles: ['administrator'] })
  const unknown = await administrator.submit(page, { contact: '9876501234', role: 'examiner' })
  expect([unknown.status, unknown.refusals]).toEqual([422, ['no-such-person']])
})

test('a role that does not exist is an error of the form', async () => {
  const administrator = await home.person({ roles: ['administrator'] })
  const { contact } = await home.person()
  const forged = await administrator.submit(page, { contact, role: 'god' })
  expect([forged.status, forged.errors]).toEqual([422, { role: 'भूमिका चुनें' }])
  expect(forged.$('#contact').attr('value')).toBe(contact)
})

test('an office taken away is gone at once: every session of the officer ends, and an audit row tells', async () => {
  const administrator = await home.person({ roles: ['administrator'] })
  const officer = await home.person({ fullName: 'Rekha Manjhi', roles: ['treasury'] })
  expect((await officer.get('/hi/office/JH/payments')).status).toBe(200)
  const row = await home.db
    .selectFrom('role_grants')
    .select('id')
    .where('person_id', '=', officer.personId)
    .executeTakeFirstOrThrow()
  expect((await administrator.submit(page, {}, `${page}/${row.id}/end`)).status).toBe(303)
  expect((await officer.get('/hi/office/JH/payments')).status).toBe(303)
  expect(await home.audited(officer.personId)).toContain('role.ended')
  expect((await administrator.post(`${page}/${row.id}/end`, {})).status).toBe(403)
})

test('the last administrator of an office stays: two who take each other away at once leave one', async () => {
  const other = await house()
  const [one, two] = [
    await other.person({ roles: ['administrator'] }),
    await other.person({ roles: ['administrator'] }),
  ]
  const grantOf = async ({ personId }: { personId: string }) =>
    await other.db
      .selectFrom('role_grants')
      .select('id')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
  const input = async (person: { personId: string }) => ({
    grantId: (await grantOf(person)).id,
    authorityId: other.jharkhand,
  })
  const [ofOne, ofTwo] = [await input(one), await input(two)]
  const own = { personId: null, role: null, authorityId: null }
  // Held until both stand at the door: then neither can have seen what the other is about to do.
  const waiting = async () =>
    (
      await other.database.asOwner(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).length
  const both = await other.db.transaction().execute(async (trx) => {
    await trx.selectFrom('role_grants').select('id').forUpdate().execute()
    const asked = [endRole(other.db, ofTwo, own), endRole(other.db, ofOne, own)]
    await expect.poll(waiting).toBe(2)
    return { asked }
  })
  const ended = await Promise.all(both.asked)
  expect(ended.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const left = await other.db
    .selectFrom('role_grants')
    .select(['id', 'person_id as personId'])
    .where('ended_at', 'is', null)
    .execute()
  expect(left).toHaveLength(1)
  await other.close()
})

test('an administrator who is alone does not take away his own role', async () => {
  const other = await house()
  const alone = await other.person({ roles: ['administrator'] })
  const { id } = await other.db
    .selectFrom('role_grants')
    .select('id')
    .where('person_id', '=', alone.personId)
    .executeTakeFirstOrThrow()
  const answer = await alone.submit(page, {}, `${page}/${id}/end`)
  expect([answer.status, answer.refusals]).toEqual([422, ['last-administrator']])
  expect((await alone.get(page)).status).toBe(200)
  await other.close()
})
