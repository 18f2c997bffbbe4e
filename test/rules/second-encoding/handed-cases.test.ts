// The second encoding against the cases that were handed over with the rules (contract, Cases handed over).
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decideAgain, type Case } from './decide.ts'

type Handed = Case & {
  readonly id: string
  readonly expect: {
    readonly outcome?: string
    readonly unmet?: readonly string[]
    readonly unknown?: readonly string[]
    readonly value?: Readonly<Record<string, unknown>>
  }
}

const handed = JSON.parse(
  readFileSync(new URL('../cases.json', import.meta.url), 'utf8'),
) as readonly Handed[]

describe('the second encoding gives what every handed case must give', () => {
  test('all 151 are there', () => expect(handed).toHaveLength(151))

  test.each(handed.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    expect(decideAgain(one)).toMatchObject(one.expect)
  })
})
