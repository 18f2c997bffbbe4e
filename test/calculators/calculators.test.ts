// Every calculator through HTTP: what was told gives what the rules say of it, in the words of both languages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculators } from '../../src/calculators/definitions.ts'
import { decide } from '../../src/rules/index.ts'
import { house, type House } from '../support/house.ts'
import { casesOf } from './handed.ts'
import { typedFrom } from './typed-from.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

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

test('a day asked about that is in no calendar is told at its field', async () => {
  const { statusCode, body } = await ask('en', 'freeboard', { length: '12', on: '2026-02-31' })
  expect([statusCode, body.includes('data-outcome=')]).toEqual([422, false])
  expect(body).toContain('href="#on"')
  expect(body).toContain('a real day')
})

describe('what cannot be read is told at its field, in words that say what to do', () => {
  test.each([
    ['a number', 'stability', { gmM: 'half' }, 'gmM', 'Write a number'],
    ['a number with a comma for a point', 'stability', { gmM: '0,5' }, 'gmM', 'Write a number'],
    ['a whole number', 'life-buoys', { passengers: '12.5' }, 'passengers', 'Write a whole number'],
    ['a number that is too small', 'freeboard', { length: '-1' }, 'length', 'at least 0'],
    ['a day', 'annual-return-due', { on: '2026-02-30' }, 'on', 'a real day'],
    ['yes or no', 'scope', { 'boat.hasEngine': 'perhaps' }, 'boat.hasEngine', 'Choose yes, no'],
    ['a choice', 'examination-fee', { grade: 'captain' }, 'grade', 'Choose one of the list'],
    ['a choice that is left out', 'examination-fee', {}, 'grade', 'Please fill this in'],
    [
      'a day before its beginning',
      'neglect-penalty',
      { surveyFee: '500', from: '2026-05-02', to: '2026-05-01' },
      'from',
      'does not fit',
    ],
    [
      'none, and yet one',
      'survey-due',
      { 'lastDryDockOn.none': 'yes', lastDryDockOn: '2026-01-01' },
      'lastDryDockOn',
      'take one away',
    ],
  ])('%s', async (_, slug, values, field, words) => {
    const query = new URLSearchParams({ ask: '1', ...values }).toString()
    const { status, errors, $ } = await home.visitor().get(`/en/calculators/${slug}?${query}`)
    expect([status, Object.keys(errors)]).toEqual([422, [field]])
    expect(errors[field]).toContain(words)
    expect($('[data-outcome]').length).toBe(0)
  })
})

test('what the authority has set is reckoned with from its day on, and its name is told', async () => {
  const own = await house()
  await own.database.asOwner(
    `insert into settings (authority_id, key, value, valid_from, reason)
     values ($1, 'pass-percent.serang', '60', '2026-12-02', 'Order 12/2026')`,
    [own.jharkhand],
  )
  const told = 'ask=1&grade=serang&sections.0.maximum=100&sections.0.obtained=55&absent=no&passPercent=50'
  const on = async (day: string) =>
    await own.visitor().get(`/en/calculators/written-result?${told}&on=${day}`)
  const before = await on('2026-12-01')
  const after = await on('2026-12-02')
  expect(before.text).not.toContain('Reckoned with what')
  expect(after.text).toContain('Reckoned with what')
  await own.close()
})

test('before the rules were in force nothing is calculated (D1)', async () => {
  const { statusCode, body } = await ask('en', 'freeboard', { length: '12', on: '2020-10-07' })
  expect([statusCode, body.includes('data-outcome=')]).toEqual([422, false])
  expect((await ask('en', 'freeboard', { length: '12', on: '2020-10-08' })).statusCode).toBe(200)
})

test('one entry more and one less, without script, and nothing is lost', async () => {
  const two = { 'crew.0.position': 'master', 'crew.1.position': 'lascar', 'vessel.bhp': '300' }
  const press = async (button: Record<string, string>) => {
    const page = await home.visitor().post('/en/calculators/manning', { ask: '1', ...two, ...button })
    expect([page.status, page.$('[data-outcome]').length]).toEqual([200, 0])
    return page.$
  }
  const more = await press({ add: 'crew' })
  expect(more('[name="crew.2.position"]').length).toBe(1)
  expect(more('[name="vessel.bhp"]').val()).toBe('300')
  const less = await press({ remove: 'crew.0' })
  expect(less('[name="crew.1.position"]').length).toBe(0)
  expect(less('[name="crew.0.position"]').val()).toBe('lascar')
})

test('entries within an entry: none at first, then as many as are added, each taken away by itself', async () => {
  const told = {
    'crew.0.certificates.0.grade': 'serang',
    'crew.0.certificates.0.interruptions.0.from': '2026-01-05',
  }
  const { $: first } = await home.visitor().get('/en/calculators/manning')
  expect(first('[name="crew.0.certificates.0.grade"]').length).toBe(0)
  const page = async (button: Record<string, string>) =>
    (await home.visitor().post('/en/calculators/manning', { ...told, ...button })).$
  const more = await page({ add: 'crew.0.certificates.0.interruptions' })
  expect(more('[name="crew.0.certificates.0.interruptions.0.from-day"]').val()).toBe('5')
  expect(more('[name="crew.0.certificates.0.interruptions.1.from-day"]').length).toBe(1)
  const less = await page({ remove: 'crew.0.certificates.0.interruptions.0' })
  expect(less('[name="crew.0.certificates.0.interruptions.0.from-day"]').length).toBe(0)
  expect(less('[name="crew.0.certificates.0.grade"]').val()).toBe('serang')
})

test('the button that Enter presses asks, and takes no entry away', async () => {
  const { $ } = await home.visitor().get('/hi/calculators/manning')
  expect($('form.app-ask button').first().attr('name')).toBeUndefined()
})

test('what may hold many entries is posted, and read in the other language with what was typed', async () => {
  const { $ } = await home.visitor().get('/hi/calculators/manning')
  expect($('form.app-ask').attr('method')).toBe('post')
  expect($('button[lang=en]').attr('formaction')).toBe('/en/calculators/manning')
  const answer = await home.visitor().post('/en/calculators/manning', { ask: '1', 'vessel.bhp': '600' })
  expect([answer.status, answer.$('[data-outcome]').length]).toEqual([200, 1])
})

test('an address that is too long is refused with a page in words', async () => {
  const long = 'x'.repeat(8_000)
  const { status, heading } = await home.visitor().get(`/hi/calculators/manning?a=${long}`)
  expect([status, heading]).toEqual([400, home.deps.text('hi', 'errors.bad-request.title')])
})

test('a day that came as one text stands in its three boxes', async () => {
  const { $ } = await home.visitor().get('/en/calculators/licence-term?ask=1&kind=first&grantedOn=2026-03-05')
  expect($('[name="grantedOn-day"]').val()).toBe('5')
  expect($('[name="grantedOn-year"]').val()).toBe('2026')
})

test('of a licence that is not there it is said once that there is none: the boat may not ply (3(b))', async () => {
  const rest = 'ask=1&registered=yes&numberPainted=yes&licence.none=yes'
  const { $ } = await home.visitor().get(`/en/calculators/boat-may-ply?${rest}`)
  expect($('[data-outcome]').attr('data-outcome')).toBe('not-satisfied')
  expect($('[name="licence.none"]').length).toBe(1)
  expect($('[name="licence.none"]').attr('checked')).toBeDefined()
  const both = await home.visitor().get(`/en/calculators/boat-may-ply?${rest}&licence.validUntil=2027-01-01`)
  expect([both.status, Object.keys(both.errors)]).toEqual([422, ['licence.validUntil']])
})

test('what is still missing leads to its question', async () => {
  const { $ } = await home.visitor().get('/hi/calculators/boat-may-ply?ask=1')
  const links = $('.app-status a[href^="#"]')
    .map((_i, one) => $(one).attr('href'))
    .get()
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect([link, $(`[id="${link.slice(1)}"]`).length]).toEqual([link, 1])
})

test('the sheet tells what was told in the words of the form, where it was asked and for which day', async () => {
  const { $ } = await home
    .visitor()
    .get('/en/calculators/licence-term?ask=1&kind=renewal&grantedOn=2026-03-05&on=2026-06-15')
  const told = $('.app-sheet dl').text().replace(/\s+/g, ' ')
  expect(told).toContain('5 March 2026')
  expect(told).toContain('15 June 2026')
  expect(told).not.toContain('renewal 2026')
  expect($('.app-sheet__address').text()).toMatch(/\/en\/calculators\/licence-term$/)
})

test('an unknown calculator is not found', async () => {
  expect((await home.app.inject('/hi/calculators/nothing')).statusCode).toBe(404)
})
