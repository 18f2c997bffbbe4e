// What the rules core does with each paragraph of the two gazettes stands in src/rules/<set>/text/paragraphs.json.
// An entry is for the addresses it names and for all that stands under them; `26*` is for what stands under 26
// alone, `*/heading` for the heading of any rule. Of several entries the longest address counts.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../src/rules/index.ts'
import { addressesOf, gazette, isUnder, readText } from './gazette.ts'

const at = z.array(z.string().regex(/^[a-z0-9*()./A-Z-]+$/)).min(1)
const why = z.string().min(20)
const Entry = z.discriminatedUnion('class', [
  // `rest`: what of the words the decisions do not ask.
  z.strictObject({
    at,
    class: z.literal('encoded'),
    decisions: z.array(z.string()).min(1),
    rest: why.optional(),
  }),
  z.strictObject({ at, class: z.literal('shown'), why }),
  z.strictObject({ at, class: z.literal('not-executable'), why }),
  z.strictObject({ at, class: z.literal('open'), why }),
])
const Classes = z.strictObject({ open: z.int(), partly: z.int(), paragraphs: z.array(Entry) })

type Entry = z.infer<typeof Entry>
type Named = { readonly address: string; readonly entry: Entry }

function covers(named: string, address: string): boolean {
  if (named.startsWith('*')) return /^\d+/.test(address) && address.replace(/^\d+/, '*') === named
  if (named.endsWith('*')) return isUnder(address, named.slice(0, -1))
  return address === named || isUnder(address, named)
}

/** A paragraph without a label (22/3) is read with what it stands under (22). */
const unlabelled = (address: string) => (/^\d/.test(address) ? address.replace(/\/\d+$/, '') : address)

const isKin = (one: string, other: string) => {
  const [a, b] = [unlabelled(one), unlabelled(other)]
  return a === b || isUnder(a, b) || isUnder(b, a)
}

/** What was open when the ratchet was set: lowered with the files, never raised. */
const ceiling = { 'jharkhand-2020': 56, 'bihar-boats-2018': 5 }

describe.each(['jharkhand-2020', 'bihar-boats-2018'] as const)('the paragraphs of %s', (set) => {
  const classes = Classes.parse(readText(set, 'paragraphs'))
  const named = classes.paragraphs.flatMap((entry): Named[] =>
    entry.at.map((address) => ({ address, entry })),
  )
  const addresses = [...new Set([...gazette(set, 'en').keys(), ...gazette(set, 'hi').keys()])]
  const winners = (address: string): Named[] => {
    const all = named.filter((one) => covers(one.address, address))
    const longest = Math.max(...all.map((one) => one.address.length))
    return all.filter((one) => one.address.length === longest)
  }
  const classed = addresses.flatMap((address) =>
    winners(address).map((won) => ({ address, ...won.entry, won })),
  )
  const encoded = classed.flatMap((one) => (one.class === 'encoded' ? [one] : []))
  const decisions = catalogue().filter(({ ruleSet }) => ruleSet === set)

  test('every paragraph of either language has one class and no more', () => {
    expect(addresses.filter((address) => winners(address).length !== 1)).toEqual([])
  })

  test('every address that is named classes a paragraph, and none is named twice', () => {
    const used = new Set(classed.map(({ won }) => won.address))
    expect(named.map((one) => one.address).filter((address) => !used.has(address))).toEqual([])
    expect(new Set(named.map((one) => one.address)).size).toBe(named.length)
  })

  test('what is classed encoded is cited by each decision that is named for it', () => {
    const strayed = encoded.flatMap(({ address, decisions: names }) =>
      names
        .filter((name) => {
          const citations = decisions.find(({ decision }) => decision === name)?.citations ?? []
          return !citations.flatMap(addressesOf).some((one) => isKin(one, address))
        })
        .map((name) => `${address}: ${name}`),
    )
    expect(strayed).toEqual([])
  })

  test('what a decision cites is classed encoded, with the decision named', () => {
    const missing = decisions.flatMap(({ decision, citations }) =>
      citations
        .flatMap(addressesOf)
        .filter((address) => {
          const own = encoded.filter((one) => unlabelled(one.address) === address)
          return !own.some((one) => one.decisions.includes(decision))
        })
        .map((address) => `${decision}: ${address}`),
    )
    expect(missing).toEqual([])
  })

  // A ratchet: when a paragraph is decided, class it encoded, and lower the number at the head of paragraphs.json
  // to the one that this test counts. It is never raised.
  test('no more is open than the number at the head of the file, and no less', () => {
    const open = classed.filter((one) => one.class === 'open').length
    const partly = encoded.filter((one) => one.rest !== undefined).length
    expect({ open, partly }).toEqual({ open: classes.open, partly: classes.partly })
    expect(classes.open).toBeLessThanOrEqual(ceiling[set])
  })
})
