// Which paper shows which fact. Where a rule names the paper, its number stands with it.

import { type Cite, citeOf } from './decision-cite.ts'

type Needed = { readonly key: string; readonly cites: string | null }

const papers: readonly (readonly [start: string, Needed])[] = [
  ['person.dateOfBirth', { key: 'gazettes.document.age', cites: '30(ii)(f)' }],
  ['person.education', { key: 'gazettes.document.school', cites: null }],
  ['service', { key: 'gazettes.document.testimonials', cites: '30(ii)(a)' }],
  ['uniformedService', { key: 'gazettes.document.force', cites: null }],
  ['courses', { key: 'gazettes.document.course', cites: null }],
  ['certificates', { key: 'gazettes.document.certificate', cites: '30(ii)(d)' }],
  ['certificate', { key: 'gazettes.document.certificate', cites: null }],
  ['crew', { key: 'gazettes.document.certificate', cites: null }],
  ['medical', { key: 'gazettes.document.medical', cites: '30(iv)' }],
  ['examination', { key: 'gazettes.document.result', cites: null }],
  ['documents', { key: 'gazettes.document.enclosures', cites: '30(ii)' }],
  ['surveyCertificate', { key: 'gazettes.document.survey', cites: '6(iii)' }],
  ['registration', { key: 'gazettes.document.registration', cites: '14(i)' }],
  ['temporaryPass', { key: 'gazettes.document.pass', cites: '10(i)' }],
  ['insurance', { key: 'gazettes.document.insurance', cites: '6(vii)' }],
  ['licence', { key: 'gazettes.document.licence', cites: '3(a)' }],
  ['registered', { key: 'gazettes.document.boatRegistration', cites: '3(a)' }],
]

/** The papers for the facts that a decision reads, each once. */
export function documentsFor(
  ruleSet: string,
  reads: readonly string[],
): { key: string; cite: Cite | null }[] {
  const plain = reads.map((path) => path.replaceAll('[]', ''))
  const found = papers
    .filter(([start]) => plain.some((path) => path === start || path.startsWith(`${start}.`)))
    .map(([, needed]) => needed)
  return [...new Map(found.map((one) => [one.key, one])).values()].map(({ key, cites }) => ({
    key,
    cite: cites === null ? null : citeOf(ruleSet, cites),
  }))
}
