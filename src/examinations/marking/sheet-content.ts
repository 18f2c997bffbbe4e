import { z } from 'zod'
import { BothLanguages } from '../bank/bank-item.ts'

const Content = z.object({
  stem: BothLanguages,
  cites: z.array(z.string()),
  rubric: z.array(z.object({ marks: z.number(), en: z.string(), hi: z.string() })),
})
/** A question marked from its sheet: its words, its citations, and the rubric line by line. */
export type SheetContent = z.infer<typeof Content>

/** The content of a sheet as its row has it. */
export const sheetContent = (json: unknown): SheetContent => Content.parse(json)
