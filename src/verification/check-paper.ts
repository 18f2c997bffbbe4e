import { readClock } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { paperByNumber, suspensionOn, type Verdict, verdictOn } from '../papers/index.ts'
import type { Bilingual } from '../shell/text.ts'
import { maskedName } from './masked-name.ts'
import { paperNumber } from './paper-number.ts'

/** What anyone may know of a paper: is it in force now, and enough to see that it is the one in the hand. */
export type Checked = {
  number: string
  verdict: Verdict
  kind: string
  form: string
  gradeName: Bilingual | null
  holder: Bilingual
  authority: Bilingual
  validFrom: string
  validUntil: string | null
  suspension: { from: string; to: string | null } | null
}
export type Answer = { at: Date; paper: Checked | null }

/** Looks a number up; `paper` is null when no such number was ever given. */
export async function checkPaper(db: Db, typed: string): Promise<Answer> {
  const { now, today } = await readClock(db)
  const number = paperNumber(typed)
  const paper = number === undefined ? undefined : await paperByNumber(db, number)
  if (!paper) return { at: now, paper: null }
  const verdict = verdictOn(paper, paper.orders, today)
  const order = verdict === 'suspended' ? suspensionOn(paper.orders, today) : undefined
  return {
    at: now,
    paper: {
      number: paper.number,
      verdict,
      kind: paper.kind,
      form: paper.form,
      gradeName: paper.gradeName,
      holder: { hi: maskedName(paper.holder.hi), en: maskedName(paper.holder.en) },
      authority: paper.authority.name,
      validFrom: paper.validFrom,
      validUntil: paper.validUntil,
      suspension: order ? { from: order.fromDay, to: order.toDay } : null,
    },
  }
}
