// What people hold before the camera or the scanner: a face, a written sheet, a letter as PDF. All drawn here.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Street } from '../../support/browser.ts'

export type Papers = { face: string; scan: string; letter: string; remove: () => Promise<void> }

const faceDrawing =
  '<svg width="320" height="400"><rect width="320" height="400" fill="#dfe8ec"/><circle cx="160" cy="150" r="72" fill="#8a6a50"/><path d="M40 400q20-150 120-150t120 150z" fill="#4a6a8a"/></svg>'
const lines = Array.from(
  { length: 14 },
  (_one, at) =>
    `<path d="M60 ${120 + at * 45}h${360 + ((at * 53) % 120)}" stroke="#334" stroke-width="3" opacity=".7"/>`,
).join('')
const scanDrawing = `<svg width="600" height="800"><rect width="600" height="800" fill="#fdfcf7"/>${lines}<circle cx="480" cy="710" r="50" fill="none" stroke="#26a" stroke-width="5"/></svg>`

/** The files, in a folder of their own until `remove`. */
export async function makePapers(street: Street): Promise<Papers> {
  const folder = await mkdtemp(join(tmpdir(), 'sukani-papers-'))
  const drawn = async (name: string, drawing: string): Promise<string> => {
    const path = join(folder, name)
    await sharp(Buffer.from(drawing)).jpeg().toFile(path)
    return path
  }
  const { page, context } = await street.visit()
  await page.setContent(
    '<h1>To whom it may concern</h1><p>Known to me for ten years and of good conduct.</p>',
  )
  const letter = join(folder, 'letter.pdf')
  await writeFile(letter, await page.pdf({ format: 'A5' }))
  await context.close()
  return {
    face: await drawn('face.jpg', faceDrawing),
    scan: await drawn('scan.jpg', scanDrawing),
    letter,
    remove: async () => {
      await rm(folder, { recursive: true })
    },
  }
}
