// Every calculation at its lines. What must come of them the second encoding says.
import { boatSweeps } from './sweep-boats.ts'
import { feeSweeps } from './sweep-fees.ts'
import { paperSweeps } from './sweep-papers.ts'
import { vesselSweeps } from './sweep-vessels.ts'
import type { Sweep } from './sweep.ts'

export { casesOf } from './sweep.ts'

export const sweeps: readonly Sweep[] = [...feeSweeps, ...vesselSweeps, ...paperSweeps, ...boatSweeps]
