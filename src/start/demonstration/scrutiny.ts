// The examiner looks at every entry beside its paper, and decides.
import { answerQuestion } from '../../examinations/applications/answer-question.ts'
import {
  acceptApplication,
  holdApplication,
  type Reason,
  rejectApplication,
} from '../../examinations/scrutiny/decide-application.ts'
import { findRecord } from '../../examinations/scrutiny/find-record.ts'
import { issueAdmitCard } from '../../examinations/scrutiny/issue-admit-card.ts'
import { recordOf } from '../../mariners/index.ts'
import { type Applicant, opened } from './applications.ts'
import { done, type Stage } from './stage.ts'

/** Finds every entry of the record as it was claimed. */
async function findAll(stage: Stage, applicant: Applicant): Promise<void> {
  const { db, authorityId, officers } = stage
  for (const line of await recordOf(db, applicant.personId, authorityId)) {
    const finding = {
      ...(await opened(stage, applicant)),
      recordId: line.id,
      recordVersion: line.version,
      verdict: 'accepted' as const,
      corrected: null,
      againstDocumentId: line.documents[0]?.id ?? null,
      note: null,
    }
    done(`finding on ${line.kind}`, await findRecord(db, finding, officers.examiner))
  }
}

const mail = ({ jobs, config }: Stage) => ({ jobs, publicUrl: config.publicUrl })

/** Accepts: the rules are satisfied on what was found. */
export async function accept(stage: Stage, applicant: Applicant): Promise<void> {
  await findAll(stage, applicant)
  const decided = await acceptApplication(
    stage.db,
    mail(stage),
    await opened(stage, applicant),
    stage.officers.examiner,
  )
  done(`acceptance of ${applicant.stage}`, decided)
}

/** Asks the candidate for what is missing. */
export async function hold(stage: Stage, applicant: Applicant, reasons: Reason[]): Promise<void> {
  const input = { ...(await opened(stage, applicant)), reasons }
  done('hold', await holdApplication(stage.db, mail(stage), input, stage.officers.examiner))
}

/** Refuses with reasons. */
export async function reject(stage: Stage, applicant: Applicant, reasons: Reason[]): Promise<void> {
  const input = { ...(await opened(stage, applicant)), reasons }
  done('rejection', await rejectApplication(stage.db, mail(stage), input, stage.officers.examiner))
}

/** The candidate answers what was asked. */
export async function answer(stage: Stage, applicant: Applicant, words: string): Promise<void> {
  const input = { ...(await opened(stage, applicant)), personId: applicant.personId, words }
  done('answer', await answerQuestion(stage.db, input, applicant.actor))
}

/** Gives the accepted candidate the admit card, and with it the seat. */
export async function giveAdmitCard(stage: Stage, applicant: Applicant): Promise<void> {
  const { db, jobs, officers } = stage
  done('admit card', await issueAdmitCard(db, jobs, await opened(stage, applicant), officers.examiner))
}
