import { type Act, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found, NotFound, sameVersion } from '../../shell/errors.ts'
import { renewResult } from '../results/renew-result.ts'
import { judgeRubric, type LineMarks, type Rubric } from './judge-rubric.ts'
import { type Candidate, listCandidates, listExaminers } from './marking.queries.ts'
import { lockOfficeSession, type Officer, type OfficeSession } from './office-session.ts'
import * as queries from './part-results.queries.ts'

/** @public */
export const recordPartRefusals = [
  'parts-not-open',
  'own-paper',
  'not-present',
  'second-examiner',
  'reason-needed',
] as const

export type PartMarks = {
  sessionId: string
  applicationId: string
  part: queries.Part
  /** How often the part had been recorded when the page was opened. */
  version: number
  /** The candidate did not come to this part. */
  absent: boolean
  /** In hundredths, in the rubric's order. */
  marks: number[]
  note: string
  secondExaminerId: string
  reason: string
}

/** The rubric of a part in a session's paper; NotFound where the grade has no such part. */
export function rubricOf({ paper }: Pick<OfficeSession, 'paper'>, part: queries.Part): Rubric {
  return found(part === 'viva' ? paper.viva : paper.practical, part)
}

/**
 * What two examiners found in the viva voce, or in the simulator (32(iv)(n)), line by line. Recorded anew it is a
 * correction: a new row with its reason, while the old one stays.
 */
export async function recordPart(db: Db, input: PartMarks, actor: Officer) {
  return await perform(db, actor, async (act) => {
    const session = await lockOfficeSession(act.trx, actor, input.sessionId)
    const rubric = rubricOf(session, input.part)
    const candidate = await candidateOf(act, session.id, input.applicationId)
    const refused = await againstRecording(act, session, candidate, input, actor)
    if (refused) return refuse(refused)
    const times = await queries.countPartResults(act.trx, candidate.applicationId, input.part)
    sameVersion(input.version, times, `${input.part} of ${candidate.applicationNumber}`)
    const earlier = await queries.findPartResult(act.trx, candidate.applicationId, input.part)
    if (earlier && input.reason === '') return refuse('reason-needed')
    await keepPart(act, { input, rubric, examinerId: actor.personId, replaces: earlier?.id })
    if (session.state === 'marked')
      await renewResult(act, session, candidate.applicationId, { by: actor.personId, reason: input.reason })
    return { ok: true as const }
  })
}

async function candidateOf({ trx }: Act, sessionId: string, applicationId: string): Promise<Candidate> {
  const candidate = (await listCandidates(trx, sessionId)).find((one) => one.applicationId === applicationId)
  if (!candidate) throw new NotFound('candidate of the session')
  return candidate
}

/** Two examiners, neither of them the candidate, and a candidate who came to the examination. */
async function againstRecording(
  { trx }: Act,
  session: OfficeSession,
  candidate: Candidate,
  { secondExaminerId }: PartMarks,
  { personId, authorityId }: Officer,
): Promise<(typeof recordPartRefusals)[number] | undefined> {
  if (!['running', 'finished', 'marked'].includes(session.state)) return 'parts-not-open'
  if ([personId, secondExaminerId].includes(candidate.personId)) return 'own-paper'
  if (candidate.attendance !== 'present') return 'not-present'
  const examiners = await listExaminers(trx, authorityId)
  const isOther = secondExaminerId !== personId && examiners.some((one) => one.id === secondExaminerId)
  return isOther ? undefined : 'second-examiner'
}

type Keeping = { input: PartMarks; rubric: Rubric; examinerId: string; replaces: string | undefined }

async function keepPart({ trx, now, record }: Act, { input, rubric, examinerId, replaces }: Keeping) {
  const lines = input.absent ? [] : lineMarks(rubric, input.marks)
  const judged = judgeRubric(rubric, lines)
  const outcome = input.absent ? 'absent' : judged.outcome
  await queries.insertPartResult(trx, {
    ...{ applicationId: input.applicationId, part: input.part, outcome, lines, note: input.note },
    ...{ maximum: judged.maximum, obtained: judged.obtained, examinerId, at: now },
    secondExaminerId: input.secondExaminerId,
    correction: replaces === undefined ? null : { replaces, reason: input.reason },
  })
  await record({
    action: `${input.part}.${replaces === undefined ? 'recorded' : 'corrected'}`,
    subject: { kind: 'application', id: input.applicationId },
    ...(replaces === undefined ? {} : { reason: input.reason }),
    details: { outcome, obtained: judged.obtained, maximum: judged.maximum },
  })
}

const lineMarks = (rubric: Rubric, marks: number[]): LineMarks[] =>
  rubric.lines.map((line, at) => ({ key: line.key, obtained: marks[at] ?? 0 }))
