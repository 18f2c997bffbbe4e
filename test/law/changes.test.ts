// Before anything is set: what another day or another figure would change of the law, and whose answer would turn.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { perform } from '../../src/db/act.ts'
import { decideAndKeep } from '../../src/law/index.ts'
import { aSerangCandidate, served } from '../rules/people.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import { dayFields, dayFromToday, setValue } from './set-value.ts'

let home: House
let chief: SignedIn
let today = ''
beforeAll(async () => {
  home = await house()
  chief = await home.person({ fullName: 'Sarita Tirkey', roles: ['chief-examiner'] })
  today = await dayFromToday(home, 0)
  for (const to of ['2023-06-30', '2023-06-29', '2023-12-31']) await keepAdmission(to)
  await keepAdmission('2023-06-30')
})
afterAll(async () => {
  await home.close()
})

const system = { personId: null, role: null, authorityId: null }

/** Someone at the helm of a vessel of 226 BHP from the first day of 2020 to that day. */
async function keepAdmission(to: string): Promise<void> {
  const facts = aSerangCandidate({
    service: [served('2020-01-01', to, { capacity: 'sukani', vesselBhp: 226 })],
  })
  await perform(home.db, system, async (act) => {
    const { id } = await decideAndKeep(act, {
      ...{ authorityId: home.jharkhand, ruleSet: 'jharkhand-2020', decision: 'admission' },
      ...{ params: { grade: 'serang' }, on: '2026-06-15', facts },
    })
    await act.record({ action: 'decision.kept', subject: { kind: 'decision', id } })
  })
}

type Asked = { from?: string; to?: string; figure?: string; value?: string }

const look = async (asked: Asked, language = 'en') => {
  const { from = today, to = today, figure = '', value = '' } = asked
  const query = new URLSearchParams({ ...dayFields('from', from), ...dayFields('to', to), figure, value })
  return await chief.get(`/${language}/office/JH/changes?${query}`)
}

describe('a figure is tried before it is set', () => {
  test('42 months instead of 48: the clause in both languages, and who would gain', async () => {
    const page = await look({ figure: 'serang.tierOne', value: '42' })
    expect(page.text).toContain('at least 48 months of service')
    expect(page.text).toContain('at least 42 months of service')
    expect(page.text).toContain('कम से कम 42 माह')
    expect(page.text).toContain('3 kept questions were asked again under both.')
    expect(page.text).toContain('One would meet the rules only after the change.')
    expect(page.text).toContain('Nobody would lose.')
    const link = page.$('main ul.govuk-list--bullet a').attr('href') ?? ''
    const kept = await chief.get(link)
    expect(kept.text).toContain('2023-06-30')
    expect(kept.text).toContain('6 months short')
  })

  test('60 months instead of 48: who would lose, in Hindi', async () => {
    const page = await look({ figure: 'serang.tierOne', value: '६०' }, 'hi')
    expect(page.text).toContain('एक व्यक्ति बदलाव से पहले ही नियम पूरे करता है, बाद में नहीं।')
  })

  test('nothing is kept of it: the law and the audit are as they were', async () => {
    const rows = async () => await home.database.asOwner('select count(*) from audit_events')
    const before = await rows()
    await look({ figure: 'serang.tierOne', value: '1' })
    expect(await rows()).toEqual(before)
    expect((await look({})).text).toContain('Nothing changes in the law between these days.')
  })
})

test('two days: what the authority has set from a day on stands between them', async () => {
  const tomorrow = await dayFromToday(home, 1)
  await setValue(chief, 'figure.fees.third', { value: '1250', validFrom: tomorrow })
  const page = await look({ to: tomorrow })
  expect(page.text).toContain('Rs 1000')
  expect(page.text).toContain('Rs 1250')
  expect(page.text).toContain('Nobody would gain.')
  expect((await look({ from: tomorrow, to: tomorrow })).text).toContain('Nothing changes')
})

describe('what was typed wrongly is said at its field and kept', () => {
  test.each([
    [{ to: '2020-10-07' }, 'These rules are not in force on that day'],
    [{ figure: 'serang.tierOne', value: 'many' }, 'Type a whole number from 1 to 1,200'],
    [{ figure: 'serang.tierOne', value: '47.5' }, 'Type a whole number from 1 to 1,200'],
    [{ figure: 'serang.tierOne', value: '100000000' }, 'Type a whole number from 1 to 1,200'],
    [{ figure: 'schooling.serang', value: '13' }, 'Type a whole number from 1 to 12'],
    [{ figure: 'passMarks.engineer', value: '900' }, 'Type a number from 0 to 100'],
    [{ figure: 'no.such', value: '1' }, 'Choose the figure this value is for'],
    [{ value: '42' }, 'Choose the figure this value is for'],
    [{ from: '2026-02-30' }, 'calendar'],
  ])('%o', async (asked, words) => {
    const page = await look(asked)
    expect(page.status).toBe(422)
    expect(page.text).toContain(words)
    expect(page.$('#value').val() ?? '').toBe('value' in asked ? asked.value : '')
  })
})

test('an examiner does not see it, another authority has its own', async () => {
  const examiner = await home.person({ roles: ['examiner'] })
  expect((await examiner.get('/en/office/JH/changes')).status).toBe(403)
  expect((await chief.get('/en/office/DBG/changes')).status).toBe(404)
})
