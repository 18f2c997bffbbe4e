import { toString } from 'qrcode'

/** Where anyone checks a paper, as a person reads and types it: sukani.example.in/v/JH-SER-2026-000001. */
export const checkAddress = (publicUrl: string, number: string): string =>
  `${publicUrl.replace(/^https?:\/\//, '')}/v/${number}`

/** The same as the square says it: capitals alone, because such text makes the coarsest, surest square. */
const squareText = (publicUrl: string, number: string): string => `${publicUrl}/v/${number}`.toUpperCase()

/** The square as an SVG in a data address, with its white border of four modules. */
export async function squareImage(publicUrl: string, number: string): Promise<string> {
  const svg = await toString(squareText(publicUrl, number), {
    type: 'svg',
    errorCorrectionLevel: 'Q',
    margin: 4,
  })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
