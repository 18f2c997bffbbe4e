// A page for each decision, printed from its tree: no node without both languages, no figure that the two tell
// differently without a reading, no number that leads nowhere, no example that the rules decide otherwise.
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lineView } from '../../src/gazettes/decision-lines.ts'
import { catalogue, interpretationsOf } from '../../src/rules/index.ts'
import { printedDecision, type Printed } from '../../src/rules/printing.ts'
import { numbersIn } from '../rules/number-words.ts'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const on = '2026-12-01'
const entries = catalogue().map((one) => [`${one.ruleSet} ${one.decision}`, one] as const)
const anchors = new Map<string, Set<string>>()
const anchorsOf = async (page: string): Promise<Set<string>> => {
  const known = anchors.get(page)
  if (known) return known
  const $ = load((await home.app.inject(page)).body)
  const found = new Set(
    $('[id]')
      .map((_, one) => $(one).attr('id') ?? '')
      .get(),
  )
  anchors.set(page, found)
  return found
}

describe.each(entries)('%s', (_, { ruleSet, decision }) => {
  test('leads to where it may be asked', async () => {
    const $ = load((await home.app.inject(`/hi/rules/${ruleSet}/decisions/${decision}`)).body)
    const asked = $('a.govuk-button').attr('href') ?? ''
    const { statusCode, body } = await home.app.inject(asked)
    expect(statusCode, asked).toBe(200)
    const titled = decision === 'admission' || load(body)('h1').text().includes($('h1').text())
    expect(titled, asked).toBe(true)
  })

  test('has its page in both languages for every choice, and every link into the law has its place', async () => {
    const choices = Math.max(1, printedDecision(ruleSet, decision, on)!.trees.length)
    for (const language of ['hi', 'en'])
      for (let choice = 0; choice < choices; choice++) {
        const { statusCode, body } = await home.app.inject(
          `/${language}/rules/${ruleSet}/decisions/${decision}?choice=${choice}`,
        )
        expect(statusCode).toBe(200)
        const $ = load(body)
        const examples = $('main a[href*="/examples"]').attr('href')
        if (examples !== undefined) {
          const page = await home.app.inject(examples)
          expect(page.statusCode, examples).toBe(200)
          expect(load(page.body)('.app-example').length).toBeGreaterThan(0)
        }
        const links = $(`main a[href*="#"]`)
          .map((_, one) => $(one).attr('href') ?? '')
          .get()
        for (const link of new Set(links)) {
          const [page = '', anchor = ''] = link.split('#')
          expect((await anchorsOf(page.split('?')[0] ?? '')).has(anchor.split('?')[0] ?? ''), link).toBe(true)
        }
      }
  })

  test('every condition stands in both languages', () => {
    for (const { lines } of printedDecision(ruleSet, decision, on)!.trees)
      for (const { words, citation } of lines.flatMap(all)) {
        expect(words.en, citation).toMatch(/[a-z]/)
        expect(words.hi, citation).toMatch(/[\u0900-\u097f]/)
      }
  })

  test('the figures of a condition are the same in both languages, or a reading says why', () => {
    const differing = printedDecision(ruleSet, decision, on)!.trees.flatMap(({ lines }) =>
      lines
        .flatMap(all)
        .filter(
          ({ words, interpretations }) =>
            interpretations.length === 0 && digits(words.en) !== digits(words.hi),
        )
        .map(({ citation, words }) => `${citation}: ${words.en} | ${words.hi}`),
    )
    expect(differing).toEqual([])
  })
})

const all = (line: Printed): Printed[] => [line, ...line.parts.flatMap(all)]
const digits = (words: string): string => (words.match(/\d+(\.\d+)?/g) ?? []).toSorted().join(' ')

test('both texts of the gazette give the same figure, or a reading says why', () => {
  const differing = new Set(
    catalogue().flatMap(({ ruleSet, decision }) =>
      printedDecision(ruleSet, decision, on)!
        .figures.filter(({ gazette }) => gazette.en !== '' && gazette.hi !== '')
        .filter(
          ({ gazette }) =>
            !numbersIn(gazette.en, 'en').some((one) => numbersIn(gazette.hi, 'hi').includes(one)),
        )
        .map(({ citation }) => `${ruleSet} ${citation}`),
    ),
  )
  expect([...differing].filter((one) => !(one in toldBy))).toEqual([])
  const numbers = Object.values(toldBy).flatMap((one) => /^[DL]\d+/.exec(one) ?? [])
  const known: string[] = interpretationsOf('jharkhand-2020').map(({ number }) => number)
  expect(numbers.filter((one) => !known.includes(one))).toEqual([])
})

/** Figures that the two texts print otherwise, each with the reading that is applied. */
const toldBy: Readonly<Record<string, string>> = {
  'jharkhand-2020 Schedule II': 'D12: forty or 45 per cent',
  'jharkhand-2020 Schedule III': 'D12: forty or 45 per cent',
  'jharkhand-2020 Schedule IV 4': 'the hours are printed 5.30 in English and 5:30 in Hindi',
  'jharkhand-2020 49(iv)(a)': 'L6: one of the buoys, or each',
}

test('the example of the law: 21 years on the day of the examination, a day short is not enough (31(i)(b))', async () => {
  const $ = load((await home.app.inject('/en/rules/jharkhand-2020/decisions/admission/examples')).body)
  const example = $('.app-example')
    .filter((_, one) => $(one).text().includes('31(i)(b)'))
    .first()
  expect(
    example
      .find('li')
      .map((_, one) => $(one).attr('data-outcome'))
      .get(),
  ).toEqual(['unmet', 'met'])
})

test('a figure within a condition leads to both texts of its place', async () => {
  const $ = load((await home.app.inject('/hi/rules/jharkhand-2020/decisions/admission')).body)
  const age = $('.app-condition a').filter((_, one) => $(one).text() === '21 वर्ष')
  expect(age.attr('href')).toBe('/hi/rules/jharkhand-2020/31?text=both#31(i)(b)')
})

test('a figure is not cut out of a longer number or word', () => {
  const figure = {
    citation: '31(v)',
    value: 6,
    amount: { en: '6 months', hi: '6 माह' },
    gazette: { en: '', hi: '' },
  }
  const line: Printed = {
    citation: '31(v)',
    words: { en: '36 months, 6 of them in the State, and class 16', hi: '36 माह, जिनमें 6 राज्य में' },
    ...{ route: null, joined: null, accepted: null, interpretations: [], parts: [] },
    figures: [figure],
  }
  const { pieces } = lineView(line, { ruleSet: 'jharkhand-2020', language: 'en' })
  expect(pieces.map(({ text }) => text)).toEqual(['36 months, ', '6', ' of them in the State, and class 16'])
})

test('an exemption is told once: no fire extinguisher is asked of a boat without engine (9(g))', async () => {
  const $ = load((await home.app.inject('/en/rules/bihar-boats-2018/decisions/licence-conditions')).body)
  const condition = $('main > .app-conditions > .app-condition, .app-conditions > .app-condition').filter(
    (_, one) => $(one).text().trim().startsWith('fire extinguisher, with an engine'),
  )
  expect(condition.length).toBe(1)
  expect(condition.text().replaceAll(/\s+/g, ' ')).toContain('Not asked where one of these stands: no engine')
})

test('a licence that is there is not told as none (3(a))', async () => {
  const $ = load((await home.app.inject('/en/rules/bihar-boats-2018/decisions/may-ply')).body)
  const met = $('li[data-outcome="met"]').filter((_, one) => $(one).text().includes('1 December 2026 →'))
  expect(met.length).toBeGreaterThan(0)
  expect(met.text()).not.toMatch(/Licence – /)
})

test('a reading says that the authority has not ruled on it', async () => {
  const $ = load((await home.app.inject('/en/rules/jharkhand-2020/decisions/admission')).body)
  expect($('.app-reading').text()).toContain('The authority has not ruled on it.')
  expect($('.app-reading').text()).not.toContain('The authority has ruled so.')
})

test('the list of a rule set leads to every decision', async () => {
  for (const { ruleSet, decision } of catalogue())
    expect((await home.app.inject(`/hi/rules/${ruleSet}/decisions`)).body).toContain(
      `href="/hi/rules/${ruleSet}/decisions/${decision}"`,
    )
})

test('an unknown decision is not found', async () => {
  expect((await home.app.inject('/hi/rules/jharkhand-2020/decisions/nothing')).statusCode).toBe(404)
})
