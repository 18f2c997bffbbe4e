import { z } from 'zod'
import { settingsOfOne } from '../authorities/index.ts'
import { readClock } from '../db/act.ts'
import { boatInterpretations, catalogue, interpretations, settingsOf } from '../rules/index.ts'
import { printedDecision, versionsOf } from '../rules/printing.ts'
import { found } from '../shell/errors.ts'
import type { Routes } from '../shell/room.ts'
import { hasText } from '../shell/text-keys.ts'
import { askedAt } from './asked-at.ts'
import { type DecisionEntry, decisionPage, decisionsPage, examplesPage } from './decision-pages.page.ts'
import { gazetteNamed } from './gazette.ts'

const OfSet = z.object({ ruleSet: z.string() })
const OfDecision = OfSet.extend({ decision: z.string() })
const Choice = z.object({ choice: z.coerce.number().int().min(0).max(20).optional().catch(undefined) })

const entriesOf = (ruleSet: string): DecisionEntry[] =>
  catalogue()
    .filter((one) => one.ruleSet === ruleSet)
    .map((one) => ({ ...one, askedAt: askedAt(one.ruleSet, one.decision) }))

const read = { 'jharkhand-2020': interpretations, 'bihar-boats-2018': boatInterpretations }

/** What is decided, and how: a page for each decision, printed from the rules in force today. */
export const decisionPagesRoutes: Routes = (app, { db }) => {
  app.get('/rules/:ruleSet/decisions', { schema: { params: OfSet } }, async (request, reply) => {
    const { ruleSet } = found(gazetteNamed(request.params.ruleSet), 'gazette')
    return reply.page('gazettes/decisions', decisionsPage(ruleSet, entriesOf(ruleSet)))
  })

  const shown = async (params: z.infer<typeof OfDecision>, choice: number | undefined) => {
    const { ruleSet } = found(gazetteNamed(params.ruleSet), 'gazette')
    const entry = found(
      entriesOf(ruleSet).find(({ decision }) => decision === params.decision),
      'decision',
    )
    const { today } = await readClock(db)
    const settings = await settingsOfOne(db, ruleSet, today)
    const printed = found(printedDecision(ruleSet, entry.decision, today, { settings }), 'decision')
    return { ruleSet, entry, printed, on: today, chosen: choice ?? 0, has: hasText }
  }
  const schema = { params: OfDecision, querystring: Choice }

  app.get('/rules/:ruleSet/decisions/:decision', { schema }, async (request, reply) => {
    const { ruleSet, ...one } = await shown(request.params, request.query.choice)
    const model = decisionPage({
      ...one,
      versions: versionsOf(ruleSet),
      interpretations: read[ruleSet],
      settings: settingsOf(ruleSet),
      language: request.language,
    })
    return reply.page('gazettes/decision', model)
  })

  app.get('/rules/:ruleSet/decisions/:decision/examples', { schema }, async (request, reply) => {
    const one = await shown(request.params, request.query.choice)
    const tree = found(one.printed.trees[one.chosen], 'decision')
    return reply.page(
      'gazettes/decision-examples',
      examplesPage({ ...one, tree, language: request.language }),
    )
  })
}
