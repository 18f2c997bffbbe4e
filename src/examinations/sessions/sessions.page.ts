import { citeOf } from '../marking/cite-of.ts'
import type { Centre } from '../../authorities/index.ts'
import { gradeNames, grades, type Grade } from '../../rules/index.ts'
import { filledForm, type FormState } from '../../shell/form.ts'
import { type Bilingual, bilingual } from '../../shell/text.ts'
import type { BankPaper } from '../bank/bank-paper.ts'
import { mayMove } from '../../shell/state-machine.ts'
import { type SessionState, sessionStates, SessionStateText } from './session-states.ts'
import { hourInIndia } from './session-time.ts'
import type { SessionRow } from './session.ts'

const isGrade = (text: string): text is Grade => grades.some((grade) => grade === text)
/** The official name of a grade. */
export const gradeName = (grade: string): Bilingual =>
  isGrade(grade) ? gradeNames[grade] : { en: grade, hi: grade }

const refusalKeys = (refused: readonly string[]): string[] =>
  refused.map((code) => `examinations.sessions.refusal.${code}`)

type Office = { code: string; roles: string[] }
/** Who plans an examination, opens and closes its list, and names who is on duty. */
const mayPlan = ({ roles }: Office): boolean => roles.includes('examiner') || isChief(roles)
const isChief = (roles: string[]): boolean => roles.includes('chief-examiner')

export const sessionsPage = (office: Office, sessions: SessionRow[]) => ({
  titleKey: 'examinations.sessions.list.title',
  office: office.code,
  mayPlan: mayPlan(office),
  sessions: sessions.map(lineOf),
})

const lineOf = (session: SessionRow) => ({
  id: session.id,
  number: session.number,
  gradeName: gradeName(session.grade),
  centreName: bilingual(session.centreName),
  startsAt: session.startsAt,
  closesOn: session.closesOn,
  seatCount: session.seatCount,
  stateKey: `examinations.sessions.state.${session.state}`,
})

export const newSessionPage = (
  office: string,
  centres: Centre[],
  form: FormState,
  refused: readonly string[] = [],
) => ({
  titleKey: 'examinations.sessions.new.title',
  back: `/office/${office}/sessions`,
  office,
  form,
  refusals: refusalKeys(refused),
  grades: grades.map((grade) => ({ value: grade, name: gradeNames[grade] })),
  centres: centres.map(({ id, name }) => ({ value: id, name })),
})

export type SessionView = {
  session: SessionRow
  paper: BankPaper
  seats: { state: string; count: number }[]
  applications: { state: string; count: number }[]
  staff: { personId: string; fullName: string; duty: string }[]
}

export const sessionPage = (
  office: Office,
  { session, paper, seats, applications, staff }: SessionView,
  form?: FormState,
  refused: readonly string[] = [],
) => ({
  titleKey: 'examinations.sessions.one.title',
  titleValues: { number: session.number },
  back: `/office/${office.code}/sessions`,
  office: office.code,
  mayPlan: mayPlan(office),
  // The examination day is for those who conduct it: an auditor reads here, and does not go there.
  console: mayPlan(office) ? `/office/${office.code}/console/${session.id}` : null,
  form: form ?? filledForm({ startsHour: hourInIndia(session.startsAt) }),
  refusals: refusalKeys(refused),
  session: { ...lineOf(session), version: session.version, centreAddress: bilingual(session.centreAddress) },
  paper: paperLines(paper),
  // Before the opening there are no seats yet, which is not the same as none free.
  seatsLater: session.state === 'planned',
  seats: (session.state === 'planned' ? [] : ['free', 'held', 'taken']).map((state) => ({
    key: `examinations.sessions.seat.${state}`,
    count: seats.find((row) => row.state === state)?.count ?? 0,
  })),
  applications: applications.map(({ state, count }) => ({
    key: `examinations.applications.state.${state}`,
    count,
  })),
  staff: staff.map((one) => ({ ...one, dutyKey: `people.role.${one.duty}` })),
  moves: movesOf(SessionStateText.parse(session.state), office),
})

const paperLines = (paper: BankPaper) => ({
  title: paper.title,
  minutes: paper.minutes,
  marks: paper.marks,
  passPercent: paper.passPercent,
  cites: paper.cites.map(citeOf),
  sections: paper.sections.map(({ key, title, lines }) => ({
    key,
    title,
    questions: lines.reduce((sum, line) => sum + line.count, 0),
    marks: lines.reduce((sum, line) => sum + line.count * line.marks, 0),
  })),
})

/** What may become of the session now, by this officer; `any`: is there a way at all? */
function movesOf(state: SessionState, office: Office) {
  const [plans, decides] = [mayPlan(office), isChief(office.roles)]
  const moves = {
    open: plans && mayMove(sessionStates, state, 'open'),
    close: plans && mayMove(sessionStates, state, 'closed'),
    postpone: decides && mayMove(sessionStates, state, 'postponed'),
    cancel: decides && mayMove(sessionStates, state, 'cancelled'),
  }
  return { ...moves, any: Object.values(moves).includes(true) }
}

declare module '../../shell/views.ts' {
  interface Views {
    'examinations/sessions/list': ReturnType<typeof sessionsPage>
    'examinations/sessions/new': ReturnType<typeof newSessionPage>
    'examinations/sessions/one': ReturnType<typeof sessionPage>
  }
}
