// Owns mariner_records, the tables of their particulars, record_documents, empty_parts and findings: what a
// mariner says of himself, and what officers found of it.
import type { RoomRoutes } from '../shell/room.ts'
import { eligibilityRoutes } from './eligibility.routes.ts'
import { recordRoutes } from './person.routes.ts'

export { type Claim, type Particulars, readClaim, type RecordKind } from './claims.ts'
export { recordRefusals } from './change-record.ts'
export { formOf } from './entry-form.ts'
export { explained, type ExplainedLine } from './explained.ts'
export { namesOf } from './names.ts'
export {
  claimedFacts,
  foundFacts,
  type Profile,
  profileOf,
  type RecordLine,
  recordOf,
  seenFacts,
} from './record.ts'
export { type Question, questionsOf } from './record.page.ts'
export { findingRefusals, type NewFinding, recordFinding } from './record-finding.ts'

export const marinerRoutes: RoomRoutes = {
  person: (app, deps) => {
    recordRoutes(app, deps)
    eligibilityRoutes(app, deps)
  },
}
