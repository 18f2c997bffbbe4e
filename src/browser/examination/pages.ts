// The other questions' pages, fetched while the line is there, so that a dead line stops nobody.

const held = new Map<number, Element>()
const millisecondsBetween = 400

const address = (attempt: string, question: number): string =>
  `/${document.documentElement.lang}/my/examination/${attempt}/${question}`

/** Fetches one page after the other, quietly; what fails is asked for when it is wanted. */
export function prefetch(attempt: string, total: number): void {
  const next = (question: number): void => {
    if (question > total) return
    void fetchPage(attempt, question).finally(() => {
      window.setTimeout(() => {
        next(question + 1)
      }, millisecondsBetween)
    })
  }
  next(1)
}

async function fetchPage(attempt: string, question: number): Promise<Element | null> {
  try {
    const answer = await fetch(address(attempt, question), { redirect: 'error' })
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const main = page.querySelector('form[data-exam]') ? page.getElementById('main-content') : null
    if (main) held.set(question, main)
    return main
  } catch {
    return null
  }
}

/** Puts a question onto the page: as the server draws it now, or as it was fetched when the line was there. */
export async function showPage(attempt: string, question: number): Promise<boolean> {
  const main = (navigator.onLine ? await fetchPage(attempt, question) : null) ?? held.get(question)
  const place = document.getElementById('main-content')
  if (!main || !place) return false
  place.replaceChildren(...Array.from(main.childNodes, (node) => document.importNode(node, true)))
  if (matchMedia('(max-width: 768px)').matches)
    place.querySelector('details[data-closed-on-phone]')?.removeAttribute('open')
  history.pushState(null, '', address(attempt, question))
  const heading = place.querySelector<HTMLElement>('h1, legend')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
  return true
}
