import type { Day } from '../db/act.ts'
import { layoutOf, type OrderMade, type Paper, stands, verdictTag } from '../papers/index.ts'
import { emptyForm, type FormState } from '../shell/form.ts'
import { gradeOf } from './grade-of.ts'
import { groundsOf } from './grounds.ts'

/** The register of certificates: what was searched, and each with its verdict of today. */
export const registerPage = (office: string, search: string, papers: Paper[], today: Day) => ({
  titleKey: 'grants.register.title',
  office,
  search,
  form: { values: { search }, errors: [] },
  papers: papers.map((paper) => ({
    number: paper.number,
    holder: paper.holder,
    gradeName: paper.gradeName,
    tag: verdictTag(paper, today),
    validUntil: paper.validUntil,
    address: `/office/${office}/register/${paper.id}`,
  })),
})

/** One certificate: what it says, whether it is in force, every order on it, and what may be ordered now. */
export const certificatePage = (office: string, paper: Paper, today: Day, mayOrder: boolean) => {
  const address = `/office/${office}/register/${paper.id}`
  return {
    titleKey: 'grants.certificate.title',
    titleValues: { number: paper.number },
    back: `/office/${office}/register`,
    paper,
    tag: verdictTag(paper, today),
    files: layoutOf(paper.form).languages.map((language) => ({
      key: `papers.file.${language}`,
      address: `/office/${office}/papers/${paper.id}/${language}.pdf`,
    })),
    orders: paper.orders.map((order) => ({
      ...orderLine(order, paper.orders),
      revoke:
        mayOrder && revocable(order, paper.orders, today) ? `${address}/orders/${order.id}/revocation` : null,
    })),
    suspend: mayOrder && paper.state === 'granted' ? `${address}/suspension` : null,
    cancel: mayOrder && paper.state === 'granted' ? `${address}/cancellation` : null,
  }
}

const orderLine = (order: OrderMade, orders: OrderMade[]) => ({
  kind: order.kind,
  titleKey: `grants.order.${order.kind}`,
  fromDay: order.fromDay,
  toDay: order.toDay,
  grounds: order.grounds,
  reasons: order.reasons,
  orderedBy: order.orderedBy,
  orderedAt: order.orderedAt,
  revoked: orders.some((other) => other.revokesId === order.id),
})

const revocable = (order: OrderMade, orders: OrderMade[], today: Day): boolean =>
  order.kind !== 'revocation' &&
  (stands(order, orders, today) || order.fromDay > today) &&
  notRevoked(order, orders)
const notRevoked = (order: OrderMade, orders: OrderMade[]): boolean =>
  orders.every((other) => other.revokesId !== order.id)

type Ordering = { office: string; paper: Paper; form?: FormState; refused?: readonly string[] }

const orderPage = (titleKey: string, { office, paper, form = emptyForm, refused = [] }: Ordering) => ({
  titleKey,
  titleValues: { number: paper.number },
  back: `/office/${office}/register/${paper.id}`,
  form,
  refusals: refused.map(refusalKey),
  paper,
  grounds: groundsOf(gradeOf(paper.grade)).map((ground) => ({
    value: ground,
    key: `grants.ground.${ground}`,
  })),
})

// What the register itself refuses is said in its own words.
const refusalKey = (code: string): string =>
  code === 'ground-not-for-grade' || code === 'own-certificate'
    ? `grants.refusal.${code}`
    : `papers.refusal.${code}`

export const suspensionPage = (ordering: Ordering) => ({
  ...orderPage('grants.suspension.title', ordering),
  action: `/office/${ordering.office}/register/${ordering.paper.id}/suspension`,
})
export const cancellationPage = (ordering: Ordering) => ({
  ...orderPage('grants.cancellation.title', ordering),
  action: `/office/${ordering.office}/register/${ordering.paper.id}/cancellation`,
})
export const revocationPage = (ordering: Ordering & { order: OrderMade }) => ({
  ...orderPage('grants.revocation.title', ordering),
  order: orderLine(ordering.order, ordering.paper.orders),
  action: `/office/${ordering.office}/register/${ordering.paper.id}/orders/${ordering.order.id}/revocation`,
})

declare module '../shell/views.ts' {
  interface Views {
    'grants/register': ReturnType<typeof registerPage>
    'grants/certificate': ReturnType<typeof certificatePage>
    'grants/suspension': ReturnType<typeof suspensionPage>
    'grants/cancellation': ReturnType<typeof cancellationPage>
    'grants/revocation': ReturnType<typeof revocationPage>
  }
}
