// A decision once taken replays to the same bytes: an answer kept with its version is the answer of that version.
// When this fails the law or the words of the answers have changed. Before anything is in use: UPDATE_KEPT=1.
// Afterwards: the changed law is a version of its own beside the old one; changed words raise `wording` (rule-set.ts).
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canonical } from '../../src/law/canonical.ts'
import { decide, ruleSetVersion, type Case } from '../../src/rules/index.ts'

type Handed = Case & { id: string; ruleSet: string; on: string }

const file = (name: string) => new URL(name, import.meta.url)
const handed = JSON.parse(readFileSync(file('cases.json'), 'utf8')) as Handed[]

/** The answer as it is stored: its version and the hash of its bytes. */
const keep = (one: Handed): string => {
  const hash = createHash('sha256')
    .update(canonical(decide(one)))
    .digest('hex')
  return `${ruleSetVersion(one.ruleSet, one.on)} ${hash}`
}

const now = Object.fromEntries(handed.map((one) => [one.id, keep(one)]))
if (process.env['UPDATE_KEPT'] !== undefined)
  writeFileSync(file('kept.json'), `${JSON.stringify(now, null, 2)}\n`)
const kept = JSON.parse(readFileSync(file('kept.json'), 'utf8')) as Record<string, string>

test('every kept answer is answered again to the same bytes, under the version it was kept with', () => {
  expect(Object.keys(kept)).toHaveLength(151)
  expect(now).toEqual(kept)
})
