// Sitting without script: every change is a plain form (examinations.md, Sitting).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '../support/house.ts'
import { runningHall } from './hall.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

test('a serang answers, marks, clears, changes the language, looks over all and hands in, all by plain forms', async () => {
  const { candidates } = await runningHall(home)
  const [me] = candidates as [(typeof candidates)[0]]
  const first = await me.get(`${me.page}/1`)
  const option = first.$('input[name=answer]').first().attr('value') ?? ''
  const next = await me.submit(`${me.page}/1`, { answer: option, then: 'next' })
  expect([next.status, next.location]).toEqual([303, `${me.page}/2`])
  const marked = await me.submit(`${me.page}/2`, { then: 'mark' })
  expect(marked.location).toBe(`${me.page}/3`)
  const jump = await me.submit(`${me.page}/3`, { goTo: '7' })
  expect(jump.location).toBe(`${me.page}/7`)
  const hindi = await me.submit(`${me.page}/7`, { language: 'hi' })
  expect(hindi.location).toBe(`/hi/my/examination/${me.attempt}/7`)
  const summary = await me.get(`${me.page}/summary`)
  expect(summary.$('.app-mark--answered').length).toBe(1)
  expect(summary.$('.app-mark--marked').length).toBe(1)
  expect(summary.$('.app-mark--not-answered').length).toBe(2)
  expect(summary.$('.app-mark--not-visited').length).toBe(21)
  const back = await me.get(`${me.page}/1`)
  expect(back.$('input[name=answer][checked]').attr('value')).toBe(option)
  await me.submit(`${me.page}/1`, { then: 'clear' })
  expect((await me.get(`${me.page}/1`)).$('input[name=answer][checked]').length).toBe(0)
  const end = await me.submit(`${me.page}/summary`, {}, `${me.page}/hand-in`)
  expect(end.location).toBe(me.page)
  expect((await me.get(me.page)).$('[data-standing]').attr('data-standing')).toBe('ended')
  expect(await home.audited(me.attempt)).toEqual([
    'attendance.present',
    'attempt.started',
    'attempt.handed-in',
  ])
})
