// The candidate at the screen: reads each question as it stands there, and knows the bank by heart.
import { expect } from 'vitest'
import { readBank } from '../../../src/examinations/index.ts'
import type { Language } from '../../../src/shell/text.ts'
import type { Walker } from './walker.ts'

type Shown = { stem: string; options: { id: string; text: string }[]; kind: string }
type Right = { texts: string[] } | { number: string } | 'on-sheet'

const flat = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
const nameOf = (stem: string, options: string[]): string =>
  [flat(stem), ...options.map(flat).sort()].join(' | ')

/** What is right, by the words of the question in one language. */
function rightAnswers(language: Language): Map<string, Right> {
  return new Map(
    readBank().items.map((item): [string, Right] => {
      if (item.kind === 'numeric')
        return [nameOf(item[language].stem, []), { number: String(item.key.value) }]
      if (item.kind === 'drawing' || item.kind === 'essay')
        return [nameOf(item[language].stem, []), 'on-sheet']
      const { stem, options } = item[language]
      const texts = [item.key].flat().map((letter) => flat(options[letter] ?? ''))
      return [nameOf(stem, Object.values(options)), { texts }]
    }),
  )
}

const shown = async ({ page }: Walker): Promise<Shown> =>
  await page.evaluate(() => {
    const inputs = [...document.querySelectorAll('main [name=answer]')]
    return {
      stem: document.querySelector('main h1')?.textContent ?? '',
      kind: inputs[0]?.getAttribute('type') ?? '',
      options: inputs.map(({ id }) => ({
        id,
        text: document.querySelector(`label[for="${id}"]`)?.textContent ?? '',
      })),
    }
  })

async function pressAt({ page }: Walker, selector: string, key: 'Enter' | 'Space'): Promise<void> {
  await page.focus(selector)
  await page.keyboard.press(key)
}

/** Answers the question on the screen rightly. */
async function answer(me: Walker, known: Map<string, Right>): Promise<void> {
  const { stem, options, kind } = await shown(me)
  const isChoice = options.length > 1
  const right = known.get(nameOf(stem, isChoice ? options.map(({ text }) => text) : []))
  if (right === undefined) throw new Error(`Not in the bank: ${stem} (${kind})`)
  if (right === 'on-sheet') {
    await pressAt(me, `#${options[0]?.id ?? ''}`, 'Space')
  } else if ('number' in right) {
    await me.page.focus('#answer')
    await me.page.keyboard.sendCharacter(right.number)
  } else {
    for (const { id, text } of options)
      if (right.texts.includes(flat(text))) await pressAt(me, `#${id}`, 'Space')
  }
}

/** Starts: reads what the page says first, and presses the button. Script is on from here. */
export async function startSitting(me: Walker): Promise<string> {
  await me.page.setJavaScriptEnabled(true)
  await me.open('/my/examination')
  await me.followTo('/my/examination/')
  await me.picture('before-the-start')
  const attempt = me.here()
  await me.press('examinations-sitting.attempt.start')
  return attempt
}

/** Answers every question, the next one always by the button; at question `turn` changes the language to and fro. */
export async function sit(me: Walker, attempt: string, { turn }: { turn: number }): Promise<number> {
  const known = rightAnswers(me.language)
  const total = Number(await me.attribute('form[data-exam]', 'data-total'))
  await me.picture('first-question')
  for (let number = 1; number <= total; number++) {
    await me.page.waitForSelector(`form[data-question="${number}"]`)
    if (number === turn) await changeLanguage(me, attempt, number)
    await answer(me, known)
    if (number === turn) await me.picture('question')
    await pressAt(me, 'button[name=then][value=next]', 'Enter')
  }
  await me.page.waitForSelector('[data-exam-summary]')
  return total
}

/** To the other language and back: the question stays the same. */
async function changeLanguage(me: Walker, attempt: string, number: number): Promise<void> {
  const other = me.language === 'hi' ? 'en' : 'hi'
  for (const language of [other, me.language]) {
    await Promise.all([me.page.waitForNavigation(), pressAt(me, 'button[name=language]', 'Enter')])
    expect(new URL(me.page.url()).pathname).toBe(`/${language}${attempt}/${number}`)
    if (language === other) await me.picture('other-language')
    await me.page.waitForSelector(`form[data-question="${number}"][data-language=${language}]`)
  }
}

/** Looks over all answers and hands in; the page then says that nothing more can be changed. */
export async function handIn(me: Walker, total: number): Promise<void> {
  const answered = await me.page.$$eval('.app-palette .app-mark--answered', (all) => all.length)
  expect(answered).toBe(total)
  await me.picture('summary')
  await me.press('examinations-sitting.summary.handIn')
  expect(await me.attribute('[data-standing]', 'data-standing')).toBe('ended')
  await me.picture('handed-in')
}
