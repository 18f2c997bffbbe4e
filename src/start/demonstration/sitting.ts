// The day of the examination: attendance, opening by two, answers, hand-in, sheets.
import type { Day } from '../../db/act.ts'
import { openQuestions } from '../../examinations/papers/open-paper.ts'
import { attachSheet } from '../../examinations/sitting/attach-sheet.ts'
import { findAttempt } from '../../examinations/sitting/attempts.queries.ts'
import { finishSession } from '../../examinations/sitting/finish-session.ts'
import { handIn } from '../../examinations/sitting/hand-in.ts'
import { markAttendance, reportMalpractice } from '../../examinations/sitting/mark-attendance.ts'
import { askToOpen, confirmOpen } from '../../examinations/sitting/open-papers.ts'
import { saveAnswer } from '../../examinations/sitting/save-answer.ts'
import { startAttempt } from '../../examinations/sitting/start-attempt.ts'
import { type Seat, seatsOf, seen, type Session } from './examination.ts'
import { knownAnswers } from './known-answers.ts'
import { answerSheet } from './pictures.ts'
import { done, each, type Stage } from './stage.ts'

/** Of ten questions, how many a candidate knows; or that he does not come, or is found with a slip of paper. */
export type Skills = Readonly<Record<string, number | 'absent' | 'malpractice'>>
const usual = 8

type Sitting = Seat & { skill: number }

/** Plays the sealed sessions of ten o'clock from the attendance to their end. */
export async function sit(stage: Stage, sessions: Session[], day: Day, skills: Skills = {}): Promise<void> {
  const { clock, db, officers } = stage
  await clock.stand(day, '10:05')
  const sitting = (await each(sessions, async (session) => await begin(stage, session, skills))).flat()
  await clock.stand(day, '10:58')
  await each(sitting, async (seat) => {
    await end(stage, seat)
  })
  await clock.stand(day, '13:20')
  for (const { sessionId } of sessions)
    done('end', await finishSession(db, await seen(stage, sessionId), officers.invigilator))
}

/** Attendance, opening, and all who came write what they know. */
async function begin(stage: Stage, session: Session, skills: Skills): Promise<Sitting[]> {
  const seats = await seatsOf(stage, session)
  const skillOf = (seat: Seat) => skills[seat.stage] ?? usual
  for (const seat of seats) await markPresent(stage, seat, skillOf(seat) !== 'absent')
  await openPapers(stage, session.sessionId)
  const sitting = seats.flatMap((seat) => {
    const skill = skillOf(seat)
    return typeof skill === 'number' ? [{ ...seat, skill }] : []
  })
  await each(sitting, async (seat) => {
    await write(stage, seat)
  })
  for (const seat of seats) if (skillOf(seat) === 'malpractice') await remove(stage, seat)
  return sitting
}

async function remove(stage: Stage, seat: Seat): Promise<void> {
  const reason = 'A slip of paper with the rule of the road was found in his sleeve.'
  const input = { ...(await atDesk(stage, seat)), reason }
  done('malpractice', await reportMalpractice(stage.db, input, stage.officers.invigilator))
}

async function atDesk({ db }: Stage, { sessionId, attemptId }: Seat) {
  const attempt = await findAttempt(db, attemptId)
  return { sessionId, attemptId, version: attempt?.version ?? 0 }
}

async function markPresent(stage: Stage, seat: Seat, came: boolean): Promise<void> {
  const attendance = came ? ('present' as const) : ('absent' as const)
  const input = { ...(await atDesk(stage, seat)), attendance }
  done('attendance', await markAttendance(stage.db, input, stage.officers.invigilator))
}

async function openPapers(stage: Stage, sessionId: string): Promise<void> {
  const { db, officers } = stage
  done('asking', await askToOpen(db, await seen(stage, sessionId), officers.invigilator))
  done('opening', await confirmOpen(db, await seen(stage, sessionId), officers.examiner))
}

async function write(stage: Stage, seat: Sitting): Promise<void> {
  const { db, config } = stage
  const { attemptId, personId, device, actor, skill, grade } = seat
  const answers = await knownAnswers(db, grade)
  done('start', await startAttempt(db, { attemptId, personId, device }, actor))
  const own = { attemptId, personId, device, onRevision: 0, saveId: undefined, marked: false, language: 'hi' }
  for (const question of await openQuestions(db, config, attemptId)) {
    const isKnown = question.number % 10 < skill
    const answer = isKnown ? answers(question) : null
    await saveAnswer(db, { ...own, question: question.number, answer })
  }
}

async function end(stage: Stage, seat: Seat): Promise<void> {
  const { db, config, officers } = stage
  const { attemptId, personId, device, actor } = seat
  done('hand-in', await handIn(db, { attemptId, personId, device }, actor))
  for (const { number, kind } of await openQuestions(db, config, attemptId)) {
    if (kind !== 'essay' && kind !== 'drawing') continue
    const sheet = await answerSheet(seat.seed + number)
    const input = { ...(await atDesk(stage, seat)), question: number, sheet }
    done('sheet', await attachSheet({ db, config }, input, officers.invigilator))
  }
}
