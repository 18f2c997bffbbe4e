// What is still lacking, and which of several ways lacks least.
import { frame, join, say, type Bilingual } from '../words.ts'
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
  if (node.counted)
    return { others: 0, days: node.counted.moreDays, words: shortOf(node.counted.what, words) }
  const unmet = (node.children ?? []).filter((child) => child.outcome === 'unmet')
  return unmet.length === 0 ? { others: 1, days: 0, words } : together(node.choice ? nearestOf(unmet) : unmet)
}

const shortOf = (what: Bilingual, short: Bilingual) => frame(say('{0}: {1}', '{0}: {1}'), what, short)

/** The lacks of several requirements that must all be met. */
export function together(nodes: readonly Explanation[]): Lacking {
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
