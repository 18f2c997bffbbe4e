import type { ServerConfig } from '../server.ts'
import { prepareDemonstration } from './demonstration/index.ts'
import { loadBank } from './load-bank.ts'

/** What a preparation gets: the owner's address, and a pen for the lines printed once the server answers. */
export type Preparation = {
  config: ServerConfig
  /** Question bank, demonstration and the like are loaded as the owner: the database is not served yet. */
  ownerUrl: string
  announce: (line: string) => void
}

/** Done in this order after the migrations and before the first request; each must bear being done again. */
export const preparations: ((preparation: Preparation) => Promise<void>)[] = [loadBank, prepareDemonstration]
