// An examination that has been held: its candidates answered, handed in, and the invigilator finished it.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { paperOf } from '../../src/examinations/papers/open-paper.ts'
import type { MarkedQuestion } from '../../src/examinations/papers/paper.ts'
import { jpeg } from '../documents/pictures.ts'
import { type Candidate, type Hall, runningHall } from '../examinations-sitting/hall.ts'
import type { House, SignedIn } from '../support/house.ts'
import type { Page } from '../support/visitor.ts'

type Grade = 'serang' | 'second-class-master' | 'inland-engineer'
/** `right[n]`: of how many questions with a key the n-th candidate gives the right answer; the rest are left open. */
type Options = { grade?: Grade; right: number[]; sheets?: boolean }
export type Held = Hall & { second: SignedIn; marking: string; results: string }

export async function held(home: House, { grade = 'serang', right, sheets = true }: Options): Promise<Held> {
  const hall = await runningHall(home, { grade, candidates: right.length })
  for (const [at, candidate] of hall.candidates.entries()) {
    await candidate.submit(`${candidate.page}/summary`, {}, `${candidate.page}/hand-in`)
    await answer(home, candidate, right[at] ?? 0)
    if (sheets) await attachSheets(home, hall, candidate)
  }
  const ended = await hall.invigilator.submit(hall.console, {}, `${hall.console}/end`)
  expect([ended.status, ended.refusals]).toEqual([303, []])
  return {
    ...hall,
    second: await home.person({ fullName: 'Karan Singh Munda', roles: ['examiner'] }),
    marking: `/en/office/JH/marking/${hall.session}`,
    results: `/en/office/JH/results/${hall.session}`,
  }
}

export const paper = async (home: House, { attempt }: Candidate): Promise<MarkedQuestion[]> =>
  await paperOf(home.db, home.deps.config, attempt)

/** The answers stand in the log as the candidate's machine would have saved them. */
async function answer(home: House, candidate: Candidate, right: number): Promise<void> {
  const withKey = (await paper(home, candidate)).filter(({ key }) => !('rubric' in key))
  for (const { number, key } of withKey.slice(0, right))
    await home.database.asOwner(
      `insert into answers (attempt_id, question, revision, save_id, answer, marked, language, saved_at, counted, conflicting)
       values ($1, $2, coalesce((select max(revision) from answers where attempt_id = $1 and question = $2), 0) + 1,
               $3, $4, false, 'hi', sukani_now(), true, false)`,
      [candidate.attempt, number, randomUUID(), JSON.stringify(rightAnswer(key))],
    )
}

function rightAnswer(key: MarkedQuestion['key']): string | string[] {
  if (key.kind === 'single-choice') return key.option
  if (key.kind === 'multiple-response') return [...key.options].reverse()
  return key.kind === 'numeric' ? String(key.value) : ''
}

async function attachSheets(
  home: House,
  { console, invigilator }: Hall,
  candidate: Candidate,
): Promise<void> {
  const asked = (await paper(home, candidate)).filter(({ key }) => 'rubric' in key)
  const address = `${console}/${candidate.attempt}`
  for (const { number } of asked) {
    const sheet = { file: await jpeg(), filename: 'ramu-kewat.jpg', type: 'image/jpeg' }
    const page = await invigilator.submit(address, { question: String(number), sheet }, `${address}/sheets`)
    expect([page.status, page.refusals, page.errors]).toEqual([303, [], {}])
  }
}

export const markObjective = async (hall: Held, officer: SignedIn = hall.examiner): Promise<Page> =>
  await officer.submit(hall.marking, {}, `${hall.marking}/objective`)

/** All marks of each line of a page's rubric, or a share of them. */
function rubricFields(page: Page, share = 1): Record<string, string> {
  const fields: Record<string, string> = {}
  page.$('input[name^=line-]').each((_at, input) => {
    const name = page.$(input).attr('name') ?? ''
    const marks = /to ([\d.]+)/.exec(page.$(`#${name}-hint`).text())?.[1] ?? '0'
    fields[name] = String(Number(marks) * share)
  })
  return fields
}

type PartOptions = { share?: number; officer?: SignedIn; second?: SignedIn; fields?: Record<string, string> }
/** Records a candidate's viva or practical on its page. */
export async function recordPart(
  hall: Held,
  part: 'viva' | 'practical',
  { application }: Candidate,
  { share = 1, officer = hall.examiner, second = hall.second, fields = {} }: PartOptions = {},
): Promise<Page> {
  const address = `${hall.marking}/parts/${part}/${application}`
  const marks = rubricFields(await officer.get(address), share)
  return await officer.submit(address, {
    came: 'yes',
    second: second.personId,
    note: 'Answered at the model and the table.',
    ...marks,
    ...fields,
  })
}

/** The addresses of a session's sheets, as the list shows them. */
export async function sheets(hall: Held): Promise<string[]> {
  const page = await hall.examiner.get(hall.marking)
  return page
    .$('a[href*="/sheets/"]')
    .map((_at, link) => page.$(link).attr('href') ?? '')
    .get()
}

export async function markSheet(
  hall: Held,
  sheet: string,
  { share = 1, officer = hall.examiner, fields = {} }: Omit<PartOptions, 'second'> = {},
): Promise<Page> {
  return await officer.submit(sheet, { ...rubricFields(await officer.get(sheet), share), ...fields })
}

export const recommend = async (hall: Held, officer: SignedIn = hall.examiner): Promise<Page> =>
  await officer.submit(hall.results, { place: 'Ranchi' }, `${hall.results}/recommendation`)
export const release = async (hall: Held, officer: SignedIn = hall.chief): Promise<Page> =>
  await officer.submit(hall.results, {}, `${hall.results}/release`)

/** The result page of a candidate, in English. */
export const ownResult = async (candidate: Candidate): Promise<Page> =>
  await candidate.get(`/en/my/applications/${candidate.application}/result`)
