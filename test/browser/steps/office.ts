// The officers before the examination: the session, the treasury, the scrutiny, the seal.
import { expect } from 'vitest'
import { dayFields } from '../../examinations/sessions.ts'
import type { Street } from '../../support/browser.ts'
import type { Language } from '../../../src/shell/text.ts'
import { signIn } from './record.ts'
import { type Walker, walker } from './walker.ts'

/** An officer with a desk: signs in again whenever the clock has been moved on. */
export type Officer = { me: Walker; contact: string; personId: string; signIn: () => Promise<void> }

export async function officer(
  street: Street,
  { fullName, role, language, path }: { fullName: string; role: string; language: Language; path: string },
): Promise<Officer> {
  const { contact, password, personId } = await street.person({ fullName, roles: [role] })
  const me = await walker(street, { language, path: `${path}-${role}`, width: 1200 })
  const again = async () => await signIn(me, { contact, password })
  await again()
  return { me, contact, personId, signIn: again }
}

export type Staff = Record<'examiner' | 'second' | 'invigilator' | 'treasury' | 'chief', Officer>

/** Everybody whom an examination needs, each at a desk of their own. */
export async function staff(street: Street, language: Language, path: string): Promise<Staff> {
  const hired = async (fullName: string, role: string) =>
    await officer(street, { fullName, role, language, path })
  return {
    examiner: await hired('Anita Toppo', 'examiner'),
    second: await hired('Karan Singh Munda', 'examiner'),
    invigilator: await hired('Sushila Devi', 'invigilator'),
    treasury: await hired('Prakash Lakra', 'treasury'),
    chief: await hired('Birsa Hembrom', 'chief-examiner'),
  }
}

export const signInAgain = async (all: Staff): Promise<void> => {
  for (const one of Object.values(all)) await one.signIn()
}

/** Plans a session of this grade in twenty days, names its invigilator, and opens it; its id. */
export async function openSession(street: Street, { examiner, invigilator }: Staff, grade: string) {
  const { me } = examiner
  await me.open('/office/JH/sessions')
  await me.follow('examinations.sessions.new.title')
  await me.fill({
    grade,
    seatCount: '5',
    startsHour: '10:00',
    passPercent: '40',
    ...(await dayFields(street, 'startsOn', 20)),
    ...(await dayFields(street, 'closesOn', 18)),
  })
  await me.picture('session-planned')
  await me.press('examinations.sessions.new.submit')
  await me.fill({ contact: invigilator.contact, duty: 'invigilator' })
  await me.press('examinations.sessions.one.staffAdd')
  await me.press('examinations.sessions.one.open')
  await me.picture('session-opened')
  return me.here().split('/').at(-1) ?? ''
}

/** The treasury compares the challan with the demand and confirms it. */
export async function confirmFee({ treasury: { me } }: Staff, demand: string): Promise<void> {
  await me.open('/office/JH/payments')
  await me.followTo(demand.replace('/my/', '/office/JH/'))
  await me.picture('challan')
  await me.press('payments.decide.confirm')
}

/** Finds every entry of the record against its paper, accepts the application, issues the admit card. */
export async function scrutinise({ examiner: { me } }: Staff, own: string): Promise<void> {
  const page = own.replace('/my/applications/', '/office/JH/scrutiny/')
  await me.open('/office/JH/scrutiny')
  await me.followTo(page)
  await me.picture('scrutiny')
  for (const link of await me.links('/records/')) await findRecord(me, link)
  await me.open(page)
  await me.picture('scrutiny-found')
  await me.press('examinations.scrutiny.one.accept')
  await me.press('examinations.scrutiny.one.issue')
  await me.picture('card-issued')
}

async function findRecord(me: Walker, link: string): Promise<void> {
  await me.open(link.replace(/^\/(hi|en)/, ''))
  await me.fill({ verdict: 'accepted', note: 'Seen.' })
  const paper = await me.page.$$eval('#againstDocumentId option', (all) => all.at(-1)?.value ?? '')
  if (paper !== '') await me.fill({ againstDocumentId: paper })
  await me.press('examinations.scrutiny.finding.submit')
}

/** No more applications; the Chief Examiner draws and seals the papers. */
export async function closeAndSeal({ chief: { me } }: Staff, session: string): Promise<void> {
  await me.open(`/office/JH/sessions/${session}`)
  await me.press('examinations.sessions.one.close')
  await me.open(`/office/JH/console/${session}/sealing`)
  await me.picture('before-the-seal')
  await me.press('examinations-sitting.seal.submit')
}

/** One minute after the hour at which the session starts. */
export async function waitForTheDay({ db, database }: Street, session: string): Promise<void> {
  const { starts_at } = await db
    .selectFrom('exam_sessions')
    .select('starts_at')
    .where('id', '=', session)
    .executeTakeFirstOrThrow()
  await database.moveClock(`${Math.round((starts_at.getTime() - Date.now()) / 1000) + 60} seconds`)
}

/** Everybody is there; one asks that the papers be opened, another confirms. */
export async function openPapers(
  { invigilator, examiner }: Staff,
  session: string,
  name: string,
): Promise<void> {
  const { me } = invigilator
  await me.open('/office/JH/console')
  await me.followTo(session)
  await me.press('examinations-sitting.attendance.markPresent', { name })
  await me.picture('attendance')
  await me.press('examinations-sitting.opening.ask')
  await examiner.me.open(`/office/JH/console/${session}`)
  await examiner.me.press('examinations-sitting.opening.confirm')
  expect(await examiner.me.said()).not.toContain(me.words('examinations-sitting.opening.title'))
}

export async function endSession({ invigilator: { me } }: Staff, session: string): Promise<void> {
  await me.open(`/office/JH/console/${session}`)
  await me.picture('console-at-the-end')
  await me.press('examinations-sitting.finish.submit')
}

/** The invigilator photographs each sheet at the desk and hangs it on its question; how many there were. */
export async function attachSheets(
  { invigilator: { me } }: Staff,
  session: string,
  sheet: string,
): Promise<number> {
  const questions = async () =>
    await me.page.$$eval('#question option', (all) => all.map((one) => one.value).filter((one) => one !== ''))
  await me.open(`/office/JH/console/${session}`)
  await me.followTo(`/console/${session}/`)
  const asked = await questions()
  for (const question of asked) {
    await me.fill({ question, sheet })
    await me.press('examinations-sitting.sheet.attach')
  }
  await me.picture('sheets-attached')
  return asked.length
}
