// Papers are drawn and sealed before the day; opening them takes two people and the hour (examinations.md,
// Papers; operations.md, checks 20 and 25).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBankIntoDatabase, paperOf, readBank } from '../../src/examinations/index.ts'
import { house, type House } from '../support/house.ts'
import { hall, openHall, runningHall, sealPapers, startSitting } from './hall.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const bank = readBank()
test('loading the bank again changes nothing; a changed question is a new version and the old one stays', async () => {
  await openBankIntoDatabase(home.db, bank)
  expect(await openBankIntoDatabase(home.db, bank)).toMatchObject({ changed: 0, retired: 0 })
  const [first, ...rest] = bank.items as [(typeof bank.items)[0], ...typeof bank.items]
  const changed = { ...first, difficulty: first.difficulty === 'hard' ? 'easy' : 'hard' } as typeof first
  expect(await openBankIntoDatabase(home.db, { items: [changed, ...rest] })).toMatchObject({ changed: 1 })
  const versions = await home.db
    .selectFrom('bank_items')
    .select(['version', 'is_current'])
    .where('item_id', '=', first.id)
    .orderBy('version')
    .execute()
  expect(versions).toEqual([
    { version: 1, is_current: false },
    { version: 2, is_current: true },
  ])
  expect(await openBankIntoDatabase(home.db, { items: rest })).toMatchObject({ retired: 1 })
  await openBankIntoDatabase(home.db, bank)
  await expect(
    home.db.updateTable('bank_items').set({ content: '{}' }).where('item_id', '=', first.id).execute(),
  ).rejects.toThrow(/permission denied/)
})

test('the sealed bytes hold no question, and each candidate has a paper and an order of options of their own', async () => {
  const made = await hall(home, { candidates: 3 })
  await sealPapers(made)
  const rows = await home.db
    .selectFrom('sealed_papers')
    .selectAll()
    .where(
      'attempt_id',
      'in',
      made.candidates.map((one) => one.attempt),
    )
    .execute()
  expect(rows.length).toBe(3)
  const texts = bank.items.flatMap((item) => [item.en.stem, item.hi.stem, item.id])
  for (const row of rows) {
    const bytes = Buffer.concat([row.questions, row.answer_key])
    expect(texts.filter((text) => bytes.includes(Buffer.from(text)))).toEqual([])
    expect(row.question_count).toBe(25)
  }
  expect(new Set(rows.map((row) => row.sha256)).size).toBe(3)
  const { proof } = await home.db
    .selectFrom('sealings')
    .select('proof')
    .where('session_id', '=', made.session)
    .executeTakeFirstOrThrow()
  expect(proof).toMatchObject([
    { section: 'A', needed: 10, drawn: 10 },
    { needed: 5 },
    { needed: 5 },
    { needed: 5 },
  ])
  const page = await made.chief.get(`${made.console}/sealing`)
  expect(page.text).toContain('10 different ones in every paper')
  expect(await home.audited(made.session)).toEqual(['session.sealed'])
})

test('bytes exchanged between two candidates do not open', async () => {
  const made = await runningHall(home, { candidates: 2 })
  const [one, two] = made.candidates as [(typeof made.candidates)[0], (typeof made.candidates)[0]]
  await home.database.asOwner(
    `update sealed_papers set questions = (select questions from sealed_papers where attempt_id = $2) where attempt_id = $1`,
    [one.attempt, two.attempt],
  )
  expect((await one.get(`${one.page}/1`)).status).toBe(500)
  expect((await two.get(`${two.page}/1`)).status).toBe(200)
})

test('papers are sealed once, by the Chief Examiner alone, for candidates with a seat', async () => {
  const made = await hall(home)
  expect((await made.examiner.get(`${made.console}/sealing`)).status).toBe(403)
  const token = {
    _csrf: (await made.chief.get(`${made.console}/sealing`)).$('input[name=_csrf]').attr('value') ?? '',
  }
  await sealPapers(made)
  const second = await made.chief.post(`${made.console}/sealing`, { ...token, version: '1' })
  expect([second.status, second.refusals]).toEqual([422, ['session-not-closed']])
  const empty = await hall(home, { candidates: 0 })
  const nobody = await empty.chief.submit(`${empty.console}/sealing`, {})
  expect([nobody.status, nobody.refusals]).toEqual([422, ['nobody-seated']])
  const missing = await hall(home)
  await home.database.asOwner(
    `insert into applications (authority_id, number, person_id, session_id, grade, state, made_at)
     values ($1, $2, $3, $4, 'serang', 'eligible', sukani_now())`,
    [home.jharkhand, `JH-APP-${missing.session}`, missing.examiner.personId, missing.session],
  )
  const cards = await missing.chief.submit(`${missing.console}/sealing`, {})
  expect([cards.status, cards.refusals]).toEqual([422, ['cards-missing']])
})

test('two seal at once: one set of papers, and the other sees a conflict', async () => {
  const made = await hall(home)
  const form = {
    _csrf: (await made.chief.get(`${made.console}/sealing`)).$('input[name=_csrf]').attr('value') ?? '',
    version: '0',
  }
  const both = await Promise.all([
    made.chief.post(`${made.console}/sealing`, form),
    made.chief.post(`${made.console}/sealing`, form),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
  const rows = await home.db
    .selectFrom('sealed_papers')
    .select('attempt_id')
    .where('attempt_id', '=', made.candidates[0]!.attempt)
    .execute()
  expect(rows.length).toBe(1)
})

test('too small a bank refuses, and the page names the line', async () => {
  const made = await hall(home, { grade: 'inland-engineer' })
  await openBankIntoDatabase(home.db, { items: bank.items.filter((item) => item.kind !== 'drawing') })
  const page = await made.chief.get(`${made.console}/sealing`)
  expect(page.text).toContain('Too few: 0 of 2')
  const token = page.$('input[name=_csrf]').attr('value') ?? ''
  const answer = await made.chief.post(`${made.console}/sealing`, { _csrf: token, version: '0' })
  expect([answer.status, answer.refusals]).toEqual([422, ['bank-too-small']])
  await openBankIntoDatabase(home.db, bank)
})

test('nobody opens before the hour, alone, unasked, or without an invigilator and an examiner', async () => {
  const made = await hall(home, { startsIn: '1 hour' })
  const { console, invigilator, examiner, chief } = made
  await sealPapers(made)
  await invigilator.submit(console, {}, `${console}/opening-request`)
  const early = await examiner.submit(console, {}, `${console}/opening`)
  expect([early.status, early.refusals]).toEqual([422, ['before-the-hour']])
  await home.database.moveClock('61 minutes')
  const form = {
    _csrf: (await invigilator.get(console)).$('input[name=_csrf]').attr('value') ?? '',
    version: '1',
  }
  const alone = await invigilator.post(`${console}/opening`, form)
  expect([alone.status, alone.refusals]).toEqual([422, ['second-person-needed']])
  await examiner.post(`${console}/opening-request`, {
    ...form,
    _csrf: (await examiner.get(console)).$('input[name=_csrf]').attr('value') ?? '',
  })
  const same = await chief.submit(console, {}, `${console}/opening`)
  expect([same.status, same.refusals]).toEqual([422, ['invigilator-and-examiner']])
  const opened = await invigilator.submit(console, {}, `${console}/opening`)
  await home.database.moveClock('0')
  expect(opened.status).toBe(303)
  expect(await home.audited(made.session)).toEqual([
    'session.sealed',
    'papers.opening-asked',
    'papers.opening-asked',
    'papers.opened',
  ])
})

test('an opening that nobody asked for is refused, and papers that are not sealed cannot be asked for', async () => {
  const made = await hall(home)
  const { console, examiner, invigilator } = made
  const tokenOf = async (who: typeof examiner) =>
    (await who.get(console)).$('input[name=_csrf]').attr('value') ?? ''
  const unsealed = await examiner.post(`${console}/opening`, { _csrf: await tokenOf(examiner), version: '0' })
  expect([unsealed.status, unsealed.refusals]).toEqual([422, ['session-not-sealed']])
  await sealPapers(made)
  const unasked = await examiner.post(`${console}/opening`, { _csrf: await tokenOf(examiner), version: '1' })
  expect([unasked.status, unasked.refusals]).toEqual([422, ['opening-not-asked']])
  const stale = await invigilator.post(`${console}/opening-request`, {
    _csrf: await tokenOf(invigilator),
    version: '0',
  })
  expect(stale.status).toBe(409)
})

test('nobody starts before the opening, or without being marked present', async () => {
  const made = await hall(home)
  await sealPapers(made)
  const me = made.candidates[0]!
  expect((await me.get(me.page)).$('[data-standing]').attr('data-standing')).toBe('waiting')
  const token = { _csrf: (await me.get('/en/my/password')).$('input[name=_csrf]').attr('value') ?? '' }
  const early = await me.post(`${me.page}/start`, token)
  expect([early.status, early.refusals]).toEqual([422, ['papers-not-open']])
  expect((await me.get(`${me.page}/1`)).location).toBe(me.page)
  await made.invigilator.submit(made.console, {}, `${made.console}/opening-request`)
  await made.examiner.submit(made.console, {}, `${made.console}/opening`)
  const absent = await me.post(`${me.page}/start`, token)
  expect([absent.status, absent.refusals]).toEqual([422, ['not-present']])
})

test('two tabs that start at once make one start', async () => {
  const made = await hall(home)
  await openHall(made)
  const me = made.candidates[0]!
  const token = { _csrf: (await me.get(me.page)).$('input[name=_csrf]').attr('value') ?? '' }
  await Promise.all([me.post(`${me.page}/start`, token), me.post(`${me.page}/start`, token)])
  expect((await home.audited(me.attempt)).filter((action) => action === 'attempt.started').length).toBe(1)
})

test('keys, rubrics, the ids and letters of the bank reach no page or reply of the candidate, before the end or after', async () => {
  const made = await hall(home, { grade: 'inland-engineer' })
  await openHall(made)
  const me = made.candidates[0]!
  const pages: string[] = [(await me.get(me.page)).text]
  await startSitting(me)
  await expect(paperOf(home.db, home.deps.config, me.attempt)).rejects.toThrow(/ended/)
  for (let number = 1; number <= 39; number++)
    for (const language of ['en', 'hi'])
      pages.push((await me.get(`/${language}/my/examination/${me.attempt}/${number}`)).text)
  pages.push((await me.get(`${me.page}/summary`)).text)
  await me.submit(`${me.page}/summary`, {}, `${me.page}/hand-in`)
  pages.push((await me.get(me.page)).text, (await me.get('/en/my/examination')).text)
  const all = pages.join('\n')
  const paper = await paperOf(home.db, home.deps.config, me.attempt)
  expect(paper.length).toBe(39)
  for (const { itemId, key, letters } of paper) {
    expect(all).not.toContain(itemId)
    if ('rubric' in key) for (const line of key.rubric) expect(all).not.toContain(line.en)
    for (const letter of Object.values(letters)) expect(all).not.toContain(`value="${letter}"`)
  }
  expect(all).not.toMatch(/answer_?key|tolerance|rubric|difficulty/i)
  const orders = paper
    .filter(({ key }) => key.kind === 'single-choice')
    .map(({ letters, en }) => en.options.map(({ id }) => letters[id]).join(''))
  expect(new Set(orders).size).toBeGreaterThan(1)
})
