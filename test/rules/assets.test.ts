import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildAssets } from '../../src/start/build-assets.ts'

const assets = new URL('../../dist/assets/', import.meta.url)
const manifest = (): Record<string, string> =>
  JSON.parse(readFileSync(new URL('manifest.json', assets), 'utf8')) as Record<string, string>
const read = (name: string): Buffer => readFileSync(new URL(manifest()[name]!, assets))
const weight = (name: string): number => gzipSync(read(name), { level: 9 }).length

beforeAll(async () => {
  await buildAssets()
}, 60_000)

describe('what the browser gets', () => {
  test('a phone on a slow line: styles and scripts within the budget, the public answer far below it', () => {
    expect(weight('app.css')).toBeLessThan(18_000)
    expect(weight('main.js')).toBeLessThan(9_000)
    expect(weight('public.css')).toBeLessThan(8_000)
  })

  test('nothing of the British brand, and no file that is not ours', () => {
    for (const sheet of ['app.css', 'public.css']) {
      const css = read(sheet).toString('utf8')
      expect(css).not.toMatch(/transport|crest|crown/i)
      const fonts = Object.entries(manifest()).flatMap(([name, file]) =>
        name.endsWith('.woff2') ? [file] : [],
      )
      const named = [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map((match) => match[1])
      expect(named.sort()).toEqual(fonts.sort())
      expect(css.match(/@font-face/g)).toHaveLength(4)
      expect(css.match(/font-display:optional/g)).toHaveLength(4)
    }
  })

  test('every file is named by its content, and the licence of the letters stands beside them', async () => {
    for (const file of Object.values(manifest())) expect(file).toMatch(/\.[0-9a-f]{10}\.(css|js|svg|woff2)$/)
    expect(readFileSync(new URL('OFL-noto-sans.txt', assets), 'utf8')).toContain('SIL OPEN FONT LICENSE')
    expect((await stat(new URL(manifest()['favicon.svg']!, assets))).size).toBeLessThan(1_000)
  })

  test('when no source is newer nothing is built, within a second', async () => {
    const before = (await stat(new URL('manifest.json', assets))).mtimeMs
    const began = performance.now()
    await buildAssets()
    expect(performance.now() - began).toBeLessThan(1_000)
    expect((await stat(new URL('manifest.json', assets))).mtimeMs).toBe(before)
  })
})
