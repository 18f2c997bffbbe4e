// Asks the command with bad and good cases by turns.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'

const command = new URL('../../src/start/evaluate.ts', import.meta.url).pathname

type Answered = {
  readonly id?: unknown
  readonly outcome: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

export function evaluate(text: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, '-'], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  return { status, stderr, lines: stderr.split('\n').slice(0, -1), results: answersIn(stdout) }
}

/** A command that died in the middle leaves half an array. */
function answersIn(stdout: string): readonly Answered[] | null {
  try {
    return JSON.parse(stdout) as Answered[]
  } catch {
    return null
  }
}

type Asked = {
  readonly id: string
  readonly ruleSet: string
  readonly decision: string
  readonly params: object
  readonly on: string
  readonly facts: object
  readonly expect: { readonly outcome?: string }
}

const read = (name: string): Asked[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Asked[]
/** Cases of our own that are well-formed. */
const known = readdirSync(new URL('own-cases/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => read(`own-cases/${name}`))
  .filter(({ expect: { outcome } }) => outcome !== 'invalid')

export const goodOf = (ruleSet: string, decision: string): Asked =>
  known.find((one) => one.ruleSet === ruleSet && one.decision === decision)!

export type Bad = { readonly case: object; readonly id: string; readonly path: string; readonly says: RegExp }

const told = ({ id, path }: Bad, line: string | undefined) => {
  expect(line?.startsWith(`${id}: ${path}: `), `${id} at ${path}, but: ${line}`).toBe(true)
  return line!.slice(`${id}: ${path}: `.length)
}

/** Bad and good cases by turns: each bad one is refused at its path, each good one answered, in order. */
export function refusesEach(
  bad: readonly Bad[],
  print: (cases: readonly object[]) => string = JSON.stringify,
) {
  const good = goodOf('jharkhand-2020', 'examination-fee')
  const cases = bad.flatMap((one, index) => [one.case, { ...good, id: `good ${index}` }])
  const { status, lines, stderr, results } = evaluate(print(cases))
  expect(results?.length, stderr.slice(0, 2000)).toBe(cases.length)
  expect(status).toBe(2)
  bad.forEach((one, index) => {
    expect(told(one, lines[index])).toMatch(one.says)
    expect(results?.[2 * index]).toMatchObject({
      id: one.id,
      outcome: 'invalid',
      unmet: [],
      unknown: [],
      errors: [{ path: one.path }],
    })
    expect(results?.[2 * index + 1]).toMatchObject({ id: `good ${index}`, outcome: 'computed' })
  })
  expect(lines).toHaveLength(bad.length)
}
