import type { Db, Trx } from '../db/connect.ts'

export const listRoles = async (db: Db) =>
  await db.selectFrom('roles').select('code').orderBy('rank').execute()

export const listOfficers = async (db: Db, authorityId: string) =>
  await db
    .selectFrom('role_grants')
    .innerJoin('people', 'people.id', 'role_grants.person_id')
    .innerJoin('roles', 'roles.code', 'role_grants.role')
    .select([
      'role_grants.id',
      'role_grants.role',
      'people.full_name as fullName',
      'people.mobile',
      'people.email',
      'role_grants.granted_at as grantedAt',
    ])
    .where('role_grants.authority_id', '=', authorityId)
    .where('role_grants.ended_at', 'is', null)
    .orderBy('roles.rank')
    .orderBy('people.full_name')
    .execute()

export const holdsRole = async (db: Db, personId: string, authorityId: string, role: string) =>
  (await db
    .selectFrom('role_grants')
    .select('id')
    .where('person_id', '=', personId)
    .where('authority_id', '=', authorityId)
    .where('role', '=', role)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Nothing comes back when the person holds this role already. */
export const insertGrant = async (
  trx: Trx,
  row: { personId: string; authorityId: string; role: string; by: string | null; at: Date },
) =>
  await trx
    .insertInto('role_grants')
    .values({
      person_id: row.personId,
      authority_id: row.authorityId,
      role: row.role,
      granted_by: row.by,
      granted_at: row.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'authority_id', 'role']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

/** Locked, in one order: two administrators who take each other's role away do so one after the other. */
export const lockAdministrators = async (trx: Trx, authorityId: string) =>
  await trx
    .selectFrom('role_grants')
    .select('id')
    .where('authority_id', '=', authorityId)
    .where('role', '=', 'administrator')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export const endGrant = async (trx: Trx, authorityId: string, id: string, at: Date) =>
  await trx
    .updateTable('role_grants')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('authority_id', '=', authorityId)
    .where('ended_at', 'is', null)
    .returning(['person_id as personId', 'role'])
    .executeTakeFirst()
