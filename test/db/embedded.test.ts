// The database that comes with the platform: shared by our own commands, closed to everybody else.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { removeAbandoned, startEmbedded } from '../../src/db/embedded/start.ts'
import { onServer } from '../support/server.ts'

let parent: string
let dataFolder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sukani-embedded-')) // closed to others (0700)
  dataFolder = join(parent, 'postgres')
  onTestFinished(async () => {
    await removeAbandoned(parent)
    await rm(parent, { recursive: true, force: true })
  })
})

const answer = async (url: string) => await onServer(url, "select 'yes' as answer")

/** Another command of ours on the same folder; it stops the database, or not, when told to end. */
async function otherCommand(): Promise<{ url: string; child: ChildProcess; end: () => Promise<void> }> {
  const module = fileURLToPath(new URL('../../src/db/embedded/start.ts', import.meta.url))
  const script = `import { startEmbedded } from ${JSON.stringify(module)}
    const { url, stop } = await startEmbedded({ dataFolder: ${JSON.stringify(dataFolder)} })
    process.stdin.once('end', stop).resume()
    console.log(url)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (part: Buffer) => {
      resolve(part.toString().trim())
    }),
  )
  const ended = new Promise((resolve) => child.once('close', resolve))
  return {
    url,
    child,
    end: async () => {
      child.stdin.end()
      await ended
    },
  }
}

test('two commands share one database, and only the last to end stops it', async () => {
  const other = await otherCommand()
  const ours = await startEmbedded({ dataFolder })
  expect(ours.url).toBe(other.url)
  await other.end()
  expect(await answer(ours.url)).toEqual([{ answer: 'yes' }])
  await ours.stop()
  await expect(answer(ours.url)).rejects.toThrow('ECONNREFUSED')
})

test('what was committed is there after our process was killed in the middle of its work', async () => {
  const other = await otherCommand()
  await onServer(other.url, 'create table kept as select 7 as number')
  other.child.kill('SIGKILL')
  const ours = await startEmbedded({ dataFolder })
  expect(await onServer(ours.url, 'select number from kept')).toEqual([{ number: 7 }])
  await ours.stop()
})

test('the port and the password are remembered, and nobody gets in without the password', async () => {
  const first = await startEmbedded({ dataFolder })
  await first.stop()
  const second = await startEmbedded({ dataFolder })
  expect(second.url).toBe(first.url)
  const guess = new URL(second.url)
  guess.password = 'guess'
  await expect(answer(guess.href)).rejects.toThrow('password authentication failed')
  await second.stop()
})

test('it sorts Hindi as a dictionary does: ज़ stands with ज, whichever way it was typed', async () => {
  const { url, stop } = await startEmbedded({ dataFolder })
  // By their bytes the one-sign ज़ (U+095B) would come after every other letter.
  const words = await onServer(
    url,
    `select word from (values ('झील'), (U&'\\095Bमीन'), ('जल')) as w(word) order by word collate "hi-x-icu"`,
  )
  expect(words.map(({ word }) => word)).toEqual(['\u095bमीन', 'जल', 'झील'])
  expect(await onServer(url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  await stop()
})

test('in a folder closed to others it works all the same, and one for tests leaves nothing behind', async () => {
  const { url, stop } = await startEmbedded({ dataFolder, fast: true })
  expect(await answer(url)).toEqual([{ answer: 'yes' }])
  const { home } = JSON.parse(await readFile(join(dataFolder, 'access.json'), 'utf8')) as { home: string }
  await stop()
  expect([existsSync(home), existsSync(dataFolder)]).toEqual([false, false])
})
