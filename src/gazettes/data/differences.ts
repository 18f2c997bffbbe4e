// Where the English and the Hindi print of a gazette say different things.
import { differencesOf, type Difference } from './difference.ts'
import { boatDifferences } from './differences-boats.ts'
import { certificateDifferences } from './differences-certificates.ts'
import { formDifferences } from './differences-forms.ts'
import { marinerDifferences } from './differences-mariners.ts'
import { navigationDifferences } from './differences-navigation.ts'
import { scheduleDifferences } from './differences-schedules.ts'
import { surveyDifferences } from './differences-survey.ts'
import { vesselDifferences } from './differences-vessels.ts'

export type { Difference } from './difference.ts'

export const differences: readonly Difference[] = [
  ...differencesOf('jharkhand-2020', [
    ...surveyDifferences,
    ...marinerDifferences,
    ...certificateDifferences,
    ...vesselDifferences,
    ...navigationDifferences,
    ...scheduleDifferences,
    ...formDifferences,
  ]),
  ...differencesOf('bihar-boats-2018', boatDifferences),
]
