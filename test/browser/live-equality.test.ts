// The rules in the browser are the rules of the server: of every decision a thousand generated cases answer alike to
// the last byte in the built script and here, and what the page draws of them is what the server draws.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Calculator, calculators } from '../../src/calculators/definitions.ts'
import { type Case, decide, settingsOf } from '../../src/rules/index.ts'
import { mixedCases } from '../bench/rules-cases.ts'
import { typedFrom } from '../calculators/typed-from.ts'
import { decisionNames } from '../rules/second-encoding/decide.ts'
import { street, type Street } from '../support/browser.ts'

const ofEach = 1_000
const drawnOfEach = 20
const batch = 1_000

type Told = Case & { readonly params: object; readonly on: string; readonly facts: object }
const cases: readonly Told[] = mixedCases(decisionNames.length * ofEach).map(({ id, ...one }, i) =>
  // A few that no rules answer: a day before the law, and a fact that is none.
  i % 97 === 0
    ? { ...one, on: '2017-05-05' }
    : i % 89 === 0
      ? { ...one, facts: { ...one.facts, colour: id } }
      : one,
)
const byRuleSet = Map.groupBy(cases, ({ ruleSet }) => String(ruleSet))
/** An authority that has ruled otherwise on everything that it may choose: every third case is asked under it. */
const otherwise = (ruleSet: string): object =>
  Object.fromEntries(
    settingsOf(ruleSet).flatMap(({ key, value }) =>
      value.kind === 'choice' ? [[key, value.among.at(-1)?.value]] : [],
    ),
  )
const set = new Map(['jharkhand-2020', 'bihar-boats-2018'].map((name) => [name, otherwise(name)]))
const under = ({ ruleSet }: Told, i: number): object =>
  i % 3 === 0 ? { settings: set.get(String(ruleSet)) } : {}

let town: Street
let page: Page
let assets: Record<string, string>
beforeAll(async () => {
  town = await street()
  page = (await town.visit({ script: true })).page
  await page.goto(`${town.address}/hi/calculators`)
  assets = JSON.parse(
    readFileSync(new URL('../../dist/assets/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, string>
})
afterAll(async () => town.close())

const asset = (name: string): string => JSON.stringify(`/assets/${assets[name]}`)
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const inPage = async <T>(code: string): Promise<T> => (await page.evaluate(`(async () => {${code}})()`)) as T

/** The hashes of the answers that the browser gives. */
const answersThere = async (ruleSet: string, asked: readonly object[][]): Promise<string[]> =>
  await inPage(`
    const { decide } = await import(${asset(`rules-${ruleSet}.js`)})
    const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const hash = async (text) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    return Promise.all(${JSON.stringify(asked)}.map(([question, under]) => hash(JSON.stringify(decide(question, under)))))`)

describe('the same answer to the last byte', () => {
  test('there are a thousand cases of every decision', () => {
    expect(new Set(cases.map(({ ruleSet, decision }) => `${String(ruleSet)} ${String(decision)}`)).size).toBe(
      decisionNames.length,
    )
    expect(cases.length).toBeGreaterThanOrEqual(53_000)
  })

  test.each(['jharkhand-2020', 'bihar-boats-2018'])('%s', async (ruleSet) => {
    const asked = byRuleSet.get(ruleSet) ?? []
    for (let from = 0; from < asked.length; from += batch) {
      const some = asked.slice(from, from + batch).map((one, i) => [one, under(one, from + i)])
      const there = await answersThere(ruleSet, some)
      some.forEach(([question, law], i) => {
        const here = decide(question as Case, law)
        if (hashOf(JSON.stringify(here)) !== there[i]) expect.fail(`differs: ${JSON.stringify(question)}`)
      })
    }
  })
})

/** What a person would have typed for the first cases of a calculator that have an answer. */
const typedFor = (calculator: Calculator): Record<string, string>[] => {
  const { ruleSet, decision } = calculator.entry
  return cases
    .filter(
      (one) => one.ruleSet === ruleSet && one.decision === decision && decide(one).outcome !== 'invalid',
    )
    .slice(0, drawnOfEach)
    .map((one) => ({ ...typedFrom(calculator, one), ask: '1' }))
}

/** The region as the server draws it; the fields give what the page gives the script. */
async function drawnHere(calculator: Calculator, language: string, typed: Record<string, string>) {
  const sent = new URLSearchParams(typed).toString()
  const answer = await town.app.inject({
    method: 'POST',
    url: `/${language}/calculators/${calculator.slug}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: new URL(town.address).host },
    payload: sent,
  })
  const $ = load(answer.payload)
  const form = $('form[data-live]')
  return {
    html: $('#answer').html() ?? '',
    address: $('#answer .app-sheet__address').text(),
    given: { name: form.attr('data-live'), today: form.attr('data-today'), on: form.attr('data-on') },
  }
}

const drawnThere = async (ruleSet: string, language: string, asked: object[]): Promise<string[]> =>
  await inPage(`
    const { showing } = await import(${asset(`rules-${ruleSet}.js`)})
    const { words } = await import(${asset(`words-${language}.js`)})
    return ${JSON.stringify(asked)}.map(({ given, typed }) =>
      showing({ ...given, settings: {}, language: ${JSON.stringify(language)}, messages: words })(typed).html)`)

describe('the same page', () => {
  test.each(calculators.map((one) => [one.slug, one] as const))('%s', async (_slug, calculator) => {
    const language = calculator.slug.length % 2 === 0 ? 'hi' : 'en'
    const typed = typedFor(calculator)
    expect(typed).toHaveLength(drawnOfEach)
    const here: Awaited<ReturnType<typeof drawnHere>>[] = []
    for (const one of typed) here.push(await drawnHere(calculator, language, one))
    const asked = here.map(({ given, address }, i) => ({ given: { ...given, address }, typed: typed[i] }))
    const there = await drawnThere(calculator.entry.ruleSet, language, asked)
    const bare = (html: string): string => load(html, null, false).html().trim()
    there.forEach((html, i) => expect(bare(html)).toBe(bare(here[i]?.html ?? '')))
    expect(here.filter(({ html }) => html.includes('data-outcome='))).toHaveLength(drawnOfEach)
  })
})
