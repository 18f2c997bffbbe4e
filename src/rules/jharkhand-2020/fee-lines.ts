// Fees as lines that add up, each with the provision that asks it.
import type { CalculationLine } from '../calculation.ts'
import { exact, rounded, type Exact } from '../exact.ts'
import type { InterpretationNumber } from '../fold/rule.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { FeeLine, FeeValue } from './examination-fee.ts'

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** "Rs 1,00,000" */
export const rupeeWords = (amount: number): Bilingual =>
  frame(say('Rs {0}', '{0} रुपये'), same(grouped.format(amount)))

/** Money to the paisa, from the unrounded figure. */
export const money = (amount: Exact): number => rounded(amount, 2)

export const feeLine = (citation: string, label: Bilingual, amount: number): FeeLine => ({
  citation,
  label,
  amount,
})

export function feeOf(lines: readonly FeeLine[]): FeeValue {
  const total = lines.reduce((sum, line) => sum + toPaise(line.amount), 0n)
  return { amount: money({ over: total, under: 100n }), lines }
}

const toPaise = (amount: number): bigint => {
  const { over, under } = exact(amount)
  return (over * 100n) / under
}

/** The lines of a fee as the explanation tells them, with the interpretations that each line rests on. */
export const tellFee = (
  { amount, lines }: FeeValue,
  interpretations: Readonly<Record<string, readonly InterpretationNumber[]>> = {},
): { found: Bilingual; lines: readonly CalculationLine[] } => ({
  found: rupeeWords(amount),
  lines: lines.map((line) => ({
    citation: line.citation,
    words: line.label,
    found: rupeeWords(line.amount),
    interpretations: interpretations[line.citation] ?? [],
  })),
})
