// The examination's screen with its script, in a real browser: saved at once, kept without a line, sent in order.
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedAnswers } from '../../src/examinations/index.ts'
import { type Candidate, hall, openHall, startSitting } from '../examinations-sitting/hall.ts'
import { street, type Street } from '../support/browser.ts'

let city: Street
beforeAll(async () => {
  city = await street()
})
afterAll(async () => {
  await city.close()
})

/** A candidate before the first question, at a machine of the hall: a browser that has their cookie. */
async function atMachine(width = 1200): Promise<{ me: Candidate; page: Page; second: () => Promise<Page> }> {
  const made = await hall(city)
  await openHall(made)
  const me = made.candidates[0]!
  await startSitting(me)
  const { page, context } = await city.visit({ script: true, width })
  for (const [name, value] of me.cookies)
    await context.setCookie({ name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true })
  await page.goto(`${city.address}${me.page}/1`)
  const second = async () => {
    const other = await context.newPage()
    await other.goto(`${city.address}${me.page}/1`)
    return other
  }
  return { me, page, second }
}

const badge = async (page: Page): Promise<string> =>
  await page.$eval('[data-saved]', (element) => element.textContent?.trim() ?? '')
const untilBadge = async (page: Page, words: string): Promise<void> =>
  void (await page.waitForFunction(
    (wanted: string) => document.querySelector('[data-saved]')?.textContent?.includes(wanted),
    {},
    words,
  ))
const choose = async (page: Page, at: number): Promise<string> => {
  const inputs = await page.$$('input[name=answer]')
  await inputs[at]?.evaluate((input) => {
    ;(input as HTMLInputElement).click()
  })
  return (await inputs[at]?.evaluate((input) => (input as HTMLInputElement).value)) ?? ''
}
const goTo = async (page: Page, number: number): Promise<void> => {
  await page.$eval(`[data-palette="${number}"]`, (button) => {
    ;(button as HTMLButtonElement).click()
  })
  await page.waitForFunction(
    (wanted: number) => document.querySelector(`form[data-question="${wanted}"]`),
    {},
    number,
  )
}
const answersOf = async (me: Candidate) => {
  const counted = await countedAnswers(city.db, me.attempt)
  return Object.fromEntries(counted.map(({ question, answer }) => [question, [answer].flat()[0]]))
}

test('a chosen answer is saved at once, and the badge says so with the time of the server', async () => {
  const { me, page } = await atMachine()
  const chosen = await choose(page, 1)
  await untilBadge(page, 'Saved at')
  expect(await badge(page)).toMatch(/^✓ Saved at \d\d:\d\d:\d\d$/)
  expect((await answersOf(me))[1]).toBe(chosen)
  expect(await page.$eval('[data-clock-time]', (clock) => clock.textContent)).toMatch(/^0[01]:\d\d:\d\d$/)
  expect(await page.$eval('[data-palette="1"]', (button) => button.className)).toContain('app-mark--answered')
})

test('without a line the candidate goes on; the badge never says saved; afterwards everything arrives in order', async () => {
  const { me, page } = await atMachine()
  await untilBadge(page, 'Saved at')
  await page.waitForNetworkIdle({ idleTime: 1500 })
  await page.setOfflineMode(true)
  const first = await choose(page, 0)
  await untilBadge(page, 'Kept on this device')
  await goTo(page, 4)
  const fourth = await choose(page, 2)
  await untilBadge(page, 'Kept on this device')
  expect(await page.$eval('#exam-connection', (band) => (band as HTMLElement).hidden)).toBe(false)
  expect((await answersOf(me))[4]).toBeUndefined()
  await page.setOfflineMode(false)
  await untilBadge(page, 'Saved at')
  expect(await answersOf(me)).toMatchObject({ 1: first, 4: fourth })
})

test('what waits survives a reload of the page and is sent then', async () => {
  const { me, page } = await atMachine()
  await untilBadge(page, 'Saved at')
  await page.setOfflineMode(true)
  const chosen = await choose(page, 3)
  await untilBadge(page, 'Kept on this device')
  await page.evaluate(() => {
    window.stop()
  })
  await page.setOfflineMode(false)
  await page.goto(`${city.address}${me.page}/2`)
  await page.waitForNetworkIdle({ idleTime: 1000 })
  expect((await answersOf(me))[1]).toBe(chosen)
})

test('of two tabs the second is told, shows the newer answer, and the list of all questions says the same', async () => {
  const { me, page, second } = await atMachine()
  await untilBadge(page, 'Saved at')
  const other = await second()
  const newer = await choose(other, 0)
  await untilBadge(other, 'Saved at')
  await choose(page, 1)
  await untilBadge(page, 'Another window')
  expect(await page.$eval('input[name=answer]:checked', (input) => (input as HTMLInputElement).value)).toBe(
    newer,
  )
  expect((await answersOf(me))[1]).toBe(newer)
})

test('at the end of the time the page goes to where it says what was saved, by itself', async () => {
  const { me, page } = await atMachine()
  await untilBadge(page, 'Saved at')
  await city.database.asOwner(`update attempts set deadline = sukani_clock() + '2 seconds' where id = $1`, [
    me.attempt,
  ])
  await page.reload()
  await page.waitForFunction(() => document.querySelector('[data-standing="ended"]'))
  const { state, ended_at, deadline } = await city.db
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', me.attempt)
    .executeTakeFirstOrThrow()
  expect([state, ended_at]).toEqual(['timed-out', deadline])
})

test('the screen fits 320 pixels, weighs under 30 KB compressed without fonts, and axe finds nothing', async () => {
  const { page } = await atMachine(320)
  const weights: [string, number][] = []
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname
    if (!path.endsWith('.woff2') && !/\/examination\/[^/]+\/\d+$/.test(path) && answer.ok())
      void answer.buffer().then(
        (bytes) => weights.push([path, gzipSync(bytes).length]),
        () => undefined,
      )
  })
  const document_ = await page.reload({ waitUntil: 'networkidle0' })
  const html = gzipSync(await document_!.buffer()).length
  const parts = weights.filter(([path]) => path.startsWith('/assets/'))
  const total = html + parts.reduce((sum, [, size]) => sum + size, 0)
  console.log(
    `examination screen: ${total} bytes compressed (page ${html}, ${parts.map(([p, s]) => `${p} ${s}`).join(', ')})`,
  )
  expect(total).toBeLessThan(30_000)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string }[]; incomplete: { id: string }[] }> }
    }
    const { violations, incomplete } = await axe.run()
    return [
      ...violations.map(({ id }) => id),
      ...incomplete.map(({ id }) => id).filter((id) => id === 'color-contrast'),
    ]
  })
  expect(found).toEqual([])
})
