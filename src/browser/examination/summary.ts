// Before the hand-in: what still waits on this device goes first.
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
    void emptied.then(flush).then(() => {
      if (waiting().length === 0) form.submit()
      else sayWaiting(place)
    })
  })
}

function sayWaiting(place: HTMLElement): void {
  const badge = place.querySelector<HTMLElement>('[data-saved]')
  if (!badge) return
  badge.textContent = badge.dataset['wordsKept'] ?? ''
  badge.classList.add('app-exam__saved--failed')
}
