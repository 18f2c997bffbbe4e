// Contract of the rules core, "How it is asked": the command, its exit codes and what it prints.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const command = new URL('../../src/start/evaluate.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'sukani-evaluate-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function evaluate(text: string) {
  const file = join(folder, 'cases.json')
  writeFileSync(file, text)
  return told(spawnSync(process.execPath, [command, file], { encoding: 'utf8', maxBuffer: 1e9 }))
}

const told = ({ status, stdout, stderr }: { status: number | null; stdout: string; stderr: string }) => ({
  status,
  stderr,
  results: stdout === '' ? null : (JSON.parse(stdout) as { id: string; outcome: string; errors?: unknown }[]),
})

const fee = (id: string, more: object = {}) => ({
  id,
  ruleSet: 'jharkhand-2020',
  decision: 'examination-fee',
  params: { grade: 'serang' },
  on: '2026-06-15',
  facts: {},
  ...more,
})

test('good cases come back in their order, with exit code 0 and nothing on standard error', () => {
  const { status, stderr, results } = evaluate(
    JSON.stringify([fee('a', { note: 'x' }), fee('b', { expect: {} })]),
  )
  expect([status, stderr]).toEqual([0, ''])
  expect(results?.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['a', 'computed'],
    ['b', 'computed'],
  ])
})

test('a bad case is invalid and named on standard error with its path; the good ones are still answered', () => {
  const { status, stderr, results } = evaluate(
    JSON.stringify([fee('good'), fee('bad', { params: { grade: 'captain' } })]),
  )
  expect(status).toBe(2)
  expect(stderr).toMatch(/^bad: params\.grade: expected one of serang, .+\n$/)
  expect(results).toMatchObject([
    { id: 'good', outcome: 'computed' },
    { id: 'bad', outcome: 'invalid', errors: [{ path: 'params.grade' }] },
  ])
})

test.each([
  ['a case that is no object', [7], /case number 1: .*expected an object/],
  ['a case without id', [{ ...fee('x'), id: undefined }], /case number 1: id: /],
  ['a stray key', [fee('x', { extra: 1 })], /x: extra: /],
])('%s is malformed', (_, cases, complaint) => {
  const { status, stderr, results } = evaluate(JSON.stringify(cases))
  expect([status, results?.[0]?.outcome]).toEqual([2, 'invalid'])
  expect(stderr).toMatch(complaint)
})

test.each(['{', '{"id": 1}', '', 'null', '7', '[1,]', 'NaN'])(
  '%j is not a JSON array: exit code 2, nothing on standard output',
  (text) => {
    const { status, stderr, results } = evaluate(text)
    expect([status, results]).toEqual([2, null])
    expect(stderr).toMatch(/is not a JSON array of cases/)
  },
)

test('a file that is not there, and none named: exit code 2', () => {
  for (const files of [[join(folder, 'nowhere.json')], []]) {
    expect(spawnSync(process.execPath, [command, ...files]).status).toBe(2)
  }
})

test('an empty array is answered with an empty array', () => {
  expect(evaluate('[]')).toEqual({ status: 0, stderr: '', results: [] })
  expect(evaluate(' [\n] ')).toEqual({ status: 0, stderr: '', results: [] })
})

test('a folder is no file: exit code 2', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, folder], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/cannot be read/)
})

test('a bad case from standard input is told there too, and the good one still answered', () => {
  const input = JSON.stringify([fee('bad', { on: '2026-02-30' }), fee('good')])
  const { status, stderr, results } = told(
    spawnSync(process.execPath, [command, '-'], { input, encoding: 'utf8' }),
  )
  expect([status, stderr]).toEqual([2, 'bad: on: expected a calendar day YYYY-MM-DD\n'])
  expect(results).toMatchObject([
    { id: 'bad', outcome: 'invalid', errors: [{ path: 'on' }] },
    { id: 'good', outcome: 'computed' },
  ])
})

// Without the script before it, which would install what is missing under the feet of the other tests.
test('through npm, as the contract writes it, standard output is the array and nothing else', () => {
  const input = JSON.stringify([fee('bad', { facts: null }), fee('good')])
  const cwd = new URL('../..', import.meta.url).pathname
  const { status, stderr, results } = told(
    spawnSync('npm', ['run', '--silent', '--ignore-scripts', 'evaluate', '--', '-'], {
      cwd,
      input,
      encoding: 'utf8',
    }),
  )
  expect([status, stderr]).toEqual([2, 'bad: facts: expected an object, got null\n'])
  expect(results?.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['bad', 'invalid'],
    ['good', 'computed'],
  ])
})

test('a hyphen reads standard input', () => {
  const result = told(
    spawnSync(process.execPath, [command, '-'], { input: JSON.stringify([fee('in')]), encoding: 'utf8' }),
  )
  expect([result.status, result.results?.[0]?.id]).toEqual([0, 'in'])
})

test('an admission takes well under three milliseconds: ten thousand cases stream through in seconds', () => {
  const handed = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as {
    decision: string
    expect: { outcome: string }
  }[]
  const admissions = handed.filter((one) => one.decision === 'admission' && one.expect.outcome !== 'invalid')
  const many = Array.from({ length: 1000 }, (_, i) => ({ ...admissions[i % admissions.length], id: `n${i}` }))
  const began = performance.now()
  const { status, results } = evaluate(JSON.stringify(many))
  expect([status, results?.length]).toEqual([0, 1000])
  expect(performance.now() - began).toBeLessThan(6000)
})
