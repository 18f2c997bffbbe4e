// The rules in the browser: one script for each rule set, with the partials that draw its answers, and the words of
// each language. A page loads them when its form is first touched (src/browser/calculator.ts).
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import Handlebars from 'handlebars'
import { z } from 'zod'
import { languages, readMessages, type Language } from '../shell/text.ts'
import { compileOptions, viewHelpers } from '../shell/view-helpers.ts'

const root = new URL('../../', import.meta.url)
const views = new URL('views/', root)
const live = new URL('src/browser/live/', root)
const rules = new URL('src/rules/', root)
const calculators = new URL('src/calculators/', root)
const pathIn = (folder: URL, file: string): string => fileURLToPath(new URL(file, folder))

/** The scripts, each with what stands in it for which file of src/rules. */
const scripts = {
  'rules-jharkhand-2020': { 'installed.ts': 'only-jharkhand.ts' },
  'rules-bihar-boats-2018': { 'installed.ts': 'only-boats.ts' },
  'rules-eligibility': {
    'installed.ts': 'only-jharkhand.ts',
    'jharkhand-2020/rule-set.ts': 'only-admission.ts',
  },
}
export type LiveScript = keyof typeof scripts
const names: readonly LiveScript[] = ['rules-jharkhand-2020', 'rules-bihar-boats-2018', 'rules-eligibility']

/** The helpers that speak in the browser (src/browser/live/draw.ts). */
const spoken = ['t', 'tr', 'day', 'money', 'num', 'path']

/** What the browser's code asks by these names (src/browser/live/virtual.d.ts). */
const doorsOf = (script: LiveScript): Readonly<Record<string, string>> => ({
  'live-answer': pathIn(calculators, script === 'rules-eligibility' ? 'live-grades.ts' : 'live-answer.ts'),
  'live-rules': pathIn(rules, 'index.ts'),
})

type Built = { name: string; content: string | Uint8Array }

/** `rules-….js`, and `words-<language>.js` with what these pages say. */
export async function bundleLive(): Promise<Built[]> {
  return [
    ...(await Promise.all(names.map(async (name) => ({ name: `${name}.js`, content: await bundle(name) })))),
    ...languages.map((language) => ({ name: `words-${language}.js`, content: wordsIn(language) })),
  ]
}

/** How the rules are bundled; es2020 for their exact numbers (BigInt). */
const options = {
  bundle: true,
  format: 'esm',
  target: 'es2020',
  charset: 'utf8',
  legalComments: 'none',
  write: false,
} as const

async function bundle(script: LiveScript): Promise<Uint8Array> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...options,
    entryPoints: [pathIn(live, 'index.ts')],
    minify: true,
    plugins: [await inTheBrowser(script)],
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}

/** A script before it is minified, each module after a line with its path: to weigh the modules. */
export async function bundleByModule(script: LiveScript): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: fileURLToPath(root),
    entryPoints: [pathIn(live, 'index.ts')],
    minifySyntax: true,
    minifyIdentifiers: true,
    plugins: [await inTheBrowser(script)],
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * What stands for what in the browser: one rule set for all of them, no shortcut for many people, of the gazettes only
 * where a citation stands, and of Handlebars only what draws. No module of ours does anything by being loaded, so what
 * is not used is left out.
 */
async function inTheBrowser(script: LiveScript): Promise<Plugin> {
  const stand: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(scripts[script]).map(([file, by]) => [pathIn(rules, file), pathIn(live, by)]),
    ),
    [pathIn(rules, 'turning.ts')]: pathIn(live, 'no-shortcut.ts'),
    [pathIn(rules, 'fingerprint.ts')]: pathIn(live, 'no-fingerprint.ts'),
    [pathIn(root, 'src/gazettes/index.ts')]: pathIn(root, 'src/gazettes/place-of.ts'),
  }
  const doors = doorsOf(script)
  const templates = await compiled(
    script === 'rules-eligibility' ? 'calculators/_shown-grades' : 'calculators/_shown',
  )
  return {
    name: 'in-the-browser',
    setup: (build) => {
      build.onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path, importer }) => {
        const file = fileURLToPath(new URL(path, `file://${importer}`))
        return { path: stand[file] ?? file, sideEffects: false }
      })
      build.onResolve({ filter: /^handlebars$/ }, () => ({
        path: pathIn(root, 'node_modules/handlebars/dist/cjs/handlebars.runtime.js'),
      }))
      build.onResolve({ filter: /^live-(answer|rules)$/ }, ({ path }) => ({
        path: doors[path] ?? '',
        sideEffects: false,
      }))
      build.onResolve({ filter: /^live-templates$/ }, ({ path }) => ({ path, namespace: 'views' }))
      build.onLoad({ filter: /.*/, namespace: 'views' }, () => ({ contents: templates }))
    },
  }
}

/** A partial, the one for where there is no answer, and all that these draw, as code, so that nothing is compiled or evaluated on the page. */
async function compiled(shown: string): Promise<string> {
  const sources = new Map<string, string>()
  const waiting = [shown, 'calculators/_wrong']
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (sources.has(name)) continue
    const source = await readFile(new URL(`${name}.hbs`, views), 'utf8')
    sources.set(name, source)
    waiting.push(...[...source.matchAll(/\{\{#?>\s*([\w/-]+)/g)].map((found) => found[1] ?? ''))
  }
  const known = Object.fromEntries([...Object.keys(viewHelpers), ...spoken].map((name) => [name, true]))
  const specs = [...sources].map(([name, source]) => `${JSON.stringify(name)}: ${codeOf(source, known)}`)
  return `export const templates = {${specs.join(',\n')}}`
}

const Code = z.string()
const codeOf = (source: string, known: Readonly<Record<string, boolean>>): string =>
  Code.parse(Handlebars.precompile(source, { ...compileOptions, knownHelpers: known }))

/** What the partials and the questions say. Hints stand in the page itself. */
const wanted =
  /^(calculators\.(answer|form|live|sheet|wrong|eligibility|grades?)|facts\.(label|entry|choice))\./

function wordsIn(language: Language): string {
  const words = [...readMessages(views, language)].filter(([key]) => wanted.test(key))
  const hard = words.find(([, message]) => /\{\w+\s*,|''|'\{/.test(message))
  if (hard)
    throw new Error(`The message "${hard[0]}" has more than plain {names}, which the browser cannot fill`)
  return `export const words=${JSON.stringify(Object.fromEntries(words))}\n`
}
