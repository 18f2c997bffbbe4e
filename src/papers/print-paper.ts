import { authority, setting } from '../authorities/index.ts'
import { type Actor, type Day, perform, refuse } from '../db/act.ts'
import { readDocument, storeMade } from '../documents/index.ts'
import { found } from '../shell/errors.ts'
import type { Deps } from '../shell/room.ts'
import type { Language } from '../shell/text.ts'
import { type Frame, loadViews, type Render } from '../shell/views.ts'
import { z } from 'zod'
import { checkAddress, squareImage } from './check-address.ts'
import { readContent } from './paper-content.ts'
import { layoutOf } from './paper-forms.ts'
import { findPaper, type PaperRow } from './papers.queries.ts'
import type { Printer } from './printer.ts'
import { findPrint, lockPrint, markPrinted } from './prints.queries.ts'
import { admitCardPrint, certificatePrint, type Printed } from './print.page.ts'

type PrintDeps = Pick<Deps, 'db' | 'config' | 'text'>
const system: Actor = { personId: null, role: null, authorityId: null }
const views = new URL('../../views/', import.meta.url)

/**
 * The job `paper.print`: makes the PDF of one row of paper_prints and keeps it with the documents. Run twice
 * it keeps one: the row is looked at before the work and, locked, after it.
 */
export function printPaper(deps: PrintDeps, printer: Printer): (job: { id: string }) => Promise<void> {
  let render: Render | undefined
  return async ({ id }) => {
    const print = await findPrint(deps.db, id)
    if (!print || print.documentId !== null) return
    const paper = found(await findPaper(deps.db, print.paperId), 'paper')
    render ??= loadViews(views, deps.text)
    const bytes = await printer.print(await paperHtml(deps, render, paper, print.language))
    await keepPrint(deps, print.id, paper, print.language, bytes)
  }
}

async function keepPrint(
  { db, config }: PrintDeps,
  printId: string,
  paper: PaperRow,
  language: string,
  bytes: Uint8Array,
): Promise<void> {
  await perform(db, system, async (act) => {
    const locked = await lockPrint(act.trx, printId)
    if (!locked || locked.documentId !== null) return refuse('printed-already')
    const documentId = await storeMade(act, config.dataFolder, bytes, {
      ownerId: paper.holderId,
      purpose: 'paper',
      name: `${paper.number}-${language}.pdf`,
      contentType: 'application/pdf',
    })
    await markPrinted(act.trx, printId, documentId, act.now)
    await act.record({
      action: 'paper.printed',
      subject: { kind: 'paper', id: paper.id },
      authorityId: paper.authorityId,
      details: { language, documentId },
    })
    return { ok: true as const }
  })
}

/** The page that becomes the PDF. */
async function paperHtml(
  deps: PrintDeps,
  render: Render,
  paper: PaperRow,
  language: string,
): Promise<string> {
  const { form } = layoutOf(paper.form)
  const printed = await printedOf(deps, paper)
  if (form === 'admit-card') {
    const model = admitCardPrint(printed, deps.text)
    return render(`papers/${form}`, 'print', model, frameOf(deps, 'hi', model))
  }
  const spoken: Language = language === 'en' ? 'en' : 'hi'
  const model = certificatePrint(printed, spoken)
  return render(`papers/${form}`, 'print', model, frameOf(deps, spoken, model))
}

/** A paper has no reader signed in, no menu and no address: only its language and its title. */
const frameOf = (
  { text }: PrintDeps,
  lang: Language,
  { titleKey, titleValues }: { titleKey: string; titleValues: Record<string, string> },
): Frame => ({
  lang,
  title: text(lang, titleKey, titleValues),
  hasErrors: false,
  signedIn: false,
  personName: '',
  actingFor: '',
  menu: [],
  otherLanguage: lang,
  otherLanguageHref: '',
  csrf: '',
  nonce: '',
  assets: {},
  authority: { name: null },
  here: '',
  back: '',
})

const indiaDay = (at: Date): Day => new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10)

async function printedOf({ db, config }: PrintDeps, paper: PaperRow): Promise<Printed> {
  const picture = async (id: string | null): Promise<string> =>
    id === null ? '' : dataAddress(await readDocument(db, config.dataFolder, id))
  const grantedOn = indiaDay(paper.grantedAt)
  const set = async (key: string): Promise<string> =>
    await picture(DocumentId.parse((await setting(db, paper.authorityId, key, grantedOn)) ?? null))
  return {
    number: paper.number,
    authority: (await authority(db, paper.authorityId)).name,
    content: readContent(paper.content),
    grantedOn,
    validUntil: paper.validUntil,
    checkAddress: checkAddress(config.publicUrl, paper.number),
    qr: await squareImage(config.publicUrl, paper.number),
    photograph: await picture(paper.photographId),
    emblem: await set('papers.emblem'),
    seal: await set('papers.seal'),
    signature: await set('papers.signature'),
  }
}

/** Emblem, seal and signature are pictures that the authority has set; until then their places say so. */
const DocumentId = z.uuid().nullable()

const dataAddress = ({ bytes, contentType }: { bytes: Buffer; contentType: string }): string =>
  `data:${contentType};base64,${bytes.toString('base64')}`
