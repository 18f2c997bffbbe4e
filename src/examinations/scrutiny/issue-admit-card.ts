import { type Act, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { namesOf, profileOf } from '../../mariners/index.ts'
import { issuePaper } from '../../papers/index.ts'
import { person } from '../../people/index.ts'
import { formatTime } from '../../shell/format.ts'
import type { Jobs } from '../../shell/jobs.ts'
import { type Bilingual, bilingual } from '../../shell/text.ts'
import { type Application, applicationMayMove, lockInOffice } from '../applications/application-door.ts'
import { updateApplication } from '../applications/applications.queries.ts'
import { findSeat, type Seat } from '../applications/seats.queries.ts'
import type { SessionRow } from '../sessions/session.ts'
import { gradeName } from '../sessions/sessions.page.ts'
import { findSession } from '../sessions/sessions.queries.ts'
import { decideAdmission, type OfficeActor } from './decide-application.ts'
import { insertAttempt, listEligible } from './scrutiny.queries.ts'

/** @public */
export const issueAdmitCardRefusals = [
  'not-accepted-yet',
  'session-not-ready',
  'seat-missing',
  'photograph-missing',
  'not-admitted',
] as const

/**
 * Issues the admit card of an accepted candidate: the roll number, the paper with photograph and seat in both
 * languages, and the row of the sitting. The session may have moved since the acceptance: the rules are asked
 * for its day again.
 */
export const issueAdmitCard = async (
  db: Db,
  jobs: Jobs,
  opened: { applicationId: string; version: number },
  actor: OfficeActor,
) =>
  await perform(db, actor, async (act) => {
    const application = await lockInOffice(act, { ...opened, authorityId: actor.authorityId })
    if (!applicationMayMove(application, 'seated')) return refuse('not-accepted-yet')
    const session =
      application.sessionId === null ? undefined : await findSession(act.trx, application.sessionId)
    if (!session || !['open', 'closed'].includes(session.state)) return refuse('session-not-ready')
    const seat = await findSeat(act.trx, application.id)
    if (seat?.state !== 'taken') return refuse('seat-missing')
    if (application.photographId === null) return refuse('photograph-missing')
    const decision = await decideAdmission(act, application)
    if (decision?.result.outcome !== 'satisfied') return refuse('not-admitted')
    const card = await issuePaper(act, jobs, {
      authorityId: application.authorityId,
      series: 'ROL',
      kind: 'admit-card',
      grade: application.grade,
      form: 'admit-card',
      holderId: application.personId,
      content: await contentOf(act, application, session, seat),
      photographId: application.photographId,
      validFrom: act.today,
      validUntil: null,
      decisionId: decision.id,
    })
    await seatCandidate(act, application, seat, { ...card, decisionId: decision.id })
    return { ok: true as const, number: card.number }
  })

/** Issues the admit cards of all whom a session has accepted, each in its own act; the refusals of those it could not. */
export async function issueAdmitCards(
  db: Db,
  jobs: Jobs,
  sessionId: string,
  actor: OfficeActor,
): Promise<string[]> {
  const refused = new Set<string>()
  for (const { id, version } of await listEligible(db, actor.authorityId, sessionId)) {
    const issued = await issueAdmitCard(db, jobs, { applicationId: id, version }, actor)
    if (!issued.ok) for (const code of issued.refusals) refused.add(code)
  }
  return [...refused]
}

async function seatCandidate(
  act: Act,
  { id, personId }: Application,
  seat: Seat,
  card: { id: string; number: string; decisionId: string },
): Promise<void> {
  await insertAttempt(act.trx, {
    applicationId: id,
    sessionId: seat.sessionId,
    personId,
    seatNumber: seat.number,
  })
  await updateApplication(act.trx, id, {
    state: 'seated',
    roll_number: card.number,
    admit_card_id: card.id,
    admission_id: card.decisionId,
  })
  await act.record({
    action: 'application.seated',
    subject: { kind: 'application', id },
    details: { rollNumber: card.number, seat: seat.number },
  })
}

async function contentOf(act: Act, application: Application, session: SessionRow, seat: Seat) {
  const { profile } = await profileOf(act.trx, application.personId, application.authorityId)
  const { fullName } = await person(act.trx, application.personId)
  const holder: Bilingual = profile ? namesOf(profile).full : { en: fullName, hi: fullName }
  const centre = bilingual(session.centreName)
  const address = bilingual(session.centreAddress)
  const grade: Bilingual = gradeName(application.grade)
  const inLanguage = (language: 'en' | 'hi') => ({
    holder: holder[language],
    application: application.number,
    grade: grade[language],
    session: session.number,
    starts: formatTime(session.startsAt, language),
    centre: `${centre[language]}, ${address[language]}`,
    seat: String(seat.number),
  })
  return { en: inLanguage('en'), hi: inLanguage('hi') }
}
