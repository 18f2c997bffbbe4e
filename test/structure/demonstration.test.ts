// The demonstration: invented people at every stage, made by the acts of the rooms, and an examination to be sat.
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { applicationStates, sessionStates } from '../../src/examinations/index.ts'
import { replayDecision } from '../../src/law/index.ts'
import { demonstrationHouse, demonstrationIn, type DemonstrationHouse } from '../support/demonstration.ts'
import { house } from '../support/house.ts'

let home: DemonstrationHouse
beforeAll(async () => {
  home = await demonstrationHouse()
}, 180_000)
afterAll(async () => {
  await home.close()
})

const texts = async (sql: string, values: unknown[] = []): Promise<string[]> =>
  (await home.database.asOwner(sql, values)).map((row) => String(row['text']))

describe('what is there after the first loading', () => {
  test('an application in every state that there is, from draft to granted', async () => {
    const found = await texts('select distinct state as text from applications')
    expect(found.toSorted()).toEqual(Object.keys(applicationStates.moves).toSorted())
  })

  test('a session in every state but the passing ones: running, and those that were called off', async () => {
    const found = await texts('select distinct state as text from exam_sessions')
    const passing = ['closed', 'running', 'postponed', 'cancelled']
    const lasting = Object.keys(sessionStates.moves).filter((state) => !passing.includes(state))
    expect(found.toSorted()).toEqual(lasting.toSorted())
  })

  test('every person of the cast signs in with the printed password and sees their page', async () => {
    for (const { who, see } of home.cast) {
      const page = await (await home.as(who)).get(`/hi${see}`)
      expect([who, page.status]).toEqual([who, 200])
    }
    expect(home.cast.filter(({ officer }) => officer)).toHaveLength(8)
  })

  test('the certificates verify as what they are: in force, suspended, cancelled, expired (34(iv)(b), (g))', async () => {
    const rows = await home.database.asOwner(
      `select number, mobile from papers join people on people.id = holder_id where kind <> 'admit-card'`,
    )
    const verdicts: Record<string, string | undefined> = {}
    for (const { number, mobile } of rows) {
      const page = await home.visitor().get(`/v/${String(number)}`)
      const who = home.cast.find((one) => `+91${one.mobile}` === mobile)?.who ?? ''
      verdicts[who] = page.$('[data-verdict]').attr('data-verdict')
    }
    expect(verdicts).toEqual({
      'granted-serang': 'valid',
      'granted-master': 'valid',
      suspended: 'suspended',
      cancelled: 'cancelled',
      expired: 'expired',
    })
  })

  test('every change of an application stands in the audit trail, and the clock is back in its place', async () => {
    const silent = await texts(
      `select number as text from applications where not exists
         (select from audit_events where subject_kind = 'application' and subject_id = applications.id::text)`,
    )
    expect(silent).toEqual([])
    expect(await texts('select clock_offset::text as text from deployment')).toEqual(['00:00:00'])
  })

  test('every decision that was taken on the way comes out the same when it is decided again', async () => {
    const ids = await texts('select id as text from decisions')
    const verdicts = await Promise.all(ids.map(async (id) => (await replayDecision(home.db, id)).verdict))
    expect(ids.length).toBeGreaterThan(40)
    expect(new Set(verdicts)).toEqual(new Set(['same']))
  })

  test('each officer has work: treasury, scrutiny, marking, results and grants list what waits', async () => {
    const waits: [string, string, RegExp][] = [
      ['treasury', '/en/office/JH/payments', /JH-DEM-/],
      ['examiner', '/en/office/JH/scrutiny', /JH-APP-/],
      ['secondExaminer', '/en/office/JH/marking', /JH-SES-/],
      ['chief', '/en/office/JH/results', /JH-SES-/],
      ['chief', '/en/office/JH/grants', /JH-APP-/],
      ['invigilator', '/en/office/JH/console', /JH-SES-/],
    ]
    for (const [who, address, what] of waits)
      expect([who, address, (await (await home.as(who)).get(address)).text]).toEqual([
        who,
        address,
        expect.stringMatching(what),
      ])
  })

  test('the password is kept in the data folder for its owner alone', async () => {
    const { mode } = await stat(join(home.deps.config.dataFolder, 'demonstration.json'))
    expect(mode & 0o777).toBe(0o600)
    expect(home.password()).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d{4}$/)
  })
})

describe('later starts', () => {
  const counts = async () => {
    const tables = ['people', 'applications', 'exam_sessions', 'papers', 'documents', 'audit_events', 'seats']
    const counted = await Promise.all(
      tables.map(async (table) => await texts(`select count(*) as text from ${table}`)),
    )
    return Object.fromEntries(tables.map((table, at) => [table, counted[at]?.[0]]))
  }

  test('on the same day nothing is changed, and the same sign-ins are printed', async () => {
    const [before, printed] = [await counts(), [...home.announced]]
    await home.prepare()
    expect(await counts()).toEqual(before)
    expect(home.announced).toEqual(printed)
  })

  const todays = async () =>
    await texts(
      `select grade || ' ' || state as text from exam_sessions
       where (starts_at at time zone 'Asia/Kolkata')::date = sukani_today() order by grade`,
    )

  test('an examination of each of the three grades can be sat now: two open the papers, the candidate writes', async () => {
    expect(await todays()).toEqual(['inland-engineer sealed', 'second-class-master sealed', 'serang sealed'])
    const [row] = await home.database.asOwner(
      `select exam_sessions.id as session, attempts.id as attempt from attempts
       join exam_sessions on exam_sessions.id = session_id
       where grade = 'serang' and exam_sessions.state = 'sealed'`,
    )
    const console = `/hi/office/JH/console/${String(row?.['session'])}`
    const desk = `${console}/${String(row?.['attempt'])}`
    const [invigilator, examiner] = [await home.as('invigilator'), await home.as('examiner')]
    await invigilator.submit(desk, { attendance: 'present' }, `${desk}/attendance`)
    await invigilator.submit(console, {}, `${console}/opening-request`)
    const opened = await examiner.submit(console, {}, `${console}/opening`)
    expect([opened.status, opened.refusals]).toEqual([303, []])
    const candidate = await home.as('seated-serang')
    const own = `/hi/my/examination/${String(row?.['attempt'])}`
    const started = await candidate.submit(own, {}, `${own}/start`)
    expect([started.status, started.location]).toEqual([303, `${own}/1`])
    expect((await candidate.get(`${own}/1`)).status).toBe(200)
  })

  test('on the next day what nobody opened is put off to it, and for what was opened there is a new one', async () => {
    await home.database.moveClock('1 day')
    await home.prepare()
    expect(home.announced.join('\n')).not.toContain('No fresh examination')
    expect(await todays()).toEqual(['inland-engineer sealed', 'second-class-master sealed', 'serang sealed'])
    expect(await texts('select clock_offset::text as text from deployment')).toEqual(['1 day'])
    const engineer = await home.as('seated-engineer')
    await home.database.moveClock('0')
    expect((await engineer.get('/en/my/examination')).status).toBe(200)
  })
})

test('a data folder that was lost takes its password with it: everybody gets a new one, printed again', async () => {
  const before = home.password()
  await rm(join(home.deps.config.dataFolder, 'demonstration.json'))
  await home.prepare()
  expect(home.password()).not.toBe(before)
  const answer = await home
    .visitor()
    .submit('/hi/sign-in', { contact: '9000000006', password: home.password() })
  expect([answer.status, answer.location]).toEqual([303, '/hi/my'])
})

describe('databases that are not its own', () => {
  test('one that has people of its own is never touched', async () => {
    const other = await house()
    onTestFinished(other.close)
    await other.person()
    const { announced } = await demonstrationIn(other)
    expect(announced).toEqual(['No demonstration: the database has people of its own.'])
    const people = await other.database.asOwner('select count(*)::int as count from people')
    expect(people).toEqual([{ count: 1 }])
  })

  test('what a loading that was cut off had left is taken away, and all is loaded anew', async () => {
    const other = await house()
    onTestFinished(other.close)
    await other.person({ fullName: 'Left Behind' })
    await other.database.asOwner("update deployment set kind = 'demonstration', clock_offset = '-40 days'")
    const whole = await demonstrationIn(other)
    expect(whole.announced).toHaveLength(home.announced.length)
    const left = await other.database.asOwner("select 1 from people where full_name = 'Left Behind'")
    expect(left).toEqual([])
    expect((await (await whole.as('chief')).get('/hi/office/JH/grants')).status).toBe(200)
  }, 180_000)
})
