// What the law leaves to the authority: set by its head, from a day on, with a reason; never overwritten.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingHistory, settingsOn } from '../../src/authorities/index.ts'
import { interpretations, settingsOf } from '../../src/rules/index.ts'
import { loadText } from '../../src/shell/text.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import { dayFromToday, opened, settingPage, setValue } from './set-value.ts'

let home: House
let chief: SignedIn
beforeAll(async () => {
  home = await house()
  chief = await home.person({ fullName: 'Anita Minz', roles: ['chief-examiner'] })
})
afterAll(async () => {
  await home.close()
})

const list = '/hi/office/JH/settings'
const rate = 'figure.delays.declarationADay'
const serangFee = 'figure.fees.third'
const on = async (day: string) => await settingsOn(home.db, home.jharkhand, day)

describe('the list', () => {
  test('every setting of the rule set stands on it, and is not ruled on while the default holds', async () => {
    const fresh = await house()
    const officer = await fresh.person({ roles: ['auditor'] })
    const page = await officer.get('/en/office/JH/settings')
    const keys = page.$('[data-setting]').map((_i, one) => page.$(one).attr('data-setting') ?? '')
    expect(keys.get().toSorted()).toEqual(
      settingsOf('jharkhand-2020')
        .map(({ key }) => key)
        .toSorted(),
    )
    expect(page.$('[data-setting] .govuk-tag')).toHaveLength(keys.length)
    expect(page.$(`[data-setting="${rate}"]`).text()).toMatch(/D13:.*Not ruled.*510 rupees/s)
    await fresh.close()
  })

  test('every interpretation stands on it once: with the settings that rule on it, or below, not ruled on', async () => {
    const page = await chief.get('/en/office/JH/settings')
    const ruledBy = settingsOf('jharkhand-2020').map((entry) => entry.interpretation)
    for (const { number, words } of interpretations) {
      const below = page.$(`[data-reading="${number}"]`).text()
      expect([number, below !== '']).toEqual([number, !ruledBy.includes(number)])
      expect(page.text).toContain(`${number}: `)
      if (below === '') continue
      expect(below).toContain(`${number}: ${words.en}`)
      expect(below).toContain('Not ruled')
    }
  })

  test('every unit in which something is set has its words in both languages', () => {
    const text = loadText(new URL('../../views/', import.meta.url))
    for (const { value } of ['jharkhand-2020', 'bihar-boats-2018'].flatMap(settingsOf)) {
      if (value.kind === 'choice') continue
      for (const language of ['hi', 'en'] as const)
        expect(text(language, `law.unit.${value.unit}`, { n: 1200 })).toContain('1,200')
    }
  })
})

describe('a value is set (D13, Form 5: 510 rupees a day)', () => {
  test('from a later day on: today keeps its value, the page says what comes, and an audit row tells why', async () => {
    const [today, later] = [await dayFromToday(home, 0), await dayFromToday(home, 30)]
    const done = await setValue(chief, rate, { value: '१००', validFrom: later, reason: 'आदेश 7/2026' })
    expect([done.status, done.location]).toEqual([303, settingPage(rate)])
    expect(await on(today)).not.toHaveProperty([rate])
    expect((await on(later))[rate]).toBe(100)
    const row = (await chief.get('/en/office/JH/settings')).$(`[data-setting="${rate}"]`).text()
    expect(row).toMatch(/Not ruled.*510 rupees.*100 rupees.*आदेश 7\/2026.*Anita Minz/s)
    const [event] = await home.db
      .selectFrom('audit_events')
      .select(['action', 'reason', 'details', 'actor_person_id as by'])
      .where('subject_id', '=', rate)
      .execute()
    expect(event).toEqual({
      ...{ action: 'setting.changed', reason: 'आदेश 7/2026', by: chief.personId },
      details: { value: 100, validFrom: later, before: null },
    })
  })

  test('from today: at once in force, in the name of who set it; the older values stay in the history', async () => {
    const today = await dayFromToday(home, 0)
    const tomorrow = await dayFromToday(home, 1)
    expect((await setValue(chief, serangFee, { value: '600', validFrom: today })).status).toBe(303)
    expect((await setValue(chief, serangFee, { value: '650.50', validFrom: tomorrow })).status).toBe(303)
    expect([(await on(today))[serangFee], (await on(tomorrow))[serangFee]]).toEqual([600, 650.5])
    const history = await settingHistory(home.db, home.jharkhand, serangFee)
    expect(history.map(({ value }) => value)).toEqual([650.5, 600])
    const page = await chief.get(settingPage(serangFee, 'en'))
    expect(
      page
        .$('.app-timeline__what')
        .map((_i, one) => page.$(one).text().trim())
        .get(),
    ).toEqual(['650.5 rupees', '600 rupees'])
  })

  test('a choice is one of those that are offered', async () => {
    const day = await dayFromToday(home, 5)
    expect((await setValue(chief, 'convention.months', { value: 'mean-month', validFrom: day })).status).toBe(
      303,
    )
    expect((await on(day))['convention.months']).toBe('mean-month')
    const forged = await setValue(chief, 'convention.months', {
      value: 'lunar',
      validFrom: await dayFromToday(home, 6),
    })
    expect([forged.status, forged.errors]).toEqual([422, { value: 'दिए गए मानों में से एक चुनें' }])
  })
})

describe('a value is not set', () => {
  test('for a day that has passed: decisions were taken by the value that held on it', async () => {
    const yesterday = await dayFromToday(home, -1)
    const late = await setValue(chief, rate, { value: '200', validFrom: yesterday, reason: 'पुराना आदेश' })
    expect([late.status, late.refusals]).toEqual([422, ['day-has-passed']])
    expect([late.$('#value').attr('value'), late.$('#reason').text()]).toEqual(['200', 'पुराना आदेश'])
  })

  test('twice for one day: the page says to choose a later one, and the first stays', async () => {
    const day = await dayFromToday(home, 40)
    expect((await setValue(chief, rate, { value: '300', validFrom: day })).status).toBe(303)
    const again = await setValue(chief, rate, { value: '301', validFrom: day })
    expect([again.status, again.refusals]).toEqual([422, ['day-taken']])
    expect((await on(day))[rate]).toBe(300)
  })

  test('without a reason', async () => {
    const wanting = await setValue(chief, rate, {
      value: '300',
      validFrom: await dayFromToday(home, 50),
      reason: ' ',
    })
    expect([wanting.status, wanting.errors]).toEqual([422, { reason: 'कारण लिखें' }])
  })

  test('outside its limits, or when it is no number: the limits stand at the field, in words', async () => {
    const { value: of } = settingsOf('jharkhand-2020').find(({ key }) => key === rate)!
    if (of.kind !== 'figure') throw new Error('a figure is wanted')
    const validFrom = await dayFromToday(home, 60)
    for (const value of [String(of.most + 1), '-1', 'सौ', '1e3', '12.34567']) {
      const wrong = await setValue(chief, rate, { value, validFrom })
      const number = (n: number) => n.toLocaleString('hi-IN')
      expect([value, wrong.status, wrong.errors]).toEqual([
        value,
        422,
        { value: `${number(of.least)} से ${number(of.most)} तक की संख्या लिखें, केवल अंकों में` },
      ])
      expect(wrong.$('#value').attr('value')).toBe(value)
    }
  })

  test('when there is no such setting', async () => {
    expect((await chief.get(settingPage('fees.admiral'))).status).toBe(404)
    const forged = (await opened(chief, rate))({ value: '1', validFrom: await dayFromToday(home, 1) })
    expect((await forged).status).toBe(303)
    const token = (await chief.get(settingPage(rate))).$('main input[name=_csrf]').attr('value') ?? ''
    expect((await chief.post(settingPage('fees.admiral'), { _csrf: token })).status).toBe(404)
  })
})

describe('two at once', () => {
  test('who opened the page before the other set a value is told, and keeps what was typed', async () => {
    const other = await home.person({ roles: ['chief-examiner'] })
    const [first, second] = [await opened(chief, serangFee), await opened(other, serangFee)]
    const day = await dayFromToday(home, 20)
    expect((await first({ value: '700', validFrom: day })).status).toBe(303)
    const late = await second({ value: '800', validFrom: day, reason: 'दूसरा आदेश' })
    expect(late.status).toBe(409)
    expect(late.$('pre.app-typed').text()).toContain('दूसरा आदेश')
    expect((await on(day))[serangFee]).toBe(700)
  })

  test('both sent for one day in the same moment: one is set, the other is told', async () => {
    const other = await home.person({ roles: ['chief-examiner'] })
    const day = await dayFromToday(home, 21)
    const sending = [await opened(chief, serangFee), await opened(other, serangFee)]
    const sent = await Promise.all(
      sending.map(async (send, at) => await send({ value: `90${at}`, validFrom: day })),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const history = await settingHistory(home.db, home.jharkhand, serangFee)
    expect(history.filter(({ validFrom }) => validFrom === day)).toHaveLength(1)
  })
})

describe('who', () => {
  test.each(['examiner', 'treasury', 'administrator', 'auditor'])(
    '%s reads, and is offered no form',
    async (role) => {
      const officer = await home.person({ roles: [role] })
      const page = await officer.get(settingPage(rate))
      expect([page.status, page.$('main form').length]).toEqual([200, 0])
      const token = (await officer.get('/hi/my/password')).$('input[name=_csrf]').attr('value') ?? ''
      expect((await officer.post(settingPage(rate), { _csrf: token, value: '1' })).status).toBe(403)
      expect((await officer.get(list)).status).toBe(200)
    },
  )

  test.each(['invigilator', 'counter-operator'])('%s has no business here', async (role) => {
    expect((await (await home.person({ roles: [role] })).get(list)).status).toBe(403)
  })

  test('the head of another authority finds nothing of this one: each has its own values', async () => {
    const [row] = await home.database.asOwner(
      `insert into authorities (code, name, rule_set, state_code)
       values ('DBG', '{"en": "Darbhanga", "hi": "दरभंगा"}', 'bihar-boats-2018', 'IN-BR') returning id`,
    )
    expect(await settingsOn(home.db, String(row?.['id']), await dayFromToday(home, 100))).toEqual({})
  })

  test('a row is never changed, not even by the program: the database refuses it', async () => {
    const change = home.db.updateTable('settings').set({ reason: 'x' }).execute()
    await expect(change).rejects.toThrow(/permission denied/)
  })
})
