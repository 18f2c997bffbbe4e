// What people read: both languages say the same things, and nothing is said in code.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { readMessages } from '../../src/shell/text.ts'

const views = new URL('../../views/', import.meta.url)
const [hindi, english] = [readMessages(views, 'hi'), readMessages(views, 'en')]

const placeholders = (message: string): string[] => {
  const names = new Set<string>()
  const walk = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(element.value)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) walk(option.value)
    }
  }
  walk(parse(message, { ignoreTag: true }))
  return [...names].sort()
}

test('every message stands in Hindi and in English', () => {
  expect(
    [...hindi.keys()].filter((key) => !english.has(key)),
    'only in Hindi',
  ).toEqual([])
  expect(
    [...english.keys()].filter((key) => !hindi.has(key)),
    'only in English',
  ).toEqual([])
  expect(hindi.size).toBeGreaterThan(100)
})

test('both languages take the same arguments; a statutory form has the blanks that its own print has', () => {
  const ours = [...hindi].filter(([key]) => !/^papers\.form\d+\./.test(key))
  for (const [key, message] of ours)
    expect([key, placeholders(message)]).toEqual([key, placeholders(english.get(key) ?? '')])
})

test('no message is empty, holds HTML, or is left in the other script', () => {
  for (const [key, message] of hindi) {
    expect(message.trim(), key).not.toBe('')
    expect(message, key).not.toMatch(/<\/?[a-z][^>]*>/i)
  }
  for (const [key, message] of english) {
    expect(message.trim(), key).not.toBe('')
    expect(message, key).not.toMatch(/<\/?[a-z][^>]*>/i)
    if (key !== 'shell.otherLanguage') expect(message, key).not.toMatch(/[\u0900-\u0963]/)
  }
})

const filesUnder = (folder: string, suffix: RegExp): string[] => {
  const root = new URL(`../../${folder}/`, import.meta.url)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => suffix.test(file))
    .map((file) => fileURLToPath(new URL(file, root)))
}

test('every message is used: its key, or the beginning from which it is put together, stands in the code or a view', () => {
  const source = [...filesUnder('src', /\.ts$/), ...filesUnder('views', /\.hbs$/)]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const literals = new Set([...source.matchAll(/["'`]([\w.-]+)["'`]/g)].map((match) => match[1]))
  const beginnings = [...source.matchAll(/["'`]([\w-]+\.[\w.-]*\.)(?:\$\{|["'`])/g)].map(
    (match) => match[1] ?? '',
  )
  const unused = [...english.keys()].filter(
    (key) => !literals.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  )
  expect(unused.filter((key) => !key.startsWith('notices.'))).toEqual([])
})

test('every key that a view asks for exists', () => {
  const missing = filesUnder('views', /\.hbs$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[({ ]t "([\w.-]+)"/g)]
      .map((match) => match[1] ?? '')
      .filter((key) => !english.has(key))
      .map((key) => `${file}: ${key}`),
  )
  expect(missing).toEqual([])
})

test("no Hindi sentence stands in code: the law's words stand with the rules, all others in message files", () => {
  const outside = filesUnder('src', /\.ts$/).filter(
    (file) => !/src\/(rules|start|examinations\/bank|gazettes\/data)\//.test(file),
  )
  const hits = outside.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /[\u0900-\u0965\u0970-\u097f]/.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(hits).toEqual([])
})
