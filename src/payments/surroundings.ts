import { z } from 'zod'
import { authority, setting } from '../authorities/index.ts'
import { readClock } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import type { Bilingual, Text } from '../shell/text.ts'
import { amountInWords } from './amount-in-words.ts'
import type { Demand } from './demand.ts'
import type { Surroundings } from './demand.page.ts'

const Head = z.object({ en: z.string(), hi: z.string() }).optional()

/** The sum of a demand written out in both languages. */
export const sumInWords = (demand: Demand, text: Text): Bilingual => ({
  en: amountInWords(demand.amountPaise, 'en', text),
  hi: amountInWords(demand.amountPaise, 'hi', text),
})

/** To whom and under which head it is paid: the authority's setting `challan-head`, when there is one. */
export async function surroundingsOf(db: Db, text: Text, demand: Demand): Promise<Surroundings> {
  const { today } = await readClock(db)
  const { name } = await authority(db, demand.authorityId)
  const head = Head.parse(await setting(db, demand.authorityId, 'challan-head', today))
  return { authorityName: name, head: head ?? null, inWords: sumInWords(demand, text) }
}
