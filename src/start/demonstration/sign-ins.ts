// The lines printed at every start: who signs in with which number, and what to look at.
import { applying, beginners, type Candidate, examined } from './cast.ts'
import { officerRows } from './officers.ts'
import { listSessions } from '../../examinations/sessions/sessions.queries.ts'
import { listSitting } from './state.ts'
import type { Scene } from './stage.ts'

type Line = { who: string; mobile: string; see: string }

const officers: Line[] = Object.values(officerRows).map(({ role, mobile, see }) => ({
  who: role,
  mobile,
  see,
}))

const candidates: Line[] = [
  line(beginners.new, 'candidate, new', '/my'),
  line(beginners.complete, 'record complete', '/my/eligibility'),
  line(beginners.dayShort, 'one day of service short', '/my/eligibility'),
  line(beginners.courseMissing, 'one course missing', '/my/eligibility'),
  line(applying.draft, 'draft with a seat', '/my/applications'),
  line(applying.submitted, 'submitted, fee reported', '/my/applications'),
  line(applying.paid, 'submitted and paid', '/my/applications'),
  line(applying.held, 'asked a question', '/my/applications'),
  line(applying.answered, 'has answered', '/my/applications'),
  line(applying.rejected, 'rejected, with reasons', '/my/applications'),
  line(applying.eligible, 'accepted, card to come', '/my/applications'),
  line(applying.withdrawn, 'withdrawn', '/my/applications'),
  line(examined.toMark, 'sheets to be marked', '/my/applications'),
  line(examined.vivaToDo, 'viva to come', '/my/applications'),
  line(examined.toRelease, 'result to be released', '/my/applications'),
  line(examined.toGrant, 'passed, grant to come', '/my/applications'),
  line(examined.failed, 'failed', '/my/applications'),
  line(examined.absent, 'absent', '/my/applications'),
  line(examined.malpractice, 'removed from the hall', '/my/applications'),
  line(examined.granted, 'certificate in force', '/my/papers'),
  line(examined.grantedMaster, 'master’s certificate', '/my/papers'),
  line(examined.suspended, 'certificate suspended', '/my/papers'),
  line(examined.cancelled, 'certificate cancelled', '/my/papers'),
  line(examined.expired, 'certificate expired', '/my/papers'),
]

function line({ mobile }: Candidate, who: string, see: string): Line {
  return { who, mobile, see }
}

/** The table of sign-ins, with those who may sit an examination today. */
export async function signInLines(scene: Scene): Promise<string[]> {
  const today = await sittingLines(scene)
  const all = [...officers, ...today, ...candidates].map(
    ({ who, mobile, see }) =>
      `  ${who.padEnd(29)} ${mobile.slice(0, 5)} ${mobile.slice(5)}  ${see.startsWith('http') ? see : `/hi${see}`}`,
  )
  return [
    `Demonstration with invented people. Password of all of them: ${scene.password}`,
    `  ${'who'.padEnd(29)} mobile       what to see`,
    ...all,
  ]
}

async function sittingLines({ db, authorityId, today }: Scene): Promise<Line[]> {
  const sessions = (await listSessions(db, authorityId)).filter(
    ({ heldOn, state }) => heldOn === today && ['sealed', 'running'].includes(state),
  )
  const sitting = await listSitting(
    db,
    sessions.map(({ id }) => id),
  )
  return sitting.map(({ mobile, grade, id }) => ({
    who: `sits now: ${grade}`,
    mobile: (mobile ?? '').slice(3),
    see: `/my/examination/${id}`,
  }))
}
