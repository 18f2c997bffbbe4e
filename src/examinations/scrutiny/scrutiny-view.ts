import { settingsOn } from '../../authorities/index.ts'
import type { Db } from '../../db/connect.ts'
import { seenFacts } from '../../mariners/index.ts'
import { type Person, person } from '../../people/index.ts'
import { admission, type Result } from '../../rules/index.ts'
import { found, NotFound } from '../../shell/errors.ts'
import { type ApplicationView, viewOf } from '../applications/application-view.ts'
import { findApplication } from '../applications/applications.queries.ts'

/** An application as the examiner sees it: with what the rules say of what has been found so far. */
export type ScrutinyView = ApplicationView & {
  person: Person
  /** Admission on the day of the session, by findings alone; what nobody has looked at is not known. */
  foundAdmitted: Result
}

/** An application of this office; throws NotFound for a draft, which is nobody's but the candidate's. */
export async function scrutinyView(db: Db, authorityId: string, id: string): Promise<ScrutinyView> {
  const application = found(await findApplication(db, id), 'application')
  if (application.authorityId !== authorityId || application.submittedAt === null)
    throw new NotFound('application not before this office')
  const view = await viewOf(db, application)
  const facts = await seenFacts(db, application.personId, authorityId)
  const settings = await settingsOn(db, authorityId, view.admittedOn)
  return {
    ...view,
    person: await person(db, application.personId),
    foundAdmitted: admission(view.grade, view.admittedOn, facts, { settings }),
  }
}

/** The documents that belong to an application: enclosed, in the record, or the challan's picture. */
export const documentsOf = ({ application, enclosures, record, demand }: ApplicationView): string[] => [
  ...enclosures.map((one) => one.documentId),
  ...record.flatMap((line) => line.documents.map((one) => one.id)),
  ...[application.photographId, demand?.challan?.documentId].filter((id) => typeof id === 'string'),
]
