// Before the hand-in: what still waits on this device goes first.
import { isReachable, open } from './line.ts'
import { tokenOf } from './question-form.ts'
import { loadQueue, waiting } from './queue.ts'
import { flush, onSaid } from './send.ts'

/** Starts the summary page, if this is one. */
export function startSummary(): void {
  const place = document.querySelector<HTMLElement>('[data-exam-summary]')
  const form = place?.querySelector<HTMLFormElement>('form[data-hand-in]')
  if (!place || !form) return
  onSaid(() => undefined, tokenOf(form))
  const emptied = loadQueue(place.dataset['examSummary'] ?? '').then(flush)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void emptied.then(flush).then(async () => {
      if (waiting().length > 0) sayWaiting(place)
      else if (await isReachable(location.pathname)) form.submit()
    })
  })
  for (const link of place.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      void open(link.href)
    })
}

function sayWaiting(place: HTMLElement): void {
  const badge = place.querySelector<HTMLElement>('[data-saved]')
  if (!badge) return
  badge.textContent = badge.dataset['wordsKept'] ?? ''
  badge.classList.add('app-exam__saved--failed')
}
