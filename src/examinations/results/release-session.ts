import { type Act, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { notify } from '../../notices/index.ts'
import { person } from '../../people/index.ts'
import { Conflict, sameVersion } from '../../shell/errors.ts'
import type { Jobs } from '../../shell/jobs.ts'
import type { Language } from '../../shell/text.ts'
import { listCandidates } from '../marking/marking.queries.ts'
import { lockOfficeSession, type Officer } from '../marking/office-session.ts'
import { updateSession } from '../sessions/sessions.queries.ts'
import { listResults, releaseApplication, type ResultRow } from './results.queries.ts'

/** @public */
export const releaseSessionRefusals = ['session-not-marked', 'same-person', 'own-paper'] as const

type Release = {
  sessionId: string
  version: number
  /** The address of a candidate's result page. */
  linkOf: (applicationId: string, language: Language) => string
}

/**
 * The Chief Examiner releases the results of a session: from here on each candidate reads his own. Whoever certified
 * or corrected one of them may not release it.
 */
export async function releaseSession(
  { db, jobs }: { db: Db; jobs: Jobs },
  { sessionId, version, linkOf }: Release,
  actor: Officer,
) {
  return await perform(db, actor, async (act) => {
    const session = await lockOfficeSession(act.trx, actor, sessionId)
    sameVersion(version, session.version, session.number)
    if (session.state !== 'marked') return refuse('session-not-marked')
    const candidates = await listCandidates(act.trx, session.id)
    if (candidates.some((one) => one.personId === actor.personId)) return refuse('own-paper')
    const results = await listResults(act.trx, session.id)
    if (results.some((one) => one.recommendedBy === actor.personId)) return refuse('same-person')
    for (const result of results) await releaseResult(act, jobs, result, linkOf)
    await updateSession(act.trx, session.id, { state: 'released' })
    await act.record({
      action: 'session.released',
      subject: { kind: 'exam-session', id: session.id },
      details: { results: results.length },
    })
    return { ok: true as const, results: results.length }
  })
}

async function releaseResult(
  act: Act,
  jobs: Jobs,
  result: ResultRow,
  linkOf: Release['linkOf'],
): Promise<void> {
  const outcome = result.outcome === 'passed' ? 'passed' : 'failed'
  if (!(await releaseApplication(act.trx, result.applicationId, outcome)))
    throw new Conflict(`${result.applicationNumber} is not examined any more`)
  await act.record({
    action: `application.${outcome}`,
    subject: { kind: 'application', id: result.applicationId },
  })
  const { email, language } = await person(act.trx, result.personId)
  if (email === null) return
  await notify(act, jobs, {
    ...{ to: email, language, template: 'result-released' },
    content: { number: result.applicationNumber, link: linkOf(result.applicationId, language) },
  })
}
