// Every page of the route table, once in each language, as one role that may see it: at the widths of a small phone,
// a phone and a desk. The pictures are kept to be looked at (docs/looked-at.md).
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../src/shell/chromium.ts'
import { busyHouse } from '../support/busy-house.ts'
import { crawl, type Crawl, type Place } from '../support/crawl.ts'
import type { DemonstrationHouse } from '../support/demonstration.ts'
import { checkPage, widths } from '../support/page-check.ts'

const album = fileURLToPath(new URL('../../data/screenshots/pages/', import.meta.url))
const tabs = 3

let home: DemonstrationHouse
let browser: Browser
let address: string
let found: Crawl
beforeAll(async () => {
  home = await busyHouse()
  found = await crawl(home)
  address = (await home.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  browser = await launchChromium()
  await mkdir(album, { recursive: true })
}, 240_000)
afterAll(async () => {
  await browser.close()
  await home.close()
})

const isPage = ({ type, status }: Place) => type.startsWith('text/html') && status < 300
/** One address of each route, the one with the most on it. */
const oneOfEach = (what: (place: Place) => boolean): Place[] => [
  ...new Map(
    found.places
      .filter(what)
      .toSorted((one, other) => one.size - other.size)
      .map((place) => [place.route.pattern, place]),
  ).values(),
]

const fileName = (pattern: string): string =>
  pattern
    .replace(/^\/hi\/?/, '')
    .replace(/[/:*]+/g, '-')
    .replace(/^-|-$/g, '') || 'start'

/** A tab of somebody's own: with the cookies of who may see the page. */
async function tabOf(who: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.createBrowserContext()
  const cookies = who === 'guest' ? [] : [...(await home.as(who)).cookies]
  for (const [name, value] of cookies)
    await context.setCookie({ name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return { page, close: async () => await context.close() }
}

async function checkAll(language: 'hi' | 'en'): Promise<{ problems: string[]; pages: number; most: number }> {
  const waiting = oneOfEach(isPage)
  const pages = waiting.length
  const problems: string[] = []
  let most = 0
  const row = async (): Promise<void> => {
    for (let place = waiting.shift(); place; place = waiting.shift()) {
      const { page, close } = await tabOf(place.who)
      const local = place.address.replace(/^\/hi(?=\/|$)/, `/${language}`)
      const name = fileName(place.route.pattern)
      const picture = (width: number) => `${album}${language}-${width}-${name}.png`
      const checked = await checkPage(page, `${address}${local}`, picture)
      most = Math.max(most, checked.bytes)
      problems.push(...checked.problems.map((one) => `${place.route.pattern} (${place.who}) ${one}`))
      await close()
    }
  }
  await Promise.all(Array.from({ length: tabs }, row))
  return { problems, pages, most }
}

for (const language of ['hi', 'en'] as const)
  test(`every page in ${language} at ${widths.join(', ')} pixels: nothing for axe, no scrolling sideways, light`, async () => {
    const { problems, pages, most } = await checkAll(language)
    console.log(`${language}: ${pages} pages at ${widths.length} widths; the heaviest has ${most} bytes`)
    expect(problems).toEqual([])
    expect(pages).toBeGreaterThan(60)
  })

test('what is no page comes with its type, is not sniffed and not kept by others', async () => {
  const files = oneOfEach((place) => !place.type.startsWith('text/html') && place.status < 300)
  for (const { address: file, who } of files) {
    const { headers } = await (await home.as(who)).get(file)
    expect([file, headers['x-content-type-options'], headers['cache-control']]).toEqual([
      file,
      'nosniff',
      expect.stringMatching(/no-store|private/),
    ])
    expect(String(headers['content-type'])).toMatch(/^(image\/|application\/pdf)/)
    expect(String(headers['content-disposition'])).toMatch(/^(inline|attachment)/)
  }
  expect(files.length).toBeGreaterThan(4)
})
