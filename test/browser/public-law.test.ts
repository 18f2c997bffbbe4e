// The law in public, walked as a phone of 320 px walks it: by links to every decision and every
// calculator, in both languages, with script and without; each calculator is filled in and answers.
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Calculator, calculators } from '../../src/calculators/definitions.ts'
import { catalogue, decide } from '../../src/rules/index.ts'
import { mixedCases } from '../bench/rules-cases.ts'
import { typedFrom } from '../calculators/typed-from.ts'
import { decisionNames } from '../rules/second-encoding/decide.ts'
import { street, type Street } from '../support/browser.ts'

let town: Street
beforeAll(async () => {
  town = await street()
})
afterAll(async () => town.close())

const ways = [
  { language: 'hi', script: false },
  { language: 'hi', script: true },
  { language: 'en', script: false },
  { language: 'en', script: true },
] as const

/** The facts of a generated case, the one with the most to tell of a few. */
const cases = mixedCases(decisionNames.length * 12)
const typedIn = (calculator: Calculator): Record<string, string> => {
  const { ruleSet, decision } = calculator.entry
  const [told] = cases
    .filter(
      (one) => one.ruleSet === ruleSet && one.decision === decision && decide(one).outcome !== 'invalid',
    )
    .map((one) => typedFrom(calculator, one as Parameters<typeof typedFrom>[1]))
    .toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)
  return told ?? {}
}

async function walker(script: boolean) {
  const { page, context } = await town.visit({ script, width: 320 })
  const problems: string[] = []
  page.on('pageerror', (error) => void problems.push(String(error)))
  page.on('console', (said) => void (said.type() === 'error' && problems.push(said.text())))
  const go = async (path: string): Promise<void> => {
    const answer = await page.goto(`${town.address}${path}`, { waitUntil: 'load' })
    if (!answer || answer.status() >= 400) problems.push(`${path} answered ${answer?.status() ?? 'nothing'}`)
    await look(page, path, problems)
  }
  return { page, problems, go, close: async () => context.close() }
}

async function look(page: Page, path: string, problems: string[]): Promise<void> {
  const needed = Number(await page.evaluate('document.scrollingElement.scrollWidth'))
  if (needed > 320) problems.push(`${path} scrolls sideways to ${needed}`)
}

const linksOn = async (page: Page): Promise<string[]> =>
  (await page.evaluate(
    `[...document.querySelectorAll('main a[href], footer a[href], header a[href]')].map((one) => new URL(one.href).pathname)`,
  )) as string[]

/** What the law in public offers to begin with. */
const beginnings = ['', '/rules', '/calculators', '/glossary']

/** By links alone: from there, and on from each page of the law that is not of one rule or word. */
async function reached(
  go: (path: string) => Promise<void>,
  page: Page,
  language: string,
): Promise<Set<string>> {
  const through = new RegExp(`^/${language}(/calculators|/rules|/rules/[\\w-]+|/rules/[\\w-]+/decisions)?$`)
  const found = new Set(beginnings.map((path) => `/${language}${path}`))
  for (const path of found) {
    if (!through.test(path)) continue
    await go(path)
    for (const link of await linksOn(page)) found.add(link)
  }
  return found
}

/** Fills in what has a field on the page; entries that are not there yet are left. */
const fill = async (page: Page, typed: Record<string, string>): Promise<void> =>
  void (await page.evaluate(`(() => {
    const typed = ${JSON.stringify(typed)}
    const set = (name, text) => {
      const fields = [...document.querySelectorAll('form.app-ask [name="' + name + '"]')]
      for (const field of fields) {
        if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.value === text
        else field.value = text
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
    for (const [name, text] of Object.entries(typed)) {
      set(name, text)
      const day = /^(\\d{4})-(\\d{2})-(\\d{2})$/.exec(text)
      if (day) ['year', 'month', 'day'].forEach((part, i) => set(name + '-' + part, day[i + 1]))
    }
  })()`))

/** Presses the button as a thumb does: it is brought to the middle of the screen first. */
async function press(page: Page): Promise<void> {
  const button = await page.$('form.app-ask > .govuk-button')
  await button?.evaluate((one) => {
    ;(one as unknown as { scrollIntoView: (how: object) => void }).scrollIntoView({ block: 'center' })
  })
  await Promise.all([page.waitForNavigation(), button?.click()])
}

describe.each(ways)('in $language, with script: $script', ({ language, script }) => {
  test('every decision and every calculator is reached by links', async () => {
    const { go, page, problems, close } = await walker(script)
    const found = await reached(go, page, language)
    const decisions = catalogue().map(
      ({ ruleSet, decision }) => `/${language}/rules/${ruleSet}/decisions/${decision}`,
    )
    const asked = [...calculators.map(({ slug }) => `/calculators/${slug}`), '/eligibility', '/glossary']
    const wanted = [...decisions, ...asked.map((path) => `/${language}${path}`)]
    expect(wanted.filter((path) => !found.has(path))).toEqual([])
    for (const path of [...decisions, `/${language}/eligibility`]) await go(path)
    expect(problems).toEqual([])
    await close()
  }, 240_000)

  test('every calculator is filled in and answers', async () => {
    const { go, page, problems, close } = await walker(script)
    for (const calculator of calculators) {
      const path = `/${language}/calculators/${calculator.slug}`
      await go(path)
      await fill(page, typedIn(calculator))
      if (script) {
        await page.waitForSelector('#answer [data-outcome], #answer .app-status')
        await look(page, `${path} beside the form`, problems)
      }
      await press(page)
      if ((await page.$('#answer [data-outcome]')) === null) problems.push(`${path} has no answer`)
      await look(page, `${path} answered`, problems)
    }
    expect(problems).toEqual([])
    await close()
  }, 240_000)
})
