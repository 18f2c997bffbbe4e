// From the choice of a grade to the declaration: the applicant's own pages, one after the other.
import { expect } from 'vitest'
import { readClock } from '../../../src/db/act.ts'
import type { Street } from '../../support/browser.ts'
import { day } from '../../mariners/a-mariner.ts'
import type { Papers } from './papers.ts'
import type { Walker } from './walker.ts'

/** Begins an application; its address. */
export async function apply(me: Walker, grade: string): Promise<string> {
  await me.open('/my/applications')
  await me.fill({ grade })
  await me.picture('applications')
  await me.press('examinations.applications.list.begin')
  await me.picture('application-begun')
  return me.here()
}

export async function takeSeat(me: Walker, own: string): Promise<void> {
  await me.open(own)
  await me.follow('examinations.applications.task.session')
  await me.page.focus('#sessionId')
  await me.page.keyboard.press('Space')
  await me.picture('session')
  await me.press('examinations.applications.session.submit')
}

export async function fillPartD(me: Walker, own: string): Promise<void> {
  await me.open(own)
  await me.follow('examinations.applications.task.partD')
  await me.fill({ appearedEarlier: 'no' })
  await me.picture('part-d')
  await me.press('examinations.applications.word.keep')
}

/** The papers of 30(ii) that the record does not hold already. */
export async function enclose(me: Walker, own: string, papers: Papers): Promise<void> {
  const wanted = [
    ['character', papers.letter],
    ['photograph', papers.face],
    ['photograph-signed', papers.face],
  ] as const
  for (const [requirement, path] of wanted) {
    await me.open(own)
    await me.follow('examinations.applications.task.documents')
    const form = { within: `form:has(input[name=requirement][value=${requirement}])` }
    await me.fill({ file: path }, form)
    await me.press('examinations.applications.documents.add', {}, form)
  }
  await me.open(`${own}/documents`)
  await me.picture('documents')
}

/** Asks for the fee, pays it at the treasury, and reports the challan; the demand's address. */
export async function payFee(
  street: Street,
  me: Walker,
  own: string,
  { rupees, challan, image }: { rupees: string; challan: string; image: string },
): Promise<string> {
  await me.open(own)
  await me.follow('examinations.applications.task.fee')
  await me.picture('fee')
  await me.press('examinations.applications.fee.ask')
  const demand = me.here()
  expect(demand).toMatch(/^\/my\/payments\//)
  const { today } = await readClock(street.db)
  await me.fill({ number: challan, ...day('paidOn', today), amount: rupees, image })
  await me.picture('challan')
  await me.press('payments.report.submit')
  await me.picture('challan-reported')
  return demand
}

export async function declare(me: Walker, own: string, declaredBy: string): Promise<void> {
  await me.open(own)
  await me.picture('application-ready')
  await me.follow('examinations.applications.task.check')
  await me.fill({ declaration: 'yes', declaredBy })
  await me.picture('submission')
  await me.press('examinations.applications.submission.submit')
  expect(await me.said()).toContain(me.words('examinations.applications.next.submitted'))
  await me.picture('submitted')
}
