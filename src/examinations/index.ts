// The door of the examinations room. It owns the question bank in question-bank/, the sessions, their seats, and
// the applications from draft to grant.
import type { RoomRoutes, Routes } from '../shell/room.ts'
import { applicationRoutes } from './applications/applications.routes.ts'
import { markingRoutes } from './marking/marking.routes.ts'
import { ownResultRoutes } from './results/own-result.routes.ts'
import { resultsRoutes } from './results/results.routes.ts'
import { scrutinyRoutes } from './scrutiny/scrutiny.routes.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'
import { consoleRoutes } from './sitting/console.routes.ts'
import { sittingRoutes } from './sitting/sitting.routes.ts'

export {
  type Application,
  applicationForGrant,
  listPassed,
  lockApplication,
  markGranted,
  myApplications,
} from './applications/application-door.ts'
export { applicationStates, type ApplicationState } from './applications/application-states.ts'
export { examinationsPayments } from './applications/follow-payment.ts'
export { type SeatState } from './applications/seat-states.ts'
export type { BankItem } from './bank/bank-item.ts'
export type { BankPaper } from './bank/bank-paper.ts'
export { type Bank, readBank } from './bank/read-bank.ts'
export { examinersOf } from './results/examiners.queries.ts'
export { type ReleasedResult, resultOf } from './results/result-of.ts'
export { sessionStates, type SessionState } from './sessions/session-states.ts'

export { type LoadedBank, openBankIntoDatabase } from './bank/load-bank.ts'
export { paperOf, type PaperSecret } from './papers/open-paper.ts'
export type { AnswerKey, MarkedQuestion, PaperQuestion } from './papers/paper.ts'
export { sealSession } from './papers/seal-session.ts'
export type { Answer } from './sitting/answer.ts'
export { answerSheets, countedAnswers } from './sitting/read-sitting.ts'
export { type AttemptState, type TimeCreditState } from './sitting/sitting-states.ts'

const person: Routes = (app, deps) => {
  applicationRoutes(app, deps)
  sittingRoutes(app, deps)
  ownResultRoutes(app, deps)
}
const office: Routes = (app, deps) => {
  sessionRoutes(app, deps)
  scrutinyRoutes(app, deps)
  consoleRoutes(app, deps)
  markingRoutes(app, deps)
  resultsRoutes(app, deps)
}

export const examinationsRoutes: RoomRoutes = { person, office }
