import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { TooMany } from './errors.ts'

export type Limit =
  | 'sign-in-account'
  | 'sign-in-account-everywhere'
  | 'sign-in-address'
  | 'sign-up'
  | 'forgotten'
  | 'forgotten-address'
  | 'password-change'
  | 'counter'
  | 'verification'
  | 'decisions'
/**
 * `spend` counts one try of `key` under a limit and throws TooMany when there were too many; `giveBack` takes one
 * try back (it was a good one), `forgive` all of them.
 */
export type Limits = {
  spend: (limit: Limit, key: string) => Promise<void>
  giveBack: (limit: Limit, key: string) => Promise<void>
  forgive: (limit: Limit, key: string) => Promise<void>
}

// Tries and seconds. Addresses are shared by many phones behind one mast, so they may try more often.
const budgets: Record<Limit, { points: number; duration: number }> = {
  // Of one account from one address; from all addresses together so many that nobody shuts another out in passing.
  'sign-in-account': { points: 8, duration: 900 },
  'sign-in-account-everywhere': { points: 100, duration: 900 },
  'sign-in-address': { points: 60, duration: 900 },
  'sign-up': { points: 30, duration: 3600 },
  forgotten: { points: 5, duration: 3600 },
  'forgotten-address': { points: 30, duration: 3600 },
  'password-change': { points: 8, duration: 900 },
  counter: { points: 200, duration: 3600 },
  verification: { points: 120, duration: 60 },
  decisions: { points: 120, duration: 60 },
}

/** Counters in PostgreSQL: shared by all processes, and a restart forgets nothing. */
export function rateLimits(pool: Pool): Limits {
  const limiters = new Map(
    Object.entries(budgets).map(([name, budget]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...budget,
      }),
    ]),
  )
  return {
    spend: async (limit, key) => {
      try {
        await limiters.get(limit)?.consume(key.slice(0, 200))
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new TooMany(Math.ceil(error.msBeforeNext / 1000))
        throw error
      }
    },
    giveBack: async (limit, key) => void (await limiters.get(limit)?.reward(key.slice(0, 200), 1)),
    forgive: async (limit, key) => void (await limiters.get(limit)?.delete(key.slice(0, 200))),
  }
}
