// The answer beside the form: it changes with what is typed, is never an old one, and the form works without it.
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { street, type Street } from '../support/browser.ts'

let town: Street
beforeAll(async () => {
  town = await street()
})
afterAll(async () => town.close())

const told = async (page: Page): Promise<string> => {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return await page.$eval('#answer', (one) => (one as unknown as { innerText: string }).innerText)
}
const line = '#answer-line:not([hidden]) [data-line]'
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('pageerror', (error) => void complaints.push(String(error)))
  page.on('console', (said) => {
    if (said.type() === 'error') complaints.push(said.text())
  })
  return complaints
}

describe('a calculator with script', () => {
  test('the answer changes as one types, in the words of the page, and no request leaves the page', async () => {
    const { page, context } = await town.visit({ script: true, width: 320 })
    const complaints = complaintsOf(page)
    const asked: string[] = []
    await page.goto(`${town.address}/hi/calculators/boat-passenger-capacity`, { waitUntil: 'load' })
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const [first] = await page.$$('form.app-ask input[type=text], form.app-ask input[inputmode]')
    await first?.type('9')
    await page.waitForSelector(line)
    expect(
      asked.every((path) => /^\/assets\/(rules|words)-/.test(path)),
      asked.join(' '),
    ).toBe(true)
    expect(await told(page)).not.toBe('')
    expect(complaints).toEqual([])
    await page.screenshot({ path: '/tmp/h5-live-320.png', fullPage: false })
    await context.close()
  })
})
