// What is to be said while one yes-or-no fact is not known: what the law says to both answers.
import { isDeepStrictEqual } from 'node:util'
import type { Answer } from './answer.ts'

const calculation = (path: string, yes: Answer, no: Answer): Answer =>
  isDeepStrictEqual(yes.value, no.value) ? yes : { outcome: 'unknown', unmet: [], unknown: [path] }

/** Rule 6 of Bihar: one ground known is enough; otherwise the ground that hangs on the answer is open. */
const grounds = (yes: readonly string[], no: readonly string[]): Answer => {
  const sure = yes.filter((one) => no.includes(one))
  const open = [...yes, ...no].filter((one) => !sure.includes(one))
  if (sure.length > 0) return { outcome: 'satisfied', unmet: [], unknown: [], value: { grounds: sure } }
  if (open.length > 0) return { outcome: 'unknown', unmet: [], unknown: open }
  return { outcome: 'not-satisfied', unmet: [], unknown: [], value: { grounds: [] } }
}

/** Lies between the answers to yes and to no (contract, Facts left out). */
export const unanswered = (path: string, yes: Answer, no: Answer): Answer => {
  if (yes.outcome === 'computed') return calculation(path, yes, no)
  if (yes.value && 'grounds' in yes.value)
    return grounds(yes.value['grounds'] as string[], no.value!['grounds'] as string[])
  const unmet = yes.unmet.filter((one) => no.unmet.includes(one))
  const open = [...yes.unmet, ...yes.unknown, ...no.unmet, ...no.unknown]
  const unknown = [...new Set(open)].filter((one) => !unmet.includes(one))
  const outcome = unmet.length > 0 ? 'not-satisfied' : unknown.length > 0 ? 'unknown' : 'satisfied'
  return { outcome, unmet, unknown }
}
