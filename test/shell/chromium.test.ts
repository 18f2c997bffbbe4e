import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'puppeteer'
import { launchChromium } from '../../src/shell/chromium.ts'

let browser: Browser
beforeAll(async () => {
  process.env['SUKANI_CANARY'] = 'canary-7f3a'
  browser = await launchChromium()
})
afterAll(async () => {
  delete process.env['SUKANI_CANARY']
  await browser.close()
})

test('the bundled browser prints a page of A4', async () => {
  const page = await browser.newPage()
  await page.setContent('<p>सुकानी</p>')
  const pdf = Buffer.from(await page.pdf({ format: 'A4' }))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1')).toMatch(/MediaBox ?\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
})

test("it keeps the web's own protection: a page cannot read what another site answers", async () => {
  const [here, elsewhere] = [await site(), await site()]
  const page = await browser.newPage()
  await page.goto(here.url)
  const read = async (url: string) =>
    await page.evaluate(
      async (address) =>
        await fetch(address).then(
          async (answer) => await answer.text(),
          () => 'refused',
        ),
      url,
    )
  expect([await read(here.url), await read(elsewhere.url)]).toEqual(['a page', 'refused'])
  here.close()
  elsewhere.close()
})

test("two people's pages stand apart: a second context works and is closed on its own", async () => {
  const other = await browser.createBrowserContext()
  const page = await other.newPage()
  await page.setContent('<p>other</p>')
  expect(await page.content()).toContain('<p>other</p>')
  await other.close()
})

test('it is told nothing of our environment, where the secrets are', async () => {
  const pid = browser.process()?.pid ?? 0
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8')
  expect(environment).toContain('LD_LIBRARY_PATH=')
  expect(environment).not.toContain('canary-7f3a')
})

async function site(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => response.end('a page'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
