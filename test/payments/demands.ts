// A house with only the rooms that payments stand on, and followers of the test's own after them.
import { randomUUID } from 'node:crypto'
import { perform, readClock } from '../../src/db/act.ts'
import { documentsRoutes } from '../../src/documents/index.ts'
import { decideAndKeep } from '../../src/law/index.ts'
import { askPayment, type Followers, paymentRoutes } from '../../src/payments/index.ts'
import { peopleRoutes } from '../../src/people/index.ts'
import { house, type House, type SignedIn } from '../support/house.ts'

type Followed = { what: keyof Followers; number: string; challan: string | undefined }

/** Followers that write down what they were told; `fail` lets the next of them break. */
export function diary() {
  const told: Followed[] = []
  const next = { fail: false }
  const write =
    (what: keyof Followers): Followers[keyof Followers] =>
    async (_act, demand) => {
      if (next.fail) {
        next.fail = false
        throw new Error('the seat could not be held')
      }
      told.push({ what, number: demand.number, challan: demand.challan?.number })
    }
  const after = {
    onReported: write('onReported'),
    onConfirmed: write('onConfirmed'),
    onRefused: write('onRefused'),
  }
  return { told, next, after }
}

export const paymentHouse = async (after: Followers): Promise<House> =>
  await house({ rooms: [peopleRoutes, documentsRoutes, paymentRoutes(after)] })

const system = { personId: null, role: null, authorityId: null }

/** ₹500 asked of a person for an application, in two lines; the decision on the fee is a stored one. */
export const asked = async (
  home: House,
  person: { personId: string },
  subject = randomUUID(),
): Promise<{ demandId: string; number: string }> =>
  await perform(home.db, system, async (act) => {
    const { id: decisionId } = await decideAndKeep(act, {
      authorityId: home.jharkhand,
      ruleSet: 'jharkhand-2020',
      decision: 'examination-fee',
      params: { grade: 'serang' },
      on: act.today,
      facts: {},
    })
    await act.record({
      action: 'application.submitted',
      subject: { kind: 'application', id: subject },
      authorityId: home.jharkhand,
    })
    return await askPayment(act, {
      authorityId: home.jharkhand,
      personId: person.personId,
      purpose: 'examination',
      subject: { kind: 'application', id: subject },
      lines: [
        { citation: '33(vi)', label: { en: 'Written examination', hi: 'लिखित परीक्षा' }, amountPaise: 40_000 },
        { citation: '33(vi)', label: { en: 'Oral examination', hi: 'मौखिक परीक्षा' }, amountPaise: 10_000 },
      ],
      decisionId,
    })
  })

/** A challan as typed on a form, paid today. */
export const challan = async (home: House, over: Record<string, string> = {}) => {
  const { today } = await readClock(home.db)
  const [year = '', month = '', day = ''] = (over['on'] ?? today).split('-')
  return {
    number: over['number'] ?? `TR/${randomUUID().slice(0, 8)}`,
    'paidOn-day': day,
    'paidOn-month': month,
    'paidOn-year': year,
    amount: over['amount'] ?? '500',
  }
}

/** The person reports a challan for a demand. */
export const reported = async (
  home: House,
  person: SignedIn,
  demandId: string,
  over: Record<string, string> = {},
): Promise<void> => {
  const answer = await person.submit(`/hi/my/payments/${demandId}`, await challan(home, over))
  if (answer.status !== 303) throw new Error(`not reported: ${answer.status} ${answer.refusals.join()}`)
}

/** The hidden fields of an open page: what a form sends along, however late it is sent. */
export const openedAt = async (
  visitor: SignedIn,
  path: string,
): Promise<{ _csrf: string; version: string }> => {
  const page = await visitor.get(path)
  const hidden = (name: string) => page.$(`main input[name=${name}]`).first().attr('value') ?? ''
  return { _csrf: hidden('_csrf'), version: hidden('version') }
}
