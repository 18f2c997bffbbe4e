// An officer sets a value on its page, as a browser without script would send it.
import { readClock } from '../../src/db/act.ts'
import type { House, SignedIn } from '../support/house.ts'
import type { Page } from '../support/visitor.ts'

/** The three boxes of a day. */
export const dayFields = (name: string, day: string): Record<string, string> => {
  const [year = '', month = '', of = ''] = day.split('-')
  return { [`${name}-day`]: of, [`${name}-month`]: month, [`${name}-year`]: year }
}

/** The day so many days after today, by the database's clock. */
export async function dayFromToday(home: House, days: number): Promise<string> {
  const { today } = await readClock(home.db)
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export type Typed = { value: string; validFrom: string; reason?: string }
const fieldsOf = ({ value, validFrom, reason = 'आदेश 12/2026 के अनुसार' }: Typed) => ({
  ...{ value, reason },
  ...dayFields('validFrom', validFrom),
})

export const settingPage = (key: string, language = 'hi') => `/${language}/office/JH/settings/${key}`

/** Opens the page and sends the form. */
export const setValue = async (officer: SignedIn, key: string, typed: Typed): Promise<Page> =>
  await officer.submit(settingPage(key), fieldsOf(typed))

/** Sends the form of a page that was opened before. */
export async function opened(officer: SignedIn, key: string): Promise<(typed: Typed) => Promise<Page>> {
  const page = await officer.get(settingPage(key))
  const hidden = (name: string) => page.$(`main input[name=${name}]`).first().attr('value') ?? ''
  const kept = { _csrf: hidden('_csrf'), version: hidden('version') }
  return async (typed) => await officer.post(settingPage(key), { ...kept, ...fieldsOf(typed) })
}
