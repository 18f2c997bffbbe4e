// Form 20 in the law's own words: what stands on our page is what stands in the gazette, in both languages.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const words = (text: string): string => text.normalize('NFC').replaceAll(/[\s:.]+/g, '')
const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))

const formOf = (language: string): string => {
  const paragraphs = read(`src/rules/jharkhand-2020/text/${language}.json`) as {
    address: string
    text: string
  }[]
  return paragraphs
    .filter(({ address }) => address === 'form-20' || address.startsWith('form-20/'))
    .map(({ text }) => words(text))
    .join(' ')
}
const ours = (language: string): [string, string][] =>
  Object.entries(
    read(`views/examinations/applications/text.${language}.json`) as Record<string, string>,
  ).filter(([key]) => /^form20\.(head|rule|for|note|part)/.test(key))

test.each(['en', 'hi'])('every line of Form 20 on our page stands so in the gazette (%s)', (language) => {
  const gazette = formOf(language)
  const lines = ours(language)
  const strange = lines.filter(
    ([, line]) => !line.split('{fee}').every((piece) => gazette.includes(words(piece))),
  )
  expect(strange).toEqual([])
  expect(lines.length).toBeGreaterThan(50)
})
