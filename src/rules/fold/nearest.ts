// What is still lacking, and which of several ways lacks least.
import { join, say, type Bilingual } from '../words.ts'
import type { Explanation } from './explanation.ts'

export type Lacking = {
  /** Lacks that no service fills: a course, a class, a certificate. */
  readonly others: number
  /** Days of further service; the parts of one way can be served at the same time. */
  readonly days: number
  readonly words: Bilingual
}

const none: Lacking = { others: 0, days: 0, words: say('', '') }

export function lacking(node: Explanation): Lacking {
  if (node.outcome !== 'unmet') return none
  const words = node.short ?? none.words
  if (node.counted) return { others: 0, days: node.counted.moreDays, words }
  const unmet = (node.children ?? []).filter((child) => child.outcome === 'unmet')
  return unmet.length === 0 ? { others: 1, days: 0, words } : together(node.choice ? nearestOf(unmet) : unmet)
}

function together(nodes: readonly Explanation[]): Lacking {
  const parts = nodes.map(lacking)
  return {
    others: parts.reduce((sum, part) => sum + part.others, 0),
    days: Math.max(...parts.map((part) => part.days)),
    words: join(parts.map((part) => part.words)),
  }
}

const nearestOf = (ways: readonly Explanation[]) => {
  const near = nearest(ways)
  return near ? [near] : []
}

/** The way that lacks least: first in what service cannot fill, then in days. */
export function nearest(ways: readonly Explanation[]): Explanation | null {
  const [first] = ways
    .map((way) => ({ way, lack: lacking(way) }))
    .sort((a, b) => a.lack.others - b.lack.others || a.lack.days - b.lack.days)
  return first?.way ?? null
}
