import { settingsOn } from '../../authorities/index.ts'
import type { Db } from '../../db/connect.ts'
import { type Settings, writtenResult, type WrittenValue } from '../../rules/index.ts'
import { isToMark } from '../marking/mark-objective.ts'
import * as marking from '../marking/marking.queries.ts'
import type { OfficeSession } from '../marking/office-session.ts'
import { listPartResults, type PartRow } from '../marking/part-results.queries.ts'
import { type Parts, sectionMarks, writtenFacts } from './compute-result.ts'
import type { PartOutcome, SectionMarks } from './results.queries.ts'

type Missing = 'objective' | 'sheets' | 'viva' | 'practical'
/** All that is known of one candidate's examination, and what is still to be done before it can be certified. */
export type Gathered = {
  candidate: marking.Candidate
  sections: SectionMarks[]
  facts: ReturnType<typeof writtenFacts>
  written: 'passed' | 'failed'
  value: WrittenValue | null
  viva: PartRow | undefined
  practical: PartRow | undefined
  missing: Missing[]
}

const examinedStates = ['examined', 'passed', 'failed', 'granted']

/** The marks of every candidate of a session who is being examined; who was absent or removed is not among them. */
export async function gatherMarks(db: Db, session: OfficeSession): Promise<Gathered[]> {
  const [candidates, marked, marks, sheets, parts] = [
    await marking.listCandidates(db, session.id),
    await marking.listMarkedAttempts(db, session.id),
    await marking.listMarks(db, session.id),
    await marking.listSheets(db, session.id),
    await listPartResults(db, session.id),
  ]
  const settings = await settingsOn(db, session.authorityId, session.heldOn)
  const examined = candidates.filter((one) => examinedStates.includes(one.applicationState))
  return examined.map((candidate) =>
    gather(session, candidate, {
      settings,
      isToMark: isToMark(candidate, marked),
      marks: marks.filter((one) => one.attemptId === candidate.attemptId),
      unmarkedSheets: sheets.filter(
        (one) => one.attemptId === candidate.attemptId && one.firstMarkId === null,
      ).length,
      parts: parts.filter((one) => one.applicationId === candidate.applicationId),
    }),
  )
}

type Own = {
  /** What the authority had set for the day of the examination. */
  settings: Settings
  isToMark: boolean
  marks: { section: string; obtained: number }[]
  unmarkedSheets: number
  parts: PartRow[]
}

function gather(session: OfficeSession, candidate: marking.Candidate, own: Own): Gathered {
  const { paper, heldOn } = session
  const sections = sectionMarks(paper, own.marks)
  const facts = writtenFacts(paper, sections, own.settings)
  const decided = writtenResult(paper.grade, heldOn, facts, { settings: own.settings })
  if (decided.outcome === 'invalid') throw new Error(`Marks do not fit: ${JSON.stringify(decided.errors)}`)
  const viva = own.parts.find((one) => one.part === 'viva')
  const practical = own.parts.find((one) => one.part === 'practical')
  return {
    ...{ candidate, sections, facts, viva, practical, value: decided.value ?? null },
    written: decided.outcome === 'satisfied' ? 'passed' : 'failed',
    missing: missingOf(session, own),
  }
}

function missingOf({ paper }: OfficeSession, own: Own): Missing[] {
  const has = (part: string) => own.parts.some((one) => one.part === part)
  const tests: [Missing, boolean][] = [
    ['objective', own.isToMark],
    ['sheets', own.unmarkedSheets > 0],
    ['viva', !has('viva')],
    ['practical', paper.practical !== undefined && !has('practical')],
  ]
  return tests.flatMap(([name, isMissing]) => (isMissing ? [name] : []))
}

/** What Part H of Form 20 asks of each part. A part that was never recorded is not passed. */
export const partsOf = ({ written, viva, practical }: Gathered): Parts => ({
  written,
  viva: viva ? partOutcome(viva) : 'absent',
  practical: practical ? partOutcome(practical) : null,
})

const partOutcome = ({ outcome }: PartRow): PartOutcome =>
  outcome === 'passed' || outcome === 'absent' ? outcome : 'failed'
