// Every figure and day of a computed value stands on the page in words, in both languages: what a program is told, a
// person is told too.
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calculators } from '../../src/calculators/definitions.ts'
import { decide } from '../../src/rules/index.ts'
import { formatDay } from '../../src/shell/format.ts'
import type { Language } from '../../src/shell/text.ts'
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

/** Every figure and day in a value; labels and provisions are words already, and of what is nothing no line is made. */
function figuresIn(value: unknown, key = ''): (number | string)[] {
  if (typeof value === 'number') return value === 0 ? [] : [value]
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null || key === 'label') return []
  return Object.entries(value).flatMap(([inner, one]) => figuresIn(one, inner))
}

/** The month of February is written with the dot and without. */
const plain = (text: string): string => text.normalize('NFD').replaceAll('\u093c', '')

const waysToSay = (figure: number | string, language: Language): string[] =>
  typeof figure === 'string'
    ? [formatDay(figure, language)]
    : [String(figure), figure.toLocaleString('en-IN'), figure.toLocaleString('en-US')]

test.each(
  calculators
    .map((one) => [one.slug, one] as const)
    .filter(([, one]) => casesOf(one).some((told) => decide(told).outcome === 'computed')),
)('%s', async (slug, calculator) => {
  const unsaid: string[] = []
  for (const language of ['en', 'hi'] as const)
    for (const told of casesOf(calculator)) {
      const result = decide(told)
      if (result.outcome === 'invalid' || !('value' in result)) continue
      const query = { ask: '1', ...typedFrom(calculator, told) }
      const { body } = await home.app.inject({ url: `/${language}/calculators/${slug}`, query })
      const $ = load(body)
      $('.app-sheet').remove()
      const said = plain($('#answer').text())
      for (const figure of figuresIn(result.value))
        if (!waysToSay(figure, language).some((way) => said.includes(plain(way))))
          unsaid.push(`${language} ${JSON.stringify(result.value)}: ${figure}`)
    }
  expect(unsaid).toEqual([])
})
