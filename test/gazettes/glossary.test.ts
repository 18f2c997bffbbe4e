// The official words for anyone to look up: all of them, in the order of the page's language, found in both scripts,
// each leading to where it stands.
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explanations, glossary } from '../../src/gazettes/data/glossary.ts'
import { groupsOf, termsAsked } from '../../src/gazettes/glossary-groups.ts'
import { placesIn } from '../../src/gazettes/where.ts'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})
async function page(address: string) {
  const { body, statusCode } = await home.app.inject(address)
  const $ = load(body)
  const all = (what: string) => $(what).toArray()
  return { $, body, statusCode, words: all('dl dt').map((one) => $(one).text()), all }
}

test('every explanation belongs to a term and says it in both languages', () => {
  const terms = new Set(glossary.map(({ en }) => en))
  expect(explanations.filter(([term]) => !terms.has(term))).toEqual([])
  expect(explanations.filter(([, en, hi]) => !/[a-z]/.test(en) || !/[\u0900-\u097f]/.test(hi))).toEqual([])
  expect(new Set(explanations.map(([term]) => term)).size).toBe(explanations.length)
  expect(explanations.length).toBeGreaterThan(120)
})

test('all 319 terms stand in both languages, each under a name of its own', () => {
  for (const language of ['en', 'hi'] as const) {
    const listed = groupsOf(language).flatMap(({ terms }) => terms)
    expect(listed).toHaveLength(319)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(319)
  }
  expect(glossary.filter(({ en, hi }) => !en || !/[\u0900-\u097f]/.test(hi))).toEqual([])
})

describe('where a term stands', () => {
  test.each([
    ['JH r.25(i) / 31(ii)', ['25#25(i)', '31#31(ii)']],
    ['JH r.34(iv)(ड़), Schedule IV', ['34#34(iv)(e)', 'schedule-4']],
    ['JH Form-20 part छ 2(i); also "power" of an engine in r.29, 32', ['form-20', '29', '32']],
    ['JH Forms 21-26 note 2', ['form-21', 'form-26']],
    ['JH r.50, 105 / ch.6 heading', ['50', '105']],
    ['JH passim ("निर्गत" also)', []],
  ])('%s', (where, places) => {
    expect(placesIn(where).map(({ href }) => decodeURI(href).replace('/rules/jharkhand-2020/', ''))).toEqual(
      places,
    )
  })
  test('a term of both gazettes leads to each', () => {
    expect(placesIn('JH r.45; BH r.20').map(({ ruleSet }) => ruleSet)).toEqual([
      'jharkhand-2020',
      'bihar-boats-2018',
    ])
  })
  test('rules 31-33 are a range, the 20 of Form-20 ends none', () => {
    expect(placesIn('JH r.29, 31-33, Form-20').map(({ isEnd }) => isEnd)).toEqual([false, false, true, false])
  })
  test('every term names a place, but for those that stand everywhere', () => {
    const without = glossary.filter(({ where }) => placesIn(where).length === 0)
    expect(without.filter(({ where }) => !/passim|^[A-Z, ]+(?: \(.*\))?$|ch\./.test(where))).toEqual([])
  })
})

describe('the page', () => {
  test.each([
    ['en', 'helmsman', 'helmsman sukani'],
    ['hi', 'helmsman', 'हेल्समैन सुकानी'],
    ['en', 'सेरांग', 'Serang'],
    ['hi', 'अनुज्ञप्ति', 'अनुज्ञप्ति'],
  ])('in %s "%s" finds %s', async (language, asked, word) => {
    const { words } = await page(`/${language}/glossary?q=${encodeURIComponent(asked)}`)
    expect(words).toContain(word)
    expect(words.length).toBeLessThan(30)
  })
  test('every term is found by its own words, as the pages of the law link it', () => {
    for (const { en } of glossary) {
      const found = termsAsked('en', en).flatMap(({ terms }) => terms.map(({ term }) => term.en))
      expect(found).toContain(en)
    }
  })
  test('a nukta or a chandrabindu more or less is no hindrance', async () => {
    const [written, plain] = [await page(encoded('माँझी')), await page(encoded('मांझी'))]
    expect(written.words).toContain('माँझी')
    expect(plain.words).toEqual(written.words)
  })
  test('what is not there is said', async () => {
    const { body, words } = await page('/en/glossary?q=aeroplane')
    expect(words).toEqual([])
    expect(body).toContain('Not found.')
  })
  test('a term leads to its rule and names the other language', async () => {
    const { $ } = await page('/hi/glossary?q=sukani')
    const sukani = $('#sukani')
    expect(sukani.find('[lang=en]').text()).toBe('sukani')
    expect(sukani.find('a').first().attr('href')).toBe('/hi/rules/jharkhand-2020/31#31(v)')
  })
  test.each(['en', 'hi'] as const)(
    'in %s each letter has its terms, sorted, and is light',
    async (language) => {
      const { all, $, body } = await page(`/${language}/glossary`)
      expect(gzipSync(body).length).toBeLessThan(24_000)
      const letters = all('nav .app-shown a').map((one) => $(one).attr('href') ?? '')
      expect(letters.length).toBeGreaterThan(15)
      const shown: string[] = []
      for (const href of letters) {
        const one = await page(href)
        expect(one.statusCode).toBe(200)
        expect(gzipSync(one.body).length).toBeLessThan(24_000)
        shown.push(...one.words)
      }
      const { compare } = new Intl.Collator(language)
      expect(shown).toHaveLength(319)
      expect(shown).toEqual(shown.toSorted(compare))
    },
  )
  test('what has the form of a script is shown as text', async () => {
    const { body } = await page('/en/glossary?q=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(body).not.toContain('<script>alert')
  })
})

const encoded = (asked: string) => `/hi/glossary?q=${encodeURIComponent(asked)}`
