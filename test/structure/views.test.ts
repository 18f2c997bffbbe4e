// The templates: safe, without words of their own, and each tied to a page that the code knows.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadText } from '../../src/shell/text.ts'
import { loadViews } from '../../src/shell/views.ts'

const views = new URL('../../views/', import.meta.url)
const files = readdirSync(views, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.hbs'),
)
const read = (file: string) => readFileSync(new URL(file, views), 'utf8')
const sources = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'))

const isPage = (file: string) => !/^(govuk|partials|layouts)\//.test(file) && !file.includes('/_')

test('every template compiles, with no unknown helper and no missing partial', () => {
  expect(() => loadViews(views, loadText(views))).not.toThrow()
})

test('nothing is written unescaped, and no style or event stands in an attribute', () => {
  for (const file of files) {
    const source = read(file)
    expect(source, file).not.toContain('{{{')
    expect(source, file).not.toMatch(/\s(style|on[a-z]+)=["']/)
    expect(source, file).not.toMatch(/\{\{>\s*\(/)
  }
})

test('every page of views/ is declared in Views, and every declared page has its file', () => {
  const declared = new Set(
    sources.flatMap((source) => {
      const blocks = [...source.matchAll(/interface Views \{([\s\S]*?)\n\s*\}/g)].map(
        (match) => match[1] ?? '',
      )
      return blocks.flatMap((block) => [...block.matchAll(/'([\w/-]+)':/g)].map((match) => match[1] ?? ''))
    }),
  )
  const present = new Set(files.filter(isPage).map((file) => file.slice(0, -4)))
  expect(
    [...declared].filter((name) => !present.has(name)),
    'declared without a file',
  ).toEqual([])
  const printed = [...present].filter(
    (name) => !declared.has(name) && !sources.some((source) => source.includes(`'${name}'`)),
  )
  expect(printed, 'a file that no code names').toEqual([])
})

test('no template holds a sentence: every word comes from a message', () => {
  const hits = files
    .filter((file) => !file.startsWith('papers/'))
    .flatMap((file) => {
      const bare = read(file)
        .replace(/\{\{!--[\s\S]*?--\}\}/g, '')
        .replace(/\{\{[\s\S]*?\}\}/g, '')
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<(style|svg)[\s\S]*?<\/\1>/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&[a-z]+;/g, ' ')
      return [...bare.matchAll(/[A-Za-z\u0900-\u097f]{2,}/g)].map((match) => `${file}: ${match[0]}`)
    })
  expect(hits).toEqual([])
})
