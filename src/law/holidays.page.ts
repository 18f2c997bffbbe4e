import type { Holiday } from '../authorities/index.ts'
import { emptyForm, type FormState } from '../shell/form.ts'

type Office = { code: string; mayChange: boolean; today: string }
type NamedHoliday = Holiday & { by: string | null }

/** The calendar of the office from the beginning of the year on, and the form that adds a day. */
export const holidaysPage = (
  { code, mayChange, today }: Office,
  holidays: NamedHoliday[],
  form: FormState = emptyForm,
  refused: readonly string[] = [],
) => ({
  titleKey: 'law.holidays.title',
  form,
  refusals: refusalKeys(refused),
  action: `/office/${code}/holidays`,
  mayChange,
  holidays: holidays.map((holiday) => ({
    ...lineOf(holiday),
    // What has passed stays: notices were given by it.
    address: mayChange && holiday.day >= today ? `/office/${code}/holidays/${holiday.day}` : null,
  })),
})

/** One day, before it is struck out of the calendar. */
export const holidayPage = (
  code: string,
  holiday: NamedHoliday,
  form: FormState = emptyForm,
  refused: readonly string[] = [],
) => ({
  titleKey: 'law.holiday.title',
  back: `/office/${code}/holidays`,
  form,
  refusals: refusalKeys(refused),
  action: `/office/${code}/holidays/${holiday.day}/removal`,
  holiday: lineOf(holiday),
})

const lineOf = ({ day, name, reason, by, setAt }: NamedHoliday) => ({ day, name, reason, by, setAt })
const refusalKeys = (refused: readonly string[]) => refused.map((code) => `authorities.refusal.${code}`)

declare module '../shell/views.ts' {
  interface Views {
    'law/holidays': ReturnType<typeof holidaysPage>
    'law/holiday': ReturnType<typeof holidayPage>
  }
}
