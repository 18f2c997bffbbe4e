import type { Act } from '../../db/act.ts'
import { found } from '../../shell/errors.ts'
import type { OfficeSession } from '../marking/office-session.ts'
import { gatherMarks } from './gather-marks.ts'
import { keepResult } from './keep-result.ts'
import { findResult } from './results.queries.ts'

/**
 * A mark was corrected after the examiner had certified and before the release: the candidate's result is made
 * anew in the name of the corrector, and the old one stays.
 */
export async function renewResult(
  act: Act,
  session: OfficeSession,
  applicationId: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const earlier = found(await findResult(act.trx, applicationId), 'result')
  const gathered = (await gatherMarks(act.trx, session)).find(
    (one) => one.candidate.applicationId === applicationId,
  )
  await keepResult(act, session, found(gathered, 'candidate'), {
    certifiedAt: earlier.certifiedAt,
    by,
    correction: { replaces: earlier.id, reason },
  })
}
