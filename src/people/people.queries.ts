import { sql } from 'kysely'
import type { Db, Trx } from '../db/connect.ts'
import type { Contact } from './contact.ts'

const people = (db: Db) =>
  db.selectFrom('people').select(['id', 'full_name as fullName', 'mobile', 'email', 'language'])

export const findPerson = async (db: Db, id: string) =>
  await people(db).where('id', '=', id).executeTakeFirst()

export const findPersonByContact = async (db: Db, contact: Contact) =>
  await (
    'mobile' in contact
      ? people(db).where('mobile', '=', contact.mobile)
      : people(db).where('email', '=', contact.email)
  )
    .select('password_hash as passwordHash')
    .executeTakeFirst()

/** Locked: a password is changed by one act at a time. */
export const lockPassword = async (trx: Trx, id: string) =>
  await trx
    .selectFrom('people')
    .select(['id', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

export type NewPerson = {
  fullName: string
  mobile: string | null
  email: string | null
  passwordHash: string
  language: string
}

/** Nothing comes back when the mobile number or the e-mail address has an account already. */
export const insertPerson = async (trx: Trx, person: NewPerson) =>
  await trx
    .insertInto('people')
    .values({
      full_name: person.fullName,
      mobile: person.mobile,
      email: person.email,
      password_hash: person.passwordHash,
      language: person.language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const updatePassword = async (trx: Trx, id: string, passwordHash: string) =>
  await trx.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).execute()

export const insertReset = async (
  trx: Trx,
  reset: { personId: string; tokenHash: string; at: Date; expiresAt: Date; madeBy: string | null },
) =>
  await trx
    .insertInto('password_resets')
    .values({
      person_id: reset.personId,
      token_hash: reset.tokenHash,
      made_at: reset.at,
      expires_at: reset.expiresAt,
      made_by: reset.madeBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Whose link this is; nothing comes back when it was never made, is used or too old. */
export const findOpenReset = async (db: Db, tokenHash: string) =>
  await db
    .selectFrom('password_resets')
    .innerJoin('people', 'people.id', 'password_resets.person_id')
    .select(['people.full_name as fullName', 'people.mobile', 'people.email'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`sukani_now()`)
    .executeTakeFirst()

/** Locked: a link opens once. */
export const lockReset = async (trx: Trx, tokenHash: string) =>
  await trx
    .selectFrom('password_resets')
    .select(['id', 'person_id as personId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()

export const markResetUsed = async (trx: Trx, id: string, at: Date) =>
  await trx.updateTable('password_resets').set({ used_at: at }).where('id', '=', id).execute()
