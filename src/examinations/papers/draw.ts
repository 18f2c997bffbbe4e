import type { BankQuestion } from '../bank/bank-item.ts'
import { type Blueprint, type BlueprintLine, blueprintLines } from './blueprint.ts'

/** A question of the bank as the database holds it. */
export type StoredQuestion = { itemId: string; version: number; section: string; question: BankQuestion }

/** A line of the blueprint for which the bank holds too few questions. */
export type PaperShortage = { section: string; kinds: string[]; marks: number; have: number; need: number }

/** A line of the blueprint and the questions drawn for it. */
export type DrawnLine = BlueprintLine & { available: number; drawn: StoredQuestion[] }

/** Any number from 0 up to, not including, the limit; each as likely. */
export type Chance = (limit: number) => number

/** The lines that cannot be filled; empty when a paper can be drawn. */
export function shortages(blueprint: Blueprint, bank: StoredQuestion[]): PaperShortage[] {
  return drawPaper(blueprint, bank, () => 0)
    .filter(({ drawn, count }) => drawn.length < count)
    .map(({ section, kinds, marks, available, count }) => ({
      section,
      kinds,
      marks,
      have: available,
      need: count,
    }))
}

/**
 * One candidate's questions, line by line, none of them twice. Lines that name fewer kinds choose first, so
 * that a line which takes any kind does not use up what another cannot do without.
 */
export function drawPaper(blueprint: Blueprint, bank: StoredQuestion[], chance: Chance): DrawnLine[] {
  const lines = blueprintLines(blueprint)
  const used = new Set<string>()
  const drawn = new Map<BlueprintLine, DrawnLine>()
  for (const line of [...lines].sort((a, b) => a.kinds.length - b.kinds.length)) {
    const fitting = bank.filter((stored) => fits(stored, line) && !used.has(stored.itemId))
    const chosen = shuffled(fitting, chance).slice(0, line.count)
    for (const { itemId } of chosen) used.add(itemId)
    drawn.set(line, { ...line, available: fitting.length, drawn: chosen })
  }
  return lines.flatMap((line) => drawn.get(line) ?? [])
}

const fits = ({ section, question }: StoredQuestion, line: BlueprintLine): boolean =>
  section === line.section && question.marks === line.marks && line.kinds.includes(question.kind)

/** The same things in an order that chance makes (Fisher and Yates). */
export function shuffled<T>(things: readonly T[], chance: Chance): T[] {
  const rest = [...things]
  const order: T[] = []
  while (rest.length > 0) order.push(...rest.splice(chance(rest.length), 1))
  return order
}
