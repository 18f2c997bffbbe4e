import { readFileSync, readdirSync } from 'node:fs'
import { load } from 'cheerio'
import Handlebars from 'handlebars'
import { afterAll, describe, expect, test } from 'vitest'
import { compileOptions, viewHelpers } from '../../src/shell/view-helpers.ts'

/**
 * Our components write the HTML that govuk-frontend's own styles and scripts expect: each fixture that ships in
 * its package is rendered by our template and compared. Left out are only the fixtures named here, with the reason.
 */
const root = new URL('../../', import.meta.url)

/** How many fixtures matched when this was last looked at: fewer is a fault, more is to be written down here. */
const matchedBefore: Record<string, number> = {
  'back-link': 7,
  button: 38,
  'character-count': 34,
  checkboxes: 42,
  'date-input': 46,
  details: 10,
  'error-message': 7,
  'error-summary': 19,
  fieldset: 18,
  'file-upload': 17,
  'generic-header': 7,
  hint: 6,
  input: 45,
  'inset-text': 6,
  label: 17,
  'notification-banner': 21,
  pagination: 15,
  panel: 11,
  'password-input': 12,
  radios: 43,
  select: 19,
  'skip-link': 9,
  'summary-list': 30,
  table: 21,
  tag: 12,
  'task-list': 11,
  textarea: 18,
  'warning-text': 8,
}

type Options = Record<string, unknown>
type Fixture = { name: string; options: Options; html: string }

const isPart = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What we do not offer, and why. */
const notOffered: Record<string, (options: Options) => boolean> = {
  // The drop zone says nothing to a person on a phone, and its button's name differs from its label.
  'file-upload': (options) => options['javascript'] === true,
  // We ask with a question page instead.
  panel: (options) => isPart(options['actions']),
  // An error always begins with the word.
  'error-message': (options) => options['visuallyHiddenText'] === '',
  // Boxes are given either as a list or one by one, and their names are plain.
  'date-input': (options) =>
    Array.isArray(options['items']) &&
    (isPart(options['year']) || JSON.stringify(options['items']).includes('day[dd]')),
}

const engine = Handlebars.create()
const texts = JSON.parse(readFileSync(new URL('views/shell/text.en.json', root), 'utf8')) as Record<
  string,
  string
>
const t = (key: string, { hash }: { hash: Record<string, string> }): string => {
  const text = texts[key.replace('shell.', '')]
  if (text === undefined) throw new Error(`no text ${key}`)
  return text
    .replaceAll("'{'", '⦃')
    .replaceAll("'}'", '⦄')
    .replace(/\{(\w+)\}/g, (_, name: string) => String(hash[name]))
    .replaceAll('⦃', '{')
    .replaceAll('⦄', '}')
}
engine.registerHelper({ ...viewHelpers, t })
const options = {
  ...compileOptions,
  knownHelpers: Object.fromEntries(['t', ...Object.keys(viewHelpers)].map((name) => [name, true])),
}
for (const file of readdirSync(new URL('views/govuk/', root))) {
  const source = readFileSync(new URL(`views/govuk/${file}`, root), 'utf8')
  engine.registerPartial(`govuk/${file.replace('.hbs', '')}`, engine.compile(source, options))
}

const fixturesOf = (component: string): Fixture[] => {
  const file = new URL(`node_modules/govuk-frontend/dist/govuk/components/${component}/fixtures.json`, root)
  return (JSON.parse(readFileSync(file, 'utf8')) as { fixtures: Fixture[] }).fixtures
}

/** Only our own templates make HTML; in the fixtures it is the value of `html`, `titleHtml` and the like. */
const withSafeHtml = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string' && /html$/i.test(key))
    return value === '' ? undefined : new Handlebars.SafeString(value)
  if (Array.isArray(value)) return value.map((item) => withSafeHtml(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withSafeHtml(inner, name)]))
}

const ours = (component: string, given: Options): string =>
  engine.compile(
    `{{> govuk/${component} given}}`,
    options,
  )({ page: { lang: 'en' }, given: withSafeHtml(given) })

const inline = new Set(['a', 'span', 'strong', 'button', 'label', 'input', 'svg', 'select', 'b', 'em'])

/** White space between blocks means nothing; inside a line it is one space; in a textarea it is the person's own. */
const normal = (html: string): string => {
  const page = load(html, null, false)
  const isInline = (node: unknown): boolean =>
    typeof node === 'object' && node !== null && 'name' in node && inline.has(String(node.name))
  page('*').each((_, element) => {
    if (!('attribs' in element)) return
    element.attribs = Object.fromEntries(Object.entries(element.attribs).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
  page('*')
    .contents()
    .add(page.root().contents())
    .each((_, node) => {
      if (!('data' in node) || page(node).closest('textarea').length > 0) return
      let data = node.data.replace(/\s+/g, ' ')
      if (!isInline(node.prev)) data = data.trimStart()
      if (!isInline(node.next)) data = data.trimEnd()
      node.data = data
    })
  return page.html()
}

const upstream = readdirSync(new URL('node_modules/govuk-frontend/dist/govuk/components/', root))
const components = readdirSync(new URL('views/govuk/', root))
  .map((file) => file.replace('.hbs', ''))
  .filter((name) => upstream.includes(name))

const matched: Record<string, number> = {}
const report: string[] = []
afterAll(() => {
  console.info(report.join('\n'))
})

describe('our components write what govuk-frontend writes', () => {
  test.each(components)('%s: every fixture whose options we offer', (component) => {
    const all = fixturesOf(component)
    const offered = all.filter((fixture) => notOffered[component]?.(fixture.options) !== true)
    for (const fixture of offered) {
      expect(normal(ours(component, fixture.options)), `${component}: ${fixture.name}`).toBe(
        normal(fixture.html),
      )
    }
    matched[component] = offered.length
    report.push(`${component} ${offered.length}/${all.length}`)
  })

  test('as many components and fixtures as before', () => {
    expect(matched).toEqual(matchedBefore)
  })

  test('words from outside are escaped, also where a component takes HTML from our own templates', () => {
    const script = '<script>alert(1)</script>'
    const html = engine.compile(
      '{{> govuk/inset-text html=given}}{{> govuk/tag text=given}}{{> govuk/input name=given label=given value=given}}',
      options,
    )
    const written = html({ page: { lang: 'en' }, given: script })
    expect(written).not.toContain('<script>')
    expect(written.match(/&lt;script&gt;/g)).toHaveLength(7)
  })

  test("a page's own hint does not slip into a field, and what was typed keeps its lines", () => {
    const page = engine.compile('  {{> govuk/textarea name="why" label="Why" value=typed}}\n', options)
    const written = page({ page: { lang: 'en' }, hint: 'of the page', typed: 'one\n two' })
    expect(written).not.toContain('of the page')
    expect(load(written)('textarea').val()).toBe('one\n two')
  })
})
