import { emptyForm, filledForm, type FormState } from '../../shell/form.ts'
import { bilingual } from '../../shell/text.ts'
import type { PaperShortage } from '../papers/draw.ts'
import { gradeName } from '../sessions/sessions.page.ts'
import type { SeatRow } from './attempt.ts'

type SessionHead = {
  id: string
  number: string
  grade: string
  startsAt: Date
  state: string
  centreName: unknown
}

const headOf = ({ id, number, grade, startsAt, state, centreName }: SessionHead) => ({
  ...{ id, number, startsAt, state },
  gradeName: gradeName(grade),
  centreName: bilingual(centreName),
  stateKey: `examinations-sitting.session.${state}`,
})

const refusalKeys = (refused: string[]): string[] => refused.map(keyOfRefusal)
/** What the documents room refuses, it says in its own words. */
const keyOfRefusal = (code: string): string =>
  code.startsWith('document-') ? `documents.refusal.${code}` : `examinations-sitting.refusal.${code}`

/** The sessions at which this officer works. */
export const consolePage = (office: string, sessions: SessionHead[]) => ({
  titleKey: 'examinations-sitting.console.title',
  office,
  sessions: sessions.map(headOf),
})

export type ConsoleView = {
  session: SessionHead & { version: number }
  seats: SeatRow[]
  opening: { askedBy: string; askedByName: string; askedAt: Date } | undefined
  incidents: { words: string; seatNumber: number | null; by: string; notedAt: Date }[]
  officer: { personId: string; roles: string[] }
  isLive: boolean
}

/** The whole room: every seat as it is now. */
export const roomPage = (office: string, view: ConsoleView, form?: FormState, refused: string[] = []) => ({
  titleKey: 'examinations-sitting.room.title',
  titleValues: { number: view.session.number },
  back: `/office/${office}/console`,
  form: form ?? filledForm({}),
  refusals: refusalKeys(refused),
  office,
  session: { ...headOf(view.session), version: view.session.version },
  isLive: view.isLive,
  showsSealing: view.officer.roles.includes('chief-examiner'),
  opening: openingOf(view),
  seats: view.seats.map((seat) => seatLine(seat, view.session.state)),
  incidents: view.incidents,
})

function openingOf({ session, opening, officer }: ConsoleView) {
  if (session.state !== 'sealed') return null
  if (!opening) return { asked: false, own: false, by: '', at: session.startsAt }
  return {
    asked: true,
    own: opening.askedBy === officer.personId,
    by: opening.askedByName,
    at: opening.askedAt,
  }
}

function seatLine(seat: SeatRow, sessionState: string) {
  return {
    ...seat,
    rollNumber: seat.rollNumber ?? '',
    attendanceKey: `examinations-sitting.attendance.${seat.attendance}`,
    stateKey: `examinations-sitting.state.${seat.state}`,
    questionCount: seat.questionCount ?? 0,
    silentMinutes: Math.floor(seat.silentSeconds / 60),
    mayAttend: ['sealed', 'running'].includes(sessionState) && seat.state === 'not-started',
  }
}

export type SeatView = {
  session: SessionHead
  seat: SeatRow
  pauses: { reason: string; by: string; pausedAt: Date; resumedAt: Date | null }[]
  credits: {
    id: string
    minutes: number
    reason: string
    state: string
    askedById: string
    by: string
    askedAt: Date
  }[]
  sheets: { question: number; attachedAt: Date }[]
  /** The questions that are answered on paper; known once the papers are open. */
  written: number[]
  officer: { personId: string }
}

/** One seat: what may be done there now. */
export const seatPage = (office: string, view: SeatView, form?: FormState, refused: string[] = []) => ({
  titleKey: 'examinations-sitting.seat.title',
  titleValues: { seat: view.seat.seatNumber, name: view.seat.fullName },
  back: `/office/${office}/console/${view.session.id}`,
  form: form ?? filledForm({}),
  refusals: refusalKeys(refused),
  office,
  session: headOf(view.session),
  seat: seatLine(view.seat, view.session.state),
  can: possibleAt(view),
  pauses: view.pauses,
  credits: view.credits.map((credit) => ({
    ...credit,
    stateKey: `examinations-sitting.credit.${credit.state}`,
    mayDecide: credit.state === 'asked' && credit.askedById !== view.officer.personId,
  })),
  sheets: view.sheets,
  written: view.written.map((number) => ({ value: String(number), text: String(number) })),
})

function possibleAt({ seat, session, written }: SeatView) {
  const isOn = session.state === 'running'
  const ended = seat.state === 'handed-in' || seat.state === 'timed-out'
  return {
    pause: isOn && seat.state === 'running',
    resume: isOn && seat.state === 'paused',
    credit: isOn && (seat.state === 'running' || seat.state === 'paused'),
    extra: seat.state === 'not-started' && seat.attendance !== 'malpractice',
    malpractice: ['sealed', 'running'].includes(session.state) && seat.state !== 'annulled',
    sheet: ended && written.length > 0 && ['running', 'finished'].includes(session.state),
  }
}

export type SealView = {
  session: SessionHead & { version: number }
  shortages: PaperShortage[]
  lines: { section: string; kinds: string[]; count: number; marks: number }[]
  sealing: {
    by: string
    at: Date
    proof: { section: string; marks: number; needed: number; available: number; drawn: number }[]
  } | null
}

/** Before the sealing: what each line of the paper draws, and what the bank lacks for it. */
export const sealPage = (
  office: string,
  { session, shortages, lines, sealing }: SealView,
  refused: string[] = [],
) => ({
  titleKey: 'examinations-sitting.seal.title',
  titleValues: { number: session.number },
  back: `/office/${office}/console/${session.id}`,
  form: emptyForm,
  refusals: refusalKeys(refused),
  office,
  session: { ...headOf(session), version: session.version },
  sealing,
  maySeal: session.state === 'closed' && shortages.length === 0,
  lines: lines.map((line) => ({
    ...line,
    kindKeys: line.kinds.map((kind) => `examinations-sitting.kind.${kind}`),
    isShort: shortages.some((short) => isSame(short, line)),
    have: shortages.find((short) => isSame(short, line))?.have ?? 0,
  })),
})

type Drawn = { section: string; kinds: string[]; marks: number }
const isSame = (one: Drawn, other: Drawn): boolean =>
  one.section === other.section && one.marks === other.marks && one.kinds.join() === other.kinds.join()

declare module '../../shell/views.ts' {
  interface Views {
    'examinations-sitting/console': ReturnType<typeof consolePage>
    'examinations-sitting/room': ReturnType<typeof roomPage>
    'examinations-sitting/seat': ReturnType<typeof seatPage>
    'examinations-sitting/seal': ReturnType<typeof sealPage>
  }
}
