// Evaluates a file of cases by the rules core: `npm run --silent evaluate -- FILE.json`, `-` for standard input.
// Exit 0 when every case was evaluated; 2 when the input is not JSON or a case is malformed.
import { readFileSync, writeSync } from 'node:fs'
import { decide, type Fault, type Result } from '../rules/index.ts'

type Evaluated = Result & { readonly id?: unknown }

const caseKeys = ['id', 'ruleSet', 'decision', 'params', 'on', 'facts', 'expect', 'note']

function main(file: string | undefined): number {
  if (file === undefined)
    return refuse('which file? npm run --silent evaluate -- FILE.json (or - for standard input)')
  const text = read(file)
  if (text === null) return refuse(`${file} cannot be read`)
  const cases = parse(text)
  if (!Array.isArray(cases)) return refuse(`${file} is not a JSON array of cases`)
  return answer(cases)
}

function read(file: string): string | null {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch {
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refuse(message: string): number {
  write(2, `evaluate: ${message}\n`)
  return 2
}

/** Results go out one by one, so that a long file needs no room for all its answers. */
function answer(cases: readonly unknown[]): number {
  let malformed = 0
  let pending = '['
  for (const [index, one] of cases.entries()) {
    const result = evaluate(one)
    if (result.outcome === 'invalid') {
      malformed += 1
      write(2, complaint(index, result.id, result.errors))
    }
    pending += `${index === 0 ? '' : ','}\n${JSON.stringify(result)}`
    if (pending.length > 1_000_000) pending = flush(pending)
  }
  flush(`${pending}\n]\n`)
  return malformed === 0 ? 0 : 2
}

function flush(text: string): string {
  write(1, text)
  return ''
}

/** A pipe may take a text in parts, and may ask to be tried again. */
function write(descriptor: 1 | 2, text: string): void {
  let left = Buffer.from(text)
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(descriptor, left))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      // Whoever reads has closed the pipe: nothing more is wanted.
      if (code === 'EPIPE') process.exit(0)
      if (code !== 'EAGAIN') throw error
    }
  }
}

function complaint(index: number, id: unknown, errors: readonly Fault[]): string {
  const name = typeof id === 'string' ? id : `case number ${index + 1}`
  return errors
    .map(({ path, message }) => `${[name, path, message].filter((part) => part !== '').join(': ')}\n`)
    .join('')
}

function evaluate(one: unknown): Evaluated {
  if (!isObject(one)) return malformed([{ path: '', message: 'expected an object with a case' }])
  const stray = Object.keys(one).filter((key) => !caseKeys.includes(key))
  const errors = [
    ...(typeof one.id === 'string' ? [] : [{ path: 'id', message: 'expected a text' }]),
    ...stray.map((path) => ({ path, message: `not a key of a case (keys: ${caseKeys.join(', ')})` })),
  ]
  if (errors.length > 0) return { id: one.id, ...malformed(errors) }
  const { ruleSet, decision, params, on, facts } = one
  return { id: one.id, ...decide({ ruleSet, decision, params, on, facts }) }
}

const malformed = (errors: readonly Fault[]): Result => ({
  outcome: 'invalid',
  unmet: [],
  unknown: [],
  errors,
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

process.exitCode = main(process.argv[2])
