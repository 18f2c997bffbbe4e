// The official terms of both gazettes in both languages.
import type { Bilingual } from '../../shell/text.ts'

export type Term = {
  readonly en: string
  readonly hi: string
  readonly where: string
  readonly explained: Bilingual | null
}

export const glossary: readonly Term[] = []
