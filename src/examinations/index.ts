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

export { answerQuestionRefusals } from './applications/answer-question.ts'
export {
  type Application,
  applicationForGrant,
  listPassed,
  lockApplication,
  markGranted,
  moveApplication,
  myApplications,
} from './applications/application-door.ts'
export { applicationStates, type ApplicationState } from './applications/application-states.ts'
export { askFeeRefusals } from './applications/ask-fee.ts'
export { chooseSessionRefusals } from './applications/choose-session.ts'
export { encloseDocumentRefusals } from './applications/enclose-document.ts'
export { fillPartDRefusals } from './applications/fill-part-d.ts'
export { examinationsPayments } from './applications/follow-payment.ts'
export { seatStates, type SeatState } from './applications/seat-states.ts'
export { startApplicationRefusals } from './applications/start-application.ts'
export { submitApplicationRefusals } from './applications/submit-application.ts'
export { withdrawApplicationRefusals } from './applications/withdraw-application.ts'
export type { BankItem } from './bank/bank-item.ts'
export type { BankPaper } from './bank/bank-paper.ts'
export { type Bank, readBank } from './bank/read-bank.ts'
export { markObjectiveRefusals } from './marking/mark-objective.ts'
export { markSheetRefusals } from './marking/mark-sheet.ts'
export { recordPartRefusals } from './marking/record-part.ts'
export { recommendSessionRefusals } from './results/recommend-session.ts'
export { releaseSessionRefusals } from './results/release-session.ts'
export { type ReleasedResult, resultOf } from './results/result-of.ts'
export { scrutinisersOf } from './scrutiny/scrutinisers.queries.ts'
export { decideApplicationRefusals } from './scrutiny/decide-application.ts'
export { findRecordRefusals } from './scrutiny/find-record.ts'
export { issueAdmitCardRefusals } from './scrutiny/issue-admit-card.ts'
export { moveSessionRefusals } from './sessions/move-session.ts'
export { planSessionRefusals } from './sessions/plan-session.ts'
export { sessionStaffRefusals } from './sessions/session-staff.ts'
export { sessionStates, type SessionState } from './sessions/session-states.ts'

export { type LoadedBank, openBankIntoDatabase } from './bank/load-bank.ts'
export { paperOf, type PaperSecret } from './papers/open-paper.ts'
export type { AnswerKey, MarkedQuestion, PaperQuestion } from './papers/paper.ts'
export { sealSession, sealSessionRefusals } from './papers/seal-session.ts'
export type { Answer } from './sitting/answer.ts'
export { attachSheetRefusals } from './sitting/attach-sheet.ts'
export { creditTimeRefusals } from './sitting/credit-time.ts'
export { endAttemptRefusals } from './sitting/end-attempt.ts'
export { finishSessionRefusals } from './sitting/finish-session.ts'
export { handInRefusals } from './sitting/hand-in.ts'
export { markAttendanceRefusals } from './sitting/mark-attendance.ts'
export { openPapersRefusals } from './sitting/open-papers.ts'
export { pauseAttemptRefusals } from './sitting/pause-attempt.ts'
export { answerSheets, attemptOf, countedAnswers } from './sitting/read-sitting.ts'
export {
  attemptStates,
  type AttemptState,
  timeCreditStates,
  type TimeCreditState,
} from './sitting/sitting-states.ts'
export { startAttemptRefusals } from './sitting/start-attempt.ts'

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
