// What is asked of every page in a real browser: nothing that axe finds, no scrolling sideways, light, nothing from
// elsewhere, nothing that the browser complains about; and a picture at each width.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { HTTPResponse, Page } from 'puppeteer'

export const widths = [320, 390, 1200] as const
const mostBytes = 30_000

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Contrast that axe could not decide counts as wrong: it files short words on colour there. */
const askAxe = `axe.run({ resultTypes: ['violations', 'incomplete'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] })
  .then(({ violations, incomplete }) =>
    [...violations, ...incomplete.filter(({ id }) => id === 'color-contrast')].map(
      ({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')))`

export type Checked = { bytes: number; problems: string[] }

/** Opens the address once and looks at it at each width; `picture` gives the file for a width. */
export async function checkPage(
  page: Page,
  address: string,
  picture: (width: number) => string,
): Promise<Checked> {
  const problems: string[] = []
  const ears = listen(page, new URL(address).origin, problems)
  try {
    await page.setViewport({ width: widths[0], height: 800, deviceScaleFactor: 1 })
    const answer = await page.goto(address, { waitUntil: 'load' })
    if (!answer || answer.status() >= 400) problems.push(`answered ${answer?.status() ?? 'nothing'}`)
    const bytes = answer ? gzipSync(await answer.buffer()).length + (await sizeOfParts(ears.parts)) : 0
    if (bytes > mostBytes) problems.push(`weighs ${bytes} bytes compressed`)
    await page.evaluate(axe)
    for (const width of widths) problems.push(...(await checkWidth(page, width, picture(width))))
    return { bytes, problems }
  } finally {
    ears.close()
  }
}

async function checkWidth(page: Page, width: number, file: string): Promise<string[]> {
  await page.setViewport({ width, height: 800, deviceScaleFactor: 1 })
  const needed = Number(await page.evaluate('document.scrollingElement.scrollWidth'))
  const found = (await page.evaluate(askAxe)) as string[]
  await page.screenshot({ path: file, fullPage: true, optimizeForSpeed: true })
  const sideways = needed > width ? [`${width}: scrolls sideways to ${needed}`] : []
  return [...sideways, ...found.map((one) => `${width}: ${one}`)]
}

/** What comes with the page, and everything that is wrong with how it comes. */
function listen(page: Page, origin: string, problems: string[]) {
  const parts: HTTPResponse[] = []
  const onRequest = (request: { url: () => string }) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) problems.push(`asks for ${url}`)
  }
  const onResponse = (response: HTTPResponse) => void parts.push(response)
  // Violations of the content security policy are told here too.
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(`console: ${message.text()}`)
  }
  const onError = (error: unknown) => void problems.push(`script: ${String(error)}`)
  page.on('request', onRequest)
  page.on('response', onResponse)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  const close = () => {
    page.off('request', onRequest)
    page.off('response', onResponse)
    page.off('console', onConsole)
    page.off('pageerror', onError)
  }
  return { parts, close }
}

const sizes = new Map<string, number>()

/** Styles and scripts, compressed; fonts and pictures that people uploaded are not counted. */
async function sizeOfParts(parts: HTTPResponse[]): Promise<number> {
  const wanted = parts.filter((part) => /\/assets\/[^?]+\.(css|js|svg)$/.test(part.url()))
  let total = 0
  for (const part of wanted) {
    const url = part.url()
    if (!sizes.has(url)) sizes.set(url, gzipSync(await part.buffer()).length)
    total += sizes.get(url) ?? 0
  }
  return total
}
