// What is still lacking, and which of several ways lacks least.
import { join, say, type Bilingual } from '../words.ts'
import type { Explanation } from './explanation.ts'

export type Lack = {
  /** Lacks that no service fills: a course, a class, a certificate. */
  readonly others: number
  /** Days of further service; the parts of one way can be served at the same time. */
  readonly days: number
}

export type Lacking = Lack & { readonly words: Bilingual }

export const lacking = (node: Explanation): Lacking => ({ ...lackOf(node), words: lackingWords(node) })

const nothing: Lack = { others: 0, days: 0 }
const oneOther: Lack = { others: 1, days: 0 }

export function lackOf(node: Explanation): Lack {
  if (node.outcome !== 'unmet') return nothing
  if (node.counted) return { others: 0, days: node.counted.moreDays }
  const parts = partsOf(node)
  return parts.length === 0 ? oneOther : together(parts)
}

/** What must be filled of what is unmet: everything, or of a choice the nearest. */
function partsOf({ children, choice }: Explanation): readonly Explanation[] {
  const unmet = (children ?? []).filter((child) => child.outcome === 'unmet')
  const near = choice ? nearest(unmet) : null
  return near ? [near] : unmet
}

/** The lacks of several requirements that must all be met. */
function together(nodes: readonly Explanation[]): Lack {
  let [others, days] = [0, 0]
  for (const node of nodes) {
    const lack = lackOf(node)
    others += lack.others
    days = Math.max(days, lack.days)
  }
  return { others, days }
}

/** The same lack in words. */
export function lackingWords(node: Explanation): Bilingual {
  if (node.outcome !== 'unmet') return silence
  const words = node.short ?? silence
  if (node.counted) {
    const { what } = node.counted
    return say(`${what.en}: ${words.en}`, `${what.hi}: ${words.hi}`)
  }
  const parts = partsOf(node)
  return parts.length === 0 ? words : join(parts.map(lackingWords))
}

const silence = say('', '')

/** The way that lacks least: first in what service cannot fill, then in days; the first of equals. */
export function nearest(ways: readonly Explanation[]): Explanation | null {
  let near: { way: Explanation; lack: Lack } | null = null
  for (const way of ways) {
    const lack = lackOf(way)
    if (near === null || isLess(lack, near.lack)) near = { way, lack }
  }
  return near?.way ?? null
}

const isLess = (a: Lack, b: Lack) => a.others < b.others || (a.others === b.others && a.days < b.days)
