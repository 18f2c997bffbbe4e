// From the first form to the admit card, by the acts that the pages use.
import { applicationForGrant, examinationsPayments } from '../../examinations/index.ts'
import { askFee } from '../../examinations/applications/ask-fee.ts'
import { chooseSession } from '../../examinations/applications/choose-session.ts'
import { encloseDocument } from '../../examinations/applications/enclose-document.ts'
import type { Requirement } from '../../examinations/applications/enclosures.ts'
import { fillPartD } from '../../examinations/applications/fill-part-d.ts'
import { startApplication } from '../../examinations/applications/start-application.ts'
import { submitApplication } from '../../examinations/applications/submit-application.ts'
import { confirmPayment } from '../../payments/decide-payment.ts'
import { demandOf } from '../../payments/index.ts'
import { reportChallan } from '../../payments/report-challan.ts'
import type { Upload } from '../../shell/form.ts'
import { readClock } from '../../db/act.ts'
import { photograph, scan } from './pictures.ts'
import type { Member } from './records.ts'
import { done, type Stage } from './stage.ts'

export type Applicant = Member & { applicationId: string }

/** The application at the version that a page would show now. */
export async function opened({ db, authorityId }: Stage, { applicationId }: Applicant) {
  const { version, demandId } = await applicationForGrant(db, authorityId, applicationId)
  return { applicationId, version, demandId }
}

/** A draft with a seat, its papers and its fee reported: the seat is kept until the treasury decides. */
export async function draft(stage: Stage, member: Member, sessionId: string): Promise<Applicant> {
  const { db, authorityId: authority } = stage
  const { personId, grade, actor } = member
  const begun = await startApplication(db, { personId, authority, grade }, actor)
  const { id: applicationId } = done(`application of ${member.stage}`, begun)
  const applicant = { ...member, applicationId }
  const chosen = { ...(await opened(stage, applicant)), personId, sessionId }
  done(`seat of ${member.stage}`, await chooseSession(db, chosen, actor))
  const part = { ...(await opened(stage, applicant)), personId, appearedEarlier: false }
  done(`part D of ${member.stage}`, await fillPartD(db, part, actor))
  await enclose(stage, applicant)
  await payFee(stage, applicant)
  return applicant
}

/** The papers of 23(ii) and 30(ii) that are not in the record already. */
async function enclose(stage: Stage, applicant: Applicant): Promise<void> {
  const { seed } = applicant
  const portrait = await photograph(seed, 'photograph')
  const papers: [Requirement, Upload][] = [
    ['testimonials', await scan(seed, 'testimonial')],
    ['character', await scan(seed + 5, 'character')],
    ['photograph', portrait],
    ['photograph-signed', portrait],
  ]
  for (const [requirement, upload] of papers)
    done(
      requirement,
      await encloseDocument(
        stage.db,
        stage.config.dataFolder,
        { ...idsOf(applicant), requirement, upload },
        applicant.actor,
      ),
    )
}

const idsOf = ({ applicationId, personId }: Applicant) => ({ applicationId, personId })

async function payFee({ db, config }: Stage, applicant: Applicant): Promise<void> {
  const { actor, personId, seed } = applicant
  const { demandId } = done('fee', await askFee(db, idsOf(applicant), actor))
  const { version, amountPaise } = await demandOf(db, demandId)
  const { today } = await readClock(db)
  const number = `SBG/${today.slice(0, 4)}/${String(4100 + seed)}`
  const image = await scan(seed + 11, 'challan')
  const challan = { demandId, personId, version, number, paidOn: today, amountPaise, image }
  const room = { dataFolder: config.dataFolder, onReported: examinationsPayments.onReported }
  done(`challan of ${applicant.stage}`, await reportChallan(db, challan, actor, room))
}

/** Submits a draft with the declaration of Part E. */
export async function submit(stage: Stage, applicant: Applicant): Promise<void> {
  const { personId, fullName: declaredBy, actor } = applicant
  const input = { ...(await opened(stage, applicant)), personId, declaredBy }
  done(`submission of ${applicant.stage}`, await submitApplication(stage.db, input, actor))
}

/** The treasury finds the challan in its books. */
export async function confirmFee(stage: Stage, applicant: Applicant): Promise<void> {
  const { db, config, jobs, officers } = stage
  const { demandId } = await opened(stage, applicant)
  if (demandId === null) throw new Error(`Demonstration: ${applicant.stage} was not asked for the fee`)
  const { version } = await demandOf(db, demandId)
  const tools = { db, config, jobs, after: examinationsPayments }
  done('confirmation', await confirmPayment(tools, { demandId, version }, officers.treasury))
}
