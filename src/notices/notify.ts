import type { Act } from '../db/act.ts'
import type { Jobs, Queue } from '../shell/jobs.ts'
import type { Language } from '../shell/text.ts'
import { insertNotice } from './notices.queries.ts'

export type Notice = {
  to: string
  language: Language
  template: NoticeTemplate
  content: Record<string, string>
}
/** Each has `notices.<template>.subject` and `.body` in both languages. */
export type NoticeTemplate =
  | 'password-reset'
  | 'scrutiny-decided'
  | 'application-held'
  | 'session-postponed'
  | 'session-cancelled'
  | 'result-released'
  | 'certificate-granted'
  | 'certificate-order'
  | 'payment-decided'

/** Writes a mail into the outbox and its job onto the queue, both inside the act: sent only if the act stands. */
export async function notify(act: Act, jobs: Jobs, notice: Notice): Promise<void> {
  const id = await insertNotice(act.trx, {
    recipient: notice.to,
    language: notice.language,
    template: notice.template,
    content: notice.content,
    at: act.now,
  })
  await jobs.send(act.trx, mailQueue, { id })
}

export const mailQueue: Queue = 'mail.send'
