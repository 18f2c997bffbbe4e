// Reads a finished PDF as a stranger would: its letters, its words, its picture, and the square on it.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const pdfium = PDFiumLibrary.init()

export type ReadPdf = { pages: number; text: string; fonts: string[]; png: Buffer }

/** The first page as a picture of so many dots an inch, and the words of all. */
export async function readPdf(bytes: Uint8Array, dpi = 150): Promise<ReadPdf> {
  const document = await (await pdfium).loadDocument(bytes)
  try {
    const pages = [...document.pages()]
    const text = pages.map((page) => page.getText()).join('\n') // before the picture, which closes the page
    const picture = await pages[0]!.render({
      scale: dpi / 72,
      render: async ({ data, width, height }) =>
        await sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#fff' })
          .png()
          .toBuffer(),
    })
    return {
      pages: pages.length,
      text,
      fonts: fontsOf(bytes),
      png: Buffer.from(picture.data),
    }
  } finally {
    document.destroy()
  }
}

/** The names of the fonts inside, without the six letters of a subset; "Type3" for letters drawn as pictures. */
function fontsOf(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString('latin1')
  const named = [...source.matchAll(/\/BaseFont\s*\/([^\s/<>[\]()]+)/g)].map((match) =>
    (match[1] ?? '').replace(/^[A-Z]{6}\+/, ''),
  )
  return [...new Set([...named, ...(source.includes('/Type3') ? ['Type3'] : [])])].sort()
}

let prepared = false
/** What the squares on a picture say. */
export async function readSquares(png: Buffer): Promise<string[]> {
  if (!prepared) {
    // Else it would fetch its program from elsewhere.
    const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
    prepared = true
  }
  return (await readBarcodes(new Uint8Array(png), { formats: ['QRCode'], tryHarder: true })).map(
    (found) => found.text,
  )
}
