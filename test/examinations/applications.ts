// Candidates for the tests of this room: invented people who fill in Form 20 page by page.
import { readClock } from '../../src/db/act.ts'
import { jpeg } from '../documents/pictures.ts'
import { added, description, residence, serangToBe } from '../mariners/a-mariner.ts'
import type { House, SignedIn } from '../support/house.ts'
import type { Page } from '../support/visitor.ts'

/** A boatman whose record is enough for serang, with all that Form 20 asks of himself. */
export async function candidate(home: House): Promise<SignedIn> {
  const person = await serangToBe(home)
  await added(person, 'residence', residence)
  await added(person, 'description', description)
  return person
}

/** Begins an application; its address without language. */
export async function begun(person: SignedIn, grade = 'serang'): Promise<string> {
  const answer = await person.submit('/hi/my/applications', { grade })
  return answer.location ?? ''
}

export const choose = async (person: SignedIn, own: string, sessionId: string): Promise<Page> =>
  await person.submit(`${own}/session`, { sessionId })

export async function enclose(person: SignedIn, own: string, requirement: string): Promise<Page> {
  const page = await person.get(`${own}/documents`)
  const csrf = page.$('input[name=_csrf]').first().attr('value') ?? ''
  const file = { file: await jpeg(), filename: `${requirement}.jpg`, type: 'image/jpeg' }
  return await person.post(`${own}/documents`, { _csrf: csrf, requirement, file })
}

/** The papers of 30(ii) that are not in his record already. */
export async function encloseAll(person: SignedIn, own: string): Promise<void> {
  for (const requirement of ['testimonials', 'character', 'photograph', 'photograph-signed', 'proof-of-age'])
    await enclose(person, own, requirement)
}

let challans = 0
/** Reports a challan of today for a demand: of Rs 1000, unless told otherwise. */
export async function reportChallan(
  home: House,
  person: SignedIn,
  demand: string,
  rupees = '1000',
): Promise<void> {
  const { today } = await readClock(home.db)
  const [year = '', month = '', day = ''] = today.split('-')
  challans += 1
  const answer = await person.submit(demand, {
    number: `RNC/2026/${String(challans)}`,
    'paidOn-day': day,
    'paidOn-month': month,
    'paidOn-year': year,
    amount: rupees,
  })
  if (answer.status !== 303)
    throw new Error(`challan not reported: ${answer.refusals.join()} ${JSON.stringify(answer.errors)}`)
}

/** Asks for the fee and reports its challan; the demand's address. */
export async function reportFee(
  home: House,
  person: SignedIn,
  own: string,
  rupees?: string,
): Promise<string> {
  const demand = (await person.submit(`${own}/fee`, {})).location ?? ''
  await reportChallan(home, person, demand, rupees)
  return demand
}

export const confirmFee = async (treasury: SignedIn, demand: string): Promise<Page> => {
  const office = demand.replace('/my/payments/', '/office/JH/payments/')
  return await treasury.submit(office, {}, `${office}/confirmation`)
}

/** Fills in all that is wanting and submits. */
export async function submitted(
  home: House,
  person: SignedIn,
  sessionId: string,
  { grade, rupees }: { grade?: string; rupees?: string } = {},
): Promise<{ own: string; demand: string }> {
  const own = await begun(person, grade)
  await choose(person, own, sessionId)
  await person.submit(`${own}/part-d`, { appearedEarlier: 'no' })
  await encloseAll(person, own)
  const demand = await reportFee(home, person, own, rupees)
  const answer = await submit(person, own)
  if (answer.status !== 303)
    throw new Error(`not submitted: ${answer.refusals.join()} ${JSON.stringify(answer.errors)}`)
  return { own, demand }
}

export const submit = async (person: SignedIn, own: string): Promise<Page> =>
  await person.submit(`${own}/submission`, { declaration: 'yes', declaredBy: 'Ramesh Kumar Nishad' })

export const idOf = (own: string): string => own.split('/').at(-1) ?? ''
