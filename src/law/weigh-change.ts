import { settingsOn } from '../authorities/index.ts'
import type { Day } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { type ClauseChange, type DraftFigure, lawView, type LawView, whoTurns } from '../rules/index.ts'
import { found } from '../shell/errors.ts'
import { canonical } from './canonical.ts'
import { listQuestions } from './law.queries.ts'
import type { KeptQuestion } from './rows.ts'

export type Dates = { from: Day; to: Day; draft: DraftFigure | undefined }

/** What another day, or a draft figure, changes of the law; and whose kept answer it would turn. */
export type Weighed = {
  clauses: ClauseChange[]
  /** So many different questions were asked again. */
  asked: number
  gains: readonly KeptQuestion[]
  loses: readonly KeptQuestion[]
  otherwise: number
}

/**
 * Compares the law of two days, with what the authority has set on each and with a draft figure in the later one,
 * and asks every kept question of the newest decisions again under both. Nothing is kept of it.
 */
export async function weighChange(
  db: Db,
  { authorityId, ruleSet }: { authorityId: string; ruleSet: string },
  { from, to, draft }: Dates,
): Promise<Weighed> {
  const before = found(
    lawView(ruleSet, from, { settings: await settingsOn(db, authorityId, from) }),
    `law of ${ruleSet} on ${from}`,
  )
  const after = found(
    lawView(ruleSet, to, { settings: await settingsOn(db, authorityId, to) }, draft),
    `law of ${ruleSet} on ${to}`,
  )
  const questions = different(await listQuestions(db, authorityId, ruleSet, newest))
  const { gains, loses, otherwise } = whoTurns(questions, askedOf(before), askedOf(after))
  const clauses = before.compare(after)
  return { clauses, asked: questions.length, gains, loses, otherwise: otherwise.length }
}

/** A year's decisions of a busy authority, asked again in a second; the page says that older ones are not. */
export const newest = 5000

const askedOf =
  (law: LawView) =>
  ({ decision, params, on, facts }: KeptQuestion) =>
    law.ask(decision, { params, on, facts })

/** A question that was asked several times counts once, by its newest answer. */
function different(questions: readonly KeptQuestion[]): KeptQuestion[] {
  const known = new Set<string>()
  return questions.filter(({ decision, params, on, facts }) => {
    const key = canonical({ decision, params, on, facts })
    return !known.has(key) && known.add(key).size > 0
  })
}
