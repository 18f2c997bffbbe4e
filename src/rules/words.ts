// Words in both languages, and how the rules put them together. No page and no message file is asked here:
// what the law says about a person stands with the rule.

/** One saying in English and in Hindi. */
export type Bilingual = { readonly en: string; readonly hi: string }

export const say = (en: string, hi: string): Bilingual => ({ en, hi })

export const same = (text: string | number): Bilingual => say(String(text), String(text))

/** Puts sayings into a frame: `{0}` is the first, `{1}` the second. */
export function frame(pattern: Bilingual, ...parts: readonly Bilingual[]): Bilingual {
  return say(
    fill(
      pattern.en,
      parts.map((part) => part.en),
    ),
    fill(
      pattern.hi,
      parts.map((part) => part.hi),
    ),
  )
}

function fill(pattern: string, parts: readonly string[]): string {
  return pattern.replaceAll(/\{(\d)\}/g, (_, index: string) => parts[Number(index)] ?? '')
}

export function join(parts: readonly Bilingual[], between: Bilingual = say('; ', '; ')): Bilingual {
  return say(parts.map((part) => part.en).join(between.en), parts.map((part) => part.hi).join(between.hi))
}

/** "lascar, greaser or oilman" */
export function either(parts: readonly Bilingual[]): Bilingual {
  const last = parts.at(-1)
  if (last === undefined || parts.length === 1) return last ?? say('', '')
  return frame(say('{0} or {1}', '{0} या {1}'), join(parts.slice(0, -1), say(', ', ', ')), last)
}

export const sentence = (words: Bilingual): Bilingual =>
  say(words.en.charAt(0).toUpperCase() + words.en.slice(1), words.hi)
