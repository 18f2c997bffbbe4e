// Certificates and the orders on them, by the Chief Examiner.
import type { Day } from '../../db/act.ts'
import { grantCertificate } from '../../grants/grant-certificate.ts'
import { orderOnCertificate } from '../../grants/order-on-certificate.ts'
import { paperOfAuthority } from '../../papers/index.ts'
import { type Applicant, opened } from './applications.ts'
import { done, type Stage } from './stage.ts'

/** Grants the certificate of who passed; its id. */
export async function grant(stage: Stage, applicant: Applicant): Promise<string> {
  const input = await opened(stage, applicant)
  const granted = await grantCertificate(stage.db, stage, input, stage.officers.chief)
  return done(`certificate of ${applicant.stage}`, granted).id
}

/** Suspends a certificate from a day to a day (34(iv)(g)). */
export async function suspend(stage: Stage, paperId: string, fromDay: Day, toDay: Day): Promise<void> {
  const reasons =
    'On the night ferry from Sahibganj to Manihari he left the wheel to an unlicensed hand; the ferry grounded.'
  await order(stage, { ...(await seenPaper(stage, paperId)), kind: 'suspension', fromDay, toDay, reasons })
}

/** Cancels a certificate (34(iv)(g)). */
export async function cancel(stage: Stage, paperId: string): Promise<void> {
  const reasons =
    'Twice found drunk at the wheel with passengers on board; suspended before, and warned in writing.'
  await order(stage, { ...(await seenPaper(stage, paperId)), kind: 'cancellation', reasons })
}

async function seenPaper({ db, authorityId }: Stage, paperId: string) {
  const { version } = await paperOfAuthority(db, authorityId, paperId)
  return { paperId, version, grounds: '34(iv)(g)(ii)' }
}

type Order = Parameters<typeof orderOnCertificate>[2]

async function order(stage: Stage, wanted: Order): Promise<void> {
  done(wanted.kind, await orderOnCertificate(stage.db, stage, wanted, stage.officers.chief))
}
