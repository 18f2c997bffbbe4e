// The two gazettes stand in src/rules/<set>/text as addressed paragraphs (format: text/README.md of
// jharkhand-2020). What is shown, cited and examined is read from there, so nothing of the print may be
// lost, no address may stand for two provisions, and both languages must meet at the same address.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const kinds = ['heading', 'rule', 'clause', 'schedule', 'form', 'table-row', 'other'] as const
const Paragraphs = z.array(
  z.strictObject({
    address: z.string().regex(/^[a-z0-9()./AB-]+$/),
    kind: z.enum(kinds),
    page: z.int().positive().nullable(),
    text: z.string().min(1),
  }),
)
const Language = z.enum(['en', 'hi'])
const Unmatched = z.array(
  z.strictObject({ address: z.string(), language: Language, reason: z.string().min(20) }),
)
const Source = z.record(
  Language,
  z.strictObject({
    file: z.string(),
    fileSha256: z.string(),
    paragraphs: z.int(),
    characters: z.int(),
    sha256: z.string(),
  }),
)

const sets = [
  { set: 'jharkhand-2020', rules: 109 },
  { set: 'bihar-boats-2018', rules: 38 },
]
const languages = ['en', 'hi'] as const
type Lang = (typeof languages)[number]

function read(set: string, name: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../src/rules/${set}/text/${name}.json`, import.meta.url), 'utf8'),
  )
}

function gazette(set: string, lang: Lang) {
  return Paragraphs.parse(read(set, lang))
}

function addresses(set: string, lang: Lang): string[] {
  return gazette(set, lang).map((p) => p.address)
}

const ruleLabel = /^\(([a-z]+)\)/
const pathLabel = /^\/([ivx]+|[a-z]|\d+)(?=$|\/)/

/** The labels of what stands directly under an address, in gazette order: '31(i)' gives a, b, c. */
function under(lang: Lang, parent: string): string {
  const label = /^\d/.test(parent) ? ruleLabel : pathLabel
  const labels = addresses('jharkhand-2020', lang)
    .filter((a) => a.startsWith(parent))
    .map((a) => label.exec(a.slice(parent.length))?.[1])
    .filter((found) => found !== undefined)
  return [...new Set(labels)].join(' ')
}

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix'.split(' ')
const roman = (n: number) => romans.slice(0, n).join(' ')
const letters = (n: number) => 'abcdefghijklmnopqrstuvwxyz'.slice(0, n).split('').join(' ')
const numbers = (n: number) => Array.from({ length: n }, (_, i) => i + 1).join(' ')

describe.each(sets)('the gazette of $set', ({ set, rules }) => {
  test.each(languages)('no address stands for two provisions (%s)', (lang) => {
    const all = addresses(set, lang)
    expect(all.filter((a, i) => all.indexOf(a) !== i)).toEqual([])
  })

  test.each(languages)('nothing of the print is lost, added or moved (%s)', (lang) => {
    const print = gazette(set, lang)
      .map((p) => p.text)
      .join('')
      .replace(/\s+/gu, '')
    const source = Source.parse(read(set, 'source'))[lang]
    expect(gazette(set, lang)).toHaveLength(source.paragraphs)
    expect(Array.from(print)).toHaveLength(source.characters)
    expect(createHash('sha256').update(print).digest('hex')).toBe(source.sha256)
  })

  test.each(languages)('the text is in composed Unicode (NFC), one line a paragraph (%s)', (lang) => {
    const odd = gazette(set, lang).filter(
      (p) => p.text !== p.text.normalize('NFC').replace(/\s+/gu, ' ').trim(),
    )
    expect(odd.map((p) => p.address)).toEqual([])
  })

  test.each(languages)(`every rule from 1 to ${rules} is there, in order (%s)`, (lang) => {
    const seen = addresses(set, lang)
      .map((a) => /^(\d+)(?=$|\(|\/)/.exec(a)?.[1])
      .filter((n) => n !== undefined)
    expect([...new Set(seen)].join(' ')).toBe(numbers(rules))
    expect([...seen].sort((a, b) => Number(a) - Number(b))).toEqual(seen)
  })

  test('what one language has and the other lacks is listed with its reason, and nothing else', () => {
    const of = { en: new Set(addresses(set, 'en')), hi: new Set(addresses(set, 'hi')) }
    const alone = (lang: Lang, other: Lang) =>
      [...of[lang]].filter((a) => !of[other].has(a)).map((address) => ({ address, language: lang }))
    const listed = Unmatched.parse(read(set, 'unmatched')).map(({ address, language }) => ({
      address,
      language,
    }))
    expect(listed).toEqual([...alone('en', 'hi'), ...alone('hi', 'en')])
  })

  test.each(languages)('no paragraph runs two clauses together (%s)', (lang) => {
    const inner = /[;:,.-] ?\((?:[a-z]|[ivx]+|[क-ह]़?\.?)\) ?\p{L}/u
    const joined = gazette(set, lang).filter((p) => p.address !== 'preamble' && inner.test(p.text.slice(9)))
    expect(joined.map((p) => p.address)).toEqual([])
  })
})

describe('the Jharkhand rules of 2020 down to the clause, in both languages', () => {
  const outline: [string, string][] = [
    ['22', roman(3)],
    ...['22(i)', '22(ii)', '22(iii)'].map((a): [string, string] => [a, letters(4)]),
    ['23', roman(10)],
    ['23(ii)', letters(6)],
    ['23(iv)', letters(4)],
    ['24', roman(3)],
    ['25', roman(4)],
    ['26', roman(7)],
    ['27', roman(3)],
    ['27(iii)', letters(4)],
    ['28', roman(2)],
    ['29', roman(2)],
    ['29(ii)', letters(3)],
    ['29(ii)(b)', roman(2)],
    ['29(ii)(c)', roman(10)],
    ['30', roman(10)],
    ['30(ii)', letters(6)],
    ['30(iii)', letters(4)],
    ['31', roman(9)],
    ['31(i)', letters(3)],
    ['31(ix)', letters(9)],
    ['32', roman(5)],
    ['32(iv)', letters(14)],
    ['33', roman(8)],
    ['33(ii)', letters(2)],
    ['33(iii)', letters(2)],
    ['33(iv)', letters(18)],
    ['33(vi)', roman(3)],
    ['34', roman(4)],
    ['34(i)', letters(2)],
    ['34(ii)', letters(2)],
    ['34(iv)', letters(9)],
    ['34(iv)(a)', roman(6)],
    ['34(iv)(g)', roman(4)],
    ['schedule-1', letters(8)],
    ['schedule-1/a', roman(4)],
    ['schedule-1/h', roman(3)],
    ['schedule-2', numbers(3)],
    ['schedule-2/1', letters(6)],
    ['schedule-2/2/section-a', roman(16)],
    ['schedule-2/2/section-b', roman(18)],
    ['schedule-3', numbers(3)],
    ['schedule-3/1', letters(7)],
    ['schedule-3/2/section-a', roman(16)],
    ['schedule-3/2/section-b', roman(19)],
    ['schedule-4', numbers(14)],
    ['schedule-4/1', letters(8)],
    ['form-1', numbers(10)],
    ['form-1/note', numbers(3)],
    ['form-2/list', numbers(19)],
    ['form-3', numbers(16)],
    ['form-3/declaration-1', numbers(5)],
    ['form-3/declaration-2', numbers(6)],
    ['form-9', numbers(11)],
    ['form-12/note', numbers(4)],
    ['form-14/2', letters(9)],
    ['form-14/3', letters(10)],
    ['form-20/part-a', numbers(6)],
    ['form-20/part-b', numbers(8)],
    ['form-20/part-g/2', roman(9)],
    ['form-20/part-h', numbers(3)],
    ['form-20/part-i', numbers(4)],
    ...[21, 22, 23, 24, 25, 26].map((n): [string, string] => [`form-${n}/note`, numbers(2)]),
  ]

  test.each(outline)('%s has %s', (parent, labels) => {
    expect(under('en', parent)).toBe(labels)
    expect(under('hi', parent)).toBe(labels)
  })

  test('25(iv): the English prints five clauses where the Hindi has four; (b) is the end of (a)', () => {
    expect(under('en', '25(iv)')).toBe('a b c d e')
    expect(under('hi', '25(iv)')).toBe('a c d e')
  })

  test.each(languages)(
    'forms 1 to 26 are there, each with the rule it serves and what is filled in (%s)',
    (lang) => {
      const all = addresses('jharkhand-2020', lang)
      for (let n = 1; n <= 26; n++) {
        const parts = all.filter((a) => a.startsWith(`form-${n}/`))
        expect(all).toContain(`form-${n}`)
        expect(parts).toContain(`form-${n}/rule`)
        expect(parts.length).toBeGreaterThan(5)
      }
    },
  )

  test.each([
    ['22(i)', '565'],
    ['25(iv)(c)', '85'],
    ['31(v)', '226'],
    ['32(iv)', '282'],
    ['33(iii)(b)', '565'],
    ['33(vi)(ii)', '1600'],
    ['49(ii)(f)', '150'],
    ['54(xi)', '0.075'],
    ['59(vii)', '0.15'],
    ['61(i)', '3.2'],
    ['schedule-1/a/iv', '2000.00'],
    ['schedule-4/1/g', '6000.00'],
    ['form-5/forfeiture', '510'],
    ['form-26/recital', '226'],
  ])('both languages have at %s the figure %s', (address, figure) => {
    for (const lang of languages) {
      const paragraph = gazette('jharkhand-2020', lang).find((p) => p.address === address)
      expect(paragraph?.text).toContain(figure)
    }
  })

  test('the printed page of the English part is kept, from 129 to 235, and never goes back', () => {
    const pages = gazette('jharkhand-2020', 'en').map((p) => p.page ?? 0)
    expect(pages[0]).toBe(129)
    expect(pages.at(-1)).toBe(235)
    expect(pages).toEqual([...pages].sort((a, b) => a - b))
  })

  test('slips of the print stand as printed', () => {
    const en = new Map(gazette('jharkhand-2020', 'en').map((p) => [p.address, p.text]))
    const hi = new Map(gazette('jharkhand-2020', 'hi').map((p) => [p.address, p.text]))
    expect(en.get('49(ii)(d)')).toMatch(/six life buoys for vessel\.$/) // the figures went into (e)
    expect(hi.get('schedule-2/examination')).toContain('45') // forty in English
    expect(en.get('59(iii)')).toMatch(/^\(iv\)/)
    expect(hi.get('schedule-3/1/g')).toMatch(/^\(च\)/)
  })
})
