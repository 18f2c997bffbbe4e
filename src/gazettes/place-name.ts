// How a page or a paragraph is called: a key of text with its number.
import { pageOf } from './place-of.ts'

const roman: Readonly<Record<string, string>> = { '1': 'I', '2': 'II', '3': 'III', '4': 'IV' }

export type Name = { readonly nameKey: string; readonly number: string }

/** A page by its slug: Rule 31, Schedule IV, Form 20, Beginning. */
export function nameOf(ruleSet: string, slug: string): Name {
  const [, kind = '', number = ''] = /^(form|schedule)-(\d+)$/.exec(slug) ?? []
  if (kind === 'schedule') return { nameKey: 'gazettes.place.schedule', number: roman[number] ?? number }
  // The boat rules call a form otherwise in Hindi.
  if (kind === 'form' && ruleSet === 'bihar-boats-2018') return { nameKey: 'gazettes.place.boatForm', number }
  if (kind === 'form') return { nameKey: 'gazettes.place.form', number }
  if (/^\d/.test(slug)) return { nameKey: 'gazettes.place.rule', number: slug }
  return { nameKey: `gazettes.place.${slug.replace(/^chapter-.*/, 'chapter')}`, number: '' }
}

const heads = /^(?:beginning|signature|imprint|appendix-a|annexure-1|chapter-.*)$/

/** A paragraph: Rule 31(v), Schedule IV 1 a; of its address only what is a label in the print. */
export function nameOfPlace(ruleSet: string, address: string): Name {
  const page = pageOf(address)
  if (/^\d/.test(address)) return { nameKey: 'gazettes.place.rule', number: labelsOf(address) }
  if (!/^(?:form|schedule)-/.test(page) && !heads.test(page)) return nameOf(ruleSet, 'beginning')
  const { nameKey, number } = nameOf(ruleSet, page)
  return { nameKey, number: `${number} ${labelsOf(address.slice(page.length))}`.trim() }
}

const isLabel = (part: string): boolean => /^(?:[a-z]|[ivx]+|\d+)$/i.test(part)

/** "39/2" is 39, paragraph 2 as a sign, part-a is A; names given to a line without a label are none. */
function labelsOf(inside: string): string {
  const [first = '', ...parts] = inside.split('/')
  const labels = parts
    .map((part) => part.replace(/^(?:part|section)-([a-z])$/, (_, letter: string) => letter.toUpperCase()))
    .filter(isLabel)
  const sign = /^\d/.test(first) && labels.length > 0 ? ['¶'] : []
  return [first, ...sign, ...labels].filter((part) => part !== '').join(' ')
}
