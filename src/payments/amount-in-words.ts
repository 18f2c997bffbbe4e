import type { Language, Text } from '../shell/text.ts'

type Speak = (key: string, values?: Record<string, string | number>) => string

const steps = [
  { size: 10_000_000, key: 'payments.words.crore' },
  { size: 100_000, key: 'payments.words.lakh' },
  { size: 1_000, key: 'payments.words.thousand' },
  { size: 100, key: 'payments.words.hundred' },
]

/**
 * An amount as a receipt writes it out, in the Indian manner: "Rupees one lakh two thousand five hundred only".
 * Takes whole paise, from nothing up to less than a hundred crore rupees.
 */
export function amountInWords(paise: number, language: Language, text: Text): string {
  const speak: Speak = (key, values) => text(language, key, values)
  const rupees = Math.floor(paise / 100)
  const rest = paise % 100
  const words = { count: rupees, words: numberInWords(rupees, speak) }
  return rest === 0
    ? speak('payments.words.rupees', words)
    : speak('payments.words.rupeesAndPaise', { ...words, paise: numberInWords(rest, speak) })
}

/** Hindi has a word of its own for each number below a hundred; the message files hold them for both languages. */
function numberInWords(number: number, speak: Speak): string {
  const step = steps.find((one) => number >= one.size)
  if (!step) return speak(`payments.number.${number}`)
  const counted = speak(step.key, { words: numberInWords(Math.floor(number / step.size), speak) })
  const rest = number % step.size
  return rest === 0 ? counted : `${counted} ${numberInWords(rest, speak)}`
}
