// A decision once taken keeps its facts, its settings and its version of the rules, and comes out the same years later.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { perform } from '../../src/db/act.ts'
import { canonical, questionHash, sha256 } from '../../src/law/canonical.ts'
import { decideAndKeep, type Question, replayDecision } from '../../src/law/index.ts'
import { decide, type SettingEntry, settingsOf } from '../../src/rules/index.ts'
import { house, type House } from '../support/house.ts'

type RuleSet = Question['ruleSet']
type Case = {
  id: string
  ruleSet: RuleSet
  decision: string
  params: Record<string, unknown>
  on: string
  facts: object
}
const cases = JSON.parse(readFileSync(new URL('../rules/cases.json', import.meta.url), 'utf8')) as Case[]
const sound = cases.filter((one) => decide(one).outcome !== 'invalid')
const system = { personId: null, role: null, authorityId: null }

let home: House
let authorityOf: Record<RuleSet, string>
/** id of the row → the case that it keeps. */
const kept = new Map<string, Case>()
beforeAll(async () => {
  home = await house()
  const [row] = await home.database.asOwner(
    `insert into authorities (code, name, rule_set, state_code)
     values ('DBG', '{"en": "Darbhanga", "hi": "दरभंगा"}', 'bihar-boats-2018', 'IN-BR') returning id`,
  )
  authorityOf = { 'jharkhand-2020': home.jharkhand, 'bihar-boats-2018': String(row?.['id']) }
  await setAll('2018-01-01', 1)
  for (const one of sound) kept.set(await keep(one), one)
  // Since then the authorities have set everything anew, for the very days that were decided.
  await setAll('2018-01-02', 2)
}, 120_000)
afterAll(async () => {
  await home.close()
})

/** Every setting of both rule sets, past the page, which takes no day that has passed. */
async function setAll(validFrom: string, step: number): Promise<void> {
  for (const [ruleSet, authorityId] of Object.entries(authorityOf))
    for (const entry of settingsOf(ruleSet))
      await home.database.asOwner(
        `insert into settings (authority_id, key, value, valid_from, reason) values ($1, $2, $3, $4, 'order')`,
        [authorityId, entry.key, JSON.stringify(another(entry, step)), validFrom],
      )
}

/** A value that is not the default, and another at each step. */
function another({ value, byDefault }: SettingEntry, step: number): number | string {
  if (value.kind === 'figure') return Math.min(value.most, Number(byDefault ?? value.least) + step)
  const others = value.among.filter((one) => one.value !== byDefault)
  return others[step % others.length]!.value
}

async function keep({ ruleSet, decision, params, on, facts }: Case): Promise<string> {
  return await perform(home.db, system, async (act) => {
    const question = { authorityId: authorityOf[ruleSet], ruleSet, decision, params, on, facts }
    const { id } = await decideAndKeep(act, question)
    await act.record({ action: 'decision.kept', subject: { kind: 'decision', id } })
    return id
  })
}

const idOf = (caseId: string): string => [...kept].find(([, one]) => one.id === caseId)![0]
const replay = async (id: string) => await replayDecision(home.db, id)
/** The row is changed behind the program's back, which may not do so itself. */
const tampered = async (id: string, change: string) =>
  await home.database.asOwner(`update decisions set ${change} where id = $1`, [id])

describe('decided again', () => {
  test('every decision of both rule sets has the same bytes, though its authority has set everything anew', async () => {
    const other: string[] = []
    for (const [id, { id: name }] of kept) {
      const { verdict } = await replay(id)
      if (verdict !== 'same') other.push(`${name}: ${verdict}`)
    }
    expect(other).toEqual([])
    expect(new Set([...kept.values()].map(({ decision }) => decision)).size).toBeGreaterThan(40)
    console.log(`${kept.size} kept decisions came out the same`)
  })

  test('what the authority had set was asked with: the fee kept is the one that it had set (33(vi))', async () => {
    const { settings, result } = await home.db
      .selectFrom('decisions')
      .select(['settings', 'result'])
      .where('decision', '=', 'examination-fee')
      .where('params', '@>', JSON.stringify({ grade: 'serang' }))
      .executeTakeFirstOrThrow()
    const fee = settingsOf('jharkhand-2020').find(({ key }) => key === 'figure.fees.third')!
    expect(settings).toMatchObject({ 'figure.fees.third': Number(fee.byDefault) + 1 })
    expect(result).toMatchObject({ value: { amount: Number(fee.byDefault) + 1 } })
  })

  test('a day whose law is asked for apart from the day asked about is kept with it', async () => {
    const one = sound.find(({ decision }) => decision === 'examination-fee')!
    const id = await perform(home.db, system, async (act) => {
      const { ruleSet, decision, params, on, facts } = one
      const authorityId = authorityOf[ruleSet]
      const made = await decideAndKeep(act, {
        authorityId,
        ruleSet,
        decision,
        params,
        on,
        facts,
        lawOn: '2021-01-01',
      })
      await act.record({ action: 'decision.kept', subject: { kind: 'decision', id: made.id } })
      return made.id
    })
    const { lawOn } = await home.db
      .selectFrom('decisions')
      .select('law_on as lawOn')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([lawOn, await replay(id)]).toEqual(['2021-01-01', { verdict: 'same' }])
  })
})

describe('a row that was tampered with', () => {
  test.each([
    ['the facts', `facts = jsonb_set(facts, '{person,dateOfBirth}', '"1990-01-01"')`, ['question', 'facts']],
    ['the params', `params = '{"grade": "serang", "x": 1}'`, ['question']],
    ['a setting that decides nothing here', `settings = settings - 'convention.months'`, ['question']],
    ['the day', `decided_on = decided_on + 1`, ['question']],
    ['the version', `rule_set_version = 'jharkhand-2020/2020-10-08/0'`, ['question']],
    ['the result', `result = jsonb_set(result, '{unmet}', '[]')`, ['result']],
    ['the outcome', `outcome = 'satisfied'`, ['result']],
  ])('is found by its hashes: %s', async (_what, change, parts) => {
    const id = await keep(cases.find((one) => one.id === 'serang-one-day-short')!)
    await tampered(id, change)
    expect(await replay(id)).toEqual({ verdict: 'altered', parts })
  })

  test('with its hashes made to fit is found by deciding again', async () => {
    const id = await keep(cases.find((one) => one.id === 'serang-one-day-short')!)
    const row = await home.db
      .selectFrom('decisions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const forged = { ...(row.result as object), unmet: [], outcome: 'satisfied' }
    await home.database.asOwner(
      `update decisions set result = $2, outcome = 'satisfied', result_hash = $3 where id = $1`,
      [id, JSON.stringify(forged), sha256(canonical(forged))],
    )
    expect(await replay(id)).toEqual({ verdict: 'differs' })
  })

  test('the program itself may not change a kept decision', async () => {
    await expect(home.db.updateTable('decisions').set({ outcome: 'satisfied' }).execute()).rejects.toThrow(
      /permission denied/,
    )
  })
})

/** Kept by a version of the rules that this program does not hold. */
async function keptByAnother(): Promise<string> {
  const id = await keep(cases.find((one) => one.id === 'serang-one-day-short')!)
  const row = await home.db.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ruleSetVersion = 'jharkhand-2020/2020-10-08/0123456789abcdef'
  const { decision, params, settings, facts } = row
  const asked = {
    ruleSet: row.rule_set,
    ruleSetVersion,
    decision,
    params,
    on: row.decided_on,
    lawOn: row.law_on,
  }
  await home.database.asOwner(
    'update decisions set rule_set_version = $2, question_hash = $3 where id = $1',
    [...[id, ruleSetVersion, questionHash({ ...asked, settings, facts })]],
  )
  return id
}

test('a decision of a version that is not installed is said to be so, and decided by no other', async () => {
  expect(await replay(await keptByAnother())).toEqual({
    verdict: 'version-missing',
    version: 'jharkhand-2020/2020-10-08/0123456789abcdef',
  })
})

describe('the pages of the auditor', () => {
  const list = '/hi/office/JH/decisions'

  test('list the decisions of the authority, and decide each again when it is opened', async () => {
    const auditor = await home.person({ roles: ['auditor'] })
    const id = idOf('serang-one-day-short')
    const last = await auditor.get(`${list}?page=9`)
    expect([last.status, (await auditor.get(list)).$('main tbody tr').length]).toEqual([200, 50])
    const page = await auditor.get(`${list}/${id}`)
    expect([page.status, page.$('[data-replay]').attr('data-replay')]).toEqual([200, 'same'])
    expect(page.$('pre').text()).toContain('convention.months')
  })

  test('say what was altered, and which version is missing', async () => {
    const auditor = await home.person({ roles: ['auditor'] })
    const id = await keep(cases.find((one) => one.id === 'serang-one-day-short')!)
    await tampered(id, `outcome = 'satisfied'`)
    const altered = await auditor.get(`${list}/${id}`)
    expect(altered.$('[data-replay="altered"] li').text()).toBe('परिणाम')
    const missing = await auditor.get(`${list}/${await keptByAnother()}`)
    expect(missing.$('[data-replay]').attr('data-replay')).toBe('version-missing')
  })

  test('hold nothing of another authority, and open to no other office', async () => {
    const chief = await home.person({ roles: ['chief-examiner'] })
    const boats = [...kept].find(([, { ruleSet }]) => ruleSet === 'bihar-boats-2018')![0]
    expect((await chief.get(`${list}/${boats}`)).status).toBe(404)
    expect((await (await home.person({ roles: ['treasury'] })).get(list)).status).toBe(403)
  })
})
