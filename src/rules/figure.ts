// Makes the figures of a law, each with its unit, its place and its words in both texts of the gazette.
import type { Parameter } from './fold/rule.ts'
import { say } from './words.ts'

export const figure =
  (unit: Parameter['unit']) =>
  (value: number, citation: string, en: string, hi: string): Parameter => ({
    value,
    unit,
    citation,
    gazette: say(en, hi),
  })
