// Keeps the answer beside the form as it is filled. Loaded by calculator.ts with one rule set; where it cannot be
// loaded or fails, the plain form stays and its button asks the server.
import { liveAnswer } from 'live-answer'
import { formatDay } from '../../shell/format.ts'
import { type Language, languages } from '../../shell/languages.ts'
import { drawIn } from './draw.ts'
import { type Messages, sayIn } from './words.ts'

export { decide } from 'live-rules'

/** So many milliseconds after the last key the answer is worked out. */
const pause = 400

/** What the page gives with its form. */
type Given = {
  readonly name: string
  readonly today: string
  /** The address of the page, for the printed sheet. */
  readonly address: string
  /** The day on which the settings hold. */
  readonly on: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly messages: Messages
}

/** Answers what is typed, as the page would; null for a form of which these rules know nothing. */
export function showing({ language, messages, ...given }: Given) {
  const say = sayIn(messages)
  const words = {
    say,
    has: (key: string) => Object.hasOwn(messages, key),
    tr: (said: Readonly<Record<Language, string>>) => said[language],
    day: (day: string) => formatDay(day, language),
  }
  return liveAnswer({ ...given, words, draw: drawIn(language, say) })
}

/** Starts on a form; `messages` are the words of the page's language. */
export function start(form: HTMLFormElement, messages: Messages): void {
  const { live = '', today = '', on = '', settings = '{}' } = form.dataset
  const region = document.getElementById('answer')
  const bar = document.getElementById('answer-line')
  const language = languages.find((one) => one === document.documentElement.lang) ?? 'hi'
  const address = `${location.origin}${location.pathname}`
  const show = showing({
    ...{ name: live, today, on, address, language, messages },
    settings: settingsIn(settings),
  })
  if (region === null || bar === null || show === null) return
  let timer = 0
  const later = (): void => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (!update({ form, region, bar, show })) form.removeEventListener('input', later)
    }, pause)
  }
  form.addEventListener('input', later)
  later()
}

type Typed = Record<string, string | string[]>
type Place = {
  readonly form: HTMLFormElement
  readonly region: HTMLElement
  readonly bar: HTMLElement
  readonly show: NonNullable<ReturnType<typeof showing>>
}

/** False when it failed: then nothing stands that may be old, and the button is left. */
function update({ form, region, bar, show }: Place): boolean {
  try {
    const { html, line, isAnswer } = show(typedIn(form))
    region.innerHTML = html
    bar.hidden = false
    const said = bar.querySelector('[data-line]')
    if (said && said.textContent !== line) said.textContent = line
    bar.querySelector('[data-line-label]')?.toggleAttribute('hidden', !isAnswer)
    if (isAnswer) document.querySelector('.govuk-error-summary')?.remove()
    return true
  } catch {
    region.replaceChildren()
    bar.hidden = true
    return false
  }
}

/** What the form would send. */
function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    const before = typed[name]
    typed[name] = before === undefined ? value : [...[before].flat(), value]
  }
  return typed
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function settingsIn(text: string): Record<string, unknown> {
  const settings: unknown = JSON.parse(text)
  return isRecord(settings) ? settings : {}
}
