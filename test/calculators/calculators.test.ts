// Every calculator through HTTP: what was told gives what the rules say of it, in the words of both languages.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculators, type Calculator } from '../../src/calculators/definitions.ts'
import { decide, type Case } from '../../src/rules/index.ts'
import { house, type House } from '../support/house.ts'
import { typedFrom } from './typed-from.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

type Handed = Case & { on: string; params: object; facts: object }
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../rules/${name}.json`, import.meta.url), 'utf8')) as Handed[]
const ownCases = [
  'bihar-boats',
  'jharkhand-fees',
  'jharkhand-grants',
  'jharkhand-papers-and-clocks',
  'jharkhand-vessels',
]
const cases = [...read('cases'), ...ownCases.flatMap((name) => read(`own-cases/${name}`))]

/** Cases that the form can tell: of the calculator, and good enough to be answered. */
const casesOf = ({ entry }: Calculator): Handed[] =>
  cases
    .filter((one) => one.ruleSet === entry.ruleSet && one.decision === entry.decision)
    .filter((one) => decide(one).outcome !== 'invalid')

const ask = async (language: 'en' | 'hi', slug: string, values: Record<string, string>) =>
  await home.app.inject({ url: `/${language}/calculators/${slug}`, query: { ask: '1', ...values } })

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#x27;')
    .replaceAll('=', '&#x3D;')

describe.each(calculators.map((one) => [one.slug, one] as const))('%s', (slug, calculator) => {
  test.each(['en', 'hi'] as const)('gives in %s what the rules give', async (language) => {
    const told = casesOf(calculator)
    expect(told.length).toBeGreaterThan(0)
    for (const one of told.slice(0, 6)) {
      const { statusCode, body } = await ask(language, slug, typedFrom(calculator, one))
      expect([statusCode, one]).toEqual([200, one])
      const result = decide(one)
      if (result.outcome === 'invalid') continue
      expect(body).toContain(`data-outcome="${result.outcome}"`)
      const { found } = result.explanation
      if (result.outcome === 'computed' && found) expect(body).toContain(escaped(found[language]))
      expect(body).not.toContain('[object Object]')
    }
  })

  test('opens empty in both languages, with every question in words', async () => {
    for (const language of ['en', 'hi']) {
      const { statusCode, body } = await home.app.inject(`/${language}/calculators/${slug}`)
      expect(statusCode).toBe(200)
      expect(body).toContain('name="ask"')
      expect(body).not.toContain('data-outcome=')
    }
  })
})

test('the list leads to every calculator', async () => {
  const { body } = await home.app.inject('/hi/calculators')
  for (const { slug } of calculators) expect(body).toContain(`href="/hi/calculators/${slug}"`)
})

test('what is no number is told at its field, and what was typed stays', async () => {
  const { statusCode, body } = await ask('hi', 'freeboard', { length: 'बारह' })
  expect(statusCode).toBe(422)
  expect(body).toContain('कम से कम 0 की संख्या लिखिए')
  expect(body).toContain('value="बारह"')
  expect(body).toContain('href="#length"')
})

test('digits of Devanagari and commas between thousands are read (44(i): 57 cm at 12 m)', async () => {
  expect((await ask('hi', 'freeboard', { length: '१२' })).body).toContain('57 से.मी.')
  expect((await ask('en', 'supervision-fee', { estimatedCost: '4,00,000' })).body).toContain('Rs 10,000')
})

test('a day that is in no calendar is told at its field', async () => {
  const day = { 'grantedOn-day': '31', 'grantedOn-month': '2', 'grantedOn-year': '2026' }
  const { statusCode, body } = await ask('en', 'licence-term', { kind: 'first', ...day })
  expect(statusCode).toBe(422)
  expect(body).toContain('a real day')
})

test('before the rules were in force nothing is calculated (D1)', async () => {
  const { statusCode, body } = await ask('en', 'freeboard', { length: '12', on: '2020-10-07' })
  expect([statusCode, body.includes('data-outcome=')]).toEqual([422, false])
  expect((await ask('en', 'freeboard', { length: '12', on: '2020-10-08' })).statusCode).toBe(200)
})

test('one entry more and one less, without script, and nothing is lost', async () => {
  const two = { 'crew.0.position': 'master', 'crew.1.position': 'lascar', 'vessel.bhp': '300' }
  const press = async (button: Record<string, string>) => {
    const sent = await home.app.inject({
      url: '/en/calculators/manning',
      query: { ask: '1', ...two, ...button },
    })
    expect(sent.statusCode).toBe(303)
    return (await home.app.inject(String(sent.headers.location))).body
  }
  const more = await press({ add: 'crew' })
  expect(more).toContain('name="crew.2.position"')
  expect(more).toContain('value="300"')
  const less = await press({ remove: 'crew.0' })
  expect(less).not.toContain('name="crew.1.position"')
  expect(less).toMatch(/<option selected value="lascar">/)
})

test('an unknown calculator is not found', async () => {
  expect((await home.app.inject('/hi/calculators/nothing')).statusCode).toBe(404)
})
