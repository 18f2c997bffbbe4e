import { type Act, type Actor, perform, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { notify } from '../notices/index.ts'
import { orderOnPaper, type PaperOrder, paperOfAuthority } from '../papers/index.ts'
import { person } from '../people/index.ts'
import type { Deps } from '../shell/room.ts'
import { gradeOf } from './grade-of.ts'
import { groundsOf } from './grounds.ts'

/** @public */
export const orderOnCertificateRefusals = ['ground-not-for-grade', 'own-certificate'] as const

type Officer = Actor & { personId: string; authorityId: string }
type Tools = Pick<Deps, 'config' | 'jobs'>
type Without<One> = One extends PaperOrder ? Omit<One, 'authorityId'> : never

/**
 * The Chief Examiner suspends or cancels a certificate (34(iv)(g)) or revokes such an order (34(iv)(i)), with the
 * clause it stands on and the reasons. The holder is told: he has to deliver the certificate (34(iv)(h)).
 */
export async function orderOnCertificate(db: Db, tools: Tools, order: Without<PaperOrder>, officer: Officer) {
  return await perform(db, officer, async (act) => {
    const certificate = await paperOfAuthority(act.trx, officer.authorityId, order.paperId)
    if (certificate.holderId === officer.personId) return refuse('own-certificate')
    const allowed: string[] = groundsOf(gradeOf(certificate.grade))
    if (order.kind !== 'revocation' && !allowed.includes(order.grounds)) return refuse('ground-not-for-grade')
    const made = await orderOnPaper(act, { ...order, authorityId: officer.authorityId })
    if (made.ok) await tellHolder(act, tools, made)
    return made
  })
}

async function tellHolder(
  act: Act,
  { config, jobs }: Tools,
  { holderId, number }: { holderId: string; number: string },
): Promise<void> {
  const { email, language } = await person(act.trx, holderId)
  if (email === null) return
  const link = `${config.publicUrl}/${language}/my/papers`
  await notify(act, jobs, { to: email, language, template: 'certificate-order', content: { number, link } })
}
