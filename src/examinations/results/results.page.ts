import { filledForm, type FormState } from '../../shell/form.ts'
import { bilingual, type Bilingual } from '../../shell/text.ts'
import type { Candidate } from '../marking/rows.ts'
import type { OfficeSession } from '../marking/office-session.ts'
import { gradeName } from '../sessions/sessions.page.ts'
import { outcomeOf } from './compute-result.ts'
import { type Gathered, partsOf } from './gather-marks.ts'
import type { ResultRow } from './rows.ts'

type SessionResults = {
  session: OfficeSession
  /** Of the written paper, in per cent. */
  passPercent: number
  candidates: Candidate[]
  gathered: Gathered[]
  results: ResultRow[]
}

/** Part H of Form 20 for every candidate of a session: what is known, what is missing, who may do what now. */
export const sessionResultsPage = (
  office: { code: string; roles: string[] },
  { session, passPercent, candidates, gathered, results }: SessionResults,
  form?: FormState,
  refused: readonly string[] = [],
) => ({
  titleKey: 'examinations-marking.results.one',
  titleValues: { number: session.number },
  back: `/office/${office.code}/results`,
  form: form ?? filledForm({ version: session.version }),
  refusals: refused.map((code) => `examinations-marking.refusal.${code}`),
  office: office.code,
  session: { ...sessionLine(session), passPercent },
  hasPractical: session.paper.practical !== undefined,
  candidates: candidates.map((one) =>
    line(
      one,
      gathered.find(({ candidate }) => candidate.applicationId === one.applicationId),
      session,
    ),
  ),
  certified: results.map(certificateLine).at(-1) ?? null,
  mayMark: office.roles.some((role) => role === 'examiner' || role === 'chief-examiner'),
  mayRecommend: session.state === 'finished' && office.roles.includes('examiner'),
  mayRelease: session.state === 'marked' && office.roles.includes('chief-examiner'),
})

const sessionLine = (session: OfficeSession) => ({
  id: session.id,
  version: session.version,
  gradeName: gradeName(session.grade),
  stateKey: `examinations.sessions.state.${session.state}`,
  heldOn: session.heldOn,
  centreName: bilingual(session.centreName),
})

const outcomeKey = (outcome: string) => `examinations-marking.outcome.${outcome}`

/** Neither passed nor failed: shown as what it is. */
const notExamined = ['absent', 'malpractice']

type Line = {
  rollNumber: string
  fullName: string
  writtenKey: string
  percent: number | null
  disputed: boolean
  vivaKey: string
  practicalKey: string
  outcomeKey: string
  rank: Bilingual | null
  missing: string[]
}

function line(candidate: Candidate, gathered: Gathered | undefined, session: OfficeSession): Line {
  const name = { rollNumber: candidate.rollNumber ?? '', fullName: candidate.fullName }
  const nothing = { percent: null, disputed: false, rank: null, missing: [] }
  if (!gathered) {
    const key = outcomeKey(notExamined.find((state) => state === candidate.applicationState) ?? 'open')
    return { ...name, ...nothing, writtenKey: key, vivaKey: key, practicalKey: key, outcomeKey: key }
  }
  return { ...name, ...examinedLine(gathered, session) }
}

function examinedLine(gathered: Gathered, session: OfficeSession): Omit<Line, 'rollNumber' | 'fullName'> {
  const { viva, practical, missing } = gathered
  const outcome = missing.length > 0 ? 'open' : outcomeOf(partsOf(gathered))
  return {
    ...writtenLine(gathered),
    vivaKey: outcomeKey(viva?.outcome ?? 'open'),
    practicalKey: outcomeKey(practical?.outcome ?? 'open'),
    outcomeKey: outcomeKey(outcome),
    rank: outcome === 'passed' ? gradeName(session.grade) : null,
    missing: missing.map((one) => `examinations-marking.missing.${one}`),
  }
}

function writtenLine({ missing, value, written }: Gathered) {
  if (missing.includes('objective') || missing.includes('sheets'))
    return { writtenKey: outcomeKey('open'), percent: null, disputed: false }
  return {
    writtenKey: outcomeKey(written),
    percent: value?.percent ?? null,
    disputed: value?.disputed === true,
  }
}

const certificateLine = ({ recommendedByName, recommendedAt, certifiedAt }: ResultRow) => ({
  by: recommendedByName,
  at: recommendedAt,
  place: certifiedAt,
})

declare module '../../shell/views.ts' {
  interface Views {
    'examinations-marking/session-results': ReturnType<typeof sessionResultsPage>
  }
}
