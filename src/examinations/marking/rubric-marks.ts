import { readNumber } from './read-number.ts'

/** A rubric's line as the form asks it: the name of its field, and the marks it can give. */
export type AskedLine = { field: string; marks: number }
export type ReadMarks = { ok: true; marks: number[] } | { ok: false; wrong: string[] }

/**
 * Reads the marks of each line of a rubric in hundredths: from nothing to the line's own marks, in steps of a
 * hundredth. `wrong` names the fields that hold anything else.
 */
export function readRubricMarks(lines: AskedLine[], typed: Record<string, string | string[]>): ReadMarks {
  const read = lines.map((line) => readMark(line, typed[line.field]))
  const wrong = lines.filter((_, at) => read[at] === null).map((line) => line.field)
  const marks = read.filter((mark) => mark !== null)
  return wrong.length > 0 ? { ok: false, wrong } : { ok: true, marks }
}

function readMark({ marks }: AskedLine, typed: string | string[] | undefined): number | null {
  const number = typeof typed === 'string' ? readNumber(typed) : null
  if (!number) return null
  const scaled = number.over * 100n
  if (number.over < 0n || scaled % number.under !== 0n) return null
  const inHundredths = scaled / number.under
  return inHundredths <= BigInt(marks) * 100n ? Number(inHundredths) : null
}
