import nodemailer from 'nodemailer'
import { z } from 'zod'
import type { Deps } from '../shell/room.ts'
import { findUnsent, markDropped, markSent } from './notices.queries.ts'

const Language = z.enum(['hi', 'en'])
const Content = z.record(z.string(), z.string())
/** A mail with a secret is of use for as long as its link opens. */
const secretTemplates = new Set(['password-reset'])
const halfAnHour = 1800

/**
 * The job `mail.send`: one row of the outbox, by SMTP. Run twice it sends once, unless the process dies
 * between the server's word and ours. Without SMTP_URL a row waits until a start with one; a secret does not
 * wait, it is forgotten (an officer makes the link at a counter).
 */
export function sendMail({ db, config, text }: Pick<Deps, 'db' | 'config' | 'text'>) {
  const { smtpUrl, from } = config.mail
  const transport = smtpUrl === undefined ? undefined : nodemailer.createTransport(smtpUrl)
  return async ({ id }: { id: string }): Promise<void> => {
    const row = await findUnsent(db, id)
    if (!row) return
    const stale = !transport || row.ageSeconds > halfAnHour
    if (stale && secretTemplates.has(row.template)) {
      await markDropped(db, id)
      return
    }
    if (!transport) return
    const language = Language.parse(row.language)
    const content = Content.parse(row.content)
    const sent = await transport.sendMail({
      from,
      to: row.recipient,
      subject: text(language, `notices.${row.template}.subject`, content),
      text: text(language, `notices.${row.template}.body`, content),
    })
    await markSent(db, id, sent.messageId)
  }
}
