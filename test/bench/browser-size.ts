// How heavy the rules are in the browser, as they are sent (brotli): `node test/bench/browser-size.ts`.
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'esbuild'
import ts from 'typescript'
import { bundleByModule, bundleLive, type LiveScript } from '../../src/start/build-live.ts'

export const liveScripts: readonly LiveScript[] = [
  'rules-eligibility',
  'rules-jharkhand-2020',
  'rules-bihar-boats-2018',
]

/** The law itself: its figures, trees, readings and words, by folder. Of `facts` the one schema that is a mariner's. */
const isLaw = (module: string): boolean =>
  /^src\/rules\/(jharkhand-2020|bihar-boats-2018|vocabulary)\/|^src\/rules\/facts\/mariner\.ts$/.test(module)
/** What tells a form which questions a decision has; it decides nothing. */
const asksOnly = (module: string): boolean =>
  /^src\/rules\/(catalogue|index|picks|rule-sets|facts\/json-schema|fold\/facts-read)\.ts$/.test(module)
/** The core: all else of src/rules. */
const isCore = (module: string): boolean =>
  module.startsWith('src/rules/') && !isLaw(module) && !asksOnly(module)

export type Weight = {
  /** The whole script: rules, core, what reads and draws. */
  readonly whole: number
  /** The core with the sentences that it says in both languages. */
  readonly spoken: number
  /** The core alone: each sentence of the law's two languages is an empty one. */
  readonly core: number
}

/** Bytes after brotli, of the code that is really in the script (what is not used was left out). */
export async function weigh(script: LiveScript): Promise<Weight> {
  const text = await bundleByModule(script)
  const built = (await bundleLive()).find(({ name }) => name === `${script}.js`)
  return {
    whole: brotliCompressSync(built?.content ?? '').length,
    spoken: await weighCore(text),
    core: await weighCore(withoutSentences(text)),
  }
}

async function weighCore(text: string): Promise<number> {
  const [, ...parts] = text.split(/^\/\/ ([\w./<>:-]+)\n/m)
  const code = parts.filter((_, i) => i % 2 === 1 && isCore(parts[i - 1] ?? '')).join('')
  const { code: small } = await transform(code, { minifyWhitespace: true, charset: 'utf8', target: 'es2020' })
  return brotliCompressSync(small).length
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
const isHindi = (node: ts.Node | undefined): boolean => /[\u0900-\u097f]/.test(node?.getText() ?? '')

/** say('…', '…') says nothing. */
function withoutSentences(text: string): string {
  const cuts: (readonly [number, number])[] = []
  const visit = (node: ts.Node): void => {
    const said = ts.isCallExpression(node) ? node.arguments : []
    if (said.length === 2 && said.every(isText) && isHindi(said[1]))
      for (const one of said) cuts.push([one.getStart(), one.getEnd()])
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('bundle.js', text, ts.ScriptTarget.ES2022, true))
  return cuts.reduceRight((rest, [from, to]) => `${rest.slice(0, from)}""${rest.slice(to)}`, text)
}

if (import.meta.main) {
  for (const script of liveScripts) console.log(script, await weigh(script))
}
