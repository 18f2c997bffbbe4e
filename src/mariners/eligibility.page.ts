import { type AdmissionResult, type Grade, gradeNames } from '../rules/index.ts'
import type { FormState } from '../shell/form.ts'
import { earliestOf, explained } from './explained.ts'

const signs = { satisfied: 'good', 'not-satisfied': 'bad', unknown: 'caution' } as const
type Judged = { grade: Grade; result: AdmissionResult }

/** May I sit for it? All grades at once, from what the person says of himself. */
export const eligibilityPage = (on: string, judged: Judged[], form: FormState) => ({
  titleKey: 'mariners.eligibility.title',
  on,
  form,
  refusals: [],
  grades: judged.flatMap(gradeCard),
})

function gradeCard({ grade, result }: Judged) {
  const tree = explained(result)
  if (!tree) return []
  return [
    {
      grade,
      name: gradeNames[grade],
      sign: signs[tree.verdict],
      verdictKey: `mariners.verdict.${tree.verdict}`,
      ...tree,
      earliest: earliestOf(result),
    },
  ]
}

declare module '../shell/views.ts' {
  interface Views {
    'mariners/eligibility': ReturnType<typeof eligibilityPage>
  }
}
