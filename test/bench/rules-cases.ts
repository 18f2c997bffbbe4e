// Cases of every decision for the rules bench, always the same ones.
import fc from 'fast-check'
import { decisionNames, type Case } from '../rules/second-encoding/decide.ts'
import { boatNames, someBoat } from '../rules/second-encoding/generate-boats.ts'
import { jharkhandNames, someJharkhand } from '../rules/second-encoding/generate-jharkhand.ts'
import { someAdmission } from '../rules/second-encoding/generate-mariners.ts'
import type { Chance } from '../rules/second-encoding/chance.ts'

type Maker = (g: Chance) => Case

const makers: readonly Maker[] = [
  someAdmission,
  ...jharkhandNames.map((name) => (g: Chance) => someJharkhand(g, name)),
  ...boatNames.map((name) => (g: Chance) => someBoat(g, name)),
]

/** So many cases, each decision in its turn. */
export function mixedCases(count: number): readonly (Case & { readonly id: string })[] {
  if (makers.length < decisionNames.length) throw new Error('a decision has no maker of cases')
  return fc
    .sample(fc.gen(), { seed: 20_201_008, numRuns: count })
    .map((g, i) => ({ id: `case ${i}`, ...makers[i % makers.length]!(g) }))
}
