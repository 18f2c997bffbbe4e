// Bots answer while the real server, a program of its own, is killed (kill -9) again and again: what it had
// acknowledged must be in the database, every time (operations.md, check 28).
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { House } from '../support/house.ts'
import { freePort } from '../support/house-copy.ts'
import { type Candidate, runningHall } from './hall.ts'

export type Figures = { kills: number; bots: number; acknowledged: number; found: number; missing: number }
type Acknowledged = { attempt: string; question: number; revision: number; saveId: string }

const program = fileURLToPath(new URL('./server-alone.ts', import.meta.url))

/** Kills the server so many times at random moments under ten answering bots, and counts. */
export async function killServer(home: House, kills: number): Promise<Figures> {
  const { candidates } = await runningHall(home, { candidates: 10 })
  const tokens = await Promise.all(
    candidates.map(async (me) => (await me.get(`${me.page}/1`)).$('input[name=_csrf]').attr('value') ?? ''),
  )
  const port = await freePort()
  let server = await startServer(home, port)
  const stop = new AbortController()
  const acknowledged: Acknowledged[] = []
  const bots = candidates.map(async (me, at) => {
    await answerUntil(stop.signal, `http://localhost:${port}`, me, tokens[at] ?? '', acknowledged)
  })
  for (let count = 0; count < kills; count++) {
    await wait(randomInt(200, 900))
    server.kill('SIGKILL')
    server = await startServer(home, port)
  }
  await wait(300)
  stop.abort()
  await Promise.all(bots)
  server.kill('SIGKILL')
  const rows = await home.db.selectFrom('answers').select('save_id').where('counted', '=', true).execute()
  const stored = new Set(rows.map((row) => row.save_id))
  const found = acknowledged.filter(({ saveId }) => stored.has(saveId)).length
  return {
    kills,
    bots: bots.length,
    acknowledged: acknowledged.length,
    found,
    missing: acknowledged.length - found,
  }
}

async function startServer(home: House, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: '/usr/bin:/bin',
      PORT: String(port),
      DATABASE_URL: home.database.url,
      SESSION_SECRET: home.deps.config.sessionSecret ?? '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => {
      resolve()
    })
    child.once('exit', () => {
      reject(new Error('the server ended before it served'))
    })
  })
  return child
}

/** One bot: question after question, each time the next revision; what got no reply is sent again as it was. */
async function answerUntil(
  stop: AbortSignal,
  address: string,
  me: Candidate,
  token: string,
  acknowledged: Acknowledged[],
): Promise<void> {
  const revisions = new Map<number, number>()
  for (let count = 0; !stop.aborted; count++) {
    const question = 1 + (count % 25)
    const save = { saveId: randomUUID(), question, revision: revisions.get(question) ?? 0, answer: null }
    const body = { _csrf: token, language: 'hi', marked: count % 2 === 0, ...save }
    const revision = await sendUntilSaved(stop, `${address}${me.page}/answers`, me, body)
    if (revision === undefined) return
    revisions.set(question, revision)
    acknowledged.push({ attempt: me.attempt, question, revision, saveId: save.saveId })
  }
}

async function sendUntilSaved(
  stop: AbortSignal,
  url: string,
  me: Candidate,
  body: object,
): Promise<number | undefined> {
  const cookie = [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  while (!stop.aborted) {
    try {
      const headers = { cookie, 'content-type': 'application/json', accept: 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      const said = (await answer.json()) as { outcome?: string; revision?: number }
      if (said.outcome === 'saved') return said.revision
      throw new Error(`${answer.status} ${JSON.stringify(said)}`)
    } catch (error) {
      if (error instanceof Error && /^409/.test(error.message)) throw error
      await wait(20)
    }
  }
  return undefined
}
