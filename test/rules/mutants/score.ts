// Keeps the score of mutants by provision, and the list of those that change nothing.
import { readFileSync } from 'node:fs'

type Named = { readonly reason: string; readonly mutants: readonly string[] }

const named = JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly Named[]>
>

/** A provision of a rule set. */
export type Provision = { readonly ruleSet: string; readonly citation: string }

export type Score = {
  readonly noticed: (at: Provision) => void
  readonly survived: (at: Provision, name: string) => void
  /** Survivors that nobody has named, and named ones that are noticed or not there at all. */
  readonly wrong: () => { readonly unnamed: readonly string[]; readonly namedInVain: readonly string[] }
  readonly printed: () => string
}

const keyOf = ({ ruleSet, citation }: Provision) => `${ruleSet} ${citation}`

/** A score of one kind of mutants, whose equivalent ones stand under that name in equivalent.json. */
export const scoreOf = (kind: string): Score => {
  const listed = (named[kind] ?? []).flatMap(({ mutants }) => mutants)
  const provisions = new Map<string, Provision>()
  const killed = new Map<string, number>()
  const left = new Map<string, string[]>()
  const at = (one: Provision): string => {
    provisions.set(keyOf(one), one)
    return keyOf(one)
  }
  const line = (one: Provision): string => {
    const equivalent = left.get(keyOf(one))?.length ?? 0
    return `${one.citation}: ${killed.get(keyOf(one)) ?? 0}${equivalent > 0 ? ` (+${equivalent} equivalent)` : ''}`
  }
  return {
    noticed: (one) => killed.set(at(one), (killed.get(keyOf(one)) ?? 0) + 1),
    survived: (one, name) => left.set(at(one), [...(left.get(keyOf(one)) ?? []), name]),
    wrong: () => {
      const survivors = [...left.values()].flat()
      return {
        unnamed: survivors.filter((one) => !listed.includes(one)),
        namedInVain: listed.filter((one) => !survivors.includes(one)),
      }
    },
    printed: () => {
      const total = [...killed.values()].reduce((sum, one) => sum + one, 0)
      const head = `${kind}: ${total} mutants noticed, ${[...left.values()].flat().length} equivalent`
      const sets = Map.groupBy(provisions.values(), ({ ruleSet }) => ruleSet)
      return [head, ...[...sets].map(([ruleSet, all]) => `${ruleSet}: ${all.map(line).join(', ')}`)].join(
        '\n  ',
      )
    },
  }
}
