// Someone who passed: a record with a found medical certificate, an application, and a released result.
import { perform } from '../../src/db/act.ts'
import { recordFinding, recordOf } from '../../src/mariners/index.ts'
import { storeMade } from '../../src/documents/index.ts'
import { added, description, medical, profile, residence } from '../mariners/a-mariner.ts'
import type { House, SignedIn } from '../support/house.ts'

export type Passed = { person: SignedIn; applicationId: string; number: string; examiner: SignedIn }
type Wanted = {
  grade?: string
  viva?: 'passed' | 'failed'
  medical?: Record<string, string>
  photograph?: boolean
  records?: boolean
  released?: boolean
  email?: string
}

let counted = 0
let second: Promise<SignedIn> | undefined

/** Passed and waiting for a certificate, unless told otherwise; `examiner` recommended and scrutinised. */
export async function aPassed(home: House, examiner: SignedIn, wanted: Wanted = {}): Promise<Passed> {
  await home.deps.limits.forgive('sign-in-address', '127.0.0.1') // so many people sign in here, one after another
  const person = await home.person(wanted.email === undefined ? {} : { email: wanted.email })
  if (wanted.records !== false) {
    await added(person, 'profile', profile)
    await added(person, 'residence', residence)
    await added(person, 'description', description)
  }
  await added(person, 'medical', { ...medical, ...wanted.medical })
  await findAll(home, person.personId, examiner)
  const photographId = wanted.photograph === false ? null : await aPhotograph(home, person.personId)
  const { id: applicationId, number } = await insertApplication(
    home,
    person.personId,
    photographId,
    examiner,
    wanted,
  )
  await home.database.asOwner(
    `insert into scrutiny_notes (application_id, kind, words, by_id, at) values ($1, 'eligible', 'All found.', $2, sukani_now())`,
    [applicationId, examiner.personId],
  )
  return { person, applicationId, number, examiner }
}

async function findAll(home: House, personId: string, examiner: SignedIn): Promise<void> {
  const actor = { personId: examiner.personId, role: 'examiner', authorityId: home.jharkhand }
  for (const { id, version } of await recordOf(home.db, personId, home.jharkhand))
    await perform(
      home.db,
      actor,
      async (act) =>
        await recordFinding(act, {
          personId,
          authorityId: home.jharkhand,
          recordId: id,
          version,
          verdict: 'accepted',
          corrected: null,
          againstDocumentId: null,
          note: null,
        }),
    )
}

async function aPhotograph(home: House, ownerId: string): Promise<string> {
  const actor = { personId: ownerId, role: 'person', authorityId: null }
  const made = { ownerId, purpose: 'photograph', name: 'face.jpg', contentType: 'image/jpeg' as const }
  return await perform(home.db, actor, async (act) => {
    const id = await storeMade(act, home.deps.config.dataFolder, Buffer.from(`face of ${ownerId}`), made)
    await act.record({ action: 'document.stored', subject: { kind: 'document', id } })
    return id
  })
}

/** The rows that the rooms of the examination leave behind, as they leave them. */
async function insertApplication(
  home: House,
  personId: string,
  photographId: string | null,
  examiner: SignedIn,
  { grade = 'serang', viva = 'passed', released = true }: Wanted,
): Promise<{ id: string; number: string }> {
  counted += 1
  const one = async (statement: string, values: unknown[]): Promise<string> =>
    String((await home.database.asOwner(`${statement} returning id`, values))[0]?.['id'])
  const jharkhand = home.jharkhand
  const { personId: secondId } = await (second ??= home.person())
  const serial = String(counted).padStart(6, '0')
  const session = await one(
    `insert into exam_sessions (authority_id, number, grade, centre_id, seat_count, starts_at, closes_on, paper, state, made_at)
     values ($1, $2, $3, (select id from centres limit 1), 5, '2026-11-20 10:00+05:30', '2026-11-10', '{}', $4, sukani_now())`,
    [jharkhand, `JH-SES-2025-${serial}`, grade, released ? 'released' : 'marked'],
  )
  const number = `JH-APP-2025-${serial}`
  const id = await one(
    `insert into applications (authority_id, number, person_id, session_id, grade, photograph_id, state, made_at, submitted_at)
     values ($1, $2, $3, $4, $5, $6, 'passed', sukani_now(), sukani_now())`,
    [jharkhand, number, personId, session, grade, photographId],
  )
  const decision = await one(
    `insert into decisions (authority_id, rule_set, rule_set_version, decision, params, decided_on, settings, facts, result, outcome, question_hash, facts_hash, result_hash, made_at)
     values ($1, 'jharkhand-2020', '1', 'written-result', '{}', '2026-11-20', '{}', '{}', '{}', 'satisfied', '', '', '', sukani_now())`,
    [jharkhand],
  )
  const part = async (name: string, outcome: string) =>
    await one(
      `insert into part_results (application_id, part, outcome, maximum, obtained, lines, note, examiner_id, second_examiner_id, recorded_at)
       values ($1, $2, $3, 10000, 6000, '[]', '', $4, $5, sukani_now())`,
      [id, name, outcome, examiner.personId, secondId],
    )
  const practical = grade.endsWith('-class-master') ? await part('practical', 'passed') : null
  await one(
    `insert into results (application_id, session_id, outcome, written, sections, written_decision_id, viva_id, practical_id, rank, examined_on, centre_id, certified_at, recommended_by, recommended_at)
     values ($1, $2, 'passed', 'passed', '[]', $3, $4, $5, $6, '2026-11-20', (select id from centres limit 1), 'Ranchi', $7, sukani_now())`,
    [id, session, decision, await part('viva', viva), practical, grade, examiner.personId],
  )
  return { id, number }
}

/** The press on the page's button, with the version that the page showed. */
export const grant = async (chief: SignedIn, applicationId: string, language = 'hi') =>
  await chief.submit(`/${language}/office/JH/grants/${applicationId}`, {})

/** The same sent by someone whose page has no button. */
export async function grantAnyway(home: House, chief: SignedIn, applicationId: string) {
  const token = (await chief.get('/hi/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  const { version } = await home.db
    .selectFrom('applications')
    .select('version')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return await chief.post(`/en/office/JH/grants/${applicationId}`, { _csrf: token, version: String(version) })
}
