import { explained, type ExplainedLine, type Question, type RecordLine } from '../../mariners/index.ts'
import { gradeNames } from '../../rules/index.ts'
import { emptyForm, filledForm, type FormState } from '../../shell/form.ts'
import { bilingual } from '../../shell/text.ts'
import { applicationMayMove } from '../applications/application-door.ts'
import { gradeOf } from '../applications/application-view.ts'
import { papersInRecord, requirements } from '../applications/enclosures.ts'
import { gradeName } from '../sessions/sessions.page.ts'
import type { ScrutinyView } from './scrutiny-view.ts'

const refusalKeys = (refused: readonly string[]): string[] =>
  refused.map((code) =>
    code.startsWith('finding-') ? `mariners.refusal.${code}` : `examinations.scrutiny.refusal.${code}`,
  )

/** Whom an application waits for is said to the examiner otherwise than to the candidate. */
const stateKeyOf = (state: string): string =>
  state === 'held' ? 'examinations.scrutiny.state.held' : `examinations.applications.state.${state}`

export type WorkLine = {
  id: string
  number: string
  grade: string
  state: string
  fullName: string
  sessionId: string | null
  sessionNumber: string | null
  startsAt: Date | null
  feeState: string | null
  daysWaiting: number | null
}

/** The examiner's list: what waits for a decision, what waits for the candidate, who waits for an admit card. */
export const workPage = (office: string, work: WorkLine[], refused: readonly string[] = []) => ({
  titleKey: 'examinations.scrutiny.list.title',
  refusals: refusalKeys(refused),
  form: emptyForm,
  office,
  lists: [
    { titleKey: 'examinations.scrutiny.list.waiting', lines: linesIn(work, ['submitted', 'answered']) },
    { titleKey: 'examinations.scrutiny.list.held', lines: linesIn(work, ['held']) },
    { titleKey: 'examinations.scrutiny.list.accepted', lines: linesIn(work, ['eligible']) },
  ],
  sessions: sessionsOf(work.filter((line) => line.state === 'eligible')),
})

const linesIn = (work: WorkLine[], states: string[]) =>
  work
    .filter((line) => states.includes(line.state))
    .map((line) => ({
      id: line.id,
      number: line.number,
      fullName: line.fullName,
      gradeName: gradeNames[gradeOf(line.grade)],
      stateKey: stateKeyOf(line.state),
      feeKey: `examinations.applications.fee.${line.feeState ?? 'asked'}`,
      startsAt: line.startsAt,
      days: line.daysWaiting ?? 0,
    }))

const sessionsOf = (lines: WorkLine[]) => {
  const ids = [...new Set(lines.flatMap((line) => (line.sessionId === null ? [] : [line.sessionId])))]
  return ids.map((id) => {
    const own = lines.filter((line) => line.sessionId === id)
    return { id, number: own[0]?.sessionNumber ?? '', count: own.length }
  })
}

const headOf = (office: string, view: ScrutinyView) => ({
  office,
  own: `/office/${office}/scrutiny/${view.application.id}`,
  application: {
    id: view.application.id,
    number: view.application.number,
    version: view.application.version,
    gradeName: gradeName(view.application.grade),
    stateKey: stateKeyOf(view.application.state),
    rollNumber: view.application.rollNumber,
  },
  fullName: view.person.fullName,
})

/** One application: what the law asks beside what was brought, and the decisions that may be taken. */
export const scrutinyPage = (
  office: string,
  view: ScrutinyView,
  form: FormState = emptyForm,
  refused: readonly string[] = [],
) => {
  const asked = {
    complete: explained(view.complete)?.lines ?? [],
    admitted: (explained(view.foundAdmitted)?.lines ?? []).map((line) => toldUnseen(line, view)),
  }
  return {
    titleKey: 'examinations.scrutiny.one.title',
    titleValues: { number: view.application.number },
    back: `/office/${office}/scrutiny`,
    form,
    refusals: refusalKeys(refused),
    ...headOf(office, view),
    ...placeOf(view),
    ...asked,
    flips: explained(view.foundAdmitted)?.flips ?? [],
    admittedOn: view.admittedOn,
    outcome: outcomeOf(view),
    enclosures: enclosuresOf(view),
    record: view.record.map((line) => lineOf(line)),
    reasons: reasonLines([...asked.complete, ...asked.admitted]),
    notes: notesOf(view),
    may: movesOf(view),
  }
}

/** The parts of a record by which admission is decided. */
const admits: readonly string[] = ['profile', 'education', 'service', 'course', 'certificate', 'uniformed']

const hasUnseen = (record: readonly RecordLine[]): boolean =>
  record.some(({ kind, finding }) => finding === null && admits.includes(kind))

/** A requirement that is not known while an entry waits to be looked at says so: the candidate may well have brought it. */
const toldUnseen = (line: ExplainedLine, { record }: ScrutinyView): ExplainedLine =>
  line.sign === 'unknown' && hasUnseen(record)
    ? { ...line, stateKey: 'examinations.scrutiny.notSeenYet', found: null, short: null }
    : line

/** What nobody has looked at yet is no shortcoming: while such an entry is unseen, the answer is not a no. */
const outcomeOf = ({ foundAdmitted: { outcome }, record }: ScrutinyView): string => {
  const unseen = hasUnseen(record)
  return outcome === 'unknown' && unseen ? 'not-seen' : outcome
}

/** Where and when they would sit, and how the fee stands. */
const placeOf = ({ session, seat, demand, application }: ScrutinyView) => ({
  session: session && {
    number: session.number,
    startsAt: session.startsAt,
    centreName: bilingual(session.centreName),
  },
  seatNumber: seat?.number ?? null,
  feeKey: `examinations.applications.fee.${demand?.state ?? 'asked'}`,
  challanDocument: demand?.challan?.documentId ?? null,
  photograph: application.photographId,
})

const enclosuresOf = ({ enclosures, record }: ScrutinyView) =>
  requirements.map((requirement) => ({
    titleKey: `examinations.applications.requirement.${requirement}`,
    inRecord: papersInRecord(requirement, record),
    documents: enclosures
      .filter((one) => one.requirement === requirement)
      .map(({ documentId, name }) => ({ id: documentId, name })),
  }))

const notesOf = ({ notes }: ScrutinyView) =>
  notes.map(({ kind, words, citations, at, byName }) => ({
    kindKey: `examinations.scrutiny.note.${kind}`,
    said: words,
    cites: citations.join(', '),
    at,
    byName,
  }))

const movesOf = ({ application }: ScrutinyView) => ({
  decide: applicationMayMove(application, 'eligible'),
  hold: applicationMayMove(application, 'held') || applicationMayMove(application, 'rejected'),
  seat: applicationMayMove(application, 'seated'),
})

const lineOf = (line: RecordLine) => ({
  id: line.id,
  kindKey: line.kindKey,
  title: line.title,
  papers: line.documents.length,
  findingKey: line.finding ? `mariners.finding.${line.finding.verdict}` : null,
})

/** One reason a clause; what is not met comes first, where the examiner looks. */
const reasonLines = (lines: { cites: string; sign: string; requirement: { en: string; hi: string } }[]) =>
  [...lines.filter((line) => line.sign !== 'met'), ...lines.filter((line) => line.sign === 'met')].map(
    ({ cites, sign, requirement }) => ({ name: `reason:${cites}`, cites, requirement, met: sign === 'met' }),
  )

/** One entry of the record beside its papers, with the form of the finding. */
export const findingPage = (
  office: string,
  view: ScrutinyView,
  line: RecordLine,
  questions: Question[],
  form: FormState,
  refused: readonly string[] = [],
) => ({
  titleKey: 'examinations.scrutiny.finding.title',
  titleValues: { number: view.application.number },
  back: `/office/${office}/scrutiny/${view.application.id}`,
  form,
  refusals: refusalKeys(refused),
  ...headOf(office, view),
  line: { id: line.id, version: line.version, kindKey: line.kindKey, title: line.title, rows: line.rows },
  finding: line.finding,
  documents: line.documents,
  questions,
})

/** The form of a finding as it opens: what was found last, else what is claimed. */
export const findingForm = (line: RecordLine, particulars: FormState): FormState =>
  filledForm({
    ...particulars.values,
    verdict: line.finding?.verdict,
    note: line.finding?.note,
    againstDocumentId: line.finding?.againstDocumentId ?? line.documents[0]?.id,
  })

declare module '../../shell/views.ts' {
  interface Views {
    'examinations/scrutiny/list': ReturnType<typeof workPage>
    'examinations/scrutiny/one': ReturnType<typeof scrutinyPage>
    'examinations/scrutiny/finding': ReturnType<typeof findingPage>
  }
}
