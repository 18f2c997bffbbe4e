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

/** The hashes of the answers that the script gives in the browser. */
const answersThere = async (script: string, asked: readonly object[][]): Promise<string[]> =>
  await inPage(`
    const { decide } = await import(${asset(`${script}.js`)})
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

  test.each([
    ['rules-jharkhand-2020', (one: Told) => one.ruleSet === 'jharkhand-2020'],
    ['rules-bihar-boats-2018', (one: Told) => one.ruleSet === 'bihar-boats-2018'],
    ['rules-eligibility', (one: Told) => one.decision === 'admission'],
  ])('%s', async (script, isAsked) => {
    const asked = cases.filter(isAsked)
    expect(asked.length).toBeGreaterThanOrEqual(ofEach)
    for (let from = 0; from < asked.length; from += batch) {
      const some = asked.slice(from, from + batch).map((one, i) => [one, under(one, from + i)])
      const there = await answersThere(script, some)
      some.forEach(([question, law], i) => {
        const here = decide(question as Case, law)
        if (hashOf(JSON.stringify(here)) !== there[i]) expect.fail(`differs: ${JSON.stringify(question)}`)
      })
    }
  })
})

type Form = { readonly path: string; readonly script: string; readonly typed: Record<string, string>[] }

/** What a person would have typed for the first cases that have an answer. */
const typedOf = (calculator: Calculator | null, isAsked: (one: Told) => boolean): Form['typed'] =>
  cases
    .filter((one) => isAsked(one) && decide(one).outcome !== 'invalid')
    .slice(0, drawnOfEach)
    .map((one) => ({ ...typedFrom(calculator ?? { slug: '' }, one), ask: '1' }))

const formOf = (calculator: Calculator): Form => {
  const { ruleSet, decision } = calculator.entry
  const typed = typedOf(calculator, (one) => one.ruleSet === ruleSet && one.decision === decision)
  return { path: `/calculators/${calculator.slug}`, script: `rules-${ruleSet}`, typed }
}
const eligibility: Form = {
  path: '/eligibility',
  script: 'rules-eligibility',
  typed: typedOf(null, ({ decision }) => decision === 'admission'),
}

/** The region as the server draws it, and what the page gives the script. */
async function drawnHere(path: string, language: string, typed: Record<string, string>) {
  const answer = await town.app.inject({
    method: 'POST',
    url: `/${language}${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(typed).toString(),
  })
  const $ = load(answer.payload)
  const form = $('form[data-live]')
  const given = {
    name: form.attr('data-live'),
    today: form.attr('data-today'),
    on: form.attr('data-on'),
    address: $('#answer .app-sheet__address').text(),
  }
  return { html: $('#answer').html() ?? '', given }
}

const drawnThere = async (script: string, language: string, asked: object[]): Promise<string[]> =>
  await inPage(`
    const { showing } = await import(${asset(`${script}.js`)})
    const { words } = await import(${asset(`words-${language}.js`)})
    return ${JSON.stringify(asked)}.map(({ given, typed }) =>
      showing({ ...given, settings: {}, language: ${JSON.stringify(language)}, messages: words })(typed).html)`)

const bare = (html: string): string => load(html, null, false).html().trim()

describe('the same page', () => {
  test.each([...calculators.map(formOf), eligibility])('$path', async ({ path, script, typed }) => {
    const language = path.length % 2 === 0 ? 'hi' : 'en'
    expect(typed).toHaveLength(drawnOfEach)
    const here: Awaited<ReturnType<typeof drawnHere>>[] = []
    for (const one of typed) here.push(await drawnHere(path, language, one))
    const asked = here.map(({ given }, i) => ({ given, typed: typed[i] }))
    const there = await drawnThere(script, language, asked)
    there.forEach((html, i) => expect(bare(html)).toBe(bare(here[i]?.html ?? '')))
    expect(here.filter(({ html }) => /data-(outcome|verdict)=/.test(html))).toHaveLength(drawnOfEach)
  })
})
