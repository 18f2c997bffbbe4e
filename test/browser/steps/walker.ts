/// <reference lib="dom" />
// A person before a browser: opens pages, fills in forms by the names of their fields, presses what is written on
// buttons. A page that refuses or fails ends the walk with what it said.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ElementHandle, HTTPResponse, Page } from 'puppeteer'
import type { Language, TextArguments } from '../../../src/shell/text.ts'
import type { Street } from '../../support/browser.ts'

/** Name of a field → what is typed, chosen or, for a file, the path of the file. */
export type Typed = Record<string, string>
type Place = { within?: string }

export type Walker = {
  page: Page
  language: Language
  /** The words of a text key in this person's language. */
  words: (key: string, values?: TextArguments) => string
  /** Opens an address, given without its language. */
  open: (path: string) => Promise<void>
  fill: (fields: Typed, place?: Place) => Promise<void>
  /** Presses the button that bears these words and waits for the next page. */
  press: (key: string, values?: TextArguments, place?: Place) => Promise<void>
  /** Follows the link that bears these words. */
  follow: (key: string, values?: TextArguments) => Promise<void>
  /** Follows the first link whose address contains this. */
  followTo: (part: string) => Promise<void>
  /** The addresses of the page's links that contain this. */
  links: (part: string) => Promise<string[]>
  /** What the page says, in one line. */
  said: (selector?: string) => Promise<string>
  attribute: (selector: string, name: string) => Promise<string | null>
  /** The address of the page, without its language. */
  here: () => string
  /** The bytes that a link leads to, fetched with this person's cookies. */
  download: (href: string) => Promise<{ status: number; type: string; bytes: Buffer }>
  /** Keeps a picture of the page, for a person to look at; no page is wider than its window. */
  picture: (name: string) => Promise<void>
}

type Options = { language: Language; path: string; width?: number }
const album = fileURLToPath(new URL('../../../data/screenshots/path/', import.meta.url))

/** Someone with a browser of their own; without script until `page.setJavaScriptEnabled(true)`. */
export async function walker(street: Street, { language, path, width = 390 }: Options): Promise<Walker> {
  const { page } = await street.visit({ width })
  await mkdir(album, { recursive: true })
  const words = (key: string, values: TextArguments = {}) => street.deps.text(language, key, values)
  const go = async (start: () => Promise<unknown>): Promise<void> => {
    const [answer] = await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), start()])
    await mustBeFine(page, answer)
  }
  const click = async (selector: string, wanted: string): Promise<void> => {
    const found = await bearing(page, selector, wanted)
    await go(async () => await pressOn(page, found, 'Enter'))
  }
  let pictures = 0
  return {
    page,
    language,
    words,
    open: async (to) =>
      await mustBeFine(page, await page.goto(`${street.address}/${language}${to}`, { waitUntil: 'load' })),
    fill: async (fields, { within = 'main' } = {}) => {
      for (const [name, value] of Object.entries(fields)) await fillOne(page, within, name, value)
    },
    press: async (key, values, { within = 'main' } = {}) =>
      await click(`${within} :is(button, a[role=button])`, words(key, values)),
    follow: async (key, values) => await click('main a', words(key, values)),
    followTo: async (part) => {
      const link = await page.$(`main a[href*="${part}"]`)
      if (!link) throw new Error(`No link to ${part} on ${await tell(page)}`)
      await go(async () => await pressOn(page, link, 'Enter'))
    },
    links: async (part) =>
      await page.$$eval(`main a[href*="${part}"]`, (all) => all.map((one) => one.getAttribute('href') ?? '')),
    said: async (selector = 'main') => await saidOn(page, selector),
    attribute: async (selector, name) =>
      await page.$eval(selector, (one, asked: string) => one.getAttribute(asked), name),
    here: () => new URL(page.url()).pathname.replace(/^\/(hi|en)(?=\/|$)/, ''),
    download: async (href) => {
      const cookies = await page.browserContext().cookies()
      const answer = await fetch(new URL(href, street.address), {
        headers: { cookie: cookies.map((one) => `${one.name}=${one.value}`).join('; ') },
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      return { status: answer.status, type: answer.headers.get('content-type') ?? '', bytes }
    },
    picture: async (name) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) throw new Error(`${wide} pixels wide: ${await tell(page)}`)
      pictures += 1
      const number = String(pictures).padStart(2, '0')
      await page.screenshot({ path: `${album}${path}-${number}-${name}.png`, fullPage: true })
    },
  }
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()

const saidOn = async (page: Page, selector: string): Promise<string> =>
  flat((await page.$$eval(selector, (all) => all.map((one) => one.textContent).join(' '))) || '')

/** Where the page is and what it says went wrong. */
const tell = async (page: Page): Promise<string> =>
  `${page.url()}: ${await saidOn(page, 'h1')} ${await saidOn(page, '.govuk-error-summary')}`

async function mustBeFine(page: Page, answer: HTTPResponse | null): Promise<void> {
  const status = answer?.status() ?? 0
  if (status >= 400 || (await page.$('.govuk-error-summary')))
    throw new Error(`${status} on ${await tell(page)}`)
}

/** The element that bears these words, alone or among others. */
async function bearing(page: Page, selector: string, wanted: string): Promise<ElementHandle> {
  const found = await page.evaluateHandle(
    (where: string, what: string) => {
      const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
      const all = [...document.querySelectorAll(where)]
      const named = (one: Element) => one.getAttribute('aria-label') ?? plain(one.textContent)
      return all.find((one) => named(one) === what) ?? all.find((one) => named(one).includes(what)) ?? null
    },
    selector,
    flat(wanted),
  )
  const element = found.asElement() as ElementHandle | null
  if (!element) throw new Error(`Nothing bears "${wanted}" on ${await tell(page)}`)
  return element
}

async function fillOne(page: Page, within: string, name: string, value: string): Promise<void> {
  const fields = await page.$$(`${within} [name="${name}"]:not([type=hidden])`)
  const [first] = fields
  if (!first) throw new Error(`No field ${name} on ${await tell(page)}`)
  const kind = await first.evaluate((one) => `${one.tagName} ${one.getAttribute('type') ?? ''}`)
  if (kind.startsWith('SELECT')) await first.select(value)
  else if (kind.endsWith('file')) await (first as ElementHandle<HTMLInputElement>).uploadFile(value)
  else if (/radio|checkbox/.test(kind)) await choose(page, within, name, value)
  else await type(page, first, value)
}

async function choose(page: Page, within: string, name: string, value: string): Promise<void> {
  const option = await page.$(`${within} [name="${name}"][value="${value}"]`)
  if (!option) throw new Error(`No ${name} ${value} on ${await tell(page)}`)
  await pressOn(page, option, 'Space')
}

/** By the keyboard, as whoever has no mouse: whatever can be pressed can be reached so. */
async function pressOn(page: Page, element: ElementHandle, key: 'Enter' | 'Space'): Promise<void> {
  await element.focus()
  await page.keyboard.press(key)
}

/** What stood in the field is replaced. */
async function type(page: Page, field: ElementHandle, value: string): Promise<void> {
  await field.evaluate((one) => {
    ;(one as HTMLInputElement).focus()
    ;(one as HTMLInputElement).select()
  })
  if (value === '') await page.keyboard.press('Backspace')
  else await page.keyboard.sendCharacter(value)
}
