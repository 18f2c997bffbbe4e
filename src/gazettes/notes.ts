// What is to be known about a paragraph besides its words: where the languages differ, slips of the print, which reading
// is applied, which decisions apply it, and that one language does not have it.
import {
  boatInterpretations,
  boatLanguageDifferences,
  interpretations,
  type Interpretation,
} from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'
import { whyAlone } from './alone.ts'
import { differences, type Difference } from './data/differences.ts'
import { slips, type Slip } from './data/slips.ts'
import type { Paragraph, RuleSetName } from './gazette.ts'
import { addressOf } from './place-of.ts'
import { appliedBy, type AppliedBy } from './treatment.ts'

type Reading = {
  readonly number: string
  readonly words: Bilingual
  /** The other readings that could be taken. */
  readonly others: readonly Bilingual[]
}
type Differing = Pick<Difference, 'says' | 'note' | 'applied'> & {
  /** The number of the reading that settles it, and its words where the note does not say them already. */
  readonly reading: { readonly number: string; readonly words: Bilingual | null } | null
}

export type Note = {
  /** The key of the reason why one language alone has the paragraph. */
  readonly aloneKey: string | null
  readonly differences: readonly Differing[]
  readonly slips: readonly Pick<Slip, 'language' | 'printed' | 'meant' | 'note'>[]
  /** The readings taken here that settle no difference of the languages. */
  readonly readings: readonly Reading[]
  readonly appliedBy: readonly AppliedBy[]
}

const readingOf = ({ number, words, readings }: Interpretation): Reading => ({
  number,
  words,
  others: readings?.slice(1).map((one) => one.words) ?? [],
})

const taken: Readonly<Record<RuleSetName, readonly Interpretation[]>> = {
  'jharkhand-2020': interpretations,
  'bihar-boats-2018': boatInterpretations,
}

/** A reading by its number: of the interpretations, else of the differences that the boat rules settle. */
function readingNumbered(ruleSet: RuleSetName, number: string): Reading | null {
  const interpretation = taken[ruleSet].find((one) => one.number === number)
  if (interpretation) return readingOf(interpretation)
  const settled =
    ruleSet === 'bihar-boats-2018' && boatLanguageDifferences.find((one) => one.number === number)
  return settled ? { number, words: settled.words, others: [] } : null
}

const readingsAt = (ruleSet: RuleSetName, address: string): Reading[] =>
  taken[ruleSet].filter(({ citation }) => addressOf(citation) === address).map(readingOf)

/** The differences noted at the paragraph, and those that the boat rules settle there without a note. */
function differencesAt(ruleSet: RuleSetName, address: string): Differing[] {
  const noted = differences
    .filter((one) => one.ruleSet === ruleSet && one.address === address)
    .map(({ says, note, applied, reading }) => ({
      ...{ says, note, applied },
      reading: reading === null ? null : readingNumbered(ruleSet, reading),
    }))
  if (ruleSet !== 'bihar-boats-2018') return noted
  const settled = boatLanguageDifferences
    .filter((one) => addressOf(one.citation) === address)
    .filter(({ number }) => !noted.some(({ reading }) => reading?.number === number))
    .map(({ number, says, words, applied }) => ({
      ...{ says, applied, note: words },
      reading: { number, words: null },
    }))
  return [...noted, ...settled]
}

/** All that is to be known about a paragraph. */
export function noteAt(ruleSet: RuleSetName, { address, en, hi, kind }: Paragraph): Note {
  const differing = differencesAt(ruleSet, address)
  const settling = new Set(differing.map(({ reading }) => reading?.number))
  return {
    aloneKey: en === null || hi === null ? whyAlone(ruleSet, address) : null,
    differences: differing,
    slips: slips.filter((one) => one.ruleSet === ruleSet && one.address === address),
    readings: readingsAt(ruleSet, address).filter(({ number }) => !settling.has(number)),
    appliedBy: kind === 'heading' ? [] : appliedBy(ruleSet, address),
  }
}
