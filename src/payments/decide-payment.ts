import { type Act, type Actor, perform, refuse } from '../db/act.ts'
import type { Deps } from '../shell/room.ts'
import { notify } from '../notices/index.ts'
import { person } from '../people/index.ts'
import { NotFound, sameVersion } from '../shell/errors.ts'
import { type Challan, type Demand, demandOf, type Followers } from './demand.ts'
import { paymentStates } from './payment-states.ts'
import { mayMove } from '../shell/state-machine.ts'
import { decideChallan, lockDemand, moveDemand } from './payments.queries.ts'

/** @public */
export const decidePaymentRefusals = ['not-reported', 'own-payment'] as const

type Decision = { demandId: string; version: number }
/** An officer of the authority whose demand it is. */
type Officer = Actor & { personId: string; authorityId: string }
type Tools = Pick<Deps, 'db' | 'config' | 'jobs'> & { after: Followers }

/** The treasury has found the challan in its books: the demand is paid. */
export const confirmPayment = async (tools: Tools, input: Decision, officer: Officer) =>
  await decide(tools, { ...input, outcome: 'confirmed', reason: null }, officer)

/** The treasury does not find it so; the person reads the reason and reports a challan again. */
export const refusePayment = async (tools: Tools, input: Decision & { reason: string }, officer: Officer) =>
  await decide(tools, { ...input, outcome: 'refused' }, officer)

type Decided = Decision & { outcome: 'confirmed' | 'refused'; reason: string | null }

async function decide(tools: Tools, input: Decided, officer: Officer) {
  return await perform(tools.db, officer, async (act) => {
    const demand = await demandOfAuthority(act, input.demandId, officer.authorityId)
    sameVersion(input.version, demand.version, 'demand')
    if (demand.personId === officer.personId) return refuse('own-payment')
    const { challan } = demand
    if (!challan || !mayMove(paymentStates, demand.state, input.outcome)) return refuse('not-reported')
    await writeDecision(act, demand, challan, input, officer.personId)
    const decided = await demandOf(act.trx, demand.id)
    await (input.outcome === 'confirmed' ? tools.after.onConfirmed : tools.after.onRefused)(act, decided)
    await tellPerson(act, tools, decided)
    return { ok: true as const }
  })
}

async function demandOfAuthority(act: Act, demandId: string, authorityId: string): Promise<Demand> {
  const row = await lockDemand(act.trx, demandId)
  if (row?.authorityId !== authorityId) throw new NotFound(`demand ${demandId} of this authority`)
  return await demandOf(act.trx, demandId)
}

async function writeDecision(act: Act, demand: Demand, challan: Challan, input: Decided, by: string) {
  const { outcome, reason } = input
  await decideChallan(act.trx, challan.id, { outcome, by, at: act.now, reason })
  await moveDemand(act.trx, demand.id, outcome)
  await act.record({
    action: `payment.${outcome}`,
    subject: { kind: 'demand', id: demand.id },
    authorityId: demand.authorityId,
    ...(reason === null ? {} : { reason }),
    details: { challan: challan.number, paidOn: challan.paidOn, amountPaise: challan.amountPaise },
  })
}

/** A mail to those who gave an address; all others see it on their page. */
async function tellPerson(act: Act, { config, jobs }: Tools, demand: Demand): Promise<void> {
  const { email, language } = await person(act.trx, demand.personId)
  if (email === null) return
  const link = `${config.publicUrl}/${language}/my/payments/${demand.id}`
  await notify(act, jobs, {
    to: email,
    language,
    template: 'payment-decided',
    content: { number: demand.number, link },
  })
}
