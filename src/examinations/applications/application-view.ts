import { settingsOn } from '../../authorities/index.ts'
import { readClock } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { claimedFacts, type RecordLine, recordOf } from '../../mariners/index.ts'
import { type Demand, demandOf } from '../../payments/index.ts'
import { admission, applicationComplete, type Grade, grades, type Result } from '../../rules/index.ts'
import { NotFound } from '../../shell/errors.ts'
import { findSession, type SessionRow } from '../sessions/sessions.queries.ts'
import type { Application } from './application-door.ts'
import { findApplication, listNotes } from './applications.queries.ts'
import { type Enclosure, listEnclosures } from './enclosures.queries.ts'
import { enclosureFacts } from './enclosures.ts'
import { type Form20, readForm20 } from './form-20.ts'
import { findSeat, type Seat } from './seats.queries.ts'

/** All that the pages of one application show, as things stand now. */
export type ApplicationView = {
  application: Application
  grade: Grade
  today: string
  form20: Form20
  session: SessionRow | null
  seat: Seat | null
  demand: Demand | null
  enclosures: Enclosure[]
  record: RecordLine[]
  notes: Awaited<ReturnType<typeof listNotes>>
  /** 23(ii) or 30(ii), by what is enclosed. */
  complete: Result
  /** May they sit on the session's day (today while none is chosen)? By what they say of themselves. */
  admitted: Result
  admittedOn: string
}

/** A person's own application with everything around it; throws NotFound when it is another's. */
export async function ownView(db: Db, personId: string, applicationId: string): Promise<ApplicationView> {
  const application = await findApplication(db, applicationId)
  if (application?.personId !== personId) throw new NotFound('application of another person')
  return await viewOf(db, application)
}

/** An application with everything around it. */
export async function viewOf(db: Db, application: Application): Promise<ApplicationView> {
  const grade = gradeOf(application.grade)
  const { today } = await readClock(db)
  const session =
    application.sessionId === null ? null : ((await findSession(db, application.sessionId)) ?? null)
  const demand = application.demandId === null ? null : await demandOf(db, application.demandId)
  const [seat, enclosures, record, claimed, notes] = await Promise.all([
    findSeat(db, application.id),
    listEnclosures(db, application.id),
    recordOf(db, application.personId, application.authorityId),
    claimedFacts(db, application.personId),
    listNotes(db, application.id),
  ])
  const admittedOn = session?.heldOn ?? today
  const [toComplete, toAdmit] = await Promise.all(
    [today, admittedOn].map(async (on) => ({ settings: await settingsOn(db, application.authorityId, on) })),
  )
  const reported = demand?.state === 'reported' || demand?.state === 'confirmed'
  return {
    application,
    grade,
    today,
    form20: readForm20(application.form),
    session,
    seat: seat ?? null,
    demand,
    enclosures,
    record,
    notes,
    complete: applicationComplete(
      grade,
      today,
      enclosureFacts(enclosures, record, claimed, reported),
      toComplete,
    ),
    admitted: admission(grade, admittedOn, claimed, toAdmit),
    admittedOn,
  }
}

/** The grade of a row, which is one of the six. */
export function gradeOf(text: string): Grade {
  const grade = grades.find((one) => one === text)
  if (!grade) throw new Error(`No grade "${text}"`)
  return grade
}
