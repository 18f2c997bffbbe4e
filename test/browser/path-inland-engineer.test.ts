// An Inland Vessel Engineer from the sealed papers on: numbers typed in, essay and drawings on sheets that the
// invigilator attaches and the examiner marks without a name, the result, and Form 21.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBankIntoDatabase, readBank } from '../../src/examinations/index.ts'
import { confirmFee, submitted } from '../examinations/applications.ts'
import { accept, findAll, officePage } from '../examinations/scrutiny.ts'
import { opened } from '../examinations/sessions.ts'
import {
  added,
  certificate,
  course,
  day,
  description,
  education,
  medical,
  none,
  profile,
  residence,
  service,
} from '../mariners/a-mariner.ts'
import { readPdf } from '../papers/read-pdf.ts'
import { street, type Street } from '../support/browser.ts'
import type { SignedIn } from '../support/house.ts'
import * as office from './steps/office.ts'
import { makePapers, type Papers } from './steps/papers.ts'
import { signIn } from './steps/record.ts'
import * as after from './steps/results.ts'
import { handIn, sit, startSitting } from './steps/sitting.ts'
import { type Walker, walker } from './steps/walker.ts'

let city: Street
let papers: Papers
let engineer: SignedIn
let me: Walker
let staff: office.Staff
let session: string
let own: string
beforeAll(async () => {
  city = await street({ printing: true })
  await openBankIntoDatabase(city.db, readBank())
  papers = await makePapers(city)
  engineer = await city.person()
  me = await walker(city, { language: 'en', path: 'engineer', width: 1200 })
  staff = await office.staff(city, 'en', 'engineer')
})
afterAll(async () => {
  await papers.remove()
  await city.close()
})

/** Rule 29(ii): First Class Engine Driver, and three years with the engines of 565 BHP while holding it. */
async function fillRecord(): Promise<void> {
  const held = { ...certificate, ...day('issuedOn', '2022-06-01'), ...day('validUntil', '2027-05-31') }
  const engines = {
    department: 'engine',
    capacity: 'engine-driver',
    vesselBhp: '565',
    mainEngineWatch: 'yes',
  }
  const period = { ...day('fromDay', '2022-07-01'), ...day('toDay', '2025-08-31') }
  await added(engineer, 'profile', profile)
  await added(engineer, 'residence', residence)
  await added(engineer, 'description', description)
  await added(engineer, 'education', education)
  const driver = { ...held, grade: 'first-class-engine-driver', number: 'RNC/FED/031' }
  const entry = `/en/my/record/certificate/${await added(engineer, 'certificate', driver)}`
  const paper = { file: await readFile(papers.scan), filename: 'certificate.jpg', type: 'image/jpeg' }
  await engineer.submit(entry, { paper }, `${entry}/documents`)
  await added(engineer, 'service', { ...service, ...engines, ...period })
  for (const name of ['preparatory-inland-engineer', 'efa', 'pst', 'pssr', 'fpff'])
    await added(engineer, 'course', course(name, '2025-10-10'))
  await added(engineer, 'medical', medical)
  await none(engineer, 'uniformed')
}

test('admitted under rule 29, with a seat: the Chief Examiner closes and seals', async () => {
  const [examiner, treasury] = [
    await city.person({ roles: ['examiner'] }),
    await city.person({ roles: ['treasury'] }),
  ]
  await fillRecord()
  session = await opened(city, examiner, { grade: 'inland-engineer', starts: 20 })
  const applied = await submitted(city, engineer, session, { grade: 'inland-engineer', rupees: '2000' })
  own = applied.own.replace(/^\/hi/, '')
  await confirmFee(treasury, applied.demand)
  await findAll(examiner, applied.own)
  expect((await accept(examiner, applied.own)).refusals).toEqual([])
  const page = officePage(applied.own)
  expect((await examiner.submit(page, {}, `${page}/admit-card`)).status).toBe(303)
  const planned = `/en/office/JH/sessions/${session}`
  const { contact } = staff.invigilator
  await examiner.submit(planned, { contact, duty: 'invigilator' }, `${planned}/staff`)
  await office.closeAndSeal(staff, session)
})

test('she types numbers, chooses, and writes essay and drawings on sheets, which are attached at the desk', async () => {
  await office.waitForTheDay(city, session)
  await office.signInAgain(staff)
  await office.openPapers(staff, session, 'Ramesh Kumar Nishad')
  await signIn(me, engineer)
  const attempt = await startSitting(me)
  const total = await sit(me, attempt, { turn: 38 })
  expect(total).toBe(39)
  await handIn(me, total)
  expect(await office.attachSheets(staff, session, papers.scan)).toBe(3)
  await office.endSession(staff, session)
})

test('the examiner marks three sheets that bear no name, hears the viva; the result adds up to all marks (Schedule III)', async () => {
  await after.markObjective(staff, session)
  expect(await after.markSheets(staff, session)).toBe(3)
  await after.recordPart(staff, session, 'viva')
  await after.release(staff, session)
  const said = await after.readResult(me, own)
  expect(said).toContain(me.words('examinations-marking.own.nextPassed'))
  expect(said).toContain('Schedule III')
  expect(said).toContain('How the rule is read (D12)')
})

test('granted by the Chief Examiner: Form 21 in both languages, and the number verifies', async () => {
  await after.grant(staff, own)
  const { number, pdfs } = await after.papersOf(me, 'ENG')
  expect(pdfs.map(({ href }) => href.split('/').at(-1))).toEqual(['hi.pdf', 'en.pdf'])
  const [hindi, english] = [await readPdf(pdfs[0]!.bytes), await readPdf(pdfs[1]!.bytes)]
  for (const pdf of [hindi, english]) expect(pdf.text.replace(/\s/g, '')).toContain(number)
  expect(english.text.replace(/\s/g, '')).toMatch(/FORM.?21/i)
  expect((await after.verdict(city, 'en', number)).verdict).toBe('valid')
})
