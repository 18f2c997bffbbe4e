// Slips of the print: marked where they stand, never mended. Each was judged from the text itself or from its twin.
import type { Slip } from './slip.ts'
import { boatSlips } from './slips-boats.ts'
import { formSlips } from './slips-forms.ts'
import { ruleSlips } from './slips-rules.ts'
import { vesselSlips } from './slips-vessels.ts'

export type { Slip } from './slip.ts'

export const slips: readonly Slip[] = [...ruleSlips, ...vesselSlips, ...formSlips, ...boatSlips]
