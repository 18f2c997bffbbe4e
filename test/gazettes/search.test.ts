// Searching both gazettes in both scripts: the letters that people type, and the numbers of rules.
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folded, placeOfWord } from '../../src/gazettes/fold-letters.ts'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

async function searched(language: string, question: string, page = '') {
  const { body } = await home.app.inject(
    `/${language}/rules/search?q=${encodeURIComponent(question)}${page && `&page=${page}`}`,
  )
  const $ = load(body)
  const all = (what: string) =>
    $(what)
      .map((_, one) => $(one).text())
      .get()
  const hrefs = (what: string) =>
    $(what)
      .map((_, one) => $(one).attr('href') ?? '')
      .get()
      .map(decodeURIComponent)
  return { $, body, marks: all('mark'), hits: hrefs('.app-hit > a'), links: hrefs('main a') }
}

test.each([
  ['en', 'helmsman', '/en/rules/jharkhand-2020/31#', 'helmsman'],
  ['hi', 'सेरांग', '/hi/rules/jharkhand-2020/31#', 'सेरांग'],
  ['hi', 'SERANG', '/hi/rules/jharkhand-2020/31?text=en#', 'Serang'],
  ['en', 'सेरांग', '/en/rules/jharkhand-2020/31?text=hi#', 'सेरांग'],
  ['en', 'animals', '/en/rules/bihar-boats-2018/27#27(k)', 'animals'],
])('in %s, "%s" is found at %s and marked', async (language, question, place, marked) => {
  const found: string[] = []
  for (const page of ['1', '2', '3', '4']) {
    const { hits, marks } = await searched(language, question, page)
    found.push(...hits)
    expect(marks.map((mark) => mark.toLowerCase()).join()).toContain(marked.toLowerCase().slice(0, 5))
  }
  expect(found.some((href) => href.startsWith(place))).toBe(true)
})

test.each([
  ['बढ़', 'बढ'],
  ['अन्तर्देशीय', 'अंतर्देशीय'],
  ['५०', '50'],
  ['पाँच', 'पांच'],
  ['VESSEL', 'vessel'],
])('%s and %s are one question', async (one, other) => {
  const status = async (question: string) => (await searched('hi', question)).$('[role=status]').text()
  expect(await status(one)).toBe(await status(other))
  expect(await status(one)).toMatch(/जगह मिला/)
})

test('all words must stand in a paragraph', async () => {
  const { hits } = await searched('en', 'serang eighth')
  const { hits: none } = await searched('en', 'serang zeppelin')
  expect(hits.length).toBeGreaterThan(0)
  expect(none).toEqual([])
})

describe('the words are those asked', () => {
  const isIn = (text: string, word: string) => placeOfWord(folded(text).text, folded(word).text, 0) >= 0
  test.each([
    ['on a passage', 'age', false],
    ['of any age', 'age', true],
    ['aged 18', 'age', true],
    ['in 2015', '15', false],
    ['150 persons', '15', false],
    ['15cms', '15', true],
    ['प्रमाण पत्र', 'पत्र', true],
    ['नावों में', 'नाव', true],
    ['दबाव और तनाव', 'नाव', false],
  ])('%s: %s %s', (text, word, expected) => {
    expect(isIn(text, word)).toBe(expected)
  })
})

test('whole words come before longer ones', async () => {
  const { marks } = await searched('hi', 'नाव')
  expect(marks.slice(0, 5)).toEqual(Array(5).fill('नाव'))
})

test('a whole word is marked, never half a Devanagari letter', async () => {
  const { marks } = await searched('hi', 'नाव')
  for (const mark of marks) expect(mark).toMatch(/^\p{L}[\p{L}\p{M}]*$/u)
})

test.each(['31', 'नियम ३१', 'rule 31', 'Rule 31(v)', '31 (v)'])(
  '"%s" leads to the rule first of all',
  async (question) => {
    const { links } = await searched('hi', question)
    const place = question.includes('v') ? '31#31(v)' : '31'
    expect(links[0]).toBe(`/hi/rules/jharkhand-2020/${place}`)
  },
)

test('a number of both gazettes leads to both, of one to that one', async () => {
  const direct = async (question: string) =>
    (await searched('en', question)).links.filter((href) => href.endsWith(`/${question}`))
  expect(await direct('31')).toEqual(['/en/rules/jharkhand-2020/31', '/en/rules/bihar-boats-2018/31'])
  expect(await direct('100')).toEqual(['/en/rules/jharkhand-2020/100'])
})

test('what fills more than a page can be turned, and every place stands on one page', async () => {
  const seen: string[] = []
  let pages = 0
  for (let page: string | undefined = '1'; page; pages++) {
    const { $, hits } = await searched('en', 'vessel', page)
    expect(hits.length).toBeLessThanOrEqual(20)
    seen.push(...hits)
    page = /page=(\d+)/.exec($('a[rel=next]').attr('href') ?? '')?.[1]
  }
  expect(pages).toBeGreaterThan(5)
  expect(new Set(seen).size).toBe(seen.length)
  expect((await searched('en', 'vessel')).$('[role=status]').text()).toContain(`${seen.length} places`)
})

test('what is nowhere is said, with what to try; an empty question finds nothing', async () => {
  expect((await searched('en', 'zeppelin')).body).toContain('Try fewer or shorter words')
  expect((await searched('hi', '   ')).$('[role=status]').length).toBe(0)
  expect((await searched('hi', '<b>"')).body).not.toContain('<b>')
})
