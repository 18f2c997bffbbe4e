// Every no that an act can give, found by the lists that the acts export; and which of them no test has shown.
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const source = new URL('../', import.meta.url)
const Codes = z.array(z.string())
const Module = z.record(z.string(), z.unknown())

/** A code of one act, and the key of the words that a page says it with. */
type RefusalCode = { act: string; key: string }

/** The rooms whose words stand in the folder of another; all others have their own. */
const wordsOf: Record<string, string> = {
  'examinations/papers': 'examinations-sitting',
  'examinations/sitting': 'examinations-sitting',
  'examinations/marking': 'examinations-marking',
  'examinations/results': 'examinations-marking',
}

/** All codes of all `…Refusals`, in the order of the files. */
export async function refusalCodes(): Promise<RefusalCode[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('start/'))
    .filter((file) => /export const \w+Refusals = /.test(readFileSync(new URL(file, source), 'utf8')))
    .toSorted()
  return (await Promise.all(files.map(codesOf))).flat()
}

async function codesOf(file: string): Promise<RefusalCode[]> {
  const exported = Object.entries(Module.parse(await import(new URL(file, source).href)))
  const folder = file.split('/').slice(0, -1).join('/')
  const room = wordsOf[folder] ?? folder.replaceAll('/', '.')
  return exported
    .filter(([name]) => name.endsWith('Refusals'))
    .flatMap(([name, codes]) =>
      Codes.parse(codes).map((code) => ({ act: name, key: `${room}.refusal.${code}` })),
    )
}

/**
 * What no test has shown. `seen` has a line for each refusal on a page: method, address and key. A code that several
 * acts can give must have been seen at as many addresses.
 */
export async function unshownRefusals(seen: string): Promise<{ all: number; unshown: string[] }> {
  const all = await refusalCodes()
  const addresses = new Map<string, Set<string>>()
  for (const line of seen.split('\n').filter((one) => one !== '')) {
    const [method, address, key = ''] = line.split(' ')
    addresses.set(key, (addresses.get(key) ?? new Set()).add(`${method ?? ''} ${address ?? ''}`))
  }
  const unshown = [...Map.groupBy(all, ({ key }) => key)].flatMap(([key, acts]) => {
    const shown = addresses.get(key)?.size ?? 0
    const names = acts.map(({ act }) => act).join(', ')
    return shown >= acts.length ? [] : [`${key} (${names}): seen at ${shown} of ${acts.length} addresses`]
  })
  return { all: all.length, unshown }
}
