import { settingsOn } from '../authorities/index.ts'
import { readClock } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { applicationForGrant, resultOf } from '../examinations/index.ts'
import { foundFacts, profileOf } from '../mariners/index.ts'
import { person } from '../people/index.ts'
import { competencyGrant } from '../rules/index.ts'
import type { Text } from '../shell/text.ts'
import { certificateContent, certified } from './certificate-content.ts'
import { gradeOf } from './grade-of.ts'
import type { Proposed } from './grants.page.ts'

/** A certificate that could be granted today, as its page shows it; throws NotFound. Nothing is kept. */
export async function proposedCertificate(
  db: Db,
  text: Text,
  authorityId: string,
  applicationId: string,
): Promise<Proposed> {
  const application = await applicationForGrant(db, authorityId, applicationId)
  const { today } = await readClock(db)
  const [{ fullName: personName }, result, profile, found, settings] = await Promise.all([
    person(db, application.personId),
    resultOf(db, application.id),
    profileOf(db, application.personId, authorityId),
    foundFacts(db, application.personId, authorityId),
    settingsOn(db, authorityId, today),
  ])
  const facts = result ? { ...found, examination: result.facts } : found
  const whole = certified(profile)
  const place = { en: '', hi: '' } // the preview shows the person's words; the place is the grant's
  const content = whole
    ? certificateContent(
        { person: whole, examinedOn: result?.examinedOn ?? today, grantedBy: '', place },
        text,
      )
    : null
  return {
    application,
    personName,
    result,
    decision: competencyGrant(gradeOf(application.grade), today, facts, { settings }),
    content,
  }
}
