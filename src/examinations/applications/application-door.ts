import type { Act } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found, NotFound, sameVersion } from '../../shell/errors.ts'
import { mayMove } from '../../shell/state-machine.ts'
import { type ApplicationState, applicationStates, ApplicationStateText } from './application-states.ts'
import * as queries from './applications.queries.ts'

export type Application = queries.ApplicationRow

/** The application, locked until the act ends; throws NotFound. */
export const lockApplication = async ({ trx }: Act, id: string): Promise<Application> =>
  found(await queries.lockApplicationRow(trx, id), 'application')

/** A person's own application, locked, at the version that their page showed. */
export async function lockOwn(
  act: Act,
  { applicationId, personId, version }: { applicationId: string; personId: string; version?: number },
): Promise<Application> {
  const application = await lockApplication(act, applicationId)
  if (application.personId !== personId) throw new NotFound('application of another person')
  if (version !== undefined) sameVersion(version, application.version, application.number)
  return application
}

/** An application of this office, locked, at the version that the officer's page showed. */
export async function lockInOffice(
  act: Act,
  { applicationId, authorityId, version }: { applicationId: string; authorityId: string; version: number },
): Promise<Application> {
  const application = await lockApplication(act, applicationId)
  if (application.authorityId !== authorityId) throw new NotFound('application of another authority')
  sameVersion(version, application.version, application.number)
  return application
}

export const applicationMayMove = (application: { state: string }, to: ApplicationState): boolean =>
  mayMove(applicationStates, ApplicationStateText.parse(application.state), to)

/** Moves a locked application on; the caller has asked applicationMayMove and writes the audit row. */
export async function moveApplication(act: Act, id: string, to: ApplicationState): Promise<void> {
  await queries.updateApplication(act.trx, id, { state: to })
}

/** A person's applications, newest first. */
export const myApplications = async (db: Db, personId: string): Promise<Application[]> =>
  await queries.listApplicationsOf(db, personId)

/** One application of an authority, for the room that grants; throws NotFound. */
export async function applicationForGrant(db: Db, authorityId: string, id: string): Promise<Application> {
  const application = found(await queries.findApplication(db, id), 'application')
  if (application.authorityId !== authorityId) throw new NotFound('application of another authority')
  return application
}

/** Those who passed and wait for their certificate, in the order of their applications. */
export const listPassed = async (db: Db, authorityId: string) =>
  await queries.listInState(db, authorityId, 'passed')

/** Ends an application with its certificate: passed → granted, at the version that the officer saw. */
export async function markGranted(act: Act, id: string, paperId: string, version: number): Promise<void> {
  const application = await lockApplication(act, id)
  sameVersion(version, application.version, application.number)
  await queries.updateApplication(act.trx, id, { state: 'granted', certificate_id: paperId })
  await act.record({
    action: 'application.granted',
    subject: { kind: 'application', id },
    authorityId: application.authorityId,
    details: { paperId },
  })
}
