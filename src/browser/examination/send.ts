// Sends what waits, one after the other in order, and tries again when the line was dead.
import { acknowledge, type Change, forget, rename, waiting } from './queue.ts'

/** What the server said to a change. */
export type Said =
  | { outcome: 'saved'; revision: number; savedAt: string }
  | {
      outcome: 'conflict'
      revision: number
      answer: string | string[] | null
      marked: boolean
      savedAt: string
    }
  | { outcome: 'ended' | 'paused' | 'other-machine' | 'not-started' | 'signed-out' | 'lost' }

type Listener = (change: Change, said: Said) => void

const secondsBetweenTries = 5
let sending: string | null = null
let going: Promise<void> | null = null
let timer: number | undefined
let listener: Listener = () => undefined
let token = ''

export const onSaid = (listen: Listener, csrf: string): void => {
  listener = listen
  token = csrf
}
/** The change that is on its way now. */
export const onItsWay = (): string | null => sending

/** Sends what waits. Resolves when nothing waits any more or the line is dead; called again, it is the same going. */
export async function flush(): Promise<void> {
  going ??= sendAll().finally(() => {
    going = null
  })
  await going
}

async function sendAll(): Promise<void> {
  for (let change = waiting()[0]; change; change = waiting()[0]) {
    sending = change.saveId
    const said = await send(change)
    sending = null
    const goOn = await settle(change, said)
    listener(change, said)
    if (!goOn) return
  }
}

async function settle(change: Change, said: Said): Promise<boolean> {
  switch (said.outcome) {
    case 'saved':
      await acknowledge(change, said.revision)
      return true
    case 'conflict':
      await forget(change.saveId)
      return true
    case 'ended':
      await forget(change.saveId) // the server has it in its log, as come too late
      return true
    case 'paused':
      await rename(change)
      again()
      return false
    case 'lost':
    case 'signed-out':
    case 'other-machine':
    case 'not-started':
      again()
      return false
  }
}

function again(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void flush(), secondsBetweenTries * 1000)
}

async function send(change: Change): Promise<Said> {
  try {
    const answer = await post(`/my/examination/${change.attempt}/answers`, change)
    if (answer.status === 403 || answer.status === 401) return { outcome: 'signed-out' }
    if (answer.status !== 200 && answer.status !== 409) return { outcome: 'lost' }
    const said: unknown = await answer.json()
    return isSaid(said) ? said : { outcome: 'lost' }
  } catch {
    return { outcome: 'lost' } // no line, or a page of some other network instead of our JSON
  }
}

const isSaid = (said: unknown): said is Said => typeof said === 'object' && said !== null && 'outcome' in said

/** Posts JSON to our own server, in the language of the page, with the token of the session. */
export async function post(path: string, body: object): Promise<Response> {
  const stop = new AbortController()
  const late = window.setTimeout(() => {
    stop.abort()
  }, 10_000)
  try {
    return await fetch(`/${document.documentElement.lang}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ _csrf: token, ...body }),
      signal: stop.signal,
      redirect: 'error',
    })
  } finally {
    window.clearTimeout(late)
  }
}
