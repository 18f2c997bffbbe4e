import type { Authority } from '../../authorities/index.ts'
import { explained } from '../../mariners/index.ts'
import { gradeNames, grades } from '../../rules/index.ts'
import { emptyForm, filledForm, type FormState } from '../../shell/form.ts'
import { bilingual } from '../../shell/text.ts'
import type { SessionRow } from '../sessions/session.ts'
import { applicationMayMove, type Application } from './application-door.ts'
import { gradeOf, type ApplicationView } from './application-view.ts'
import { papersInRecord, requirements } from './enclosures.ts'

const refusalKeys = (refused: readonly string[]): string[] =>
  refused.map((code) =>
    code.startsWith('document-') ? `documents.refusal.${code}` : `examinations.applications.refusal.${code}`,
  )
const stateKey = (state: string): string => `examinations.applications.state.${state}`

/** What every page of one application shows of it. */
const headOf = ({ application, grade }: ApplicationView) => ({
  id: application.id,
  number: application.number,
  version: application.version,
  state: application.state,
  stateKey: stateKey(application.state),
  gradeName: gradeNames[grade],
})

const pageOf = (name: string, view: ApplicationView, form: FormState, refused: readonly string[]) => ({
  titleKey: `examinations.applications.${name}.title`,
  titleValues: { number: view.application.number },
  back: `/my/applications/${view.application.id}`,
  form,
  refusals: refusalKeys(refused),
  application: headOf(view),
})

export const applicationsPage = (
  applications: Application[],
  authorities: Authority[],
  form: FormState = emptyForm,
  refused: readonly string[] = [],
) => ({
  titleKey: 'examinations.applications.list.title',
  form,
  refusals: refusalKeys(refused),
  applications: applications.map(({ id, number, grade, state }) => ({
    id,
    number,
    gradeName: gradeNames[gradeOf(grade)],
    stateKey: stateKey(state),
  })),
  authorities: authorities.map(({ id, name }) => ({ value: id, name })),
  grades: grades.map((grade) => ({ value: grade, name: gradeNames[grade] })),
})

/** Where the seat stands, for the task list and the page of sessions. */
const seatStatus = ({ seat, application }: ApplicationView) => {
  if (seat && !seat.lapsed)
    return seat.state === 'taken' ? 'taken' : seat.heldUntil === null ? 'kept' : ('held' as const)
  return application.sessionId === null ? 'none' : ('lost' as const)
}

const sessionLine = (session: SessionRow) => ({
  id: session.id,
  number: session.number,
  startsAt: session.startsAt,
  centreName: bilingual(session.centreName),
  centreAddress: bilingual(session.centreAddress),
  stateKey: `examinations.sessions.state.${session.state}`,
})

export const applicationPage = (
  view: ApplicationView,
  form: FormState = emptyForm,
  refused: readonly string[] = [],
) => ({
  ...pageOf('one', view, form, refused),
  back: '/my/applications',
  tasks: view.application.state === 'draft' ? tasksOf(view) : [],
  session: view.session && sessionLine(view.session),
  seatNumber: view.seat && !view.seat.lapsed ? view.seat.number : null,
  seatKey: `examinations.applications.seat.${seatStatus(view)}`,
  payment: view.demand && {
    id: view.demand.id,
    stateKey: `examinations.applications.fee.${view.demand.state}`,
  },
  // What one has said of oneself no longer counts once the examiner decides on what was found.
  admitted: view.application.state === 'draft' ? admittedBy(view) : null,
  notes: view.notes.map(({ kind, words, citations, at, byName }) => ({
    kindKey: `examinations.applications.note.${kind}`,
    said: words,
    cites: citations.join(', '),
    at,
    byName,
  })),
  rollNumber: view.application.rollNumber,
  may: {
    answer: applicationMayMove(view.application, 'answered'),
    withdraw: applicationMayMove(view.application, 'withdrawn'),
    chooseAgain: view.application.state !== 'draft' && chooseAgain(view),
  },
})

/** After a session is called off, or a seat is lost, the candidate chooses another one. */
const chooseAgain = (view: ApplicationView): boolean =>
  ['submitted', 'held', 'answered', 'eligible'].includes(view.application.state) &&
  (view.session?.state === 'cancelled' || view.seat === null)

/** The live check on what the person says of themself: a warning, never a bar. */
const admittedBy = ({ admitted, admittedOn }: ApplicationView) => {
  const told = explained(admitted)
  return {
    on: admittedOn,
    outcome: admitted.outcome,
    lines: told === null ? [] : [...told.missing, ...told.open],
  }
}

const tasksOf = (view: ApplicationView) => {
  const { application, form20, demand } = view
  const own = `/my/applications/${application.id}`
  const seat = seatStatus(view)
  const task = (name: string, href: string, done: boolean, statusKey?: string) => ({
    titleKey: `examinations.applications.task.${name}`,
    href,
    done,
    statusKey: statusKey ?? `examinations.applications.status.${done ? 'done' : 'open'}`,
  })
  const seated = seat !== 'none' && seat !== 'lost'
  const paid = demand?.state === 'reported' || demand?.state === 'confirmed'
  const fee = demand === null ? undefined : `examinations.applications.fee.${demand.state}`
  return [
    task('session', `${own}/session`, seated, `examinations.applications.seat.${seat}`),
    task('record', '/my/record', hasParticulars(view)),
    task('partD', `${own}/part-d`, form20.appearedEarlier !== undefined),
    task('documents', `${own}/documents`, papersDone(view)),
    task('fee', demand === null ? `${own}/fee` : `/my/payments/${demand.id}`, paid, fee),
    task('check', `${own}/submission`, false),
  ]
}

const hasParticulars = ({ record }: ApplicationView): boolean =>
  ['profile', 'residence', 'description'].every((kind) => record.some((line) => line.kind === kind))

/** All the papers but the challan, which is the fee's own task. */
const papersDone = (view: ApplicationView): boolean =>
  explained(view.complete)?.lines.every((line) => line.sign === 'met' || line.cites.endsWith('(c)')) ?? false

type OpenSession = SessionRow & { free: number | null }
export const sessionChoicePage = (
  view: ApplicationView,
  sessions: OpenSession[],
  form?: FormState,
  refused: readonly string[] = [],
) => ({
  ...pageOf('session', view, form ?? filledForm({ sessionId: view.application.sessionId }), refused),
  seatKey: `examinations.applications.seat.${seatStatus(view)}`,
  heldUntil: view.seat && !view.seat.lapsed ? view.seat.heldUntil : null,
  sessions: sessions.map((session) => ({
    ...sessionLine(session),
    free: session.free ?? 0,
    closesOn: session.closesOn,
  })),
})

export const partDPage = (view: ApplicationView, form?: FormState, refused: readonly string[] = []) => {
  const { appearedEarlier, appearedYear } = view.form20
  const known = filledForm({
    appearedEarlier: appearedEarlier === undefined ? null : appearedEarlier ? 'yes' : 'no',
    appearedYear: appearedYear ?? null,
  })
  return pageOf('partD', view, form ?? known, refused)
}

export const documentsPage = (
  view: ApplicationView,
  form: FormState = emptyForm,
  refused: readonly string[] = [],
  tried = '',
) => ({
  ...pageOf('documents', view, form, refused),
  mayTakeOut: view.application.state === 'draft',
  requirements: requirements.map((requirement) => ({
    requirement,
    titleKey: `examinations.applications.requirement.${requirement}`,
    hintKey: `examinations.applications.requirementHint.${requirement}`,
    inRecord: papersInRecord(requirement, view.record),
    tried: requirement === tried,
    enclosures: view.enclosures
      .filter((one) => one.requirement === requirement)
      .map(({ id, documentId, name }) => ({ id, documentId, name })),
  })),
})

export const feePage = (
  view: ApplicationView,
  lines: { citation: string; label: { en: string; hi: string }; amount: number }[],
  refused: readonly string[] = [],
) => ({
  ...pageOf('fee', view, emptyForm, refused),
  lines,
  heldUntil: view.seat && !view.seat.lapsed ? view.seat.heldUntil : null,
  hasSeat: view.seat !== null && !view.seat.lapsed,
})

export const submissionPage = (
  view: ApplicationView,
  form: FormState = emptyForm,
  refused: readonly string[] = [],
) => ({
  ...pageOf('submission', view, form, refused),
  tasks: tasksOf(view).slice(0, -1),
  complete: explained(view.complete)?.lines ?? [],
  admitted: admittedBy(view),
  session: view.session && sessionLine(view.session),
})

export const withdrawalPage = (view: ApplicationView, refused: readonly string[] = []) =>
  pageOf('withdrawal', view, emptyForm, refused)

declare module '../../shell/views.ts' {
  interface Views {
    'examinations/applications/list': ReturnType<typeof applicationsPage>
    'examinations/applications/one': ReturnType<typeof applicationPage>
    'examinations/applications/session': ReturnType<typeof sessionChoicePage>
    'examinations/applications/part-d': ReturnType<typeof partDPage>
    'examinations/applications/documents': ReturnType<typeof documentsPage>
    'examinations/applications/fee': ReturnType<typeof feePage>
    'examinations/applications/submission': ReturnType<typeof submissionPage>
    'examinations/applications/withdrawal': ReturnType<typeof withdrawalPage>
  }
}
