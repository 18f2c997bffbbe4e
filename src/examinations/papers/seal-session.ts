import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Act, type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found, NotFound, sameVersion } from '../../shell/errors.ts'
import { listCurrentItems } from '../bank/bank.queries.ts'
import { Question } from '../bank/bank-item.ts'
import * as sessions from '../sessions/sessions.queries.ts'
import { Blueprint } from './blueprint.ts'
import { composePaper } from './compose.ts'
import { type DrawnLine, drawPaper, type PaperShortage, shortages, type StoredQuestion } from './draw.ts'
import * as queries from './papers.queries.ts'
import { newKey, seal, sha256, wrappingKey } from './seal.ts'

/** @public */
export const sealSessionRefusals = [
  'session-not-closed',
  'bank-too-small',
  'nobody-seated',
  'cards-missing',
] as const

/** How each line of the blueprint is met in every paper of a session; names no question. */
export const Proof = z.array(
  z.object({
    ...{ section: z.string(), kinds: z.array(z.string()), marks: z.number() },
    ...{ needed: z.number(), available: z.number(), drawn: z.number() },
  }),
)
type ProofLine = z.infer<typeof Proof>[number]

type Sealing = { sessionId: string; version: number; secret: string }
type OfficeActor = Actor & { personId: string; authorityId: string }

/**
 * Draws and seals a complete paper for every candidate of a session that takes no more applications. From
 * here on nothing is drawn any more: not at the opening, and not when a candidate starts.
 */
export async function sealSession(db: Db, { sessionId, version, secret }: Sealing, actor: OfficeActor) {
  return await perform(db, actor, async (act) => {
    const session = found(await sessions.lockSession(act.trx, sessionId), 'session')
    if (session.authorityId !== actor.authorityId) throw new NotFound('session of another authority')
    sameVersion(version, session.version, session.number)
    if (session.state !== 'closed') return refuse('session-not-closed')
    if ((await queries.countUnseated(act.trx, sessionId)) > 0) return refuse('cards-missing')
    const seated = await queries.listSeated(act.trx, sessionId)
    if (seated.length === 0) return refuse('nobody-seated')
    const blueprint = Blueprint.parse(session.paper)
    const bank = await storedQuestions(act.trx, session.grade)
    if (shortages(blueprint, bank).length > 0) return refuse('bank-too-small')
    const proof = await sealPapers(act, { sessionId, secret, by: actor.personId }, seated, () =>
      drawPaper(blueprint, bank, randomInt),
    )
    await sessions.updateSession(act.trx, sessionId, { state: 'sealed' })
    await act.record({
      action: 'session.sealed',
      subject: { kind: 'exam-session', id: sessionId },
      details: { papers: seated.length, lines: proof },
    })
    return { ok: true as const, papers: seated.length }
  })
}

/** The questions that may be drawn for a grade. */
export async function storedQuestions(db: Db, grade: string): Promise<StoredQuestion[]> {
  const rows = await listCurrentItems(db, grade)
  return rows.map(({ itemId, version, section, content }) => ({
    itemId,
    version,
    section,
    question: Question.parse(content),
  }))
}

/** Before anything is sealed: what the bank lacks for a session's paper. */
export const sessionShortages = async (db: Db, grade: string, paper: unknown): Promise<PaperShortage[]> =>
  shortages(Blueprint.parse(paper), await storedQuestions(db, grade))

async function sealPapers(
  { trx, now }: Act,
  { sessionId, secret, by }: { sessionId: string; secret: string; by: string },
  seated: { id: string }[],
  draw: () => DrawnLine[],
): Promise<ProofLine[]> {
  const key = newKey()
  const sealingId = randomUUID()
  const papers = seated.map(({ id }) => ({ attemptId: id, lines: draw() }))
  const proof = proofOf(papers.map(({ lines }) => lines))
  const sessionKey = seal(wrappingKey(secret, sessionId), key, sessionId)
  await queries.insertSealing(trx, {
    ...{ id: sealingId, sessionId, sessionKey, by, at: now },
    proof: JSON.stringify(proof),
  })
  for (const { attemptId, lines } of papers) {
    const { questions, keys } = composePaper(lines, randomInt, () => randomBytes(6).toString('hex'))
    const text = Buffer.from(JSON.stringify(questions))
    await queries.insertSealedPaper(trx, {
      ...{ sealingId, attemptId, questionCount: questions.length, sha256: sha256(text) },
      questions: seal(key, text, `questions ${attemptId}`),
      answerKey: seal(key, Buffer.from(JSON.stringify(keys)), `keys ${attemptId}`),
    })
  }
  return proof
}

/** For every line of the blueprint: how many it wants, how many there were, and the fewest that any paper got. */
function proofOf(papers: DrawnLine[][]): ProofLine[] {
  const [first = []] = papers
  return first.map(({ section, kinds, marks, count, available }, at) => ({
    ...{ section, kinds, marks, needed: count, available },
    drawn: Math.min(...papers.map((lines) => new Set(lines[at]?.drawn.map((one) => one.itemId)).size)),
  }))
}
