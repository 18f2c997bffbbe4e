// Cases of the Jharkhand decisions other than admission, at their thresholds.
import {
  about,
  beside,
  chance,
  dayBeside,
  daysAfter,
  monthsAfter,
  pick,
  someDay,
  whole,
  yes,
  type Chance,
  type Made,
  type Makers,
} from './chance.ts'
import { anniversary, dateOf, textOf } from './dates.ts'
import type { Case } from './decide.ts'
import { feeMakers } from './generate-fees.ts'
import { someMariner } from './generate-mariners.ts'
import { grades, uniformed } from './generate-service.ts'
import { vesselMakers } from './generate-vessels.ts'
import type { Certificate, Mariner } from './mariner.ts'

const granted = (g: Chance, on: string, wanted: string): Mariner => ({
  ...someMariner(g, wanted, on),
  uniformedService: uniformed(g, wanted, on),
})

const byGrade = (g: Chance, on: string): Made => {
  const grade = pick(g, grades)
  return { params: { grade }, facts: granted(g, on, grade) }
}

const licenceToAct = (g: Chance, on: string): Made => {
  const as = pick(g, ['engineer', 'master'])
  return { params: { as }, facts: { ...someMariner(g, as, on), vessel: { nhp: beside(g, [170, 120]) } } }
}

const crewCertificate = (g: Chance, on: string, grade: string): Certificate => ({
  grade,
  kind: grade.startsWith('licence') ? 'licence' : pick(g, ['competency', 'service']),
  issuedOn: daysAfter(on, -pick(g, [400, 400, 400, 0, -1])),
  validUntil: daysAfter(on, pick(g, [400, 400, 1])),
  endedOn: chance(g, 90) ? null : dayBeside(g, on),
  interruptions: chance(g, 92)
    ? []
    : [{ from: daysAfter(on, -10), to: pick(g, [on, daysAfter(on, -1), null]) }],
  ...(grade.startsWith('licence') && { maxNhp: beside(g, [120, 170, 200]) }),
})

const lapsed = (g: Chance, one: Certificate, on: string): Certificate => ({
  ...one,
  issuedOn: daysAfter(on, -1800),
  validUntil: daysAfter(on, pick(g, [0, -1])),
})

/** One who serves by a licence, with the certificate behind it. */
const licensedMember = (g: Chance, on: string, position: string) => {
  const behind = position === 'master' ? 'second-class-master' : 'first-class-engine-driver'
  const certificates = [behind, `licence-${position}`].map((grade) => crewCertificate(g, on, grade))
  return { position, certificates }
}

const crewMember = (g: Chance, on: string, position: string, choices: readonly string[]) => {
  if (choices.length > 0 && chance(g, 35)) return licensedMember(g, on, position)
  const number = position === 'master' || position === 'engineer' ? pick(g, [1, 2, 2, 1, 0]) : 0
  const certificates = Array.from({ length: number }, () => {
    const one = crewCertificate(g, on, pick(g, choices))
    return chance(g, 12) ? lapsed(g, one, on) : one
  })
  return { position, certificates }
}

const manning = (g: Chance, on: string): Made => {
  const deck = [
    'serang',
    'second-class-master',
    'second-class-master',
    'first-class-master',
    'licence-master',
  ]
  const engine = [
    'second-class-engine-driver',
    'first-class-engine-driver',
    'inland-engineer',
    'merchant-shipping-engine-driver',
    'licence-engineer',
    'licence-engineer',
    'first-class-engine-driver',
  ]
  const many = (position: string, numbers: readonly number[], choices: readonly string[]) =>
    Array.from({ length: pick(g, numbers) }, () => crewMember(g, on, position, choices))
  return {
    facts: {
      vessel: { bhp: about(g, [226, 565, 565, 100]), nhp: beside(g, [120, 170, 170]), number: 'JH-4' },
      crew: [
        ...many('master', [1, 1, 2, 2, 0], chance(g, 90) ? deck : engine),
        ...many('engineer', [1, 1, 2, 2, 0], chance(g, 90) ? engine : deck),
        ...many('lascar', [1, 2, 2, 3, 0, 1], []),
        ...many('greaser', [1, 1, 1, 1, 2, 0], []),
      ],
    },
  }
}

const written = (g: Chance): Made => {
  const grade = pick(g, grades)
  const optional = grade === 'first-class-engine-driver' || grade === 'inland-engineer'
  const maxima = pick(g, [[20, 20, 40, 20], [50], [30, 45], [7, 11, 13], [100, 50]])
  const share = pick(g, [40, 40, 45, 50, 42, 80])
  return {
    params: { grade },
    facts: {
      sections: maxima.map((maximum) => ({
        maximum,
        obtained: Math.min(
          maximum,
          Math.max(0, Math.round(maximum * share + pick(g, [0, 0, 0, 1, -1, 30])) / 100),
        ),
      })),
      absent: chance(g, 8),
      ...((!optional || chance(g, 50)) && { passPercent: pick(g, [40, 45, 50, 42.5]) }),
    },
  }
}

const mayPly = (g: Chance, on: string): Made => ({
  facts: {
    surveyCertificate: chance(g, 8)
      ? null
      : { validUntil: dayBeside(g, on), endedOn: chance(g, 70) ? null : dayBeside(g, on) },
    registration: chance(g, 40) ? null : { active: chance(g, 60) },
    temporaryPass: chance(g, 40) ? null : { issuedOn: daysAfter(on, -pick(g, [0, 29, 30, -1, 28, 31])) },
    insurance: chance(g, 15) ? null : { validUntil: dayBeside(g, on) },
  },
})

const clocks = [
  'survey-completion',
  'declaration',
  'alteration-report',
  'ownership-transfer',
  'registration-appeal',
]
const monthEnds = ['2024-01-31', '2023-01-30', '2025-08-31', '2024-01-29', '2024-02-29']

const clock = (g: Chance, on: string): Made => {
  const from = chance(g, 50) ? daysAfter(on, -pick(g, [14, 15, 30, 31, 13, 29, 28, 10])) : pick(g, monthEnds)
  const done = pick(g, [14, 15, 30, 31, 13, 29, 28])
  return {
    params: { which: pick(g, clocks) },
    facts: { from, done: chance(g, 40) ? null : daysAfter(from, done) },
  }
}

const notice = (g: Chance): Made => {
  const noticeOn = someDay(g)
  const eventOn = daysAfter(noticeOn, pick(g, [6, 7, 8, 14, 15, 16, 20, 10, 9, 11]))
  return {
    params: { which: pick(g, ['survey', 'survey', 'appeal-hearing']) },
    facts: {
      noticeOn,
      eventOn,
      holidays: chance(g, 40) ? [dayBeside(g, eventOn), '2026-01-26'] : [],
      ownerAsked: chance(g, 40),
    },
  }
}

const extension = (g: Chance): Made => {
  const validUntil = pick(g, [someDay(g), '2026-11-30', '2025-11-30', '2024-02-29', '2027-05-31'])
  const until = chance(g, 60)
    ? monthsAfter(validUntil, pick(g, [3, 12]))
    : textOf(anniversary(dateOf(validUntil), 1))
  return {
    params: { which: pick(g, ['certificate', 'docking']) },
    facts: { validUntil, until: daysAfter(until, pick(g, [0, 0, 1, -1])) },
  }
}

const application = (g: Chance): Made => {
  const given = (): boolean => chance(g, 85)
  return {
    params: { grade: pick(g, grades) },
    facts: {
      documents: {
        testimonials: given(),
        character: given(),
        feeReceipt: given(),
        earlierCertificate: yes(g),
        photographs: whole(g, 0, 3),
        proofOfAge: given(),
      },
      holdsEarlierCertificate: yes(g),
    },
  }
}

const makers: Makers = {
  'competency-grant': byGrade,
  'certificate-of-service': byGrade,
  'competency-without-examination': byGrade,
  'boat-handler-licence': (g, on) => ({ facts: granted(g, on, 'boat-handler') }),
  'licence-to-act': licenceToAct,
  manning,
  'written-result': written,
  'application-complete': application,
  'may-ply': mayPly,
  clock,
  notice,
  extension,
  ...feeMakers,
  ...vesselMakers,
}

/** The Jharkhand decisions that cases are made of here. */
export const jharkhandNames = Object.keys(makers)

/** A case of a Jharkhand decision. */
export const someJharkhand = (g: Chance, decision: string): Case => {
  const on = someDay(g)
  const { params = {}, facts } = makers[decision]!(g, on)
  return { ruleSet: 'jharkhand-2020', decision, params, on, facts }
}
