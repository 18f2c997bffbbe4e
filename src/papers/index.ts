// Owns the register of papers (certificates, admit cards), the orders on them, and their PDFs.
import type { Deps, RoomRoutes } from '../shell/room.ts'
import { printQueue } from './issue-paper.ts'
import { officeRoutes, personRoutes } from './papers.routes.ts'
import { printPaper } from './print-paper.ts'
import { makePrinter } from './printer.ts'

export { issuePaper, type NewPaper } from './issue-paper.ts'
export { orderOnPaper, orderRefusals, type PaperOrder } from './order-on-paper.ts'
export type { PaperContent } from './paper-content.ts'
export { isPaperForm, layoutOf, type PaperForm } from './paper-forms.ts'
export { paperStates, type PaperState } from './paper-states.ts'
export { verdictTag } from './papers.page.ts'
export {
  type OrderMade,
  type Paper,
  paperByNumber,
  paperOfAuthority,
  papersOf,
  searchRegister,
} from './register.ts'
export { type Order, stands, suspensionOn, type Verdict, verdictOn } from './verdict.ts'

export const papersRoutes: RoomRoutes = { person: personRoutes, office: officeRoutes }

/** Says how papers are printed; called once, before the queues start. `close` ends the printing browser. */
export function paperJobs(deps: Pick<Deps, 'db' | 'config' | 'text' | 'jobs'>): {
  close: () => Promise<void>
} {
  const printer = makePrinter()
  deps.jobs.work(printQueue, printPaper(deps, printer))
  return { close: printer.close }
}
