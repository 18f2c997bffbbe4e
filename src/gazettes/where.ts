// Where a term of the glossary stands, out of the way it is written there: `JH r.25(i) / 31(ii), Form-20; BH r.5`.
import { findPlace, gazetteNamed, type RuleSetName } from './gazette.ts'
import { nameOfPlace, type Name } from './place-name.ts'

export type Place = Name & {
  readonly ruleSet: RuleSetName
  readonly href: string
  /** Whether it ends a range that the place before begins: rules 31 – 33. */
  readonly isEnd: boolean
}

/** Remarks in brackets or quotes, parts and notes of a form and headings of chapters name no other place. */
const remarks = [
  /\s\((?:[^()]|\([^()]*\))*\)/g,
  /"[^"]*"/g,
  /\b(?:parts?|items?|notes?)\s[^\s,;/]+(?:, \S+)*(?:\s\d\(i\))?/g,
  /\bch\.\d+/g,
]
const tokens =
  /(?<set>\bJH\b|\bBH\b)|(?<kind>\br\.|\bForms?\b|\bSchedules?\b)|(?<annexure>\bAnnexure-1)|(?<number>\d+(?:\([^\s)]+\))*|\b[IVX]+\b)/g
const sets: Readonly<Record<string, RuleSetName>> = { JH: 'jharkhand-2020', BH: 'bihar-boats-2018' }
const romans = ['I', 'II', 'III', 'IV']
const arabic = (number: string): string => String(romans.indexOf(number) + 1 || number)

/** How the gazettes call it: form-20, schedule-2, 25(i); nothing for a kind alone. */
function citedAs(kind: string, number: string): string {
  if (kind === '' || number === '') return ''
  if (kind.startsWith('Form')) return `form-${arabic(number)}`
  if (kind.startsWith('Schedule')) return `schedule-${arabic(number)}`
  return number
}

/** The place itself, else the page of its rule; null where the gazette has neither. */
function placeIn(ruleSet: RuleSetName, cited: string): Omit<Place, 'isEnd'> | null {
  const gazette = gazetteNamed(ruleSet)
  const href = gazette && (findPlace(gazette, cited) ?? findPlace(gazette, cited.replace(/\(.*$/, '')))
  if (!href) return null
  const address = href.slice(href.lastIndexOf('/') + 1).replace(/^.*#/, '')
  return { ...nameOfPlace(ruleSet, address), ruleSet, href }
}

type Named = { readonly cited: string; readonly ruleSet: RuleSetName; readonly index: number }

/** What a text names, in order: an instrument and a kind hold until the next one. */
function namedIn(text: string): Named[] {
  const named: Named[] = []
  let [set, kind] = ['', '']
  for (const { groups = {}, index } of text.matchAll(tokens)) {
    if (groups.set) [set, kind] = [groups.set, '']
    kind = groups.kind ?? kind
    const cited = groups.annexure?.toLowerCase() ?? citedAs(kind, groups.number ?? '')
    const ruleSet = sets[set]
    if (cited !== '' && ruleSet) named.push({ cited, ruleSet, index })
  }
  return named
}

/** The places of a term, each once. */
export function placesIn(where: string): Place[] {
  const plain = remarks.reduce((text, remark) => text.replaceAll(remark, ' '), where)
  const found = new Map<string, Place>()
  for (const { cited, ruleSet, index } of namedIn(plain)) {
    const place = placeIn(ruleSet, cited)
    if (place) found.set(place.href, { ...place, isEnd: /[\d)]-$/.test(plain.slice(0, index)) })
  }
  return [...found.values()]
}
