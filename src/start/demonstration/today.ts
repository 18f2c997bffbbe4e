// Examinations that can be sat at once: for each grade one that began a few minutes ago, its papers still sealed.
import { randomInt } from 'node:crypto'
import { type Day, readClock } from '../../db/act.ts'
import { postponeSession } from '../../examinations/sessions/move-session.ts'
import { dayInIndia, hourInIndia } from '../../examinations/sessions/session-time.ts'
import { listSessions } from '../../examinations/sessions/sessions.queries.ts'
import { candidate, type Candidate, seated } from './cast.ts'
import { closeAndSeal, open, sealedSessions, seen } from './examination.ts'
import { dayAfter, done, type Stage } from './stage.ts'

type Grade = Candidate['grade']
const examinedGrades: readonly Grade[] = ['serang', 'second-class-master', 'inland-engineer']

const fiveMinutes = 5 * 60_000

/** At the first loading: one candidate a grade. */
export async function playToday(stage: Stage): Promise<void> {
  await stage.clock.back()
  const start = await startNow(stage)
  const cohorts = examinedGrades.map((grade) => ({ grade, candidates: [seated[grade]] }))
  await sealedSessions(stage, start, cohorts)
  await stage.clock.back()
}

/**
 * At every later start: where no examination of a grade can be sat today, one that was never opened is put off to
 * today, or a new one is made with a new candidate. Gives how many were made ready.
 */
export async function freshSessions(stage: Stage): Promise<number> {
  const sessions = await listSessions(stage.db, stage.authorityId)
  const ready = sessions.filter(
    ({ state, heldOn }) => heldOn === stage.today && ['sealed', 'running'].includes(state),
  )
  const wanting = examinedGrades.filter((grade) => !ready.some((session) => session.grade === grade))
  if (wanting.length === 0) return 0
  const start = await startNow(stage)
  for (const grade of wanting) {
    const waiting = sessions.find((one) => one.grade === grade && one.state === 'sealed')
    if (waiting) await putOff(stage, waiting.id, start)
    else
      await sealedSessions(stage, start, [
        { grade, candidates: [candidate(`seated-${grade}`, newNumber(), grade)] },
      ])
  }
  await stage.clock.back()
  return wanting.length
}

type Start = { day: Day; hour: string }

/** Five minutes ago, but not on the day before. */
async function startNow({ db }: Stage): Promise<Start> {
  const { now, today: day } = await readClock(db)
  const ago = new Date(now.getTime() - fiveMinutes)
  return { day, hour: dayInIndia(ago) === day ? hourInIndia(ago) : '00:00' }
}

/** Far above the numbers of the cast, so that nobody's mobile number is met twice. */
const newNumber = (): number => randomInt(1_000, 100_000)

/** Candidates keep their seats and cards; the papers are drawn and sealed anew. */
async function putOff(stage: Stage, sessionId: string, { day, hour }: Start): Promise<void> {
  const { db, clock, config, jobs, officers } = stage
  await clock.stand(dayAfter(day, -10), '10:00')
  const terms = { startsOn: day, startsHour: hour, closesOn: dayAfter(day, -10) }
  const reason = 'The power failed at the centre. / केन्द्र पर बिजली नहीं थी।'
  const input = { ...(await seen(stage, sessionId)), ...terms, reason }
  const mail = { jobs, publicUrl: config.publicUrl }
  done('postponement', await postponeSession(db, mail, input, officers.examiner))
  await open(stage, sessionId)
  await clock.stand(dayAfter(day, -1), '17:30')
  await closeAndSeal(stage, sessionId)
}
