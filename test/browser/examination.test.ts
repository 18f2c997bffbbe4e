// The examination's screen with its script, in a real browser: saved at once, kept without a line, sent in order.
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
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
async function atMachine(
  width = 1200,
  grade: 'serang' | 'inland-engineer' = 'serang',
): Promise<{ me: Candidate; page: Page; second: () => Promise<Page> }> {
  const made = await hall(city, { grade })
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

/** What an expression of the page gives, as text; the tests themselves know no document. */
const ask = async (page: Page, script: string): Promise<string> => String(await page.evaluate(script))
const until = async (page: Page, script: string): Promise<void> =>
  void (await page.waitForFunction(script, { polling: 100 }))
const badge = async (page: Page): Promise<string> =>
  await ask(page, `document.querySelector('[data-saved]').textContent.trim()`)
const untilBadge = async (page: Page, words: string): Promise<void> => {
  await until(page, `document.querySelector('[data-saved]')?.textContent.includes(${JSON.stringify(words)})`)
}
/** Chooses the option that stands there and gives its id. */
const choose = async (page: Page, at: number): Promise<string> =>
  await ask(
    page,
    `(([input]) => (input.click(), input.value))([document.querySelectorAll('input[name=answer]')[${at}]])`,
  )
const goTo = async (page: Page, number: number): Promise<void> => {
  await page.evaluate(`document.querySelector('[data-palette="${number}"]').click()`)
  await until(page, `document.querySelector('form[data-question="${number}"]')`)
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
  expect(await ask(page, `document.querySelector('[data-clock-time]').textContent`)).toMatch(
    /^0[01]:\d\d:\d\d$/,
  )
  expect(await ask(page, `document.querySelector('[data-palette="1"]').className`)).toContain(
    'app-mark--answered',
  )
})

test('without a line the candidate goes on; the badge never says saved; afterwards everything arrives in order', async () => {
  const { me, page } = await atMachine()
  await untilBadge(page, 'Seen')
  await until(page, `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/5'))`)
  await page.setOfflineMode(true)
  const first = await choose(page, 0)
  await untilBadge(page, 'Kept on this device')
  await goTo(page, 4)
  const fourth = await choose(page, 2)
  await untilBadge(page, 'Kept on this device')
  expect(await ask(page, `document.getElementById('exam-connection').hidden`)).toBe('false')
  expect((await answersOf(me))[4]).toBeUndefined()
  await page.setOfflineMode(false)
  await untilBadge(page, 'Saved at')
  expect(await answersOf(me)).toMatchObject({ 1: first, 4: fourth })
})

test('the head of the page and the title of the window tell the question that is shown, with a line and without', async () => {
  const { page } = await atMachine()
  const told = async (): Promise<string> =>
    await ask(page, `document.querySelector('.app-exam-header__title').textContent + ' / ' + document.title`)
  await goTo(page, 4)
  expect(await told()).toMatch(/^Question 4 of \d+ \/ Question 4 of \d+ – /)
  await goTo(page, 1)
  await page.setOfflineMode(true)
  await goTo(page, 4)
  expect(await told()).toMatch(/^Question 4 of \d+ \/ Question 4 of \d+ – /)
})

test('what is no number is kept and told beside the field at once; it is no answer, and a second press goes on', async () => {
  const { me, page } = await atMachine(1200, 'inland-engineer')
  await untilBadge(page, 'Seen')
  const told = `!document.querySelector('[data-no-number]').hidden`
  const mark = `document.querySelector('[data-palette="1"]').className`
  expect(await ask(page, told)).toBe('false')
  await page.type('#answer', '12.5 <b>')
  await until(page, told)
  await untilBadge(page, 'Saved at')
  expect((await answersOf(me))[1]).toBe('12.5 <b>')
  expect(await ask(page, mark)).toContain('app-mark--not-answered')
  await page.click('[value=clear]')
  await untilBadge(page, 'Seen')
  expect(await ask(page, told)).toBe('false')
  await page.type('#answer', 'twelve')
  await page.click('[value=next]')
  await until(page, told)
  await pause(1100) // a second press within a second is taken for a slip of the finger
  await page.click('[value=next]')
  await until(page, `document.querySelector('form[data-question="2"]')`)
  expect(await ask(page, mark)).toContain('app-mark--not-answered')
})

test('the unit stands beside the field, as high as the field', async () => {
  const { page } = await atMachine(1200, 'inland-engineer')
  const height = async (selector: string): Promise<string> =>
    await ask(page, `document.querySelector('${selector}').getBoundingClientRect().height`)
  expect(await height('.govuk-input__suffix')).toBe(await height('#answer'))
})

test("without a line no button and no link leaves the examination for the browser's own error page", async () => {
  const { me, page } = await atMachine()
  await page.goto(`${city.address}${me.page}/20`)
  await until(page, `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/21'))`)
  await page.setOfflineMode(true)
  const lost = `!document.getElementById('exam-connection').hidden`
  for (const button of ['[value=summary]', '[name=language]', '[data-palette="19"]']) {
    await page.evaluate(`document.getElementById('exam-connection').hidden = true`)
    await page.evaluate(`document.querySelector('${button}').click()`)
    await until(page, lost)
    await pause(700)
    expect(await ask(page, `document.querySelector('form[data-exam]').dataset.question`)).toBe('20')
  }
  await page.setOfflineMode(false)
  await page.evaluate(`document.querySelector('[value=summary]').click()`)
  await until(page, `document.querySelector('[data-exam-summary]')`)
  await page.setOfflineMode(true)
  await page.evaluate(`document.querySelector('.app-palette a').click()`)
  await until(page, lost)
  await pause(700)
  expect(await ask(page, `document.querySelectorAll('[data-exam-summary]').length`)).toBe('1')
})

test('what waits survives a reload of the page and is sent then', async () => {
  const { me, page } = await atMachine()
  await untilBadge(page, 'Seen')
  await page.setOfflineMode(true)
  const chosen = await choose(page, 3)
  await untilBadge(page, 'Kept on this device')
  await page.setOfflineMode(false)
  await page.goto(`${city.address}${me.page}/2`)
  await expect.poll(async () => (await answersOf(me))[1], { timeout: 30_000 }).toBe(chosen)
})

test('of two tabs the second is told, shows the newer answer, and the list of all questions says the same', async () => {
  const { me, page, second } = await atMachine()
  await untilBadge(page, 'Seen')
  // That it was seen is a revision too: both windows must stand on it before one of them changes.
  await expect.poll(async () => Object.keys(await answersOf(me)), { timeout: 15_000 }).toContain('1')
  const other = await second()
  await untilBadge(other, 'Seen')
  const newer = await choose(other, 0)
  await untilBadge(other, 'Saved at')
  await choose(page, 1)
  await untilBadge(page, 'Another window')
  expect(await ask(page, `document.querySelector('input[name=answer]:checked').value`)).toBe(newer)
  expect((await answersOf(me))[1]).toBe(newer)
})

test('at the end of the time the page goes to where it says what was saved, by itself', async () => {
  const { me, page } = await atMachine()
  await untilBadge(page, 'Seen')
  await city.database.asOwner(`update attempts set deadline = sukani_clock() + '2 seconds' where id = $1`, [
    me.attempt,
  ])
  await page.reload()
  await until(page, `document.querySelector('[data-standing="ended"]')`)
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
  const document_ = await page.reload({ waitUntil: 'networkidle0', timeout: 90_000 })
  const html = gzipSync(await document_!.buffer()).length
  const parts = weights.filter(([path]) => path.startsWith('/assets/'))
  const total = html + parts.reduce((sum, [, size]) => sum + size, 0)
  console.log(
    `examination screen: ${total} bytes compressed (page ${html}, ${parts.map(([p, s]) => `${p} ${s}`).join(', ')})`,
  )
  expect(total).toBeLessThan(30_000)
  expect(Number(await ask(page, 'document.documentElement.scrollWidth'))).toBeLessThanOrEqual(320)
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const found = await ask(
    page,
    `axe.run().then(({ violations, incomplete }) =>
      [...violations, ...incomplete.filter(({ id }) => id === 'color-contrast')].map(({ id }) => id).join(' '))`,
  )
  expect(found).toBe('')
})

test('who changes his mind faster than the line is never told of another window, and the last choice counts', async () => {
  const { me, page } = await atMachine()
  await untilBadge(page, 'Seen')
  await page.evaluate(async () => {
    const badge = document.querySelector('[data-saved]')
    new MutationObserver(() => {
      if (badge?.textContent.includes('Another window')) document.body.setAttribute('data-was-told', 'yes')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    const choices = document.querySelectorAll<HTMLInputElement>('input[name=answer]')
    for (let turn = 0; turn < 300; turn++) {
      choices[turn % choices.length]?.click()
      await new Promise((resolve) => setTimeout(resolve, turn % 7))
    }
    choices[2]?.click()
  })
  await page.waitForNetworkIdle({ idleTime: 1000 })
  await untilBadge(page, 'Saved at')
  expect(await page.$eval('body', (body) => body.getAttribute('data-was-told'))).toBeNull()
  const chosen = await page.$eval('input[name=answer]:checked', (input) => input.value)
  expect(await page.$$eval('input[name=answer]', (all) => (all[2] as HTMLInputElement).checked)).toBe(true)
  expect((await answersOf(me))[1]).toBe(chosen)
})
