// The question page: saves each change, shows what became of it, and goes on without a line where it can.
import { setSecondsLeft, whenOver } from './clock.ts'
import { isReachable, open, setConnection, whenBack } from './line.ts'
import { showPalette } from './palette.ts'
import { prefetch, showPage } from './pages.ts'
import {
  answerOn,
  findQuestion,
  isMarked,
  isNoNumber,
  type QuestionForm,
  revisionOf,
  say,
  setMarked,
  setRevision,
  showAnswer,
  tellNumber,
  tokenOf,
  wordsOf,
} from './question-form.ts'
import { type Change, keep, loadQueue, newId, waiting, waitingOf } from './queue.ts'
import { flush, onItsWay, onSaid, post, type Said } from './send.ts'

const pauseBeforeSaving = 600
const secondsBetweenSigns = 20
let typing: number | undefined
let order = 0
/** What the server said last of each question: newer than what a page fetched earlier was drawn with. */
const known = new Map<number, { revision: number; answer: Change['answer']; marked: boolean }>()

/** Starts the question page, if this is one. */
export function startQuestions(): void {
  const first = findQuestion()
  if (!first) return
  onSaid(heard, tokenOf(first.form))
  void loadQueue(first.attempt).then(async () => {
    order = (waiting().at(-1)?.order ?? 0) + 1
    enter(first)
    await flush()
  })
  window.addEventListener('online', () => void flush())
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload() // a page from the browser's store shows an older revision
  })
  window.addEventListener('popstate', () => void back(first.attempt))
  whenOver(() => void sign(first.attempt))
  window.setInterval(() => void sign(first.attempt), secondsBetweenSigns * 1000)
  const fetchOthers = (): void =>
    void prefetch(first.attempt, findQuestion()?.question ?? first.question, first.total)
  whenBack(fetchOthers)
  fetchOthers()
}

/** A question has come onto the page: what waits of it is shown, and that it was seen is saved. */
function enter(page: QuestionForm): void {
  const kept = waitingOf(page.question)
  const newer = known.get(page.question)
  if (newer && newer.revision > revisionOf(page)) {
    setRevision(page, newer.revision)
    showAnswer(page, newer.answer)
    setMarked(page, newer.marked)
  }
  if (kept) {
    showAnswer(page, kept.answer)
    setMarked(page, kept.marked)
    say(page, wordsOf(page, 'Kept'))
  } else if (revisionOf(page) === 0) void change(page, null, false)
  page.form.addEventListener('input', (event) => {
    window.clearTimeout(typing)
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
    typing = window.setTimeout(() => void changed(page), isText ? pauseBeforeSaving : 0)
  })
  page.form.addEventListener('submit', (event) => {
    event.preventDefault()
    void press(page, event.submitter)
  })
  tellNumber(page)
  showPalette(page, waiting())
}

const changed = async (page: QuestionForm): Promise<void> => {
  tellNumber(page)
  await change(page, answerOn(page), isMarked(page))
}

async function change(page: QuestionForm, answer: Change['answer'], marked: boolean): Promise<void> {
  window.clearTimeout(typing)
  setMarked(page, marked)
  const { attempt, question } = page
  const language = document.documentElement.lang
  order += 1
  const revision = revisionOf(page)
  const made = { attempt, question, revision, answer, marked, language, order }
  await keep({ saveId: newId(), ...made, isNoNumber: isNoNumber(page) }, onItsWay())
  say(page, wordsOf(page, 'Saving'))
  showPalette(page, waiting())
  void flush()
}

/** A button: saves what it means, then goes where it says, by the pages held here or by the server's. */
async function press(page: QuestionForm, button: HTMLElement | null): Promise<void> {
  const { name, value } = meaningOf(button)
  if (name === 'then' && value === 'clear') return clear(page)
  const isOn = name === 'then' && value !== 'summary'
  const isNews = tellNumber(page)
  await change(page, answerOn(page), isOn ? value === 'mark' : isMarked(page))
  // Who is told that it is no number, and presses again, wants to go on.
  if (!isOn || !isNews) await goOn(page, name, value)
}

/** The Enter key presses the first button. */
const meaningOf = (button: HTMLElement | null): { name: string; value: string } => ({
  name: button?.getAttribute('name') ?? 'then',
  value: button?.getAttribute('value') ?? 'next',
})

async function clear(page: QuestionForm): Promise<void> {
  showAnswer(page, null)
  tellNumber(page)
  await change(page, null, false)
}

async function goOn(page: QuestionForm, name: string, value: string): Promise<void> {
  const next = name === 'goTo' ? Number(value) : page.question + 1
  const leaves = name === 'language' || (name === 'then' && (value === 'summary' || next > page.total))
  if (!leaves && (await showPage(page.attempt, next))) {
    enterShown()
    return
  }
  await flush()
  if (name === 'language') await open(`/${value}/my/examination/${page.attempt}/${page.question}`)
  else await open(address(page, leaves ? 'summary' : String(next)))
}

const address = ({ attempt }: QuestionForm, place: string): string =>
  `/${document.documentElement.lang}/my/examination/${attempt}/${place}`

/** The browser's own buttons for back and forward, between questions that this page has shown. */
async function back(attempt: string): Promise<void> {
  const question = Number(location.pathname.split('/').at(-1))
  if (await showPage(attempt, question)) enterShown()
  else if (await isReachable(location.pathname)) location.reload()
}

function enterShown(): void {
  const page = findQuestion()
  if (page) enter(page)
}

/** The server has answered for a change, which may be of another question than the one on the page. */
function heard(change: Change, said: Said): void {
  const { attempt, question } = change
  if (said.outcome === 'saved') known.set(question, { ...change, revision: said.revision })
  if (said.outcome === 'conflict') known.set(question, said)
  setConnection(said.outcome !== 'lost')
  const page = findQuestion()
  if (!page) return
  if (page.question === question) showOutcome(page, said)
  else if (waitingOf(page.question) && !isAnswered(said)) say(page, wordsOf(page, 'Kept'), true)
  showPalette(page, waiting())
  if (['paused', 'ended', 'other-machine'].includes(said.outcome)) void leave(attempt)
}

const isAnswered = ({ outcome }: Said): boolean => outcome === 'saved' || outcome === 'conflict'

function showOutcome(page: QuestionForm, said: Said): void {
  if (said.outcome === 'saved') showSaved(page, said.revision, said.savedAt)
  else if (said.outcome === 'conflict') showReplaced(page, said)
  else if (said.outcome === 'signed-out') say(page, wordsOf(page, 'SignedOut'), true)
  else if (said.outcome === 'ended') say(page, wordsOf(page, 'Ended'), true)
  else say(page, wordsOf(page, 'Kept'), true)
}

function showSaved(page: QuestionForm, revision: number, savedAt: string): void {
  setRevision(page, revision)
  if (waitingOf(page.question)) return
  const saved =
    answerOn(page) === null ? wordsOf(page, 'Seen') : `✓ ${wordsOf(page, 'Saved')} ${clockTime(savedAt)}`
  say(page, saved)
}

type Replaced = { revision: number; answer: Change['answer']; marked: boolean }
function showReplaced(page: QuestionForm, { revision, answer, marked }: Replaced): void {
  setRevision(page, revision)
  showAnswer(page, answer)
  tellNumber(page)
  setMarked(page, marked)
  say(page, wordsOf(page, 'Replaced'), true)
}

const clockTime = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(new Date(at))

/** The time is over, or the sitting stands elsewhere: the server's page says what to do. */
async function leave(attempt: string): Promise<void> {
  await flush()
  location.assign(`/${document.documentElement.lang}/my/examination/${attempt}`)
}

async function sign(attempt: string): Promise<void> {
  try {
    const answer = await post(`/my/examination/${attempt}/signs`, {})
    const said: unknown = await answer.json()
    if (typeof said !== 'object' || said === null || !('standing' in said)) return
    setConnection(true)
    if (said.standing !== 'running') await leave(attempt)
    else if ('secondsLeft' in said && typeof said.secondsLeft === 'number') setSecondsLeft(said.secondsLeft)
    await flush()
  } catch {
    setConnection(false)
  }
}
