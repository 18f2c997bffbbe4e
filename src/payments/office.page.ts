import { emptyForm, type FormState } from '../shell/form.ts'
import type { Bilingual } from '../shell/text.ts'
import type { Demand } from './demand.ts'
import { billOf, challanFacts, refusalKey } from './demand.page.ts'
import { paymentStateNames, type PaymentState } from './payment-states.ts'

type Listed = {
  id: string
  number: string
  amountPaise: number
  madeAt: Date
  fullName: string
  challanNumber: string | null
  paidOn: string | null
  reportedAt: Date | null
}
/** How many demands stand on one page of the list. */
export const perPage = 50

const stepOf = (office: string, state: PaymentState, page: number): string =>
  `/office/${office}/payments?state=${state}&page=${page}`

/** The treasury's list: one state at a time, the longest waiting first. */
export const paymentsPage = (
  office: string,
  listed: Listed[],
  counts: Map<string, number>,
  { state, page }: { state: PaymentState; page: number },
) => ({
  titleKey: 'payments.list.title',
  office,
  filters: paymentStateNames.map((name) => ({
    href: stepOf(office, name, 1),
    key: `payments.state.${name}`,
    count: counts.get(name) ?? 0,
    current: name === state,
  })),
  demands: listed.map((demand) => ({
    ...demand,
    rupees: demand.amountPaise / 100,
    challanNumber: demand.challanNumber ?? '',
    paidOn: demand.paidOn ?? '',
    since: demand.reportedAt ?? demand.madeAt,
  })),
  before: page > 1 ? stepOf(office, state, page - 1) : '',
  after: (counts.get(state) ?? 0) > page * perPage ? stepOf(office, state, page + 1) : '',
})

type Shown = {
  office: string
  demand: Demand
  payer: string
  inWords: Bilingual
  /** A PDF cannot stand in the page: it is opened by its link. */
  challanIsImage: boolean
  mayDecide: boolean
}

/** The demand beside the challan that was brought for it. */
export const paymentPage = (shown: Shown, form: FormState = emptyForm, refused: string[] = []) => ({
  titleKey: 'payments.decide.title',
  titleValues: { number: shown.demand.number },
  back: `/office/${shown.office}/payments`,
  form,
  refusals: refused.map(refusalKey),
  office: shown.office,
  id: shown.demand.id,
  version: shown.demand.version,
  payer: shown.payer,
  purposeKey: `payments.purpose.${shown.demand.purpose}`,
  stateKey: `payments.state.${shown.demand.state}`,
  bill: billOf(shown.demand),
  inWords: shown.inWords,
  challanIsImage: shown.challanIsImage,
  challan: shown.demand.challan ? challanFacts(shown.demand.challan) : null,
  mayDecide: shown.mayDecide && shown.demand.state === 'reported',
})

declare module '../shell/views.ts' {
  interface Views {
    'payments/list': ReturnType<typeof paymentsPage>
    'payments/decide': ReturnType<typeof paymentPage>
  }
}
