// Whether the line to the server stands. A browser's own error page would throw the candidate out of the
// examination, so no address is opened before the server has answered for it.

const millisecondsToAnswer = 5000
let onReturn: () => void = () => undefined

export const whenBack = (act: () => void): void => {
  onReturn = act
}

/** The band at the head of the page tells that the line is dead, as long as it is. */
export function setConnection(isThere: boolean): void {
  const band = document.getElementById('exam-connection')
  if (!band) return
  const isBack = isThere && !band.hidden
  band.hidden = isThere
  if (isBack) onReturn()
}

/** What the server answers; it is not waited for longer than a candidate would. */
export async function ask(address: string, asked: RequestInit): Promise<Response> {
  const stop = new AbortController()
  const late = window.setTimeout(() => {
    stop.abort()
  }, millisecondsToAnswer)
  try {
    return await fetch(address, { ...asked, signal: stop.signal })
  } finally {
    window.clearTimeout(late)
  }
}

/** Does the server answer for this address? A gateway before a dead server also answers, with 500 and more. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await ask(address, { method: 'HEAD', cache: 'no-store' })
    setConnection(status < 500)
    return status < 500
  } catch {
    setConnection(false)
    return false
  }
}

/** Opens an address of the server; without a line the page stays, and says so. */
export async function open(address: string): Promise<void> {
  if (await isReachable(address)) location.assign(address)
}
