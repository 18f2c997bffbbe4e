import { z } from 'zod'

/** What Form 20 asks beyond the person's record: Part D, and the declaration of Part E once it is made. */
const Form20 = z.object({
  appearedEarlier: z.boolean().optional(),
  appearedYear: z.number().int().optional(),
  declaredOn: z.iso.date().optional(),
  declaredBy: z.string().optional(),
})

export type Form20 = z.infer<typeof Form20>
export const readForm20 = (json: unknown): Form20 => Form20.parse(json)
