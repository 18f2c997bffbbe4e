// What has been: examinations that were held, and what became of their candidates.
import { examined } from './cast.ts'
import { sealedSession, type Session } from './examination.ts'
import { cancel, grant, suspend } from './papers.ts'
import { examineOrally, markByKey, recommend, release } from './results.ts'
import { sit, type Skills } from './sitting.ts'
import { dayAfter, type Stage } from './stage.ts'

const morning = '10:00'

/** Every stage after the written examination, each in a session of its own where the session's state tells it. */
export async function playPast(stage: Stage): Promise<void> {
  await playExpired(stage)
  await playGranted(stage)
  await playGrantedMaster(stage)
  await playToRelease(stage)
  await playVivaToDo(stage)
  await playToMark(stage)
}

/** Longer ago than the five years of 34(iv)(b). */
async function playExpired(stage: Stage): Promise<void> {
  const day = dayAfter(stage.today, -1860)
  const { applicants } = await releasedSession(stage, {
    grade: 'serang',
    day,
    candidates: [examined.expired],
  })
  await stage.clock.stand(dayAfter(day, 6), '12:00')
  for (const one of applicants) await grant(stage, one)
}

async function playGranted(stage: Stage): Promise<void> {
  const { today, clock } = stage
  const day = dayAfter(today, -40)
  const { toGrant, granted, suspended, cancelled, failed, absent } = examined
  const candidates = [toGrant, granted, suspended, cancelled, failed, absent]
  const skills = { [failed.stage]: 2, [absent.stage]: null }
  const { applicants } = await releasedSession(stage, { grade: 'serang', day, candidates, skills })
  await clock.stand(dayAfter(day, 6), '12:00')
  const papers = new Map<string, string>()
  for (const one of applicants)
    if ([granted, suspended, cancelled].some(({ stage: name }) => name === one.stage))
      papers.set(one.stage, await grant(stage, one))
  await clock.stand(dayAfter(today, -8), '15:45')
  await suspend(stage, papers.get(suspended.stage) ?? '', dayAfter(today, -8), dayAfter(today, 82))
  await cancel(stage, papers.get(cancelled.stage) ?? '')
}

async function playGrantedMaster(stage: Stage): Promise<void> {
  const day = dayAfter(stage.today, -38)
  const candidates = [examined.grantedMaster]
  const { applicants } = await releasedSession(stage, { grade: 'second-class-master', day, candidates })
  await stage.clock.stand(dayAfter(day, 7), '11:20')
  for (const one of applicants) await grant(stage, one)
}

async function playToRelease(stage: Stage): Promise<void> {
  const day = dayAfter(stage.today, -6)
  await markedSession(stage, { grade: 'serang', day, candidates: [examined.toRelease] })
}

async function playVivaToDo(stage: Stage): Promise<void> {
  const day = dayAfter(stage.today, -4)
  const session = await satSession(stage, { grade: 'serang', day, candidates: [examined.vivaToDo] })
  await stage.clock.stand(dayAfter(day, 1), '11:00')
  await markByKey(stage, session)
}

async function playToMark(stage: Stage): Promise<void> {
  const day = dayAfter(stage.today, -3)
  await satSession(stage, { grade: 'inland-engineer', day, candidates: [examined.toMark] })
}

type Play = {
  grade: 'serang' | 'second-class-master' | 'inland-engineer'
  day: string
  candidates: Parameters<typeof sealedSession>[2]
  skills?: Skills
}

async function satSession(stage: Stage, { grade, day, candidates, skills }: Play): Promise<Session> {
  const session = await sealedSession(stage, { grade, day, hour: morning }, candidates)
  await sit(stage, session, day, skills)
  return session
}

async function markedSession(stage: Stage, play: Play): Promise<Session> {
  const session = await satSession(stage, play)
  await stage.clock.stand(dayAfter(play.day, 1), '11:00')
  await markByKey(stage, session)
  for (const one of session.applicants) {
    const skill = play.skills?.[one.stage]
    if (skill !== null) await examineOrally(stage, session, one, skill === undefined ? 80 : skill * 10)
  }
  await stage.clock.stand(dayAfter(play.day, 2), '16:00')
  await recommend(stage, session)
  return session
}

async function releasedSession(stage: Stage, play: Play): Promise<Session> {
  const session = await markedSession(stage, play)
  await stage.clock.stand(dayAfter(play.day, 3), '11:30')
  await release(stage, session)
  return session
}
