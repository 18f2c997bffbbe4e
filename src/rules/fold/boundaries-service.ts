// Where service on vessels just suffices: by its months, by the power of the vessels, by what it was served as and
// where, by the certificate held meanwhile and by training.
import { dayText } from '../day.ts'
import { certificateGrades, type CertificateGrade } from '../vocabulary/grades.ts'
import { institutes, type Institute } from '../vocabulary/courses.ts'
import { capacities, departments, waters } from '../vocabulary/service.ts'
import { memberThrees, rising, three, words, type Three } from './boundaries-shape.ts'
import { draftOf, leavesHeld, sceneOf, servicesOf, type Asking, type Draft, type Held } from './example.ts'
import { apart, beside, isOfKind, together, type Layout, type ServiceKind } from './example-service.ts'
import { roundedTo } from './example-values.ts'
import type { Parameter, Service, Training } from './rule.ts'
import { serviceWords } from './service-words.ts'

export const serviceThrees = (rule: Service, asking: Asking): readonly Three[] => [
  monthsOf(rule, asking),
  ...powersOf(rule, asking),
  ...placesOf(rule, asking),
  ...listsOf(rule, asking),
  ...marksOf(rule, asking),
  ...holdingsOf(rule, asking),
  ...trainingsOf(rule, asking),
]

const wordsOf = (rule: Service) => rule.words ?? serviceWords(rule)

const served = (asking: Asking) => servicesOf(leavesHeld(asking))

/** So many days shorter or longer, all else as it was. */
const shifted = (rule: Service, asking: Asking, days: number): Draft =>
  draftOf(asking, together(served(asking), sceneOf(asking), { rule, days }))

/** Not less than is a day short, to the day, a day more; more than is a day short, to the day, by a day. */
function monthsOf(rule: Service, asking: Asking): Three {
  const days = rule.phrase === 'exceeding' ? ([-2, -1, 0] as const) : ([-1, 0, 1] as const)
  return {
    threshold: rule.parameter,
    what: wordsOf(rule),
    drafts: three(days, (shift) => shifted(rule, asking, shift)),
    outcomes: rule.phrase === 'exceeding' ? ['unmet', 'unmet', 'met'] : rising,
  }
}

/** The last month that serves this rule changed, all else still served; apart where it serves others too. */
function withKind(rule: Service, asking: Asking, differing: Partial<ServiceKind>): Draft {
  const scene = sceneOf(asking)
  const all = served(asking)
  const joint = lastMonthAs(together(all, scene), rule, differing)
  const others = all.filter((one) => one !== rule)
  const kept = joint.stays.every(({ serves, kind }) =>
    serves.every((one) => one === rule || isOfKind(one.where, kind)),
  )
  return draftOf(asking, kept ? joint : lastMonthAs(apart(rule, others, scene), rule, differing))
}

function lastMonthAs(layout: Layout, rule: Service, differing: Partial<ServiceKind>): Layout {
  const last = layout.stays.findLast(({ serves }) => serves.includes(rule))
  if (last === undefined) return layout
  const from = Math.max(last.from, last.to - 29)
  const earlier = from > last.from ? [{ ...last, to: from - 1 }] : []
  const changed = { ...last, from, kind: { ...last.kind, ...differing } }
  return {
    ...layout,
    stays: layout.stays.flatMap((stay) => (stay === last ? [...earlier, changed] : [stay])),
  }
}

const changedIn = (layout: Layout, rule: Service, differing: Partial<ServiceKind>): Layout => ({
  ...layout,
  stays: layout.stays.map((stay) =>
    stay.serves.includes(rule) ? { ...stay, kind: { ...stay.kind, ...differing } } : stay,
  ),
})

type PowerKey = 'vesselBhp' | 'vesselNhp'

function powersOf(rule: Service, asking: Asking): Three[] {
  const { leastBhp, leastNhp } = rule.where
  return [
    ...(leastBhp ? powerThrees(rule, asking, 'vesselBhp', leastBhp) : []),
    ...(leastNhp ? powerThrees(rule, asking, 'vesselNhp', leastNhp) : []),
  ]
}

/** A vessel just below the line, on it and above; and lesser vessels in the same days as enough on such ones. */
function powerThrees(rule: Service, asking: Asking, key: PowerKey, line: Parameter): Three[] {
  const scene = sceneOf(asking)
  const exceeding = key === 'vesselBhp' && rule.where.bhpPhrase === 'exceeding'
  const outcomes = exceeding ? (['unmet', 'unmet', 'met'] as const) : rising
  const said = { threshold: line, what: wordsOf(rule) }
  const others = served(asking).filter((one) => one !== rule)
  const joint = (power: number) =>
    draftOf(asking, changedIn(together(served(asking), scene), rule, { [key]: power }))
  const alone = (power: number | null) => draftOf(asking, beside(rule, others, scene, { [key]: power }))
  const powers = [line.value - 1, line.value, line.value + 1] as const
  const finely = [roundedTo(line.value - 0.01), line.value, roundedTo(line.value + 0.01)] as const
  return [
    { ...said, drafts: three(powers, joint), outcomes },
    { ...said, drafts: three(finely, alone), outcomes },
    { ...said, drafts: three<number | null>([null, powers[2], powers[2]], alone), outcomes: rising },
  ]
}

function placesOf(rule: Service, asking: Asking): Three[] {
  const { department, waters: served, state } = rule.where
  const { neutral } = sceneOf(asking)
  const change = (kind: Partial<ServiceKind>) => withKind(rule, asking, kind)
  const others = <T>(all: readonly T[], asked: T) => all.filter((one) => one !== asked)
  return [
    ...(department === undefined
      ? []
      : memberThrees(words.department, [department], others(departments, department), (one) =>
          change({ department: one }),
        )),
    ...(served === undefined
      ? []
      : memberThrees(words.waters, [served], others(waters, served), (one) => change({ waters: one }))),
    ...(state === undefined
      ? []
      : memberThrees(words.state, [state], [neutral.state], (one) => change({ state: one }))),
  ]
}

function listsOf(rule: Service, asking: Asking): Three[] {
  const { capacities: asked, watchkeepingUnder } = rule.where
  const others = <T>(all: readonly T[], some: readonly T[]) => all.filter((one) => !some.includes(one))
  const under = (one: CertificateGrade | null) => withKind(rule, asking, { watchkeepingUnder: one })
  return [
    ...(asked === undefined
      ? []
      : memberThrees(words.capacity, asked, others(capacities, asked), (capacity) =>
          withKind(rule, asking, { capacity }),
        )),
    ...(watchkeepingUnder === undefined
      ? []
      : memberThrees<CertificateGrade | null>(
          words.officer,
          watchkeepingUnder,
          [null, ...others(certificateGrades, watchkeepingUnder)],
          under,
        )),
  ]
}

const marks = {
  mainEngineWatch: words.engineWatch,
  inCharge: words.charge,
  structuredTraining: words.structured,
} as const

const markKeys = ['mainEngineWatch', 'inCharge', 'structuredTraining'] as const

const marksOf = (rule: Service, asking: Asking): Three[] =>
  markKeys
    .filter((key) => rule.where[key] === true)
    .flatMap((key) =>
      memberThrees(marks[key], [true], [false], (one) => withKind(rule, asking, { [key]: one })),
    )

function holdingsOf(rule: Service, asking: Asking): Three[] {
  if (rule.whileHolding === undefined) return []
  const draft = draftOf(asking)
  const grades: readonly CertificateGrade[] = [rule.whileHolding].flat()
  const others = certificateGrades.filter((one) => !grades.includes(one) && !licences.includes(one))
  const ofGrade = (grade: CertificateGrade) => heldAs(draft, (one) => ({ ...one, grade }))
  return [
    {
      threshold: words.holding,
      what: wordsOf(rule),
      drafts: three([-1, 0, 1], (days) => heldAs(draft, (one) => lasting(one, rule, days, draft))),
      outcomes: rising,
    },
    ...memberThrees(words.heldGrade, grades, others, ofGrade),
  ]
}

const licences: readonly CertificateGrade[] = ['licence-master', 'licence-engineer', 'boat-handler']

/** Only what is held for service is changed. */
const heldAs = (draft: Draft, change: (one: Held) => Held): Draft => ({
  ...draft,
  held: draft.held.map((one) => (one.by.kind === 'service' ? change(one) : one)),
})

/** Held a day less or more than the service lasts; another certificate is interrupted on that day. */
function lasting(one: Held, rule: Service, days: number, { held }: Draft): Held {
  if (one.by === rule) return { ...one, to: one.to + days }
  const last = held.find(({ by }) => by === rule)?.to ?? one.to
  const day = dayText(last)
  return days < 0 ? { ...one, more: { interruptions: [{ from: day, to: day }] } } : one
}

/** Days of a training, in place of as many of service. */
const trainedDays = 30

function trainingsOf(rule: Service, asking: Asking): Three[] {
  const short = shifted(rule, asking, -trainedDays)
  const end = lastDayServed(rule, draftOf(asking))
  const add = (draft: Draft, one: Training, institute: Institute | undefined, late: number): Draft => ({
    ...draft,
    courses: [
      ...draft.courses,
      {
        course: one.course,
        ...(institute && { institute }),
        from: dayText(end - trainedDays + 1 + late),
        completedOn: dayText(end),
      },
    ],
  })
  const counted = (rule.training ?? []).flatMap((one) => [
    {
      threshold: words.training,
      what: wordsOf(rule),
      drafts: three([1, 0, -1], (late) => add(short, one, one.accepts[0], late)),
      outcomes: rising,
    },
    ...memberThrees(words.institute, one.accepts, othersThan(one.accepts), (institute) =>
      add(short, one, institute, 0),
    ),
  ])
  const first = servicesOf(asking.tree).flatMap(({ training }) => training ?? [])[0]
  if (rule.training !== undefined || first === undefined) return counted
  const full = draftOf(asking)
  return [
    {
      threshold: words.noTraining,
      what: wordsOf(rule),
      drafts: three([short, full, full], (draft) => add(draft, first, first.accepts[0], 0)),
      outcomes: rising,
    },
  ]
}

export const othersThan = (accepts: readonly Institute[]): Institute[] =>
  institutes.filter((one) => !accepts.includes(one))

const lastDayServed = (rule: Service, { layout }: Draft): number =>
  Math.max(...layout.stays.filter(({ serves }) => serves.includes(rule)).map(({ to }) => to))
