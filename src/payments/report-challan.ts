import { type Act, type Actor, type Day, perform, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { type documentRefusals, storeDocument } from '../documents/index.ts'
import { NotFound, sameVersion } from '../shell/errors.ts'
import type { Upload } from '../shell/form.ts'
import { type Demand, demandOf, type Followers } from './demand.ts'
import { paymentStates } from './payment-states.ts'
import { mayMove } from '../shell/state-machine.ts'
import { insertChallan, lockDemand, moveDemand } from './payments.queries.ts'

/** Why a challan is not taken; what is wrong with its picture has the words of the room documents. @public */
export const reportChallanRefusals = [
  'not-to-pay',
  'challan-in-future',
  'amount-differs',
  'challan-used',
] as const

export type ReportedChallan = {
  demandId: string
  /** Whose pages these are: the demand must be theirs. */
  personId: string
  version: number
  number: string
  paidOn: Day
  amountPaise: number
  image?: Upload | undefined
}

/** The person says by which challan they paid. One challan pays one demand; the whole sum is paid at once. */
export async function reportChallan(
  db: Db,
  input: ReportedChallan,
  actor: Actor,
  room: { dataFolder: string; onReported: Followers['onReported'] },
) {
  return await perform(db, actor, async (act) => {
    const demand = await ownDemand(act, input)
    sameVersion(input.version, demand.version, 'demand')
    const no = against(demand, input, act.today)
    if (no) return refuse(no)
    const image = await storeImage(act, room.dataFolder, input)
    if (!image.ok) return image
    if (!(await insertChallan(act.trx, challanRow(act, demand, input, image.id))))
      return refuse('challan-used')
    await moveDemand(act.trx, demand.id, 'reported')
    await act.record({
      action: 'payment.reported',
      subject: { kind: 'demand', id: demand.id },
      authorityId: demand.authorityId,
      details: { challan: input.number, paidOn: input.paidOn, amountPaise: input.amountPaise },
    })
    await room.onReported(act, await demandOf(act.trx, demand.id))
    return { ok: true as const }
  })
}

async function ownDemand(act: Act, { demandId, personId }: ReportedChallan): Promise<Demand> {
  const row = await lockDemand(act.trx, demandId)
  if (row?.personId !== personId) throw new NotFound(`demand ${demandId} of ${personId}`)
  return await demandOf(act.trx, demandId)
}

function against(
  demand: Demand,
  input: ReportedChallan,
  today: Day,
): (typeof reportChallanRefusals)[number] | undefined {
  if (!mayMove(paymentStates, demand.state, 'reported')) return 'not-to-pay'
  if (input.paidOn > today) return 'challan-in-future'
  return input.amountPaise === demand.amountPaise ? undefined : 'amount-differs'
}

/** The picture is the person's own paper, also when a counter operator took it. */
async function storeImage(
  act: Act,
  dataFolder: string,
  { image, personId }: ReportedChallan,
): Promise<{ ok: true; id: string | null } | { ok: false; refusals: (typeof documentRefusals)[number][] }> {
  if (!image) return { ok: true, id: null }
  return await storeDocument(act, dataFolder, image, { ownerId: personId, purpose: 'challan' })
}

const challanRow = (act: Act, demand: Demand, input: ReportedChallan, documentId: string | null) => ({
  demandId: demand.id,
  authorityId: demand.authorityId,
  number: input.number,
  paidOn: input.paidOn,
  amountPaise: input.amountPaise,
  documentId,
  by: act.actor.personId ?? input.personId,
  at: act.now,
})
