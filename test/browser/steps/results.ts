// After the examination: marks, viva and practical, the result, the certificate, and orders on it.
import { expect } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { readClock } from '../../../src/db/act.ts'
import { day } from '../../mariners/a-mariner.ts'
import type { Language } from '../../../src/shell/text.ts'
import type { Street } from '../../support/browser.ts'
import type { Staff } from './office.ts'
import { type Walker, walker } from './walker.ts'

export async function markObjective({ examiner: { me } }: Staff, session: string): Promise<void> {
  await me.open('/office/JH/marking')
  await me.followTo(session)
  await me.press('examinations-marking.work.objectiveSubmit')
  await me.picture('marking')
}

/** The most that each line of the rubric on the page gives, typed into its field. */
async function giveAll(me: Walker): Promise<void> {
  const lines = await me.page.$$eval('input[name^=line-]', (all) =>
    all.map((one) => ({
      name: one.getAttribute('name') ?? '',
      hint: document.getElementById(`${one.id}-hint`)?.textContent ?? '',
    })),
  )
  expect(lines.length).toBeGreaterThan(1)
  for (const { name, hint } of lines) {
    const most = Math.max(...[...hint.matchAll(/\d+(\.\d+)?/g)].map(([figure]) => Number(figure)))
    await me.fill({ [name]: String(most) })
  }
}

/** Two examiners hear or watch the candidate; all lines well done. */
export async function recordPart(
  { examiner: { me }, second }: Staff,
  session: string,
  part: 'viva' | 'practical',
): Promise<void> {
  await me.open(`/office/JH/marking/${session}`)
  await me.followTo(`/parts/${part}/`)
  await me.fill({ came: 'yes', second: second.personId, note: 'Answered at the model and the table.' })
  await giveAll(me)
  await me.picture(part)
  await me.press('examinations-marking.rubric.submit')
}

/** Marks every sheet of the session, by its blind number. */
export async function markSheets({ examiner: { me } }: Staff, session: string): Promise<number> {
  await me.open(`/office/JH/marking/${session}`)
  const sheets = await me.links('/sheets/')
  for (const sheet of sheets) {
    await me.open(sheet.replace(/^\/(hi|en)/, ''))
    await giveAll(me)
    await me.fill({ note: 'Clear and to scale.' })
    await me.picture('sheet')
    await me.press('examinations-marking.rubric.submit')
  }
  return sheets.length
}

/** The examiner certifies, the Chief Examiner releases. */
export async function release({ examiner, chief }: Staff, session: string): Promise<void> {
  const results = `/office/JH/results/${session}`
  await examiner.me.open(results)
  await examiner.me.fill({ place: 'Ranchi' })
  await examiner.me.picture('results')
  await examiner.me.press('examinations-marking.results.recommendSubmit')
  await chief.me.open(results)
  await chief.me.press('examinations-marking.results.releaseSubmit')
}

/** The candidate reads the result. */
export async function readResult(me: Walker, own: string): Promise<string> {
  await me.open(own)
  await me.follow('examinations-marking.own.link')
  await me.picture('result')
  return await me.said()
}

/** The Chief Examiner reads why, and grants. */
export async function grant({ chief: { me } }: Staff, own: string): Promise<string> {
  await me.open('/office/JH/grants')
  await me.followTo(own.replace('/my/applications/', '/office/JH/grants/'))
  expect(await me.attribute('[data-verdict]', 'data-verdict')).toBe('satisfied')
  await me.picture('grant')
  await me.press('grants.one.submit')
  expect(me.here()).toMatch(/^\/office\/JH\/register\//)
  await me.picture('granted')
  return me.here()
}

/** The PDFs of the person's paper of this series, once they are printed, and its number. */
export async function papersOf(
  me: Walker,
  series: string,
): Promise<{ number: string; pdfs: { href: string; bytes: Buffer }[] }> {
  await me.open('/my/papers')
  await me.picture('papers')
  const number = new RegExp(`JH-${series}-\\d{4}-\\d{6}`).exec(await me.said())?.[0] ?? ''
  expect(number).not.toBe('')
  const hrefs = await me.page.$$eval(
    '.govuk-summary-card',
    (all, wanted) =>
      all
        .filter((card) => card.textContent.includes(wanted))
        .flatMap((card) => [...card.querySelectorAll('a[href$=".pdf"]')])
        .map((link) => link.getAttribute('href') ?? ''),
    number,
  )
  const pdfs: { href: string; bytes: Buffer }[] = []
  for (const href of hrefs) pdfs.push({ href, bytes: await printed(me, href) })
  return { number, pdfs }
}

async function printed(me: Walker, href: string): Promise<Buffer> {
  for (let tries = 0; tries < 200; tries++) {
    const { status, type, bytes } = await me.download(href)
    if (status === 200) {
      expect(type).toBe('application/pdf')
      return bytes
    }
    await wait(150)
  }
  throw new Error(`${href} was never printed`)
}

/** What a stranger is told of a number, each time another one: an answer may be kept for five seconds. */
export async function verdict(
  street: Street,
  language: Language,
  number: string,
): Promise<{ verdict: string | null; said: string }> {
  const stranger = await walker(street, { language, path: 'stranger' })
  await stranger.page.goto(`${street.address}/v/${number}`)
  const said = await stranger.attribute('[data-verdict]', 'data-verdict')
  await stranger.picture(`verdict-${said ?? 'none'}`)
  return { verdict: said, said: await stranger.said() }
}

const order = {
  grounds: '34(iv)(g)(iii)',
  reasons: 'He left the vessel at Rajmahal ghat for three days without leave.',
}

export async function suspend(street: Street, { chief: { me } }: Staff, register: string): Promise<void> {
  const { today } = await readClock(street.db)
  await me.open(register)
  await me.follow('grants.order.suspend')
  await me.fill({ ...day('fromDay', today), ...order })
  await me.picture('suspension')
  await me.press('grants.suspension.submit')
}

export async function cancel({ chief: { me } }: Staff, register: string): Promise<void> {
  await me.open(register)
  await me.follow('grants.order.cancel')
  await me.fill(order)
  await me.press('grants.cancellation.submit')
  await me.picture('cancelled')
}
