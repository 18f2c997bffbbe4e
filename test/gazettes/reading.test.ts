// Both gazettes on pages: every paragraph once, with the very words of the print; every citation leads to its place;
// and beside the words what is to be known about them.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whyAlone } from '../../src/gazettes/alone.ts'
import { differences } from '../../src/gazettes/data/differences.ts'
import { slips } from '../../src/gazettes/data/slips.ts'
import { allGazettes, gazetteNamed } from '../../src/gazettes/gazette.ts'
import { placeOf } from '../../src/gazettes/place-of.ts'
import {
  boatInterpretations,
  boatLanguageDifferences,
  catalogue,
  interpretations,
} from '../../src/rules/index.ts'
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
      for (const { slug } of pages) {
        const { statusCode, body } = await get(`/${language}/rules/${ruleSet}/${slug}?text=${language}`)
        expect([slug, statusCode]).toEqual([slug, 200])
        const $ = load(body)
        $('.app-paragraph').each((_, section) => {
          const words = $(section).children(`p[lang=${language}]`)
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

test.each([
  ['/en/rules/jharkhand-2020/31(v)', '/en/rules/jharkhand-2020/31#31(v)'],
  ['/hi/rules/jharkhand-2020/31(i)(ख)', '/hi/rules/jharkhand-2020/31#31(i)(b)'],
  ['/hi/rules/jharkhand-2020/३१(i)(क)', '/hi/rules/jharkhand-2020/31#31(i)(a)'],
  ['/hi/rules/bihar-boats-2018/27(ट)', '/hi/rules/bihar-boats-2018/27#27(k)'],
  ['/hi/rules/bihar-boats-2018/26(i)', '/hi/rules/bihar-boats-2018/26#26(i)'],
  ['/en/rules/jharkhand-2020/Schedule IV', '/en/rules/jharkhand-2020/schedule-4'],
  ['/en/rules/jharkhand-2020/chapter-4', '/en/rules/jharkhand-2020/22#chapter-4'],
  ['/en/rules/jharkhand-2020/preamble', '/en/rules/jharkhand-2020/beginning#preamble'],
])('%s, as a rule is cited, leads to %s', async (address, place) => {
  const { statusCode, headers } = await get(encodeURI(address))
  expect(statusCode).toBe(303)
  expect(decodeURI(String(headers.location))).toBe(place)
})

test('a paragraph has the address under which it is cited, and leads to it', async () => {
  const $ = load((await get('/hi/rules/jharkhand-2020/31')).body)
  const link = $('[id="31(v)"] .app-paragraph__link')
  expect([link.text(), link.attr('href')]).toEqual(['नियम 31(v)', '/hi/rules/jharkhand-2020/31#31(v)'])
})

test('a Hindi page shows the Hindi alone; side by side, each paragraph has both, its own language first', async () => {
  const words = async (address: string) => {
    const $ = load((await get(address)).body)
    return $('[id="31(v)"] > p')
      .map((_, one) => $(one).attr('lang'))
      .get()
  }
  expect(await words('/hi/rules/jharkhand-2020/31')).toEqual(['hi'])
  expect(await words('/hi/rules/jharkhand-2020/31?text=en')).toEqual(['en'])
  expect(await words('/hi/rules/jharkhand-2020/31?text=both')).toEqual(['hi', 'en'])
  expect(await words('/en/rules/jharkhand-2020/31?text=both')).toEqual(['en', 'hi'])
  expect(await words('/en/rules/jharkhand-2020/31?text=xx')).toEqual(['en'])
})

test('what the Hindi print does not have is shown in English, with the reason in the language of the page (27(k))', async () => {
  for (const view of ['hi', 'both']) {
    const section = load((await get(`/hi/rules/bihar-boats-2018/27?text=${view}`)).body)('[id="27(k)"]')
    expect(section.children('p[lang=en]').text()).toContain('animals')
    expect(section.children('.app-paragraph__absent').text()).toBe('हिन्दी पाठ में यह नहीं है।')
    expect(section.text()).toContain('पशुओं वाला खंड हिन्दी में नहीं है।')
  }
})

test('the reason why one language alone has a paragraph is that of the file of the text', () => {
  for (const ruleSet of ['jharkhand-2020', 'bihar-boats-2018'] as const) {
    const file = new URL(`../../src/rules/${ruleSet}/text/unmatched.json`, import.meta.url)
    const reasons = JSON.parse(readFileSync(file, 'utf8')) as { address: string; reason: string }[]
    // An English page has no Hindi letters: the label of the clause is left out there.
    for (const { address, reason } of reasons)
      expect(home.deps.text('en', whyAlone(ruleSet, address)), address).toBe(reason.replace(/ \([कघ]\)/, ''))
  }
})

test('a line of a form without a label is told by its place, each by another', async () => {
  const $ = load((await get('/hi/rules/jharkhand-2020/form-6')).body)
  const names = $('.app-paragraph__link')
    .map((_, one) => $(one).text())
    .get()
  expect(names.slice(0, 2)).toEqual(['प्रारूप 6 ¶ 1', 'प्रारूप 6 ¶ 2'])
  expect(new Set(names).size).toBe(names.length)
})

test('where the languages differ, both wordings and the one that is applied stand there (3(b): 15 or 75 cm)', async () => {
  const $ = load((await get('/en/rules/bihar-boats-2018/3')).body)
  const note = $('[id="3(b)"] .app-note--differs').text()
  expect(note).toContain('15cms')
  expect(note).toContain('75 से0मी0')
  expect(note).toContain('The English text is applied. Reading L3')
})

test('every difference and every slip is told at its paragraph, in both languages', async () => {
  const seen = new Map<string, string>()
  const textAt = async (language: 'en' | 'hi', ruleSet: string, address: string) => {
    const slug = gazetteNamed(ruleSet)?.slugs.get(address)
    const page = `/${language}/rules/${ruleSet}/${slug}?text=both`
    if (!seen.has(page)) seen.set(page, (await get(page)).body)
    return load(seen.get(page) ?? '')(`[id="${address}"] .app-paragraph__notes`).text()
  }
  for (const language of ['en', 'hi'] as const) {
    for (const { ruleSet, address, says, note } of differences) {
      const told = await textAt(language, ruleSet, address)
      for (const words of [says.en, says.hi, note[language]]) expect(told, address).toContain(words)
    }
    for (const { ruleSet, address, printed, note } of slips)
      for (const words of [printed, note[language]])
        expect(await textAt(language, ruleSet, address), address).toContain(words)
  }
})

test('every reading of the rules core stands at the paragraph that it reads', async () => {
  const told = async (ruleSet: string, { number, citation }: { number: string; citation: string }) => {
    const [page = '', anchor = ''] = placeOf(ruleSet, citation).split('#')
    const $ = load((await get(`/en${page}`)).body)
    expect($(`[id="${anchor}"] .app-note`).text(), `${number} at ${citation}`).toMatch(
      new RegExp(`[Rr]eading ${number}\\b`),
    )
  }
  for (const one of interpretations) await told('jharkhand-2020', one)
  for (const one of [...boatInterpretations, ...boatLanguageDifferences]) await told('bihar-boats-2018', one)
})

test('a paragraph names the decisions that apply it, and the page says what is done with the rest', async () => {
  const $ = load((await get('/en/rules/jharkhand-2020/31')).body)
  expect($('[id="31(v)"] .app-paragraph__notes a[href*="/decisions/admission"]').length).toBe(1)
  const hindi = load((await get('/hi/rules/jharkhand-2020/36')).body)
  expect(hindi('main').text()).toContain('इसे कोई अधिकारी देखता है')
  // The English official terms stand beside the Hindi ones, marked as English.
  hindi('main details [lang=en]').remove()
  expect(hindi('main details').text()).not.toMatch(/[a-z]{4}/)
})

test('a printed row keeps its bars in the words and is cut into cells (Schedule I)', async () => {
  const $ = load((await get('/en/rules/jharkhand-2020/schedule-1')).body)
  const row = $('[id="schedule-1/a/i"] > p')
  expect(row.text()).toBe('| (i) Vessels up to and including 50 M.T.G.R.T. | 1000.00 |')
  expect(row.children('span:not([class])').eq(1).text().trim()).toBe('1000.00')
})

test('the pages lead each person to the rules that concern them, and every link is a page', async () => {
  for (const address of ['/hi/rules', '/hi/rules/jharkhand-2020', '/hi/rules/bihar-boats-2018']) {
    const $ = load((await get(address)).body)
    const links = $('main a[href*="/rules/"]')
      .map((_, one) => $(one).attr('href') ?? '')
      .get()
      .filter((href) => !href.includes('/decisions'))
    expect(links.length).toBeGreaterThan(8)
    for (const href of new Set(links)) expect([(await get(href)).statusCode, href]).toEqual([200, href])
  }
})

test('from the first page of a gazette to the last one can turn', async () => {
  for (const { ruleSet, pages } of allGazettes()) {
    const turned: string[] = []
    let at: string | undefined = `/hi/rules/${ruleSet}/${pages[0]?.slug}`
    while (at) {
      turned.push(at.split('/').at(-1) ?? '')
      at = load((await get(at)).body)('a[rel=next]').attr('href')
    }
    expect(turned).toEqual(pages.map(({ slug }) => slug))
  }
})

test('no page is heavy: under 24,000 bytes compressed with its style, and no script', async () => {
  const { body } = await get('/hi/rules')
  expect(body).not.toContain('<script')
  const parts = [...body.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, one]) => one ?? '')
  const sizes = await Promise.all(parts.map(async (one) => gzipSync((await get(one)).rawPayload).length))
  const common = sizes.reduce((sum, one) => sum + one, 0)
  for (const { ruleSet, pages } of allGazettes())
    for (const { slug } of pages) {
      const address = `/hi/rules/${ruleSet}/${slug}?text=both`
      const own = gzipSync((await get(address)).rawPayload).length
      expect(own + common, address).toBeLessThan(24_000)
    }
})

test('what is no rule is not found', async () => {
  for (const address of [
    '/en/rules/nothing',
    '/en/rules/jharkhand-2020/999',
    '/en/rules/jharkhand-2020/__proto__',
    '/hi/rules/jharkhand-2020/31(zz)',
  ])
    expect([(await get(address)).statusCode, address]).toEqual([404, address])
})
