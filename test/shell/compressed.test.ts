// What goes over a slow line goes compressed; what holds somebody's token never does.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => home.close())

const get = async (url: string, accept: string, cookie = '') =>
  await home.app.inject({ url, headers: { 'accept-encoding': accept, ...(cookie && { cookie }) } })
const assets = JSON.parse(
  readFileSync(new URL('../../dist/assets/manifest.json', import.meta.url), 'utf8'),
) as Record<string, string>

describe('pages for anyone', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('go as %s to who takes it, and hold the same', async (encoding, unpack) => {
    const plain = await get('/hi/calculators', 'identity')
    const packed = await get('/hi/calculators', encoding)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['vary']).toContain('accept-encoding')
    const nonce = /nonce="[^"]+"/g
    expect(unpack(packed.rawPayload).toString().replace(nonce, '')).toBe(plain.payload.replace(nonce, ''))
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  })

  test('a compressed body that is sent to us is not unpacked', async () => {
    const answer = await home.app.inject({
      method: 'POST',
      url: '/hi/verify',
      headers: { 'content-encoding': 'gzip', 'content-type': 'application/x-www-form-urlencoded' },
      payload: Buffer.from('H4sIAAAAAAAAAysuAQDBG+4eAwAAAA==', 'base64'),
    })
    expect(answer.statusCode).toBeLessThan(500)
  })
})

describe('pages with a session', () => {
  test('are never compressed: they hold a token beside what a visitor sends (BREACH)', async () => {
    const signIn = await get('/hi/sign-in', 'br, gzip')
    expect(signIn.statusCode).toBe(200)
    expect(signIn.headers['content-encoding']).toBeUndefined()

    const person = await home.person()
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const my = await get('/hi/my', 'br, gzip', cookie)
    expect(my.payload).toContain('name="_csrf"')
    expect(my.headers['content-encoding']).toBeUndefined()
  })
})

describe('assets', () => {
  test.each(['main.js', 'app.css', 'rules-jharkhand-2020.js', 'words-hi.js'])(
    '%s was compressed when it was built, and is kept for ever',
    async (name) => {
      const url = `/assets/${assets[name]}`
      const plain = await get(url, 'identity')
      const packed = await get(url, 'gzip, br')
      expect(packed.headers['content-encoding']).toBe('br')
      expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
      expect(packed.headers['cache-control']).toContain('immutable')
      expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
      expect((await get(url, 'gzip')).headers['content-encoding']).toBe('gzip')
    },
  )
})
