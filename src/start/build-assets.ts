// What the browser gets, built from views/styles and src/browser into dist/assets: each file named by its
// content, so that it may be kept for ever, and manifest.json tells the pages the names.
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { z } from 'zod'
import { bundleLive } from './build-live.ts'

const root = new URL('../../', import.meta.url)
const source = new URL('src/', root)
const views = new URL('views/', root)
const styles = new URL('styles/', views)
const browser = new URL('browser/', source)
const modules = new URL('node_modules/', root)
const assets = new URL('dist/assets/', root)
const manifestFile = new URL('manifest.json', assets)

/** The folders of src/ of which something is bundled, or which say how. */
const bundled = ['browser/', 'calculators/', 'gazettes/', 'rules/', 'shell/', 'start/']

type Asset = { name: string; content: string | Uint8Array }
type Font = { name: string; file: string }
type Manifest = Record<string, string>

/** Builds the assets when a source is newer than what stands there; else returns at once. */
export async function buildAssets(): Promise<void> {
  if (await isFresh()) return
  const begun = new Date()
  await mkdir(assets, { recursive: true })
  const fonts = (await readFonts()).map(named)
  const built = [
    ...(await bundleScripts()),
    ...(await bundleLive()),
    ...(await compileStyles(fonts)),
    await readFavicon(),
  ].map(named)
  const all = [...fonts, ...built]
  for (const { file, content } of all) await writeWithSmaller(file, content)
  await writeWhole('OFL-noto-sans.txt', await readFile(new URL('@fontsource/noto-sans/LICENSE', modules)))
  const manifest = Object.fromEntries(all.map(({ name, file }) => [name, file]))
  await writeWhole('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  // As old as what was read: a source that is changed in the meantime is newer.
  await utimes(manifestFile, begun, begun)
  await removeOld(manifest)
}

/** Fresh: the manifest is younger than every source, and all that it names is there. */
async function isFresh(): Promise<boolean> {
  try {
    const built = (await stat(manifestFile)).mtimeMs
    const files = Object.values(
      z.record(z.string(), z.string()).parse(JSON.parse(await readFile(manifestFile, 'utf8'))),
    )
    await Promise.all(files.flatMap(withSmaller).map(async (file) => await stat(new URL(file, assets))))
    const sources = [
      ...bundled.map((folder) => new URL(folder, source)),
      views,
      new URL('.package-lock.json', modules),
    ]
    return (await Promise.all(sources.map(newest))).every((changed) => changed < built)
  } catch {
    return false
  }
}

async function newest(source: URL): Promise<number> {
  const here = await stat(source)
  if (!here.isDirectory()) return here.mtimeMs
  const inside = await readdir(source, { withFileTypes: true })
  const times = await Promise.all(
    inside.map(
      async (entry) => await newest(new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, source)),
    ),
  )
  return Math.max(here.mtimeMs, ...times)
}

async function readFonts(): Promise<Asset[]> {
  const wanted = ['latin', 'devanagari'].flatMap((subset) => [400, 700].map((weight) => ({ subset, weight })))
  return await Promise.all(
    wanted.map(async ({ subset, weight }) => ({
      name: `noto-sans-${subset}-${weight}.woff2`,
      content: await readFile(
        new URL(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff2`, modules),
      ),
    })),
  )
}

/** Every sheet of views/styles that is no part of another. */
async function compileStyles(fonts: Font[]): Promise<Asset[]> {
  const sheets = (await readdir(styles)).filter((file) => file.endsWith('.scss') && !file.startsWith('_'))
  return await Promise.all(sheets.map(async (sheet) => await compileSheet(sheet, fonts)))
}

/** The sheets speak of the fonts by their plain names; here they get the names of the files. */
async function compileSheet(sheet: string, fonts: Font[]): Promise<Asset> {
  const { compileAsync } = await import('sass')
  const { css } = await compileAsync(fileURLToPath(new URL(sheet, styles)), {
    style: 'compressed',
    loadPaths: [fileURLToPath(modules)],
    quietDeps: true,
    sourceMap: false,
  })
  return {
    name: sheet.replace('.scss', '.css'),
    content: fonts.reduce((text, font) => text.replaceAll(font.name, font.file), css),
  }
}

/** Every file that lies directly in src/browser is a script of its own. */
async function bundleScripts(): Promise<Asset[]> {
  const { build } = await import('esbuild')
  const files = (await readdir(browser)).filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  const { outputFiles } = await build({
    entryPoints: files.map((file) => fileURLToPath(new URL(file, browser))),
    outdir: fileURLToPath(assets),
    bundle: true,
    format: 'esm',
    target: 'es2019',
    minify: true,
    legalComments: 'none',
    write: false,
  })
  return outputFiles.map(({ path, contents }) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    content: contents,
  }))
}

const readFavicon = async (): Promise<Asset> => ({
  name: 'favicon.svg',
  content: await readFile(new URL('favicon.svg', styles)),
})

/** app.css → app.1a2b3c4d5e.css */
function named(asset: Asset): Asset & { file: string } {
  const hash = createHash('sha256').update(asset.content).digest('hex').slice(0, 10)
  const dot = asset.name.lastIndexOf('.')
  return { ...asset, file: `${asset.name.slice(0, dot)}.${hash}${asset.name.slice(dot)}` }
}

const smaller = ['.br', '.gz']
/** Fonts are compressed already. */
const withSmaller = (file: string): string[] =>
  file.endsWith('.woff2') ? [file] : [file, ...smaller.map((end) => `${file}${end}`)]

/** Compressed once, as small as can be, and not with every answer: the server sends what the browser takes. */
async function writeWithSmaller(file: string, content: string | Uint8Array): Promise<void> {
  if (withSmaller(file).length > 1) {
    const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
    await writeWhole(`${file}.br`, await promisify(brotliCompress)(content, { params }))
    await writeWhole(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
  await writeWhole(file, content)
}

/** Written beside and moved: two builds at once, or a kill, leave no half file. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const beside = new URL(`${file}.${randomBytes(4).toString('hex')}`, assets)
  await writeFile(beside, content)
  await rename(beside, new URL(file, assets))
}

/** What no page asks for any more, unless a server that started a moment ago may still name it. */
async function removeOld(manifest: Manifest): Promise<void> {
  const kept = new Set([
    ...Object.values(manifest).flatMap(withSmaller),
    'manifest.json',
    'OFL-noto-sans.txt',
  ])
  const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000
  for (const file of await readdir(assets)) {
    const url = new URL(file, assets)
    if (!kept.has(file) && (await stat(url)).mtimeMs < weekAgo) await rm(url, { force: true })
  }
}

if (import.meta.main) await buildAssets()
