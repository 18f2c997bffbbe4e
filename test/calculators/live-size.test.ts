// The rules in the browser stay light enough for a cheap phone on a slow line. Measured as they are sent: brotli.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { liveScripts, weigh } from '../bench/browser-size.ts'

const assets = new URL('../../dist/assets/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('manifest.json', assets), 'utf8')) as Record<string, string>
const sent = (name: string): number =>
  brotliCompressSync(readFileSync(new URL(manifest[name] ?? '', assets))).length

describe('the rules core, without the rules', () => {
  test('on the eligibility page it is under 15 kB: what decides, explains and counts', async () => {
    const { core, spoken } = await weigh('rules-eligibility')
    expect(core).toBeLessThan(15_000)
    // What it says in both languages besides is the law's, and comes to this much.
    expect(spoken).toBeLessThan(18_500)
    // Something was weighed.
    expect(core).toBeGreaterThan(8_000)
  })
})

describe('what a page loads', () => {
  test.each(liveScripts)('%s: less than the letters of a page (two fonts of 45 kB)', async (script) => {
    const { whole } = await weigh(script)
    expect(whole).toBeLessThan(script === 'rules-eligibility' ? 55_000 : 75_000)
  })

  test('before its form is touched: the waker alone, under 3 kB', () => {
    expect(sent('calculator.js')).toBeLessThan(3_000)
  })

  test('the words of a language, in either', () => {
    expect(sent('words-hi.js')).toBeLessThan(12_000)
    expect(sent('words-en.js')).toBeLessThan(12_000)
  })
})
