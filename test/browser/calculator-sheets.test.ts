// What a calculator answers is printed on one sheet for the counter, as a browser prints the page: the longest example
// of each, in Hindi, whose letters are the wider ones.
import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calculators } from '../../src/calculators/definitions.ts'
import { launchChromium } from '../../src/shell/chromium.ts'
import { casesOf } from '../calculators/handed.ts'
import { typedFrom } from '../calculators/typed-from.ts'
import { readPdf } from '../papers/read-pdf.ts'
import { house, type House } from '../support/house.ts'

let home: House
let browser: Browser
let page: Page
let address: string
beforeAll(async () => {
  home = await house()
  address = (await home.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  browser = await launchChromium()
  page = await browser.newPage()
})
afterAll(async () => {
  await browser.close()
  await home.close()
})

const queryOf = (calculator: (typeof calculators)[number]): string =>
  casesOf(calculator)
    .map((one) => new URLSearchParams({ ask: '1', ...typedFrom(calculator, one) }).toString())
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '')

test.each(calculators.map((one) => [one.slug, one] as const))('%s: one sheet', async (slug, calculator) => {
  await page.goto(`${address}/hi/calculators/${slug}?${queryOf(calculator)}`)
  const { pages, text } = await readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }), 20)
  expect(pages).toBe(1)
  expect(text).toContain(`/hi/calculators/${slug}`)
})

test('the button prints; without script it is not there', async () => {
  const url = `${address}/hi/calculators/freeboard?ask=1&length=12`
  await page.goto(url)
  await page.evaluate('window.print = () => { document.title = "printed" }')
  await page.click('[data-print]')
  expect(await page.title()).toBe('printed')
  await page.setJavaScriptEnabled(false)
  await page.goto(url)
  const button = await page.$('[data-print]')
  expect(await button?.isVisible()).toBe(false)
})
