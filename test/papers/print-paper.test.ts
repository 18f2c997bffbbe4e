// The papers as they leave the printer: made by the job in our real browser, then read back. UPDATE_FORMS=1 writes
// their pictures to docs/forms for a person to look at.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { perform } from '../../src/db/act.ts'
import { storeMade } from '../../src/documents/index.ts'
import { layoutOf, paperJobs, type PaperForm } from '../../src/papers/index.ts'
import { printPaper } from '../../src/papers/print-paper.ts'
import { makePrinter } from '../../src/papers/printer.ts'
import { z } from 'zod'
import { house, type House, type SignedIn } from '../support/house.ts'
import { admitCardContent, aPaper, certificateContent } from './a-paper.ts'
import { readPdf, readSquares, type ReadPdf } from './read-pdf.ts'

let home: House
let printing: ReturnType<typeof paperJobs>
let holder: SignedIn
let photographId: string

beforeAll(async () => {
  home = await house()
  printing = paperJobs(home.deps)
  await home.deps.jobs.start()
  holder = await home.person()
  photographId = await aPhotograph(holder.personId)
})
afterAll(async () => {
  await home.deps.jobs.stop()
  await printing.close()
  await home.close()
})

/** A drawn face: nobody's. */
async function aPhotograph(ownerId: string): Promise<string> {
  const face =
    '<svg width="320" height="400"><rect width="320" height="400" fill="#d8e4e6"/><circle cx="160" cy="150" r="70" fill="#8a6a50"/><path d="M40 400q20-150 120-150t120 150z" fill="#4a6a8a"/></svg>'
  const bytes = await sharp(Buffer.from(face)).jpeg().toBuffer()
  const system = { personId: null, role: null, authorityId: home.jharkhand }
  return await perform(home.db, system, async (act) => {
    const id = await storeMade(act, home.deps.config.dataFolder, bytes, {
      ownerId,
      purpose: 'photograph',
      name: 'face.jpg',
      contentType: 'image/jpeg',
    })
    await act.record({ action: 'document.stored', subject: { kind: 'document', id } })
    return id
  })
}

async function untilPrinted(paperId: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const open = await home.db
      .selectFrom('paper_prints')
      .select('id')
      .where('paper_id', '=', paperId)
      .where('document_id', 'is', null)
      .execute()
    if (open.length === 0) return
    await wait(100)
  }
  throw new Error('the print never came')
}

const forms: [PaperForm, string, string][] = [
  ['form-21', 'ENG', 'inland-engineer'],
  ['form-22', 'FED', 'first-class-engine-driver'],
  ['form-23', 'SED', 'second-class-engine-driver'],
  ['form-24', 'FCM', 'first-class-master'],
  ['form-25', 'SCM', 'second-class-master'],
  ['form-26', 'SER', 'serang'],
]

const bare = (text: string) => text.normalize('NFC').replace(/\s/g, '')

const Paragraphs = z.array(z.object({ address: z.string(), text: z.string() }))

/** The lines of a form as the gazette prints them, cut where it leaves a blank to fill in. */
async function statutoryLines(form: string, language: string) {
  const file = new URL(`../../src/rules/jharkhand-2020/text/${language}.json`, import.meta.url)
  const paragraphs = Paragraphs.parse(JSON.parse(await readFile(file, 'utf8')))
  return (
    paragraphs
      .filter(({ address }) => address === form || address.startsWith(`${form}/`))
      // The word "photograph" marks the place that the photograph takes.
      .filter(({ address }) => !address.endsWith('/photograph'))
      .map(({ address, text }) => ({
        address,
        pieces: text
          // Form 23 in English has the "No" of the number's line in the middle of the next.
          .replace(/^as Second Class Engine No\.+ Driver/, 'as Second Class Engine Driver')
          .split(/(?:[.…]{2,}|-{2,})[\s.…-]*/)
          .map((piece) => piece.trim())
          .filter((piece) => piece !== ''),
      }))
  )
}

const granted = new Map<PaperForm, Promise<{ id: string; number: string }>>()

/** One paper of each form is granted and printed; every test reads the same sheets. */
async function printed(
  form: PaperForm,
  series: string,
  grade: string,
  language: string,
): Promise<ReadPdf & { number: string }> {
  const content = form === 'admit-card' ? admitCardContent : certificateContent
  const paper =
    granted.get(form) ?? aPaper(home, holder.personId, { form, series, grade, content, photographId })
  granted.set(form, paper)
  const { id, number } = await paper
  await untilPrinted(id)
  const answer = await holder.get(`/hi/my/papers/${id}/${language}.pdf`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const pdf = await readPdf(answer.bytes)
  if (process.env['UPDATE_FORMS'] === '1') {
    const folder = new URL('../../docs/forms/', import.meta.url)
    await mkdir(folder, { recursive: true })
    await writeFile(
      new URL(`${form}-${language}.png`, folder),
      await sharp(pdf.png).resize({ width: 1000 }).png({ palette: true }).toBuffer(),
    )
  }
  return { ...pdf, number }
}

for (const [form, series, grade] of forms)
  for (const language of ['hi', 'en'] as const)
    test(`${form} in ${language} is one sheet, in our letters alone, and its square leads to its number`, async () => {
      const pdf = await printed(form, series, grade, language)
      expect(pdf.pages).toBe(1)
      expect(pdf.fonts).toEqual(['NotoSans-Bold', 'NotoSans-Regular'])
      expect(await readSquares(pdf.png)).toEqual([`HTTP://LOCALHOST:3000/V/${pdf.number}`])
      expect(bare(pdf.text)).toContain(pdf.number)
      for (const field of layoutOf(form).fields)
        expect(bare(pdf.text), field).toContain(bare(certificateContent[language][field] ?? 'no such field'))
    })

for (const [form, series, grade] of forms)
  for (const language of ['hi', 'en'] as const)
    test(`${form} in ${language}: every line of the gazette is on the sheet, apart from its blanks`, async () => {
      const pdf = await printed(form, series, grade, language)
      const lines = await statutoryLines(form, language)
      expect(lines.length).toBeGreaterThan(15)
      for (const { address, pieces } of lines)
        for (const piece of pieces) expect(bare(pdf.text), address).toContain(bare(piece))
    })

test('the admit card says everything in both languages on one sheet', async () => {
  const pdf = await printed('admit-card', 'ROL', 'serang', 'both')
  expect([pdf.pages, pdf.fonts]).toEqual([1, ['NotoSans-Bold', 'NotoSans-Regular']])
  expect(await readSquares(pdf.png)).toEqual([`HTTP://LOCALHOST:3000/V/${pdf.number}`])
  const bare = pdf.text.normalize('NFC').replace(/\s/g, '')
  for (const words of [
    'AdmitcardfortheexaminationX',
    'प्रवेशपत्र',
    'परीक्षाकेन्द्र,राँची',
    'ExaminationCentre,Ranchi',
  ])
    expect(bare).toContain(words.replace(/X$/, ''))
})

test('certificates are valid throughout India (34(iii)), also where Form 26 says Jharkhand, and ask nobody for a caste', async () => {
  const pdf = await printed('form-26', 'SER', 'serang', 'en')
  expect(bare(pdf.text)).toContain('toplyintheStateofJharkhand')
  expect(bare(pdf.text)).toContain('ValidthroughoutIndia(Rule34(iii))')
  expect(bare(pdf.text)).toContain('bycastedateandplaceofbirth')
})

test('the square is read from a poor copy too: half the dots, and blurred', async () => {
  const { png, number } = await printed('form-25', 'SCM', 'second-class-master', 'hi')
  const { width } = await sharp(png).metadata()
  const poor = await sharp(png)
    .resize({ width: Math.round(width / 2) })
    .blur(0.7)
    .resize({ width })
    .png()
    .toBuffer()
  expect(await readSquares(poor)).toEqual([`HTTP://LOCALHOST:3000/V/${number}`])
})

test('long names and addresses still fit on one sheet', async () => {
  const long = (words: Record<string, string>) => ({
    ...words,
    holder: `${words['holder'] ?? ''} ${words['holder'] ?? ''} ${words['holder'] ?? ''}`,
    marks: `${words['marks'] ?? ''}; ${words['marks'] ?? ''}; ${words['marks'] ?? ''}`,
    residence: `${words['residence'] ?? ''}, ${words['address'] ?? ''}`,
  })
  const content = { en: long(certificateContent.en), hi: long(certificateContent.hi) }
  const { id } = await aPaper(home, holder.personId, { content, photographId })
  await untilPrinted(id)
  for (const language of ['hi', 'en']) {
    const { bytes } = await holder.get(`/hi/my/papers/${id}/${language}.pdf`)
    expect((await readPdf(bytes)).pages).toBe(1)
  }
})

test('a print that is run twice, even at once, keeps one file and one audit row', async () => {
  const { id, number } = await aPaper(home, holder.personId)
  await untilPrinted(id)
  const printer = makePrinter()
  const again = printPaper(home.deps, printer)
  const { id: printId, document_id: kept } = await home.db
    .selectFrom('paper_prints')
    .select(['id', 'document_id'])
    .where('paper_id', '=', id)
    .where('language', '=', 'hi')
    .executeTakeFirstOrThrow()
  await again({ id: printId })
  await home.database.asOwner('update paper_prints set document_id = null where id = $1', [printId])
  await Promise.all([again({ id: printId }), again({ id: printId })])
  await printer.close()
  const after = await home.db
    .selectFrom('paper_prints')
    .select('document_id')
    .where('id', '=', printId)
    .executeTakeFirstOrThrow()
  expect(after.document_id).not.toBe(kept)
  expect((await home.audited(id)).filter((action) => action === 'paper.printed')).toHaveLength(3)
  const files = await home.db
    .selectFrom('documents')
    .select('id')
    .where('original_name', '=', `${number}-hi.pdf`)
    .execute()
  expect(files).toHaveLength(2) // the first, and one of the two runs after its loss
})

test("an officer of the authority reads the register's copy; of another role nobody does", async () => {
  const { id } = await aPaper(home, holder.personId)
  await untilPrinted(id)
  const [chief, treasurer] = [
    await home.person({ roles: ['chief-examiner'] }),
    await home.person({ roles: ['treasury'] }),
  ]
  expect((await chief.get(`/hi/office/JH/papers/${id}/en.pdf`)).headers['content-type']).toBe(
    'application/pdf',
  )
  expect((await treasurer.get(`/hi/office/JH/papers/${id}/en.pdf`)).status).toBe(403)
  expect((await holder.get(`/hi/office/JH/papers/${id}/en.pdf`)).status).toBe(404)
})
