// POST /api/v1/decisions: the rules for anyone, as the contract says.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

type Case = {
  id: string
  ruleSet: string
  decision: string
  params: object
  on: string
  facts: object
  expect: { outcome?: string; unmet?: string[] }
}
const cases = JSON.parse(readFileSync(new URL('../rules/cases.json', import.meta.url), 'utf8')) as Case[]
const ask = async ({
  ruleSet,
  decision,
  ...question
}: Pick<Case, 'ruleSet' | 'decision' | 'params' | 'on' | 'facts'>) =>
  await home.app.inject({
    method: 'POST',
    url: `/api/v1/decisions/${ruleSet}/${decision}`,
    payload: { on: question.on, params: question.params, facts: question.facts },
  })

test('a handed case gives by HTTP what it gives by the command', async () => {
  const one = cases.find((each) => each.id === 'serang-one-day-short')!
  const answer = await ask(one)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ outcome: 'not-satisfied', unmet: ['31(v)-(viii)'] })
  expect(answer.json<{ explanation: unknown }>().explanation).toBeTruthy()
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('facts that do not fit are refused by their path', async () => {
  const one = cases.find((each) => each.id === 'serang-one-day-short')!
  const answer = await ask({ ...one, facts: { ...one.facts, person: { dateOfBirth: '2026-02-30' } } })
  expect(answer.statusCode).toBe(422)
  expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toContain('dateOfBirth')
})

const good = { on: '2026-06-15', params: {}, facts: { gmM: 0.15 } }
const url = '/api/v1/decisions/jharkhand-2020/stability'

test.each([
  ['no facts', { on: good.on, params: {} }, ['facts']],
  ['no day', { params: {}, facts: {} }, ['on']],
  ['params that are nothing', { ...good, params: null }, ['params']],
  ['a key that is none', { ...good, fact: {} }, ['fact']],
  ['a misspelt key, and what is missing for it', { on: good.on, factz: {} }, ['factz', 'facts']],
  ['a list', [good], ['']],
])('a question with %s is refused by its path, as by the command', async (_name, payload, paths) => {
  const answer = await home.app.inject({ method: 'POST', url, payload })
  expect(answer.statusCode).toBe(422)
  const { outcome, errors } = answer.json<{ outcome: string; errors: { path: string }[] }>()
  expect([outcome, errors.map(({ path }) => path)]).toEqual(['invalid', paths])
})

test('params may be left out where a decision takes none', async () => {
  const payload = { on: good.on, facts: good.facts }
  expect((await home.app.inject({ method: 'POST', url, payload })).json()).toMatchObject({
    outcome: 'satisfied',
  })
})

test('a decision that does not exist is not found or invalid, never a fault', async () => {
  const answer = await ask({
    ruleSet: 'jharkhand-2020',
    decision: 'no-such',
    params: {},
    on: '2026-06-15',
    facts: {},
  })
  expect(answer.statusCode).toBe(422)
})

test('the list names every decision with its facts as JSON Schema and its citations', async () => {
  const { decisions } = (await home.app.inject({ url: '/api/v1/decisions' })).json<{
    decisions: { ruleSet: string; decision: string; facts: object; citations: string[] }[]
  }>()
  const admission = decisions.find((one) => one.decision === 'admission')
  expect(admission?.citations).toContain('31(i)(b)')
  expect(JSON.stringify(admission?.facts)).toContain('dateOfBirth')
})
