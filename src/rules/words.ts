// Words in both languages, and how the rules put them together. No page and no message file is asked here:
// what the law says about a person stands with the rule.

/** One saying in English and in Hindi. */
export type Bilingual = { readonly en: string; readonly hi: string }

export const say = (en: string, hi: string): Bilingual => ({ en, hi })

export const same = (text: string | number): Bilingual => say(String(text), String(text))

/** Puts sayings into a frame: `{0}` is the first, `{1}` the second. */
export function frame(pattern: Bilingual, ...parts: readonly Bilingual[]): Bilingual {
  const known = cuts.get(pattern.en)
  const { en, hi } = known?.of === pattern.hi ? known : cutBoth(pattern)
  return { en: filled(en, parts, false), hi: filled(hi, parts, true) }
}

/** A pattern cut at its places: after the first text a part and a text, and so on. */
type Cut = { readonly first: string; readonly rest: readonly { place: number; text: string }[] }

/** Patterns are written in the code and in the rules: few, and each is cut once. By the English text. */
const cuts = new Map<string, { readonly of: string; readonly en: Cut; readonly hi: Cut }>()

function cutBoth({ en, hi }: Bilingual) {
  const both = { of: hi, en: cut(en), hi: cut(hi) }
  cuts.set(en, both)
  return both
}

function cut(pattern: string): Cut {
  const [first = '', ...pieces] = pattern.split(/\{(\d)\}/)
  const rest = pieces.flatMap((piece, i) =>
    i % 2 === 0 ? [{ place: Number(piece), text: pieces[i + 1] ?? '' }] : [],
  )
  return { first, rest }
}

function filled({ first, rest }: Cut, parts: readonly Bilingual[], inHindi: boolean): string {
  let words = first
  for (const { place, text } of rest) {
    const part = parts[place]
    if (part === undefined) words += `{${place}}`
    else words += inHindi ? part.hi : part.en
    words += text
  }
  return words
}

/** What is said of a number or a name is made once; so many are kept. */
export function kept<K extends number | string, V extends object>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= mostKept) made.clear()
    const said = make(key)
    made.set(key, said)
    return said
  }
}

/** Words for a number. */
export const perNumber = (make: (value: number) => Bilingual): ((value: number) => Bilingual) => kept(make)

const mostKept = 20_000

/** Words that hang on a rule alone are made once for it. */
export function once<R extends object>(make: (rule: R) => Bilingual): (rule: R) => Bilingual {
  const made = new WeakMap<R, Bilingual>()
  return (rule) => {
    const words = made.get(rule) ?? make(rule)
    made.set(rule, words)
    return words
  }
}

export function join(parts: readonly Bilingual[], between: Bilingual = semicolon): Bilingual {
  let [en, hi] = ['', '']
  for (const [i, part] of parts.entries()) {
    en += i === 0 ? part.en : between.en + part.en
    hi += i === 0 ? part.hi : between.hi + part.hi
  }
  return { en, hi }
}

const semicolon = say('; ', '; ')

/** "lascar, greaser or oilman" */
export function either(parts: readonly Bilingual[]): Bilingual {
  const last = parts.at(-1)
  if (last === undefined || parts.length === 1) return last ?? say('', '')
  return frame(say('{0} or {1}', '{0} या {1}'), join(parts.slice(0, -1), say(', ', ', ')), last)
}
