import type { Act } from '../../db/act.ts'
import { notify } from '../../notices/index.ts'
import { person } from '../../people/index.ts'
import type { Application } from '../applications/application-door.ts'
import type { Mail } from '../sessions/move-session.ts'

/** A mail to the candidate, who reads the rest on their own page; without an address they see it there alone. */
export async function tellCandidate(
  act: Act,
  { jobs, publicUrl }: Mail,
  application: Application,
  template: 'scrutiny-decided' | 'application-held',
): Promise<void> {
  const { email, language } = await person(act.trx, application.personId)
  if (email === null) return
  const link = `${publicUrl}/${language}/my/applications/${application.id}`
  await notify(act, jobs, { to: email, language, template, content: { number: application.number, link } })
}
