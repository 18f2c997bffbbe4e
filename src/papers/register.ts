// The register as other rooms read it: a paper, what it says, and every order on it.
import type { Day } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { type CertificateGrade, certificateGradeNames } from '../rules/index.ts'
import { found } from '../shell/errors.ts'
import { type Bilingual, bilingual } from '../shell/text.ts'
import { listOrders } from './orders.queries.ts'
import { holderOf, type PaperContent, readContent } from './paper-content.ts'
import { isPaperState, type PaperState } from './paper-states.ts'
import * as queries from './papers.queries.ts'
import { isOrderKind, type Order, type OrderKind } from './verdict.ts'

export type OrderMade = Order & { grounds: string; reasons: string; orderedBy: string; orderedAt: Date }
export type Paper = {
  id: string
  authority: { id: string; code: string; name: Bilingual }
  number: string
  kind: string
  grade: string | null
  /** The grade in its official words; null when the paper is of no grade. */
  gradeName: Bilingual | null
  form: string
  holderId: string
  holder: Bilingual
  content: PaperContent
  grantedAt: Date
  validFrom: Day
  validUntil: Day | null
  state: PaperState
  version: number
  orders: OrderMade[]
}

/** One paper with its orders, by number in either case; undefined when no such number was ever given. */
export async function paperByNumber(db: Db, number: string): Promise<Paper | undefined> {
  const row = await queries.findPaperByNumber(db, number.toUpperCase())
  return row && (await withOrders(db, [row]))[0]
}

/** One paper of an authority; throws NotFound. */
export async function paperOfAuthority(db: Db, authorityId: string, id: string): Promise<Paper> {
  const row = await queries.findPaper(db, id)
  const own = found(row?.authorityId === authorityId ? row : undefined, 'paper')
  return found((await withOrders(db, [own]))[0], 'paper')
}

/** Everything a person was ever granted, newest first. */
export const papersOf = async (db: Db, personId: string): Promise<Paper[]> =>
  await withOrders(db, await queries.listPapersOf(db, personId))

/** The register of one kind of paper, searched by number or by the holder's name in either script. */
export const searchRegister = async (
  db: Db,
  authorityId: string,
  kind: string,
  text: string,
): Promise<Paper[]> => await withOrders(db, await queries.searchPapers(db, authorityId, kind, text))

async function withOrders(db: Db, rows: queries.PaperRow[]): Promise<Paper[]> {
  const orders = await listOrders(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => paperOf(row, orders.filter((order) => order.paperId === row.id).map(orderOf)))
}

/** Every order on a paper, oldest first. */
export const ordersOn = async (db: Db, paperId: string): Promise<OrderMade[]> =>
  (await listOrders(db, [paperId])).map(orderOf)

function paperOf(row: queries.PaperRow, orders: OrderMade[]): Paper {
  const content = readContent(row.content)
  return {
    id: row.id,
    authority: { id: row.authorityId, code: row.authorityCode, name: bilingual(row.authorityName) },
    number: row.number,
    kind: row.kind,
    grade: row.grade,
    gradeName: row.grade === null ? null : gradeNameOf(row.grade),
    form: row.form,
    holderId: row.holderId,
    holder: holderOf(content),
    content,
    grantedAt: row.grantedAt,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    state: stateOf(row.state),
    version: row.version,
    orders,
  }
}

type OrderRow = Awaited<ReturnType<typeof listOrders>>[number]
const orderOf = (row: OrderRow): OrderMade => ({ ...row, kind: orderKindOf(row.kind) })

const isGrade = (grade: string): grade is CertificateGrade => Object.hasOwn(certificateGradeNames, grade)
const gradeNameOf = (grade: string): Bilingual => {
  if (!isGrade(grade)) throw new Error(`No grade "${grade}"`)
  return certificateGradeNames[grade]
}
/** The register's word for a state; an unknown one stops the page rather than showing green. */
export const stateOf = (state: string): PaperState => {
  if (!isPaperState(state)) throw new Error(`A paper is in no state "${state}"`)
  return state
}
const orderKindOf = (kind: string): OrderKind => {
  if (!isOrderKind(kind)) throw new Error(`No order is of the kind "${kind}"`)
  return kind
}
