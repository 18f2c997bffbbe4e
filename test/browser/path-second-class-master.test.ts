// The whole path of a serang who becomes Second Class Master, in English at a desk: the certificate that he holds,
// the practical in the simulator, Form 25.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBankIntoDatabase, readBank } from '../../src/examinations/index.ts'
import { registerVessels } from '../../src/start/demonstration/vessels.ts'
import { readPdf } from '../papers/read-pdf.ts'
import { street, type Street } from '../support/browser.ts'
import { apply, declare, enclose, fillPartD, payFee, takeSeat } from './steps/application.ts'
import * as office from './steps/office.ts'
import { makePapers, type Papers } from './steps/papers.ts'
import { ramesh, rameshRecord } from './steps/people.ts'
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
beforeAll(async () => {
  city = await street({ printing: true })
  await openBankIntoDatabase(city.db, readBank())
  await registerVessels(city.db, city.jharkhand)
  papers = await makePapers(city)
  me = await walker(city, { language: 'en', path: 'master', width: 1200 })
  staff = await office.staff(city, 'en', 'master')
  session = await office.openSession(city, staff, 'second-class-master')
})
afterAll(async () => {
  await papers.remove()
  await city.close()
})

test('with the certificate that he holds and three years as serang he may sit for Second Class Master (32)', async () => {
  await signUp(me, ramesh)
  await fillRecord(me, papers, rameshRecord)
  await sayNone(me, 'uniformed')
  expect((await eligibility(me))['second-class-master']).toBe('satisfied')
})

test('he applies; the earlier certificate counts from his record, the fee is Rs 1600 (30(ii)(d), 33(vi))', async () => {
  own = await apply(me, 'second-class-master')
  await takeSeat(me, own)
  await fillPartD(me, own)
  await enclose(me, own, papers)
  const demand = await payFee(city, me, own, { rupees: '1600', challan: 'SBG/2026/88', image: papers.scan })
  await declare(me, own, ramesh.fullName)
  await office.confirmFee(staff, demand)
  await office.scrutinise(staff, own)
  expect((await after.papersOf(me, 'ROL')).pdfs).toHaveLength(1)
})

test('on the day he answers all 40 questions, and hands in', async () => {
  await office.closeAndSeal(staff, session)
  await office.waitForTheDay(city, session)
  await office.signInAgain(staff)
  await office.openPapers(staff, session, ramesh.fullName)
  await signIn(me, ramesh)
  const attempt = await startSitting(me)
  const total = await sit(me, attempt, { turn: 14 })
  expect(total).toBe(40)
  await handIn(me, total)
  await office.endSession(staff, session)
})

test('written, viva and practical in the simulator are passed and released (32(iv)(n))', async () => {
  await after.markObjective(staff, session)
  await after.recordPart(staff, session, 'viva')
  await after.recordPart(staff, session, 'practical')
  await after.release(staff, session)
  const said = await after.readResult(me, own)
  expect(said).toContain(me.words('examinations-marking.own.practical'))
  expect(said).toContain(me.words('examinations-marking.own.nextPassed'))
})

test('Form 25 bears his name and number, and whoever checks the number reads that it is valid', async () => {
  await after.grant(staff, own)
  const { number, pdfs } = await after.papersOf(me, 'SCM')
  expect(pdfs.map(({ href }) => href.split('/').at(-1))).toEqual(['hi.pdf', 'en.pdf'])
  const english = await readPdf(pdfs[1]!.bytes)
  const bare = english.text.replace(/\s/g, '')
  expect(bare).toContain(number)
  expect(bare).toContain('RameshKumarNishad')
  expect((await after.verdict(city, 'en', number)).verdict).toBe('valid')
})
