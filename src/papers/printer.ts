// The printer: one bundled browser, started at the first paper, ended when idle and after a hundred papers, so
// that what it leaks is given back.
import { readFile } from 'node:fs/promises'
import type { Browser } from 'puppeteer'
import { z } from 'zod'
import { launchChromium } from '../shell/chromium.ts'

export type Printer = { print: (html: string) => Promise<Uint8Array>; close: () => Promise<void> }

const papersOfOneBrowser = 100
const idleMilliseconds = 60_000
const longestPrint = 30_000
const assets = new URL('../../dist/assets/', import.meta.url)

/** A printer that nobody has used yet costs nothing; `close` ends its browser. */
export function makePrinter(): Printer {
  let running: Promise<Browser> | undefined
  let printed = 0
  let busy = 0
  let idle: NodeJS.Timeout | undefined

  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const browser = running
    running = undefined
    printed = 0
    await (await browser?.catch(() => undefined))?.close()
  }
  const open = async (): Promise<Browser> => {
    const browser = await (running ??= launchChromium())
    if (browser.connected) return browser
    running = undefined
    return await open()
  }
  const rest = async (): Promise<void> => {
    clearTimeout(idle)
    if (busy > 0) return
    if (printed >= papersOfOneBrowser) await close()
    else idle = setTimeout(() => void close(), idleMilliseconds).unref()
  }
  const print = async (html: string): Promise<Uint8Array> => {
    busy += 1
    try {
      return await printPage(await open(), html)
    } catch (error) {
      await close() // a browser that failed once is not asked again; the job comes back
      throw error
    } finally {
      busy -= 1
      printed += 1
      await rest()
    }
  }
  return { print, close }
}

async function printPage(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage()
  try {
    page.setDefaultTimeout(longestPrint)
    await page.setOfflineMode(true) // all that a paper shows is in it
    await page.setContent(html)
    await page.addStyleTag({ content: await (paperStyle ??= readPaperStyle()) })
    // Waits for the letters (document.fonts.ready) before it prints.
    return await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true })
  } finally {
    await page.close()
  }
}

const Manifest = z.record(z.string(), z.string())
let paperStyle: Promise<string> | undefined

/** The style of our papers with its letters inside, so that nothing is fetched while printing. */
async function readPaperStyle(): Promise<string> {
  const manifest = Manifest.parse(JSON.parse(await readFile(new URL('manifest.json', assets), 'utf8')))
  let style = await readFile(new URL(manifest['paper.css'] ?? '', assets), 'utf8')
  for (const file of Object.values(manifest).filter((name) => name.endsWith('.woff2'))) {
    const letters = await readFile(new URL(file, assets), 'base64')
    style = style.replaceAll(file, `data:font/woff2;base64,${letters}`)
  }
  return style
}
