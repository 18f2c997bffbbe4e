// Owns mariner_records, the tables of their particulars, record_documents, empty_parts and findings: what a
// mariner says of himself, and what officers found of it.
import type { RoomRoutes } from '../shell/room.ts'
import { eligibilityRoutes } from './eligibility.routes.ts'
import { recordRoutes } from './person.routes.ts'

export { type Claim, type Particulars, readClaim, type RecordKind, recordKinds } from './claims.ts'
export { recordRefusals } from './change-record.ts'
export { formOf } from './entry-form.ts'
export { explained, type Explained, type RequirementLine } from './explained.ts'
export {
  claimedFacts,
  type Finding,
  foundFacts,
  type Profile,
  profileOf,
  type RecordDocument,
  type RecordLine,
  recordOf,
  type Verdict,
} from './record.ts'
export { type Question, questionsOf } from './record.page.ts'
export { findingRefusals, type NewFinding, recordFinding } from './record-finding.ts'

export const marinerRoutes: RoomRoutes = {
  person: (app, deps) => {
    recordRoutes(app, deps)
    eligibilityRoutes(app, deps)
  },
}
