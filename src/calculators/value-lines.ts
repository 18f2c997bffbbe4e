// What a value holds beside what its explanation tells. Stored decisions keep their explanations byte by byte, so that
// what was forgotten there is told here.
import type { Explanation } from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const rupees = (amount: number): Bilingual => {
  const figure = grouped.format(amount)
  return { en: `Rs ${figure}`, hi: `${figure} रुपये` }
}

const remission: Bilingual = {
  en: 'the State Transport Commissioner may reduce it for reasons in writing, at most so far',
  hi: 'राज्य परिवहन आयुक्त कारण लिखकर इसे कम कर सकते हैं, पर इससे कम नहीं',
}

/** Lines to stand after those of the explanation. */
export function valueLines(value: unknown): Explanation[] {
  if (typeof value !== 'object' || value === null || !('leastAfterRemission' in value)) return []
  const { leastAfterRemission: least } = value
  if (typeof least !== 'number' || least === 0) return []
  return [
    {
      citation: '3(viii)',
      outcome: 'met',
      requirement: remission,
      found: rupees(least),
      need: null,
      short: null,
      record: null,
      interpretations: [],
    },
  ]
}
