// Whether facts that just miss one way fulfil another.
import type { MarinerFacts } from '../facts/mariner.ts'
import { lookup } from './asked.ts'
import { factsOf, listsOf, type Draft } from './example.ts'
import type { Leaf, Way } from './example-ways.ts'
import { judge } from './judge.ts'
import { isFulfilled } from './outcomes.ts'

export const isElsewhere = (ways: readonly Way[], draft: Draft): boolean =>
  ways.some((way) => onWay(way, draft))

function onWay({ leaves, absent }: Way, draft: Draft): boolean {
  const facts = factsOf(draft)
  const { on, conventions } = draft.setting
  const asked = { on, conventions, facts, mariner: marinerOf(draft, facts) }
  const holds = (leaf: Leaf) => isFulfilled(judge(leaf, asked).outcome)
  return (
    leaves.every(holds) && absent.every((leaf) => !('path' in leaf) || lookup(facts, leaf.path) === undefined)
  )
}

function marinerOf(draft: Draft, facts: unknown): MarinerFacts {
  const born = lookup(facts, 'person.dateOfBirth')
  return {
    ...listsOf(draft),
    ...(typeof born === 'string' ? { person: { dateOfBirth: born } } : {}),
  }
}
