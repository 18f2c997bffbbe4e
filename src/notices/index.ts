// Owns the outbox: what is to be sent by e-mail, and the job that sends it.
import type { Deps } from '../shell/room.ts'
import { mailQueue } from './notify.ts'
import { sendMail } from './send-mail.ts'

export { notify, type Notice } from './notify.ts'

/** Says how the room's jobs are done; called once, before the queues start. */
export function noticeJobs(deps: Pick<Deps, 'db' | 'config' | 'text' | 'jobs'>): void {
  deps.jobs.work(mailQueue, sendMail(deps))
}
