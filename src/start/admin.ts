// `npm run admin -- CONTACT "FULL NAME" [AUTHORITY]`: makes the first administrator of an authority, or a person
// who has an account already one. The password is made here and printed once; nothing
// forces a change, so the words say how to make one.
import { randomBytes } from 'node:crypto'
import { authorities } from '../authorities/index.ts'
import { readConfig } from '../config.ts'
import { connect, type Db } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { grantRole, readContact, signUp } from '../people/index.ts'
import { migrateJobs } from '../shell/jobs.ts'
import { openDatabase } from './own-database.ts'
import { problemLine } from './problem.ts'

const usage = 'Use: npm run admin -- MOBILE-OR-EMAIL "FULL NAME" [AUTHORITY, JH when left out]'
const system = { personId: null, role: null, authorityId: null }

async function makeAdministrator(db: Db, typed: string, fullName: string, code: string): Promise<string[]> {
  const contact = readContact(typed)
  if (!contact)
    throw new Error(`"${typed}" is neither an Indian mobile number nor an e-mail address. ${usage}`)
  const office = (await authorities(db)).find((one) => one.code === code)
  if (!office) throw new Error(`There is no authority ${code}.`)
  const password = randomBytes(9).toString('base64url')
  const made = await signUp(db, { fullName, contact, password, language: 'hi' }, system)
  const granted = await grantRole(db, { contact, authorityId: office.id, role: 'administrator' }, system)
  const account = made.ok
    ? `Made an account for ${fullName}. Password, shown only here and good until it is changed: ${password}\nChange it after the first sign-in: My account, Change my password.`
    : 'The account was there already; its password stays.'
  return [
    account,
    granted.ok ? `Administrator of ${office.name.en}.` : `Was administrator of ${office.name.en} already.`,
  ]
}

async function run(): Promise<void> {
  const [typed, fullName, code = 'JH'] = process.argv.slice(2)
  if (typed === undefined || fullName === undefined) throw new Error(usage)
  const database = await openDatabase(readConfig())
  await migrate(database.url)
  await migrateJobs(database.url)
  const { db, close } = connect(database.url)
  try {
    console.log((await makeAdministrator(db, typed, fullName, code.toUpperCase())).join('\n'))
  } finally {
    await close()
    await database.stop()
  }
}

try {
  await run()
} catch (error) {
  console.error(problemLine(error))
  process.exitCode = 1
}
