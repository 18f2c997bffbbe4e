// Every tree of requirements with one thing changed: the cases notice it, or it changes nothing and is named.
import { describe, expect, test } from 'vitest'
import { contractConventions } from '../../../src/rules/conventions.ts'
import { dayNumber } from '../../../src/rules/day.ts'
import type { Asked } from '../../../src/rules/fold/asked.ts'
import { judge } from '../../../src/rules/fold/judge.ts'
import type { Rule } from '../../../src/rules/fold/rule.ts'
import { standsOf, told, verdictOn, type Stand, type Told } from './probes.ts'
import { scoreOf } from './score.ts'
import { mutantsOf } from './tree-mutants.ts'
import { nameOf, schemaOf, trees, type Tree } from './trees.ts'

type Judged = { readonly asked: Asked; readonly verdict: string }

const judgedOf = ({ asked, verdict }: Pick<Stand, 'asked' | 'verdict'>): Judged => ({
  asked: {
    on: dayNumber(asked.on),
    facts: asked.facts,
    mariner: asked.facts,
    conventions: contractConventions,
  },
  verdict,
})

const sameParams = (tree: Tree, params: Tree['params']) =>
  Object.entries(tree.params).every(([key, value]) => params[key] === value)

/** What a case tells of one requirement; of the grounds of rule 6 it tells those that hold, or that none does. */
const toldOn = (citation: string, { decision, expect }: Told): string | null => {
  const verdict = verdictOn(citation, expect)
  const { outcome, unmet } = expect
  if (decision === 'cancellation-ground')
    return verdict === 'unknown' || outcome === 'not-satisfied' || namesGround(citation, expect)
      ? verdict
      : null
  return outcome === 'satisfied' || unmet !== undefined ? verdict : null
}

const namesGround = (citation: string, { value }: Told['expect']) =>
  (value as { grounds?: readonly string[] } | undefined)?.grounds?.includes(citation) === true

/** What is told of a requirement of the tree: at its boundaries first, then in the cases. */
const toldOf = (tree: Tree, stands: readonly Stand[], citation: string): Judged[] => [
  ...stands.filter((one) => one.citation === citation).map(judgedOf),
  ...told
    .filter((one) => one.ruleSet === tree.ruleSet && one.decision === tree.decision)
    .filter((one) => sameParams(tree, one.params))
    .flatMap((one) => {
      const verdict = toldOn(citation, one)
      return verdict === null ? [] : [judgedOf({ asked: one, verdict })]
    }),
]

const becomes = (rule: Rule, asked: Asked) => judge(rule, asked).outcome.replace('not-asked', 'met')

const notices = (rule: Rule, { asked, verdict }: Judged) => becomes(rule, asked) !== verdict

/** The index of the first that notices; what noticed the last mutant is tried first. */
const noticedBy = (rule: Rule, all: readonly Judged[], last: number): number => {
  const from = Math.max(0, last - 12)
  const ahead = all.findIndex((one, i) => i >= from && notices(rule, one))
  return ahead >= 0 ? ahead : all.findIndex((one, i) => i < from && notices(rule, one))
}

describe('every change of a tree of requirements is noticed', () => {
  const score = scoreOf('trees')

  test.each(trees.map((tree) => [nameOf(tree), tree] as const))('%s', { timeout: 120_000 }, (name, tree) => {
    const stands = standsOf(tree)
    for (const rule of tree.rules) {
      const cases = toldOf(tree, stands, rule.citation)
      expect(cases.filter((one) => notices(rule, one))).toEqual([])
      let last = 0
      for (const mutant of mutantsOf(rule, schemaOf(tree))) {
        const found = noticedBy(mutant.rule, cases, last)
        const at = { ruleSet: tree.ruleSet, citation: mutant.citation }
        if (found < 0) score.survived(at, `${name} | ${mutant.citation} | ${mutant.what}`)
        else score.noticed(at)
        last = Math.max(found, 0)
      }
    }
  })

  test('or it changes nothing, and is named with the reason', () => {
    console.log(score.printed())
    expect(score.wrong()).toEqual({ unnamed: [], namedInVain: [] })
  })
})
