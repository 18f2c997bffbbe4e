// The answer beside the form: it changes with what is typed, is never an old one, and the form works without it.
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { street, type Street } from '../support/browser.ts'

let town: Street
let page: Page
let complaints: string[]
let asked: string[]
beforeAll(async () => {
  town = await street()
})
afterAll(async () => town.close())
beforeEach(async () => {
  page = (await town.visit({ script: true, width: 320 })).page
  complaints = []
  asked = []
  page.on('pageerror', (error) => void complaints.push(String(error)))
  page.on('console', (said) => void (said.type() === 'error' && complaints.push(said.text())))
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
})

const open = async (path: string): Promise<void> => {
  await page.goto(`${town.address}${path}`, { waitUntil: 'load' })
  asked = []
}
const line = async (): Promise<string> => {
  await page.waitForSelector('#answer-line:not([hidden])')
  // Longer than the pause after which it is worked out.
  await new Promise((resolve) => setTimeout(resolve, 700))
  return await page.$eval('[data-line]', (one) => one.textContent)
}
const answer = async (): Promise<string> =>
  String(await page.evaluate(`document.querySelector('#answer').innerText`))
const type = async (name: string, text: string): Promise<void> => {
  const field = await page.$(`[name="${name}"]`)
  await field?.evaluate((one) => void ((one as unknown as { value: string }).value = ''))
  await field?.type(text)
}
/** How many persons these count as (rule 24(2) of the boat rules): 10 grown ones, 3 children, 70 kg: 13. */
const boat = { adults: '10', luggageKg: '70', childrenUnder12: '3' }

describe('a calculator with script', () => {
  test('the answer changes as one types; only the rules and the words are asked for, and once', async () => {
    await open('/hi/calculators/persons-equivalent')
    for (const [name, text] of Object.entries(boat)) await type(name, text)
    const first = await line()
    expect(await answer()).toContain(first)
    const focused = await page.evaluate('document.activeElement.name')
    expect(focused).toBe('childrenUnder12')

    await type('childrenUnder12', '9')
    const second = await line()
    expect(second).not.toBe(first)
    expect(await answer()).toContain(second)
    expect(asked.map((path) => path.replace(/\.[0-9a-f]+\.js/, '')).toSorted()).toEqual([
      '/assets/rules-bihar-boats-2018',
      '/assets/words-hi',
    ])
    expect(complaints).toEqual([])
  })

  test('what the button shows is the same answer', async () => {
    await open('/en/calculators/persons-equivalent')
    for (const [name, text] of Object.entries(boat)) await type(name, text)
    await line()
    const live = await answer()
    await Promise.all([page.waitForNavigation(), page.click('form.app-ask .govuk-button')])
    expect(await answer()).toBe(live)
  })

  test('while something is wrong no answer stands, and what is wrong leads to its field', async () => {
    await open('/hi/calculators/persons-equivalent')
    for (const [name, text] of Object.entries(boat)) await type(name, text)
    const before = await line()
    await type('childrenUnder12', 'तीन')
    expect(await line()).toBe('अभी उत्तर नहीं: कुछ भरना या ठीक करना है')
    expect(await answer()).not.toContain(before)
    expect(await page.$('#answer a[href="#childrenUnder12"]')).not.toBeNull()
    expect(await page.$('#childrenUnder12')).not.toBeNull()

    await type('childrenUnder12', '३')
    expect(await line(), 'digits of both scripts').toBe(before)
  })

  test('of another day the server is asked: only it knows what was set then', async () => {
    await open('/en/calculators/persons-equivalent')
    await page.evaluate(`document.querySelector('form.app-ask details').open = true`)
    for (const [name, text] of Object.entries(boat)) await type(name, text)
    await type('on-day', '1')
    await type('on-month', '2')
    await type('on-year', '2025')
    expect(await line()).toBe('Press the button to see the answer for that day')
    await Promise.all([page.waitForNavigation(), page.click('form.app-ask .govuk-button')])
    expect(await page.$('#answer [data-outcome=computed]')).not.toBeNull()
    await type('childrenUnder12', '9')
    expect(await line(), 'the page of that day has what was set then').not.toContain('Press')
  })

  test('where the line breaks, the plain form stays and its button works', async () => {
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      void (/\/assets\/rules-/.test(request.url()) ? request.abort() : request.continue())
    })
    await open('/hi/calculators/persons-equivalent')
    for (const [name, text] of Object.entries(boat)) await type(name, text)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await page.$('#answer-line:not([hidden])')).toBeNull()
    expect((await answer()).trim()).toBe('')
    await Promise.all([page.waitForNavigation(), page.click('form.app-ask .govuk-button')])
    expect(await page.$('#answer [data-outcome=computed]')).not.toBeNull()
  })

  test('who asks to save data is sent nothing more', async () => {
    await page.evaluateOnNewDocument(
      `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`,
    )
    await open('/hi/calculators/persons-equivalent')
    await type('childrenUnder12', '1')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(asked).toEqual([])
  })
})

describe('the eligibility page with script', () => {
  test('all six grades stand as soon as something is told, and nothing of it leaves the phone', async () => {
    await open('/hi/eligibility')
    await type('person.dateOfBirth-day', '15')
    await type('person.dateOfBirth-month', '1')
    await type('person.dateOfBirth-year', '2010')
    expect(await line()).toBe('6 में से 0 पदों की परीक्षा दे सकते हैं')
    expect(await page.$$('#answer [data-grade]')).toHaveLength(6)
    expect(await page.$('#answer [data-grade=serang][data-verdict=not-satisfied]')).not.toBeNull()
    expect(asked.every((path) => /^\/assets\/(rules-eligibility|words-hi)\./.test(path))).toBe(true)
    expect(complaints).toEqual([])
    const width = Number(await page.evaluate('document.scrollingElement.scrollWidth'))
    expect(width).toBeLessThanOrEqual(320)
  })
})
