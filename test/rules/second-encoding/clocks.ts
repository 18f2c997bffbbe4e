// Results, papers and clocks of the Jharkhand rules.
import { judged, open, type Answer, type Requirement } from './answer.ts'
import { anniversary, dateOf, isSunday, monthsLater, textOf } from './dates.ts'
import { compare, exact, over, plus, rounded, times } from './fractions.ts'

type Paper = {
  sections: readonly { maximum: number; obtained: number }[]
  absent: boolean
  passPercent?: number
}

const resultCitations: Readonly<Record<string, string>> = {
  'first-class-engine-driver': 'Schedule II',
  'inland-engineer': 'Schedule III',
  'second-class-engine-driver': '26',
  serang: '31(ix)',
  'second-class-master': '32(iv)',
  'first-class-master': '33(iv)',
}

/** Schedules II, III and the subjects of the other grades. */
export const writtenResult = (facts: Paper, _on: string, { grade }: { grade: string }): Answer => {
  let obtained = exact(0)
  let maximum = exact(0)
  for (const section of facts.sections) {
    obtained = plus(obtained, exact(section.obtained))
    maximum = plus(maximum, exact(section.maximum))
  }
  const percent = over(times(obtained, exact(100)), maximum)
  const hasDefault = grade === 'first-class-engine-driver' || grade === 'inland-engineer'
  if (facts.passPercent === undefined && !hasDefault)
    return facts.absent ? judged([[resultCitations[grade]!, false]]) : open(resultCitations[grade]!)
  const passPercent = facts.passPercent ?? 40
  const passed = !facts.absent && compare(percent, exact(passPercent)) >= 0
  return judged([[resultCitations[grade]!, passed]], {
    obtained: rounded(obtained, 6),
    maximum: rounded(maximum, 6),
    percent: rounded(percent, 2),
    passPercent,
    disputed:
      facts.passPercent === undefined && compare(percent, exact(40)) >= 0 && compare(percent, exact(45)) < 0,
  })
}

type Papers = {
  documents: {
    testimonials: boolean
    character: boolean
    feeReceipt: boolean
    earlierCertificate: boolean
    photographs: number
    proofOfAge: boolean
  }
  holdsEarlierCertificate: boolean
}

/** 23(ii), 30(ii). */
export const applicationComplete = (facts: Papers, _on: string, { grade }: { grade: string }): Answer => {
  const deck = ['serang', 'second-class-master', 'first-class-master'].includes(grade)
  const rule = deck ? '30(ii)' : '23(ii)'
  const { documents } = facts
  return judged([
    [`${rule}(a)`, documents.testimonials],
    [`${rule}(b)`, documents.character],
    [`${rule}(c)`, documents.feeReceipt],
    [`${rule}(d)`, !facts.holdsEarlierCertificate || documents.earlierCertificate],
    [`${rule}(e)`, documents.photographs >= 2],
    [`${rule}(f)`, documents.proofOfAge],
  ])
}

type Plying = {
  surveyCertificate: { validUntil: string; endedOn?: string | null } | null
  registration: { active: boolean } | null
  temporaryPass: { issuedOn: string } | null
  insurance: { validUntil: string } | null
}

/** 1(iii)(a), 10(i), 6(vii). */
export const mayPly = (facts: Plying, on: string): Answer => {
  const today = dateOf(on)
  const survey = facts.surveyCertificate
  const surveyed =
    survey !== null &&
    today <= dateOf(survey.validUntil) &&
    (!survey.endedOn || today < dateOf(survey.endedOn))
  const pass = facts.temporaryPass
  const onPass = pass !== null && dateOf(pass.issuedOn) <= today && today - dateOf(pass.issuedOn) < 30
  const registered = facts.registration !== null && facts.registration.active
  return judged([
    ['1(iii)(a)', surveyed],
    ['10(i)', registered || onPass],
    ['6(vii)', facts.insurance !== null && today <= dateOf(facts.insurance.validUntil)],
  ])
}

/** A duty with a last day: in time, late, or still open. */
export const onTime = (citation: string, due: number, done: string | null, on: string): Answer => {
  const value = { dueOn: textOf(due) }
  if (done !== null) return judged([[citation, dateOf(done) <= due]], value)
  return dateOf(on) > due ? judged([[citation, false]], value) : open(citation, value)
}

/** 3(ix), 5(i), 16(ii), 18, 20(i). */
export const clock = (
  { from, done }: { from: string; done: string | null },
  on: string,
  { which }: { which: string },
): Answer => {
  const start = dateOf(from)
  if (which === 'survey-completion') return onTime('3(ix)', monthsLater(start, 1), done, on)
  if (which === 'declaration') return onTime('5(i)', start + 14, done, on)
  if (which === 'alteration-report') return onTime('16(ii)', monthsLater(start, 1), done, on)
  if (which === 'ownership-transfer') return onTime('18', start + 30, done, on)
  return onTime('20(i)', start + 30, done, on)
}

type Notice = { noticeOn: string; eventOn: string; holidays: readonly string[]; ownerAsked: boolean }

/** 3(iv), 20(ii). */
export const notice = (facts: Notice, _on: string, { which }: { which: string }): Answer => {
  const event = dateOf(facts.eventOn)
  const ahead = event - dateOf(facts.noticeOn)
  if (which === 'appeal-hearing') return judged([['20(ii)', ahead >= 15]])
  const restDay = isSunday(event) || facts.holidays.includes(facts.eventOn)
  const requirements: Requirement[] = [
    ['3(iv) notice', ahead >= 7],
    ['3(iv) day', !restDay || facts.ownerAsked],
  ]
  return judged(requirements)
}

/** 7(i), 7(ii). */
export const extension = (
  { validUntil, until }: { validUntil: string; until: string },
  _on: string,
  { which }: { which: string },
): Answer => {
  const end = dateOf(validUntil)
  if (which === 'certificate') return judged([['7(i)', dateOf(until) <= monthsLater(end, 3)]])
  return judged([['7(ii)', dateOf(until) <= anniversary(end, 1)]])
}
