// Both gazettes on pages: every paragraph once, with the very words of the print; every citation leads to its place.
import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allGazettes } from '../../src/gazettes/gazette.ts'
import { placeOf } from '../../src/gazettes/place-of.ts'
import { catalogue, interpretations } from '../../src/rules/index.ts'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})
const get = async (address: string) => await home.app.inject(address)

type Printed = { address: string; text: string }
const printed = (ruleSet: string, language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../src/rules/${ruleSet}/text/${language}.json`, import.meta.url), 'utf8'),
  ) as Printed[]

describe.each(allGazettes().map((one) => [one.ruleSet, one] as const))('%s', (ruleSet, { pages }) => {
  test.each(['en', 'hi'] as const)(
    'every paragraph of the %s print stands on one page, word for word',
    async (language) => {
      const shown: Printed[] = []
      for (const { slug, chapter } of pages) {
        const { statusCode, body } = await get(`/${language}/rules/${ruleSet}/${slug}?text=${language}`)
        expect([slug, statusCode]).toEqual([slug, 200])
        const $ = load(body)
        for (const { address, [language]: text } of chapter) if (text !== null) shown.push({ address, text })
        $('.app-paragraph').each((_, section) => {
          const words = $(section).children('p[lang]')
          if (words.length > 0) shown.push({ address: $(section).attr('id') ?? '', text: words.text() })
        })
      }
      const wanted = printed(ruleSet, language).map(({ address, text }) => ({ address, text }))
      const order = (one: Printed, other: Printed) => (one.address < other.address ? -1 : 1)
      expect(shown.toSorted(order)).toEqual(wanted.toSorted(order))
    },
  )

  test('every provision that a decision cites has a place of its own on a page', async () => {
    const cited = catalogue()
      .filter((one) => one.ruleSet === ruleSet)
      .flatMap(({ citations }) => citations)
    const pagesSeen = new Map<string, string>()
    for (const citation of new Set(cited)) {
      const [page = '', anchor = ''] = placeOf(ruleSet, citation).split('#')
      if (!pagesSeen.has(page)) pagesSeen.set(page, (await get(`/en${page}?text=both`)).body)
      expect(load(pagesSeen.get(page) ?? '')(`[id="${anchor}"]`).length, citation).toBe(1)
    }
  })
})

test('an address as a rule is cited leads to its page and paragraph', async () => {
  const { statusCode, headers } = await get('/en/rules/jharkhand-2020/31(v)')
  expect(statusCode).toBe(303)
  expect(decodeURIComponent(String(headers.location))).toBe('/en/rules/jharkhand-2020/31#31(v)')
})

test('side by side, each paragraph has both languages, and says where one has it not (27(k) of the boat rules)', async () => {
  const $ = load((await get('/hi/rules/bihar-boats-2018/27?text=both')).body)
  const section = $('[id="27(k)"]')
  expect(section.children('p[lang=en]').text()).toContain('animals')
  expect(section.children('.app-paragraph__absent').text()).toBe('हिन्दी पाठ में यह नहीं है।')
})

test('where the languages differ, both wordings and the one that is applied stand there (3(b): 15 or 75 cm)', async () => {
  const $ = load((await get('/en/rules/bihar-boats-2018/3')).body)
  const note = $('[id="3(b)"] .app-reading').text()
  expect(note).toContain('15cms')
  expect(note).toContain('75 से0मी0')
  expect(note).toContain('15 cm is applied')
})

test('every reading of the Jharkhand rules stands at the paragraph that it reads', async () => {
  for (const { number, citation } of interpretations) {
    const [page = '', anchor = ''] = placeOf('jharkhand-2020', citation).split('#')
    const $ = load((await get(`/en${page}?text=both`)).body)
    expect($(`[id="${anchor}"]`).text(), `${number} at ${citation}`).toContain(`(${number})`)
  }
})

test.each([
  ['en', 'helmsman', '31(v)'],
  ['hi', 'सेरांग', '31'],
  ['hi', 'Serang', '31'],
  ['en', 'सेरांग', '31'],
])('in %s, "%s" is found', async (language, question, address) => {
  const { body } = await get(`/${language}/rules/search?q=${encodeURIComponent(question)}`)
  const $ = load(body)
  expect($('mark').length).toBeGreaterThan(0)
  expect($('.app-hit').text()).toContain(address.slice(0, 2))
})

test('a word with and without the dot below is the same word', async () => {
  const count = async (question: string) =>
    load((await get(`/hi/rules/search?q=${encodeURIComponent(question)}`)).body)('[role=status]').text()
  expect(await count('घाट')).not.toContain('कुछ नहीं')
  expect(await count('बढ़')).toBe(await count('बढ'))
})

test('the number of a rule leads to the rule, in digits of both scripts', async () => {
  for (const question of ['31', 'नियम ३१', 'rule 31(v)'])
    expect((await get(`/hi/rules/search?q=${encodeURIComponent(question)}`)).body).toContain(
      'href="/hi/rules/jharkhand-2020/31"',
    )
})

test('what is nowhere is said, with what to try; what is no rule is not found', async () => {
  expect((await get('/en/rules/search?q=zeppelin')).body).toContain('Try fewer or shorter words')
  for (const address of [
    '/en/rules/nothing',
    '/en/rules/jharkhand-2020/999',
    '/hi/rules/jharkhand-2020/31(zz)',
  ])
    expect([(await get(address)).statusCode, address]).toEqual([404, address])
})
