import { z } from 'zod'
import { BothLanguages, Kind } from '../bank/bank-item.ts'

const Line = z.object({ kinds: z.array(Kind).min(1), count: z.int().positive(), marks: z.int().positive() })

/** What the drawing and the sitting read of a session's paper: its sections, what each draws, its minutes. */
export const Blueprint = z.object({
  grade: z.string(),
  title: BothLanguages,
  minutes: z.int().positive(),
  sections: z.array(z.object({ key: z.string(), title: BothLanguages, lines: z.array(Line).min(1) })).min(1),
})
export type Blueprint = z.infer<typeof Blueprint>

/** One line of a blueprint, with the section it stands in. */
export type BlueprintLine = z.infer<typeof Line> & { section: string }

/** The lines of all sections, in the order of the paper. */
export const blueprintLines = ({ sections }: Blueprint): BlueprintLine[] =>
  sections.flatMap(({ key, lines }) => lines.map((line) => ({ ...line, section: key })))
