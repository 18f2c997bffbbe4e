import { z } from 'zod'
import { titleOf } from './decision-title.ts'
import type { Replay } from './replay-decision.ts'
import type { DecisionRow, ListedDecision } from './rows.ts'
import { citeOf } from './said-value.ts'

export const perPage = 50

/** The decisions that the authority has taken, the newest first. One more than fits tells that there are older ones. */
export const decisionsPage = (office: string, rows: ListedDecision[], page: number) => ({
  titleKey: 'law.decisions.title',
  decisions: rows.slice(0, perPage).map(({ id, ruleSet, decision, on, outcome, madeAt }) => ({
    ...{ address: `/office/${office}/decisions/${id}`, title: titleOf(ruleSet, decision), on, madeAt },
    outcomeKey: `law.outcome.${outcome}`,
  })),
  before: page > 1 ? `/office/${office}/decisions?page=${page - 1}` : '',
  after: rows.length > perPage ? `/office/${office}/decisions?page=${page + 1}` : '',
})

/** One decision as it was kept, and what becomes of it when the rules decide it again now. */
export const decisionPage = (office: string, row: DecisionRow, replay: Replay) => ({
  titleKey: 'law.decision.title',
  back: `/office/${office}/decisions`,
  verdict: replay.verdict,
  kind: replay.verdict === 'same' ? 'good' : replay.verdict === 'version-missing' ? 'caution' : 'bad',
  parts: replay.verdict === 'altered' ? replay.parts.map((part) => `law.part.${part}`) : [],
  title: titleOf(row.ruleSet, row.decision),
  ruleSetKey: `law.ruleSet.${row.ruleSet}`,
  outcomeKey: `law.outcome.${row.outcome}`,
  ...toldIn(row.result),
  on: row.on,
  lawOn: row.lawOn,
  madeAt: row.madeAt,
  version: row.ruleSetVersion,
  questionHash: row.questionHash,
  resultHash: row.resultHash,
  question: JSON.stringify({ params: row.params, settings: row.settings, facts: row.facts }, null, 2),
})

const Words = z.object({ en: z.string(), hi: z.string() })
const Line = z.object({
  citation: z.string(),
  requirement: Words,
  outcome: z.string(),
  short: Words.nullable(),
})
const Told = z.object({
  outcome: z.string(),
  explanation: z.object({ found: Words.nullable(), children: z.array(Line).default([]) }),
})

/** What it came to in words: the amount or date computed, the requirements that failed or stayed open. */
function toldIn(result: unknown) {
  const told = Told.safeParse(result)
  if (!told.success) return { found: null, failed: [] }
  const { outcome, explanation } = told.data
  return {
    found: outcome === 'computed' ? explanation.found : null,
    failed: explanation.children
      .filter((line) => line.outcome === 'unmet' || line.outcome === 'unknown')
      .map(({ citation, requirement, short }) => ({ cite: citeOf(citation), words: short ?? requirement })),
  }
}

declare module '../shell/views.ts' {
  interface Views {
    'law/decisions': ReturnType<typeof decisionsPage>
    'law/decision': ReturnType<typeof decisionPage>
  }
}
