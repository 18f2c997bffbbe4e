import { filledForm, type FormState } from '../shell/form.ts'
import type { Bilingual } from '../shell/text.ts'
import type { Challan, Demand } from './demand.ts'

/** What a demand page tells beside the demand itself. */
export type Surroundings = {
  authorityName: Bilingual
  /** Where the money is to be booked; null: the office tells it. */
  head: Bilingual | null
  inWords: Bilingual
}

/** What is wrong with the picture has its words in the room of the documents. */
export const refusalKey = (code: string): string =>
  code.startsWith('document-') ? `documents.refusal.${code}` : `payments.refusal.${code}`

const statusKinds = { asked: 'caution', reported: 'caution', confirmed: 'good', refused: 'bad' } as const

/** The demand as a bill: each line with the rule that asks it, and the sum. */
export const billOf = (demand: Demand) => ({
  number: demand.number,
  lines: demand.lines.map((line) => ({ ...line, rupees: line.amountPaise / 100 })),
  rupees: demand.amountPaise / 100,
})

export const challanFacts = (challan: Challan) => ({
  ...challan,
  rupees: challan.amountPaise / 100,
  documentId: challan.documentId ?? '',
  reason: challan.reason ?? '',
})

/** The form opens with the sum that is asked; the person corrects it when the challan says another. */
const openReport = (demand: Demand): FormState => filledForm({ amount: demand.amountPaise / 100 })

/** The person's page: what to pay and why, how, and where it stands. */
export const demandPage = (
  demand: Demand,
  around: Surroundings,
  form: FormState = openReport(demand),
  refused: string[] = [],
) => ({
  titleKey: 'payments.demand.title',
  titleValues: { number: demand.number },
  form,
  refusals: refused.map(refusalKey),
  id: demand.id,
  version: demand.version,
  bill: billOf(demand),
  ...around,
  purposeKey: `payments.purpose.${demand.purpose}`,
  noRefundKey: `payments.noRefund.${demand.purpose}`,
  status: {
    kind: statusKinds[demand.state],
    titleKey: `payments.status.${demand.state}`,
    textKey: `payments.statusText.${demand.state}`,
  },
  refusedWhy: demand.state === 'refused' ? (demand.challan?.reason ?? '') : '',
  challan: demand.challan ? challanFacts(demand.challan) : null,
  mayReport: demand.state === 'asked' || demand.state === 'refused',
  /** A browser forgets the chosen file when a form comes back. */
  chooseImageAgain: form.errors.length > 0 || refused.length > 0,
})

declare module '../shell/views.ts' {
  interface Views {
    'payments/demand': ReturnType<typeof demandPage>
  }
}
