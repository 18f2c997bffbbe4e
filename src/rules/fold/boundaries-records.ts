// Where courses, certificates and service in uniform just suffice.
import { dayNumber, dayText } from '../day.ts'
import type { CertificateFacts, CourseFacts, UniformedServiceFacts } from '../facts/mariner.ts'
import { certificateGrades, type CertificateGrade } from '../vocabulary/grades.ts'
import { forces, uniformedCapacities } from '../vocabulary/service.ts'
import { othersThan } from './boundaries-service.ts'
import { memberThrees, rising, three, words, type Three } from './boundaries-shape.ts'
import { draftOf, uniformedService, type Asking, type Draft, type Held } from './example.ts'
import type { CourseDone, FirstServiceBy, Holds, InUniform, Uniformed } from './rule.ts'
import { uniformedWords } from './service-words.ts'

/** Completed on the day itself, the day before and earlier; by every institute. */
export function courseThrees(rule: CourseDone, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { on } = asking.setting
  const change = (more: Partial<CourseFacts>): Draft => ({
    ...draft,
    courses: draft.courses.map((one) => (one.course === rule.course ? { ...one, ...more } : one)),
  })
  const completed = (days: number | null) =>
    change({ completedOn: days === null ? null : dayText(on - days) })
  const said = { threshold: words.completed, what: words.completed, outcomes: rising }
  return [
    { ...said, drafts: three([0, 1, 2], completed) },
    { ...said, drafts: three<number | null>([null, 1, 2], completed) },
    ...memberThrees(words.institute, rule.accepts, othersThan(rule.accepts), (institute) =>
      change({ institute }),
    ),
  ]
}

/** In force on the day: from the first day to the last, before it ends, of that grade, of either kind. */
export function holdsThrees(rule: Holds, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { on } = asking.setting
  const change = (of: (one: Held) => Partial<Held>): Draft => ({
    ...draft,
    held: draft.held.map((one) => (one.by === rule ? { ...one, ...of(one) } : one)),
  })
  const ended = (more: Partial<CertificateFacts>) => change(() => ({ more }))
  const others = certificateGrades.filter((one) => one !== rule.grade && !licences.includes(one))
  return [
    {
      threshold: words.expiry,
      what: words.expiry,
      drafts: three([-1, 0, 1], (days) => change(() => ({ to: on + days }))),
      outcomes: rising,
    },
    {
      threshold: words.issue,
      what: words.issue,
      drafts: three([1, 0, -1], (days) => change(() => ({ from: on + days, to: on + 1 }))),
      outcomes: rising,
    },
    {
      threshold: words.ended,
      what: words.ended,
      drafts: [
        ended({ endedOn: dayText(on) }),
        ended({ endedOn: dayText(on + 1) }),
        ended({ kind: 'service' }),
      ],
      outcomes: rising,
    },
    ...memberThrees(words.heldGrade, [rule.grade], others, (grade) => change(() => ({ grade }))),
  ]
}

const licences: readonly CertificateGrade[] = ['licence-master', 'licence-engineer', 'boat-handler']

/** Of service in uniform only the months are counted; each of its other conditions holds or does not. */
export function uniformedThrees(rule: Uniformed, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { capacity, leastBhp, waterTransportUnit } = rule.where
  const served = (days: number, more: Partial<UniformedServiceFacts>): Draft => ({
    ...draft,
    uniformed: [{ ...uniformedService(rule, asking.setting, days), ...more }],
  })
  const said = { what: rule.words ?? uniformedWords(rule), outcomes: rising }
  const power = leastBhp?.value ?? 0
  return [
    { ...said, threshold: rule.parameter, drafts: three([-1, 0, 1], (days) => served(days, {})) },
    ...(leastBhp === undefined
      ? []
      : [
          {
            ...said,
            threshold: leastBhp,
            drafts: three([power - 1, power, power + 1], (vesselBhp) => served(0, { vesselBhp })),
          },
        ]),
    ...memberThrees(words.force, rule.where.forces, without(forces, rule.where.forces), (force) =>
      served(0, { force }),
    ),
    ...(capacity === undefined
      ? []
      : memberThrees(words.capacity, [capacity], without(uniformedCapacities, [capacity]), (one) =>
          served(0, { capacity: one }),
        )),
    ...(waterTransportUnit === undefined
      ? []
      : memberThrees(words.unit, [true], [false], (one) => served(0, { waterTransportUnit: one }))),
  ]
}

const without = <T>(all: readonly T[], some: readonly T[]): T[] => all.filter((one) => !some.includes(one))

/** Begun on the day itself, the day before and earlier, in any force. */
export function inUniformThrees(_: InUniform, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { on } = asking.setting
  return forces.map((force) => ({
    threshold: words.begun,
    what: words.begun,
    drafts: three([0, 1, 2], (days) => ({
      ...draft,
      uniformed: draft.uniformed.map((one) => ({ ...one, force, from: dayText(on - days), to: null })),
    })),
    outcomes: rising,
  }))
}

/** Begun the day after the rules, on their first day, and before. */
export function firstServiceThrees(rule: FirstServiceBy, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const limit = dayNumber(rule.day)
  const [first, ...rest] = draft.layout.stays
  if (first === undefined) return []
  const begun = (days: number): Draft => {
    const day = limit + days
    return { ...draft, layout: { ...draft.layout, stays: [{ ...first, from: day, to: day }, ...rest] } }
  }
  return [
    {
      threshold: words.firstService,
      what: words.firstService,
      drafts: three([1, 0, -1], begun),
      outcomes: rising,
    },
  ]
}
