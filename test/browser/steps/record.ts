// Signing up, and a record filled in part by part on its own pages.
import { expect } from 'vitest'
import { isSingle, type RecordKind } from '../../../src/mariners/claims.ts'
import type { Papers } from './papers.ts'
import type { Typed, Walker } from './walker.ts'

/** One entry of a record; `look` is a vessel's number to be looked up in the register first. */
export type Entry = { kind: RecordKind; look?: string; fields: Typed; papers?: ('scan' | 'letter')[] }
export type Account = { fullName: string; contact: string; password: string }

export async function signUp(me: Walker, account: Account): Promise<void> {
  await me.open('/sign-up')
  await me.fill(account)
  await me.picture('sign-up')
  await me.press('people.signUp.submit')
  expect(me.here()).toBe('/my')
  expect(await me.said('h1')).toContain(account.fullName)
  await me.picture('first-page')
}

export async function signIn(me: Walker, { contact, password }: Omit<Account, 'fullName'>): Promise<void> {
  await me.open('/sign-in')
  await me.fill({ contact, password })
  await me.press('people.signIn.title')
  expect(me.here()).toBe('/my')
}

export async function fillRecord(me: Walker, papers: Papers, entries: Entry[]): Promise<void> {
  for (const entry of entries) {
    await fillEntry(me, entry)
    for (const paper of entry.papers ?? []) await attach(me, papers[paper])
    if (entry.papers && entries.findIndex(({ kind }) => kind === entry.kind) === entries.indexOf(entry))
      await me.picture(`record-${entry.kind}`)
  }
  await me.open('/my/record')
  await me.picture('record')
}

async function fillEntry(me: Walker, { kind, look, fields }: Entry): Promise<void> {
  await me.open('/my/record')
  await me.follow(`mariners.kind.${kind}`)
  if (!isSingle(kind)) await me.press('mariners.part.add')
  if (look !== undefined) {
    await me.fill({ vesselNumber: look })
    await me.press('mariners.entry.look')
    await me.picture('vessel-look-up')
  }
  await me.fill(fields)
  await me.press('mariners.entry.save')
  expect(me.here()).toMatch(new RegExp(`^/my/record/${kind}/[0-9a-f-]{36}$`))
}

async function attach(me: Walker, path: string): Promise<void> {
  await me.fill({ paper: path })
  await me.press('mariners.papers.attach')
}

/** "I have none" of a part. */
export async function sayNone(me: Walker, ...kinds: RecordKind[]): Promise<void> {
  for (const kind of kinds) {
    await me.open(`/my/record/${kind}`)
    await me.press('mariners.part.sayNone')
  }
}

/** What the page says of each grade, by grade. */
export async function eligibility(me: Walker): Promise<Record<string, string>> {
  await me.open('/my/record')
  await me.follow('mariners.record.check')
  await me.picture('eligibility')
  const said = await me.page.$$eval('[data-grade]', (all) =>
    all.map((one) => [one.getAttribute('data-grade'), one.getAttribute('data-verdict')] as const),
  )
  return Object.fromEntries(said.map(([grade, verdict]) => [grade ?? '', verdict ?? '']))
}
