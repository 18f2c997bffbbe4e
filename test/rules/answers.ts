// Short readings of a result.
import {
  admission,
  type Explanation,
  type Grade,
  type MarinerFacts,
  type Result,
} from '../../src/rules/index.ts'
import { examinationDay } from './people.ts'

/** "satisfied", or the outcome with the citations that fail or stay open. */
export function told(result: Result): string {
  const parts = [
    result.unmet.length > 0 ? `unmet ${result.unmet.join(' ')}` : '',
    result.unknown.length > 0 ? `unknown ${result.unknown.join(' ')}` : '',
  ].filter((part) => part !== '')
  return parts.length > 0 ? parts.join('; ') : result.outcome
}

export const admitted = (grade: Grade, facts: MarinerFacts, on = examinationDay): string =>
  told(admission(grade, on, facts))

export function faultsOf(result: Result): string[] {
  return result.outcome === 'invalid' ? result.errors.map(({ path }) => path) : []
}

/** Every line of the tree, the head first. */
export const linesOf = (node: Explanation): Explanation[] => [node, ...(node.children ?? []).flatMap(linesOf)]

export function linesFor(result: Result): Explanation[] {
  return result.outcome === 'invalid' ? [] : linesOf(result.explanation)
}
