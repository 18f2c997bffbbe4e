// The other questions' pages, fetched while the line is there, so that a dead line stops nobody.
import { ask } from './line.ts'

const held = new Map<number, Document>()
const millisecondsBetween = 400
let isFetching = false

const address = (attempt: string, question: number): string =>
  `/${document.documentElement.lang}/my/examination/${attempt}/${question}`

/**
 * Fetches the pages that are not held yet, one after the other and quietly: first those after the question on
 * the page, which are wanted first, then round to those before it.
 */
export async function prefetch(attempt: string, first: number, total: number): Promise<void> {
  if (isFetching) return
  isFetching = true
  for (let step = 0; step < total; step++) {
    const question = ((first - 1 + step) % total) + 1
    if (held.has(question)) continue
    await fetchPage(attempt, question)
    await new Promise((resolve) => window.setTimeout(resolve, millisecondsBetween))
  }
  isFetching = false
}

async function fetchPage(attempt: string, question: number): Promise<Document | null> {
  try {
    const answer = await ask(address(attempt, question), { redirect: 'error' })
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (!page.querySelector('form[data-exam]')) return null
    held.set(question, page)
    return page
  } catch {
    return null
  }
}

const pageOf = async (attempt: string, question: number): Promise<Document | undefined> =>
  (navigator.onLine ? await fetchPage(attempt, question) : null) ?? held.get(question)

/** Puts a question onto the page: as the server draws it now, or as it was fetched when the line was there. */
export async function showPage(attempt: string, question: number): Promise<boolean> {
  const page = await pageOf(attempt, question)
  const main = page?.getElementById('main-content')
  const place = document.getElementById('main-content')
  if (!page || !main || !place) return false
  place.replaceChildren(...Array.from(main.childNodes, (node) => document.importNode(node, true)))
  showTitle(page)
  if (matchMedia('(max-width: 768px)').matches)
    place.querySelector('details[data-closed-on-phone]')?.removeAttribute('open')
  const path = address(attempt, question)
  if (location.pathname !== path) history.pushState(null, '', path)
  focusHeading(place)
  return true
}

function focusHeading(place: HTMLElement): void {
  const heading = place.querySelector<HTMLElement>('h1, legend')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/** The head of the page and the title of the window tell which question it is, too. */
function showTitle(page: Document): void {
  document.title = page.title
  const head = document.querySelector('.app-exam-header__title')
  if (head) head.textContent = page.querySelector('.app-exam-header__title')?.textContent ?? ''
}
