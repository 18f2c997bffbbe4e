// The whole path of a boatman who becomes serang, in Hindi on a phone: without script up to the examination, from
// the sign-up to a certificate that verifies, and the orders on it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBankIntoDatabase, readBank } from '../../src/examinations/index.ts'
import { registerVessels } from '../../src/start/demonstration/vessels.ts'
import { readPdf } from '../papers/read-pdf.ts'
import { street, type Street } from '../support/browser.ts'
import { apply, declare, enclose, fillPartD, payFee, takeSeat } from './steps/application.ts'
import * as office from './steps/office.ts'
import { makePapers, type Papers } from './steps/papers.ts'
import { suresh, sureshRecord } from './steps/people.ts'
import { eligibility, fillRecord, sayNone, signIn, signUp } from './steps/record.ts'
import * as after from './steps/results.ts'
import { handIn, sit, startSitting } from './steps/sitting.ts'
import { type Walker, walker } from './steps/walker.ts'

let city: Street
let papers: Papers
let me: Walker
let staff: office.Staff
let session: string
let own: string
let register: string
let number: string
beforeAll(async () => {
  city = await street({ printing: true })
  await openBankIntoDatabase(city.db, readBank())
  await registerVessels(city.db, city.jharkhand)
  papers = await makePapers(city)
  me = await walker(city, { language: 'hi', path: 'serang' })
  staff = await office.staff(city, 'hi', 'serang')
  session = await office.openSession(city, staff, 'serang')
})
afterAll(async () => {
  await papers.remove()
  await city.close()
})

test('he makes an account, fills in his record part by part, and reads that he may sit for serang (31)', async () => {
  await signUp(me, suresh)
  await fillRecord(me, papers, sureshRecord)
  await sayNone(me, 'certificate', 'uniformed')
  const verdicts = await eligibility(me)
  expect(verdicts['serang']).toBe('satisfied')
  expect(verdicts['first-class-master']).toBe('not-satisfied')
  expect(await me.page.$('.js-enabled')).toBeNull()
})

test('he applies in Form 20: seat, earlier examinations, papers, Rs 1000 by challan, declaration (30(ii), 33(vi))', async () => {
  own = await apply(me, 'serang')
  await takeSeat(me, own)
  await fillPartD(me, own)
  await enclose(me, own, papers)
  const demand = await payFee(city, me, own, { rupees: '1000', challan: 'RNC/2026/0417', image: papers.scan })
  await declare(me, own, suresh.fullName)
  await office.confirmFee(staff, demand)
})

test('an examiner finds entry by entry, accepts him, and his admit card is printed', async () => {
  await office.scrutinise(staff, own)
  await me.open(own)
  await me.picture('admitted')
  const { pdfs } = await after.papersOf(me, 'ROL')
  expect(pdfs.map(({ bytes }) => bytes.subarray(0, 5).toString())).toEqual(['%PDF-'])
})

test('on the day, after two people opened the papers, he answers all questions with script and hands in', async () => {
  await office.closeAndSeal(staff, session)
  await office.waitForTheDay(city, session)
  await office.signInAgain(staff)
  await office.openPapers(staff, session, suresh.fullName)
  await signIn(me, suresh)
  const attempt = await startSitting(me)
  expect(await me.page.$('.js-enabled')).not.toBeNull()
  const total = await sit(me, attempt, { turn: 3 })
  expect(total).toBe(25)
  await handIn(me, total)
  await office.endSession(staff, session)
})

test('written and viva are marked and released, and he reads in Hindi that he has passed (31(ix))', async () => {
  await after.markObjective(staff, session)
  await after.recordPart(staff, session, 'viva')
  await after.release(staff, session)
  const said = await after.readResult(me, own)
  expect(said).toContain('100')
  expect(said).toContain(me.words('examinations-marking.own.nextPassed'))
})

test('the Chief Examiner grants; the certificate is a PDF in Hindi and in English, and verifies (34(iv))', async () => {
  register = await after.grant(staff, own)
  const paper = await after.papersOf(me, 'SER')
  number = paper.number
  expect(
    paper.pdfs.map(({ href, bytes }) => [href.split('/').at(-1), bytes.subarray(0, 5).toString()]),
  ).toEqual([
    ['hi.pdf', '%PDF-'],
    ['en.pdf', '%PDF-'],
  ])
  const english = (await readPdf(paper.pdfs[1]!.bytes)).text.replace(/\s/g, '')
  for (const name of ['SureshMallah', 'HariMallah']) expect(english).toContain(name)
  const told = await after.verdict(city, 'hi', number)
  expect(told.verdict).toBe('valid')
  for (const masked of ['सु••• म•••', 'S••• M•••']) expect(told.said).toContain(masked)
  expect(told.said).not.toContain(suresh.fullName)
})

test('suspended, then cancelled by the Chief Examiner: everybody who checks reads so (34(iv)(g))', async () => {
  await after.suspend(city, staff, register)
  expect((await after.verdict(city, 'hi', number)).verdict).toBe('suspended')
  await after.cancel(staff, register)
  expect((await after.verdict(city, 'hi', number)).verdict).toBe('cancelled')
  await me.open('/my/papers')
  await me.picture('papers-after-the-orders')
  expect(await me.said()).toContain(me.words('papers.verdict.cancelled'))
})
