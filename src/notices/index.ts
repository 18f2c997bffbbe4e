// Owns the outbox: what is to be sent by e-mail, and the job that sends it.
import type { Deps } from '../shell/room.ts'
import { mailQueue } from './notify.ts'
import { listUnsent } from './notices.queries.ts'
import { sendMail } from './send-mail.ts'

export { notify, type Notice } from './notify.ts'

/** Says how the room's jobs are done; called once, before the queues start. */
export function noticeJobs(deps: Pick<Deps, 'db' | 'config' | 'text' | 'jobs'>): void {
  deps.jobs.work(mailQueue, sendMail(deps))
}

/** At a start: what waited for a mail server goes on the queue again. */
export async function sendWaiting({ db, config, jobs }: Pick<Deps, 'db' | 'config' | 'jobs'>): Promise<void> {
  if (config.mail.smtpUrl === undefined) return
  for (const { id } of await listUnsent(db))
    await db.transaction().execute(async (trx) => await jobs.send(trx, mailQueue, { id }))
}
