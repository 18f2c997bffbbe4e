// What is to come: open sessions with applications at every stage of the scrutiny, and people who only begin.
import { withdrawApplication } from '../../examinations/applications/withdraw-application.ts'
import { type Applicant, confirmFee, draft, opened, submit } from './applications.ts'
import { oneDayShort, withoutFireCourse } from './careers.ts'
import { applying, beginners, type Candidate } from './cast.ts'
import { open, plan } from './examination.ts'
import { fillRecord, join } from './records.ts'
import { accept, answer, hold, reject } from './scrutiny.ts'
import { dayAfter, done, each, type Stage } from './stage.ts'

const question = [
  {
    citation: '31(v)',
    words:
      'आपके सेवा प्रमाणपत्र पर जलयान के मालिक के दस्तखत नहीं दिखते। कृपया साफ फोटो फिर से भेजें। / The owner’s signature on your testimonial cannot be read: please send a clear picture.',
  },
]
const refusal = [
  {
    citation: '30(ii)(b)',
    words: 'चरित्र प्रमाणपत्र किसी दूसरे व्यक्ति का है। / The certificate of character is that of another person.',
  },
]

/** The sessions that take applications now, one that is only planned, and everybody who is on the way to them. */
export async function playComing(stage: Stage): Promise<void> {
  const { clock, today } = stage
  await clock.stand(dayAfter(today, -18), '10:30')
  const serang = await plan(stage, { grade: 'serang', day: dayAfter(today, 25), hour: '10:00' })
  const master = await plan(stage, { grade: 'second-class-master', day: dayAfter(today, 32), hour: '10:00' })
  await plan(stage, { grade: 'inland-engineer', day: dayAfter(today, 45), hour: '11:00', seatCount: 12 })
  await open(stage, serang)
  await open(stage, master)
  const applicants = await apply(stage, { serang, master })
  await scrutinise(stage, applicants)
  await begin(stage)
}

/** One's application, by who one is. */
type Find = (candidate: Candidate) => Applicant

async function apply(stage: Stage, sessions: { serang: string; master: string }): Promise<Find> {
  const { clock, today } = stage
  const drafted = async (candidate: Candidate): Promise<Applicant> => {
    const member = await join(stage, candidate)
    await fillRecord(stage, member, dayAfter(today, -12))
    return await draft(stage, member, candidate.grade === 'serang' ? sessions.serang : sessions.master)
  }
  const sent = async (candidate: Candidate): Promise<Applicant> => {
    const applicant = await drafted(candidate)
    await submit(stage, applicant)
    return applicant
  }
  const { held, answered, rejected, eligible, withdrawn, paid, masterPaid, submitted } = applying
  await clock.stand(dayAfter(today, -12), '18:25')
  const early = await each([held, answered, rejected, eligible, withdrawn], sent)
  await clock.stand(dayAfter(today, -2), '19:10')
  const late = await each([paid, masterPaid, submitted], sent)
  const all = [...early, ...late, await drafted(applying.draft)]
  return (candidate) => {
    const applicant = all.find((one) => one.stage === candidate.stage)
    if (!applicant) throw new Error(`Demonstration: ${candidate.stage} did not apply`)
    return applicant
  }
}

async function scrutinise(stage: Stage, find: Find): Promise<void> {
  const { clock, today } = stage
  const { held, answered, rejected, eligible, withdrawn, paid, masterPaid } = applying
  await clock.stand(dayAfter(today, -9), '12:15')
  for (const one of [held, answered, rejected, eligible, withdrawn]) await confirmFee(stage, find(one))
  await clock.stand(dayAfter(today, -6), '11:40')
  await accept(stage, find(eligible))
  await hold(stage, find(held), question)
  await hold(stage, find(answered), question)
  await reject(stage, find(rejected), refusal)
  await clock.stand(dayAfter(today, -3), '20:30')
  await answer(stage, find(answered), 'मैंने साफ फोटो भेज दी है। मालिक के दस्तखत नीचे बाईं ओर हैं।')
  await withdraw(stage, find(withdrawn))
  await clock.stand(dayAfter(today, -1), '13:05')
  for (const one of [paid, masterPaid]) await confirmFee(stage, find(one))
}

async function withdraw(stage: Stage, applicant: Applicant): Promise<void> {
  const { personId, actor } = applicant
  const input = { ...(await opened(stage, applicant)), personId }
  done('withdrawal', await withdrawApplication(stage.db, input, actor))
}

/** Nobody of these has applied: brand new, all complete, and two who do not yet fulfil the rules. */
async function begin(stage: Stage): Promise<void> {
  const { clock, today } = stage
  await clock.stand(dayAfter(today, -1), '09:20')
  const on = dayAfter(today, -1)
  const [complete, dayShort, courseMissing] = [
    beginners.complete,
    beginners.dayShort,
    beginners.courseMissing,
  ]
  await join(stage, beginners.new)
  await fillRecord(stage, await join(stage, complete), on)
  await fillRecord(stage, await join(stage, dayShort), on, oneDayShort)
  await fillRecord(stage, await join(stage, courseMissing), on, withoutFireCourse)
}
