import { type Act, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found, sameVersion } from '../../shell/errors.ts'
import { renewResult } from '../results/renew-result.ts'
import { hundredths } from './mark-answer.ts'
import * as queries from './marking.queries.ts'
import { lockOfficeSession, type Officer } from './office-session.ts'
import { type SheetContent, sheetContent } from './sheet-content.ts'

/** @public */
export const markSheetRefusals = ['marking-not-open', 'own-paper', 'no-sheet', 'reason-needed'] as const

export type SheetMarks = {
  sessionId: string
  blind: string
  /** How often the sheet had been marked when the page was opened. */
  version: number
  /** The marks of each rubric line, in hundredths, in the rubric's order. */
  marks: number[]
  note: string
  reason: string
}

/**
 * An examiner's marks for one sheet, by its blind number. A second marking is a correction: a new row with its
 * reason, while the old one stays.
 */
export async function markSheet(db: Db, input: SheetMarks, actor: Officer) {
  return await perform(db, actor, async (act) => {
    const session = await lockOfficeSession(act.trx, actor, input.sessionId)
    if (session.state !== 'finished' && session.state !== 'marked') return refuse('marking-not-open')
    const sheet = found(await queries.lockSheet(act.trx, session.id, input.blind), 'sheet')
    if (sheet.personId === actor.personId) return refuse('own-paper')
    sameVersion(
      input.version,
      await queries.countMarkings(act.trx, sheet.attemptId, sheet.question),
      `sheet ${sheet.blind}`,
    )
    const earlier = await queries.findMark(act.trx, sheet.attemptId, sheet.question)
    if (earlier && input.reason === '') return refuse('reason-needed')
    const row = markOf(sheet, sheetContent(sheet.content), input)
    if (row.obtained > 0 && !(await hasSheet(act, sheet))) return refuse('no-sheet')
    await keepMark(act, { ...row, by: actor.personId, at: act.now }, earlier?.id, input.reason)
    if (session.state === 'marked')
      await renewResult(act, session, sheet.applicationId, { by: actor.personId, reason: input.reason })
    return { ok: true as const }
  })
}

type Sheet = NonNullable<Awaited<ReturnType<typeof queries.findSheet>>>

const markOf = (sheet: Sheet, content: SheetContent, { marks, note }: SheetMarks) => ({
  ...{ attemptId: sheet.attemptId, question: sheet.question, section: sheet.section, kind: sheet.kind },
  maximum: content.rubric.reduce((sum, line) => sum + hundredths(line.marks), 0),
  obtained: marks.reduce((sum, one) => sum + one, 0),
  lines: marks,
  note,
})

const hasSheet = async ({ trx }: Act, { attemptId, question }: Sheet): Promise<boolean> =>
  (await queries.listSheetDocuments(trx, attemptId, question)).length > 0

async function keepMark(
  { trx, record }: Act,
  row: queries.NewMark,
  replaces: string | undefined,
  reason: string,
): Promise<void> {
  await queries.insertMarks(trx, [{ ...row, ...(replaces ? { correction: { replaces, reason } } : {}) }])
  await record({
    action: replaces ? 'sheet.corrected' : 'sheet.marked',
    subject: { kind: 'attempt', id: row.attemptId },
    ...(replaces ? { reason } : {}),
    details: { question: row.question, obtained: row.obtained, maximum: row.maximum },
  })
}
