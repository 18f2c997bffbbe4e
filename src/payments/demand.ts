import { z } from 'zod'
import type { Act, Day } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { found } from '../shell/errors.ts'
import type { Bilingual } from '../shell/text.ts'
import { paymentStateNames, type PaymentState } from './payment-states.ts'
import { type ChallanRow, type DemandRow, findDemand, findLatestChallan } from './payments.queries.ts'

/** One line of a demand: what is asked, and the rule that asks it. */
export type DemandLine = { citation: string; label: Bilingual; amountPaise: number }
/** A challan as it was reported; `outcome` is null until the treasury decides. */
export type Challan = {
  id: string
  number: string
  paidOn: Day
  amountPaise: number
  documentId: string | null
  reportedAt: Date
  outcome: 'confirmed' | 'refused' | null
  decidedAt: Date | null
  reason: string | null
}
/** What a person is asked to pay, with the newest challan that they reported for it. */
export type Demand = {
  id: string
  number: string
  authorityId: string
  personId: string
  purpose: string
  subject: { kind: string; id: string }
  state: PaymentState
  version: number
  lines: DemandLine[]
  amountPaise: number
  madeAt: Date
  challan: Challan | null
}
/** What other rooms do when a payment moves on, inside the act that moves it. */
export type Followers = {
  onReported: (act: Act, demand: Demand) => Promise<void>
  onConfirmed: (act: Act, demand: Demand) => Promise<void>
  onRefused: (act: Act, demand: Demand) => Promise<void>
}

const Lines = z.array(
  z.object({
    citation: z.string(),
    label: z.object({ en: z.string(), hi: z.string() }),
    amountPaise: z.number().int(),
  }),
)
const State = z.enum(paymentStateNames)
const Outcome = z.enum(['confirmed', 'refused']).nullable()

/** A demand as it stands; throws NotFound. Who may see it is the caller's to know. */
export async function demandOf(db: Db, demandId: string): Promise<Demand> {
  const row = found(await findDemand(db, demandId), 'demand')
  return demandFrom(row, await findLatestChallan(db, demandId))
}

const demandFrom = (row: DemandRow, challan: ChallanRow | undefined): Demand => {
  const { subjectKind, subjectId, ...rest } = row
  return {
    ...rest,
    subject: { kind: subjectKind, id: subjectId },
    state: State.parse(row.state),
    lines: Lines.parse(row.lines),
    challan: challan ? { ...challan, outcome: Outcome.parse(challan.outcome) } : null,
  }
}
