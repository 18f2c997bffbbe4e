// One file of the bank: read, held against its schema, and every mistake named with the line it stands on.
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** A mistake in the bank, to be mended by whoever keeps the question files. */
export type BankProblem = { file: string; line: number; says: string }

type Parsed<T> = { value: T | undefined; problems: BankProblem[]; lineOf: (path: PropertyKey[]) => number }

/** The content of a file that keeps its schema; else its problems. */
export function parseBankFile<T>(file: string, text: string, schema: z.ZodType<T>): Parsed<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (path: PropertyKey[]) => Math.max(1, lines.linePos(offsetOf(document.contents, path)).line)
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) => ({
      file,
      line: lines.linePos(pos[0]).line,
      says: message.split(' at line')[0] ?? message,
    }))
    return { value: undefined, problems, lineOf }
  }
  const content: unknown = document.toJS()
  const result = schema.safeParse(content)
  if (result.success) return { value: result.data, problems: [], lineOf }
  const problems = result.error.issues.flatMap(flatten).map(({ path, says }) => {
    return { file, line: lineOf(path), says: `${nameOf(content, path)}: ${says}` }
  })
  return { value: undefined, problems, lineOf }
}

/** Each unknown field is a problem of its own, at its own line. */
function flatten(issue: z.core.$ZodIssue): { path: PropertyKey[]; says: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, says: issue.message }]
  return issue.keys.map((key) => ({ path: [...issue.path, key], says: 'unknown field' }))
}

/** The question by its id when it has one, then the field. */
function nameOf(content: unknown, path: PropertyKey[]): string {
  const id = path[0] === 'items' ? idOf(content, path[1]) : undefined
  const field = (id === undefined ? path : path.slice(2)).map(String).join('.')
  return [id, field].filter((part) => part !== undefined && part !== '').join(' ') || 'file'
}

function idOf(content: unknown, at: PropertyKey | undefined): string | undefined {
  const items = fieldOf(content, 'items')
  if (!Array.isArray(items) || typeof at !== 'number') return undefined
  const id = fieldOf(items[at], 'id')
  return typeof id === 'string' ? id : undefined
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(name)
}

/** Where a path begins in the text; where it ends early (a missing field), where its last known part begins. */
function offsetOf(contents: unknown, path: PropertyKey[]): number {
  let node = contents
  let offset = startOf(node)
  for (const step of path) {
    const next = stepInto(node, step)
    if (next === undefined) return offset
    node = next.node
    offset = next.offset
  }
  return offset
}

function stepInto(node: unknown, step: PropertyKey): { node: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
    return pair === undefined ? undefined : { node: pair.value, offset: startOf(pair.key) }
  }
  if (!isSeq(node) || typeof step !== 'number') return undefined
  const item = node.items[step]
  return isNode(item) ? { node: item, offset: startOf(item) } : undefined
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}
