import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '../support/house.ts'
import { killServer } from './kill-server.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

/** SOAK=20 is `npm run soak`. */
const kills = Number(process.env['SOAK'] ?? 3)

test(
  'what the server acknowledged is in the database, though it was killed again and again while ten candidates answered',
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    const figures = await killServer(home, kills)
    console.log(
      `${figures.kills} kills, ${figures.bots} bots: acknowledged ${figures.acknowledged}, found ${figures.found}, missing ${figures.missing}`,
    )
    expect(figures.acknowledged).toBeGreaterThan(50)
    expect(figures.missing).toBe(0)
  },
)
