// The official terms of both gazettes in both languages.
import { boatExplanations } from './explained-boats.ts'
import { gradeExplanations } from './explained-grades.ts'
import { paperExplanations } from './explained-papers.ts'
import { vesselExplanations } from './explained-vessels.ts'
import type { Term } from './term.ts'
import { boatsAndFormsTerms } from './terms-boats-and-forms.ts'
import { gradesTerms } from './terms-grades.ts'
import { papersTerms } from './terms-papers.ts'
import { vesselsTerms } from './terms-vessels.ts'

export type { Term } from './term.ts'

/** Every explanation by its English term; a test demands that each belongs to a term. */
export const explanations = [
  ...gradeExplanations,
  ...paperExplanations,
  ...vesselExplanations,
  ...boatExplanations,
]
const explainedBy = new Map(explanations.map(([term, en, hi]) => [term, { en, hi }]))

export const glossary: readonly Term[] = [
  ...gradesTerms,
  ...papersTerms,
  ...vesselsTerms,
  ...boatsAndFormsTerms,
].map(([en, hi, where]) => ({ en, hi, where, explained: explainedBy.get(en) ?? null }))
