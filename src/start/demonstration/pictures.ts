// Photographs, papers and answer sheets of nobody: drawn, so that no living person's likeness is in them.
import sharp from 'sharp'
import type { Upload } from '../../shell/form.ts'

const skies = ['#dbe7f3', '#e6edf5', '#e3efe8', '#f1ebdf', '#e9e4f0']
const skins = ['#8d5b3c', '#a06a47', '#b57f58', '#7a4b30', '#96623f']
const shirts = ['#2f5d8a', '#7a2e3a', '#3f6b4a', '#5b5b66', '#b8863b', '#4a3f78', '#ece7db']
const hairs = ['#1d1a18', '#2b2320', '#3b342f', '#5a5550']
const of = (list: readonly string[], seed: number): string => list[seed % list.length] ?? '#888888'

/** A passport photograph: head and shoulders without a face's features, never twice the same colours in a row. */
export async function photograph(seed: number, name: string): Promise<Upload> {
  const [sky, skin, shirt, hair] = [of(skies, seed), of(skins, seed * 3), of(shirts, seed), of(hairs, seed)]
  const wide = 74 + (seed % 4) * 3
  const drawing = `
    <defs><radialGradient id="s" cx="50%" cy="35%" r="80%">
      <stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="${sky}"/></radialGradient></defs>
    <rect width="413" height="531" fill="url(#s)"/>
    <path d="M20 531 C24 428 92 392 160 380 L253 380 C321 392 389 428 393 531 Z" fill="${shirt}"/>
    <path d="M160 380 L206 452 L253 380 Z" fill="${skin}"/>
    <path d="M150 384 L206 456 L184 470 L138 392 Z M263 384 L206 456 L228 470 L275 392 Z" fill="#ffffff" opacity=".55"/>
    <rect x="168" y="318" width="77" height="80" rx="30" fill="${skin}"/>
    <path d="M168 350 Q206 384 245 350 L245 366 Q206 398 168 366 Z" fill="#000000" opacity=".16"/>
    <ellipse cx="206" cy="244" rx="${String(wide + 30)}" ry="20" fill="${skin}"/>
    <ellipse cx="206" cy="240" rx="${String(wide + 22)}" ry="112" fill="${skin}"/>
    <path d="M${String(184 - wide)} 232 C${String(176 - wide)} 92 ${String(236 + wide)} 92 ${String(228 + wide)} 232
      C${String(216 + wide)} 176 ${String(196 + wide)} 160 206 162 C${String(216 - wide)} 160 ${String(196 - wide)} 176 ${String(184 - wide)} 232 Z" fill="${hair}"/>`
  return picture(`${name}.jpg`, await jpegOf(413, 531, drawing))
}

/** A testimonial or a challan as a phone takes it: lines of writing, a round seal, a signature. */
export async function scan(seed: number, name: string): Promise<Upload> {
  const lines = Array.from({ length: 15 }, (_, at) => {
    const length = at % 5 === 4 ? 260 : 560 - ((seed * 37 + at * 53) % 90)
    return `<rect x="110" y="${String(300 + at * 38)}" width="${String(length)}" height="7" rx="3" fill="#4c5560" opacity=".7"/>`
  })
  const drawing = `
    <rect width="800" height="1100" fill="#cfc9bd"/><rect x="40" y="36" width="720" height="1028" fill="#fffdf6"/>
    <circle cx="400" cy="124" r="42" fill="none" stroke="#7a6a3a" stroke-width="5"/>
    <rect x="190" y="186" width="420" height="14" rx="6" fill="#2c3440"/><rect x="260" y="214" width="280" height="9" rx="4" fill="#6b7480"/>
    ${lines.join('')}
    <g transform="rotate(${String(-14 + (seed % 9))} 220 950)" fill="none" stroke="#5a3d8c" opacity=".75">
      <circle cx="220" cy="950" r="66" stroke-width="5"/><circle cx="220" cy="950" r="46" stroke-width="3"/>
      <path d="M188 950 L252 950 M200 934 L240 966 M240 934 L200 966" stroke-width="5"/></g>
    <path d="M500 960 q22 -52 40 0 t36 -10 t34 14 t40 -26" fill="none" stroke="#1f3a8a" stroke-width="5"/>
    <rect x="490" y="990" width="190" height="4" fill="#4c5560"/>`
  return picture(`${name}.jpg`, await jpegOf(800, 1100, drawing))
}

/** An answer sheet: ruled paper with handwriting and a drawing of an engine's cylinder. */
export async function answerSheet(seed: number): Promise<Upload> {
  const ruled = Array.from(
    { length: 24 },
    (_, at) => `<path d="M60 ${String(120 + at * 40)} H740" stroke="#b9cbe0" stroke-width="2"/>`,
  )
  const written = Array.from({ length: 11 }, (_, at) => {
    const waves = Array.from(
      { length: 9 + ((seed + at) % 4) },
      (_wave, place) => `q12 ${String(-26 + ((seed + at * 3 + place * 7) % 18))} 24 0 t24 0`,
    )
    return `<path d="M110 ${String(112 + at * 40)} ${waves.join(' ')}" fill="none" stroke="#20356b" stroke-width="4"/>`
  })
  const drawing = `
    <rect width="800" height="1120" fill="#fdfcf7"/>${ruled.join('')}
    <path d="M96 40 V1080" stroke="#e0a3a3" stroke-width="3"/>${written.join('')}
    <g fill="none" stroke="#333b46" stroke-width="5">
      <path d="M250 620 V900 M430 620 V900 M230 620 H450"/><rect x="256" y="${String(690 + (seed % 5) * 16)}" width="168" height="74"/>
      <path d="M340 770 L380 930"/><circle cx="380" cy="960" r="58"/><circle cx="380" cy="960" r="8"/>
      <path d="M470 650 H610 M470 730 H610 M440 960 H610" stroke-width="3"/></g>`
  return picture('sheet.jpg', await jpegOf(800, 1120, drawing))
}

const jpegOf = async (width: number, height: number, drawing: string): Promise<Buffer> =>
  await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${drawing}</svg>`,
    ),
  )
    .jpeg({ quality: 82 })
    .toBuffer()

const picture = (filename: string, bytes: Buffer): Upload => ({
  filename,
  claimedType: 'image/jpeg',
  bytes,
  truncated: false,
})

/** A certificate as a one-page PDF in the reader's own type: `lines` are Latin letters only. */
export function typedPaper(name: string, lines: readonly string[]): Upload {
  const text = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '')}) Tj T*`).join(' ')
  const stream = `2 w 36 36 523 770 re S BT /F1 15 Tf 22 TL 72 740 Td ${text} ET`
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${String(stream.length)}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let body = '%PDF-1.4\n'
  const places = parts.map((part, at) => {
    const place = body.length
    body += `${String(at + 1)} 0 obj${part}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer<</Size 6/Root 1 0 R>>\nstartxref\n${String(body.length)}\n%%EOF\n`
  const bytes = Buffer.from(body + table + end, 'latin1')
  return { filename: `${name}.pdf`, claimedType: 'application/pdf', bytes, truncated: false }
}
