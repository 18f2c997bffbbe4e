import { nextNumber } from '../authorities/index.ts'
import type { Act, Day } from '../db/act.ts'
import type { Jobs, Queue } from '../shell/jobs.ts'
import { completeContent, type PaperContent } from './paper-content.ts'
import { layoutOf, type PaperForm } from './paper-forms.ts'
import { insertPaper } from './papers.queries.ts'
import { insertPrint } from './prints.queries.ts'

export type NewPaper = {
  authorityId: string
  /** The series its number is drawn from, as SER. */
  series: string
  kind: string
  grade: string | null
  form: PaperForm
  holderId: string
  content: PaperContent
  photographId: string | null
  validFrom: Day
  validUntil: Day | null
  decisionId: string | null
}

export const printQueue: Queue = 'paper.print'

/**
 * Enters a paper into the register, with the next number of its series, and asks for its PDFs: all inside the
 * act, so that an act undone leaves no number, no row and no print. The PDFs are made after it.
 */
export async function issuePaper(
  act: Act,
  jobs: Jobs,
  paper: NewPaper,
): Promise<{ id: string; number: string }> {
  const { trx, now, actor } = act
  const content = JSON.stringify(completeContent(paper.form, paper.content))
  const number = await nextNumber(act, paper.authorityId, paper.series)
  const { id } = await insertPaper(trx, {
    ...paper,
    number,
    content,
    grantedAt: now,
    grantedBy: actor.personId,
  })
  for (const language of layoutOf(paper.form).languages) {
    const print = await insertPrint(trx, id, language, now)
    await jobs.send(trx, printQueue, { id: print.id })
  }
  await act.record({
    action: 'paper.granted',
    subject: { kind: 'paper', id },
    authorityId: paper.authorityId,
    details: { number, form: paper.form },
  })
  return { id, number }
}
