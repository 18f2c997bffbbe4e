import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const views = new URL('../../views/', import.meta.url)
const templates = readdirSync(views, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.hbs'),
)
const withMatch = (pattern: RegExp): string[] =>
  templates.filter((file) => pattern.test(readFileSync(new URL(file, views), 'utf8')))

describe('no template opens a door to what a person typed', () => {
  test('none writes a value unescaped: HTML travels as SafeString only', () => {
    expect(templates.length).toBeGreaterThan(40)
    expect(withMatch(/\{\{\{|\{\{~?&/)).toEqual([])
  })

  test('none picks a partial by a value', () => {
    expect(withMatch(/\{\{~?#?>\s*\(/)).toEqual([])
  })

  test('none holds a style or a script in an attribute, which the content security policy would refuse', () => {
    expect(withMatch(/\sstyle=|\son[a-z]+=["']|javascript:/i)).toEqual([])
  })
})
