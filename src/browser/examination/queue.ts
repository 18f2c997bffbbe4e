// What was answered and not yet acknowledged: kept in IndexedDB, so that a reload or a dead line loses nothing.

/** One change of one answer, as it will be sent. */
export type Change = {
  saveId: string
  attempt: string
  question: number
  revision: number
  answer: string | string[] | null
  marked: boolean
  /** Typed where a number belongs, and none: kept, but no answer. */
  isNoNumber: boolean
  language: string
  /** Grows by one for each change on this device: the order of sending. */
  order: number
}

const storeName = 'changes'
let memory: Change[] = []
/** The newest revision that the server gave a question for what this device sent. */
const given = new Map<number, number>()

const opened: Promise<IDBDatabase | null> = new Promise((resolve) => {
  try {
    const request = indexedDB.open('sukani-examination', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName, { keyPath: 'saveId' })
    }
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      resolve(null)
    }
  } catch {
    resolve(null) // a private window may forbid it: then memory alone keeps them
  }
})

const done = async (request: IDBRequest): Promise<unknown> =>
  await new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('not stored'))
    }
  })

async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  const database = await opened
  if (database)
    await done(work(database.transaction(storeName, mode).objectStore(storeName))).catch(() => undefined)
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'saveId' in value && 'attempt' in value

/** The changes of an attempt that wait, in order; read once from the device, then held in memory too. */
export async function loadQueue(attempt: string): Promise<void> {
  const database = await opened
  if (!database) return
  const store = database.transaction(storeName, 'readonly').objectStore(storeName)
  const kept: unknown = await done(store.getAll()).catch(() => [])
  const own = Array.isArray(kept) ? kept.filter(isChange).filter((change) => change.attempt === attempt) : []
  const known = new Set(memory.map((change) => change.saveId))
  memory = [...own.filter((change) => !known.has(change.saveId)), ...memory].sort((a, b) => a.order - b.order)
}

export const waiting = (): readonly Change[] => memory

/** The newest change of a question that waits. */
export const waitingOf = (question: number): Change | undefined =>
  memory.filter((change) => change.question === question).at(-1)

/** Keeps a change; an unsent one of the same question, on the same revision, is replaced by it. */
export async function keep(made: Change, sending: string | null): Promise<void> {
  // The page may not have been told yet of a revision that has come while this was typed.
  const change = { ...made, revision: Math.max(made.revision, given.get(made.question) ?? 0) }
  const replaced = memory.filter((old) => old.question === change.question && old.saveId !== sending)
  memory = [...memory.filter((old) => !replaced.includes(old)), change]
  for (const old of replaced) await inStore('readwrite', (store) => store.delete(old.saveId))
  await inStore('readwrite', (store) => store.put(change))
}

/** The server has answered for this change otherwise: it is not sent again. */
export async function forget(saveId: string): Promise<void> {
  memory = memory.filter((change) => change.saveId !== saveId)
  await inStore('readwrite', (store) => store.delete(saveId))
}

/**
 * The server has saved a change: what waits of its question stands on the revision that it gave. Told to all
 * at once, before anything is awaited: a change made in between would stand on the old one and be refused.
 */
export async function acknowledge({ saveId, question }: Change, revision: number): Promise<void> {
  given.set(question, Math.max(revision, given.get(question) ?? 0))
  memory = memory.filter((change) => change.saveId !== saveId)
  const later = memory.filter((change) => change.question === question)
  for (const change of later) change.revision = revision
  await Promise.all([
    inStore('readwrite', (store) => store.delete(saveId)),
    ...later.map(async (change) => await inStore('readwrite', (store) => store.put(change))),
  ])
}

/** The same change under a new name: it was refused in a pause and is sent again. */
export async function rename(old: Change): Promise<void> {
  await forget(old.saveId)
  await keep({ ...old, saveId: newId() }, null)
}

/** A random UUID; randomUUID itself is not there on a page without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
