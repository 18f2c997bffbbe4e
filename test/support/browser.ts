// The real server on a port and the bundled Chromium before it, as a phone or a desk would have them.
import type { Browser, BrowserContext, Page } from 'puppeteer'
import { launchChromium } from '../../src/shell/chromium.ts'
import { paperJobs } from '../../src/papers/index.ts'
import { house, type House } from './house.ts'

export type Street = House & {
  address: string
  browser: Browser
  /** A visitor with cookies of their own; without script unless asked for. */
  visit: (options?: { script?: boolean; width?: number }) => Promise<{ page: Page; context: BrowserContext }>
}

/**
 * A house that listens, and a browser; with `printing`, papers are printed as in the server. Call it in
 * `beforeAll`, and `close` in `afterAll`.
 */
export async function street({ printing = false }: { printing?: boolean } = {}): Promise<Street> {
  const home = await house()
  const printer = printing ? paperJobs(home.deps) : null
  if (printer) await home.deps.jobs.start()
  const address = (await home.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  const browser = await launchChromium()
  return {
    ...home,
    address,
    browser,
    visit: async ({ script = false, width = 390 } = {}) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height: 800, deviceScaleFactor: 1 })
      await page.setJavaScriptEnabled(script)
      page.setDefaultTimeout(15_000)
      return { page, context }
    },
    close: async () => {
      await browser.close()
      if (printer) await home.deps.jobs.stop()
      await printer?.close()
      await home.close()
    },
  }
}
