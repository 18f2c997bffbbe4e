// Words in both languages, and how the rules put them together. No page and no message file is asked here:
// what the law says about a person stands with the rule.

/** One saying in English and in Hindi. */
export type Bilingual = { readonly en: string; readonly hi: string }

export const say = (en: string, hi: string): Bilingual => ({ en, hi })

export const same = (text: string | number): Bilingual => say(String(text), String(text))

/** Puts sayings into a frame: `{0}` is the first, `{1}` the second. */
export function frame(pattern: Bilingual, ...parts: readonly Bilingual[]): Bilingual {
  let { en, hi } = pattern
  for (const [place, part] of parts.entries()) {
    en = en.replace(places[place] ?? '', () => part.en)
    hi = hi.replace(places[place] ?? '', () => part.hi)
  }
  return say(en, hi)
}

const places = ['{0}', '{1}', '{2}', '{3}']

/** Words that hang on a rule alone are made once for it. */
export function once<R extends object>(make: (rule: R) => Bilingual): (rule: R) => Bilingual {
  const made = new WeakMap<R, Bilingual>()
  return (rule) => {
    const words = made.get(rule) ?? make(rule)
    made.set(rule, words)
    return words
  }
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
