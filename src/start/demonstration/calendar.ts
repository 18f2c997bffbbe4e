// The calendar of the demonstration's office: the next Republic Day, as the Government's list has it.
import { addHoliday } from '../../authorities/index.ts'
import { perform } from '../../db/act.ts'
import { done, type Stage } from './stage.ts'

export async function keepCalendar({ db, authorityId, today, officers }: Stage): Promise<void> {
  const ofThisYear = `${today.slice(0, 4)}-01-26`
  const day = ofThisYear > today ? ofThisYear : `${Number(today.slice(0, 4)) + 1}-01-26`
  const addition = {
    ...{ authorityId, day, name: { en: 'Republic Day', hi: 'गणतंत्र दिवस' } },
    reason: 'राज्य सरकार की वार्षिक अवकाश सूची',
  }
  const added = await perform(db, officers.administrator, async (act) => await addHoliday(act, addition))
  done('holiday', added)
}
