import { setting } from '../authorities/index.ts'
import { type Act, type Actor, perform, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import {
  type Application,
  examinersOf,
  lockApplication,
  markGranted,
  type ReleasedResult,
  resultOf,
} from '../examinations/index.ts'
import { decideAndKeep } from '../law/index.ts'
import { foundFacts, profileOf } from '../mariners/index.ts'
import { notify } from '../notices/index.ts'
import { isPaperForm, issuePaper } from '../papers/index.ts'
import { person } from '../people/index.ts'
import { NotFound, sameVersion } from '../shell/errors.ts'
import type { Deps } from '../shell/room.ts'
import { type Bilingual, bilingual, type Text } from '../shell/text.ts'
import { z } from 'zod'
import { certificateContent, type Certified, certified } from './certificate-content.ts'
import { certificateKind, certificateSeries, gradeOf } from './grade-of.ts'

/** @public */
export const grantCertificateRefusals = [
  'not-passed',
  'own-application',
  'granter-examined',
  'result-not-released',
  'particulars-missing',
  'photograph-missing',
  'rules-not-satisfied',
] as const
type Refusal = (typeof grantCertificateRefusals)[number]

type Officer = Actor & { personId: string; authorityId: string }
type Tools = Pick<Deps, 'config' | 'jobs' | 'text'>

/**
 * The Chief Examiner grants a certificate of competency (23(v), 30(v), 34(iv)) on the examiner's recommendation,
 * when the rules are satisfied on the findings: decision, number, register row and the order for the PDFs are
 * one act. Whoever scrutinised, examined or recommended does not grant.
 */
export async function grantCertificate(
  db: Db,
  tools: Tools,
  input: { applicationId: string; version: number },
  officer: Officer,
) {
  return await perform(db, officer, async (act) => {
    const application = await lockApplication(act, input.applicationId)
    if (application.authorityId !== officer.authorityId) throw new NotFound('application')
    sameVersion(input.version, application.version, application.number)
    const result = await resultOf(act.trx, application.id)
    const refusal = await refusalOf(act, application, result, officer)
    if (refusal) return refuse(refusal)
    const of = certified(await profileOf(act.trx, application.personId, officer.authorityId))
    if (!of || !result) return refuse('particulars-missing')
    const decided = await decide(act, application, result)
    if (!decided) return refuse('rules-not-satisfied')
    const content = await contentOf(act, tools.text, { person: of, result, officer })
    const grade = gradeOf(application.grade)
    const paper = await issuePaper(act, tools.jobs, {
      authorityId: officer.authorityId,
      series: certificateSeries[grade],
      kind: certificateKind,
      grade,
      holderId: application.personId,
      content,
      photographId: application.photographId,
      ...decided,
    })
    await markGranted(act, application.id, paper.id, input.version)
    await tellHolder(act, tools, application.personId, paper.number)
    return { ok: true as const, ...paper }
  })
}

/** What stands against a grant before the rules are asked. */
async function refusalOf(
  { trx }: Act,
  application: Application,
  result: ReleasedResult | undefined,
  officer: Officer,
): Promise<Refusal | undefined> {
  if (application.personId === officer.personId) return 'own-application'
  if (application.state !== 'passed') return 'not-passed'
  if (!result) return 'result-not-released'
  if ((await examinersOf(trx, application.id)).includes(officer.personId)) return 'granter-examined'
  return application.photographId === null ? 'photograph-missing' : undefined
}

const Value = z.object({ validFrom: z.string(), validUntil: z.string(), form: z.number() })

/** The decision of the rules on what was found, kept with the grant; undefined when they say no. */
async function decide(act: Act, { authorityId, personId, grade }: Application, result: ReleasedResult) {
  const facts = { ...(await foundFacts(act.trx, personId, authorityId)), examination: result.facts }
  const decision = await decideAndKeep(act, {
    authorityId,
    ruleSet: 'jharkhand-2020',
    decision: 'competency-grant',
    params: { grade },
    on: act.today,
    facts,
  })
  if (decision.result.outcome !== 'satisfied') return undefined
  const { form: number, ...days } = Value.parse(decision.result.value)
  const form = `form-${number}`
  if (!isPaperForm(form)) throw new Error(`No form ${form}`)
  return { ...days, form, decisionId: decision.id }
}

async function contentOf(
  { trx, today }: Act,
  text: Text,
  { person: of, result, officer }: { person: Certified; result: ReleasedResult; officer: Officer },
) {
  const set = await setting(trx, officer.authorityId, 'papers.place', today)
  const place: Bilingual =
    set === undefined ? { en: text('en', 'grants.place'), hi: text('hi', 'grants.place') } : bilingual(set)
  const { fullName } = await person(trx, officer.personId)
  return certificateContent({ person: of, examinedOn: result.examinedOn, grantedBy: fullName, place }, text)
}

/** A mail to those who gave an address; all others see it on their pages. */
async function tellHolder(
  act: Act,
  { config, jobs }: Tools,
  holderId: string,
  number: string,
): Promise<void> {
  const { email, language } = await person(act.trx, holderId)
  if (email === null) return
  const link = `${config.publicUrl}/${language}/my/papers`
  await notify(act, jobs, {
    to: email,
    language,
    template: 'certificate-granted',
    content: { number, link },
  })
}
