// What has been: examinations that were held, and what became of their candidates.
import type { Day } from '../../db/act.ts'
import { type Candidate, examined } from './cast.ts'
import { type Cohort, sealedSessions, type Session } from './examination.ts'
import { cancel, grant, suspend } from './papers.ts'
import { examineOrally, markByKey, recommend, release } from './results.ts'
import { sit, type Skills } from './sitting.ts'
import { dayAfter, type Stage } from './stage.ts'

const morning = '10:00'

/** Every stage after the written examination, each in a session of its own where the session's state tells it. */
export async function playPast(stage: Stage): Promise<void> {
  await playExpired(stage)
  await playGranted(stage)
  await playUnfinished(stage)
}

/** Longer ago than the five years of 34(iv)(b). */
async function playExpired(stage: Stage): Promise<void> {
  const day = dayAfter(stage.today, -1860)
  const cohort: Cohort = { grade: 'serang', candidates: [examined.expired] }
  const sessions = await satSessions(stage, day, [cohort])
  await releaseAll(stage, day, sessions, {})
  await grantAll(stage, day, sessions, [examined.expired])
}

async function playGranted(stage: Stage): Promise<void> {
  const { today, clock } = stage
  const day = dayAfter(today, -40)
  const { toGrant, granted, grantedMaster, suspended, cancelled, failed, absent, malpractice } = examined
  const skills: Skills = {
    ...{ [failed.stage]: 2, [absent.stage]: 'absent', [malpractice.stage]: 'malpractice' },
  }
  const cohorts: Cohort[] = [
    { grade: 'serang', candidates: [toGrant, granted, suspended, cancelled, failed, absent, malpractice] },
    { grade: 'second-class-master', candidates: [grantedMaster] },
  ]
  const sessions = await satSessions(stage, day, cohorts, skills)
  await releaseAll(stage, day, sessions, skills)
  const holders = [granted, grantedMaster, suspended, cancelled]
  const papers = await grantAll(stage, day, sessions, holders)
  await clock.stand(dayAfter(today, -8), '15:45')
  await suspend(stage, papers.get(suspended.stage) ?? '', dayAfter(today, -8), dayAfter(today, 82))
  await cancel(stage, papers.get(cancelled.stage) ?? '')
}

/** Three sessions of one day: one to be released, one whose viva and one whose sheets are still to be done. */
async function playUnfinished(stage: Stage): Promise<void> {
  const day = dayAfter(stage.today, -4)
  const cohorts: Cohort[] = [
    { grade: 'serang', candidates: [examined.toRelease] },
    { grade: 'serang', candidates: [examined.vivaToDo] },
    { grade: 'inland-engineer', candidates: [examined.toMark] },
  ]
  const [toRelease, vivaToDo] = await satSessions(stage, day, cohorts)
  if (!toRelease || !vivaToDo) throw new Error('Demonstration: a session was not held')
  await markAll(stage, day, [toRelease], {})
  await markByKey(stage, vivaToDo)
}

async function satSessions(stage: Stage, day: Day, cohorts: Cohort[], skills: Skills = {}) {
  const sessions = await sealedSessions(stage, { day, hour: morning }, cohorts)
  await sit(stage, sessions, day, skills)
  return sessions
}

async function markAll(stage: Stage, day: Day, sessions: Session[], skills: Skills): Promise<void> {
  await stage.clock.stand(dayAfter(day, 1), '11:00')
  for (const session of sessions) {
    await markByKey(stage, session)
    for (const one of session.applicants) {
      const skill = skills[one.stage] ?? 8
      if (typeof skill === 'number') await examineOrally(stage, session, one, skill * 10)
    }
  }
  await stage.clock.stand(dayAfter(day, 2), '16:00')
  for (const session of sessions) await recommend(stage, session)
}

async function releaseAll(stage: Stage, day: Day, sessions: Session[], skills: Skills): Promise<void> {
  await markAll(stage, day, sessions, skills)
  await stage.clock.stand(dayAfter(day, 3), '11:30')
  for (const session of sessions) await release(stage, session)
}

/** The certificates of these candidates: stage → paper. */
async function grantAll(
  stage: Stage,
  day: Day,
  sessions: Session[],
  to: Candidate[],
): Promise<Map<string, string>> {
  await stage.clock.stand(dayAfter(day, 6), '12:00')
  const papers = new Map<string, string>()
  for (const one of sessions.flatMap(({ applicants }) => applicants))
    if (to.some((holder) => holder.stage === one.stage)) papers.set(one.stage, await grant(stage, one))
  return papers
}
