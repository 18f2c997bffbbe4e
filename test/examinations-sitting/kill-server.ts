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
type Acknowledged = { saveId: string; said: string }

/** So many has the paper of a serang. */
const questions = 25
const program = fileURLToPath(new URL('./server-alone.ts', import.meta.url))

/** Kills the server so many times at random moments under ten answering bots, and counts. */
export async function killServer(home: House, kills: number): Promise<Figures> {
  const { candidates } = await runningHall(home, { candidates: 10 })
  const papers = await Promise.all(candidates.map(readPaper))
  const port = await freePort()
  let server = await startServer(home, port)
  const stop = new AbortController()
  const acknowledged: Acknowledged[] = []
  const bots = candidates.map(async (me, at) => {
    await answerUntil(stop.signal, `http://localhost:${port}`, me, papers[at]!, acknowledged)
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
  const rows = await home.db.selectFrom('answers').selectAll().where('counted', '=', true).execute()
  const stored = new Map(
    rows.map((row) => [row.save_id, inOneLine(row.attempt_id, row.question, row.revision, row.answer)]),
  )
  const found = acknowledged.filter(({ saveId, said }) => stored.get(saveId) === said).length
  return {
    kills,
    bots: bots.length,
    acknowledged: acknowledged.length,
    found,
    missing: acknowledged.length - found,
  }
}

/** What was answered where, as it must be found again: to the very option. */
const inOneLine = (...parts: unknown[]): string => JSON.stringify(parts)

type Paper = { token: string; options: string[][] }

/** The options of every question, as the candidate's own pages show them. */
async function readPaper(me: Candidate): Promise<Paper> {
  const options: string[][] = []
  let token = ''
  for (let question = 1; question <= questions; question++) {
    const { $ } = await me.get(`${me.page}/${question}`)
    token = $('input[name=_csrf]').attr('value') ?? ''
    options.push(
      $('input[name=answer]')
        .map((_at, one) => $(one).attr('value'))
        .get(),
    )
  }
  return { token, options }
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
  { token, options }: Paper,
  acknowledged: Acknowledged[],
): Promise<void> {
  const revisions = new Map<number, number>()
  for (let count = 0; !stop.aborted; count++) {
    const question = 1 + (count % questions)
    const choices = options[question - 1] ?? []
    const answer = choices[randomInt(choices.length)] ?? null
    const save = { saveId: randomUUID(), question, revision: revisions.get(question) ?? 0, answer }
    const body = { _csrf: token, language: 'hi', marked: count % 2 === 0, ...save }
    const revision = await sendUntilSaved(stop, `${address}${me.page}/answers`, me, body)
    if (revision === undefined) return
    revisions.set(question, revision)
    acknowledged.push({ saveId: save.saveId, said: inOneLine(me.attempt, question, revision, answer) })
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
