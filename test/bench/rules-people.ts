// The people of the rules bench: always the same ones, with about twelve records of service each, whole in every
// fact, so that the same people can be asked in every way. About half of them may sit the examination for serang.
import type { CourseFacts, MarinerFacts, ServiceFacts } from '../../src/rules/index.ts'
import { addMonths, anniversary, dayNumber, dayText, type Day } from '../../src/rules/day.ts'
import { capacities, grades } from '../../src/rules/vocabulary/index.ts'

/** The day of the examination. */
export const examinationDay: Day = '2026-06-15'

/** Numbers from 0 up to 1 that look like chance and are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** So many different people, one after the other. */
export function* benchPeople(count: number): Generator<MarinerFacts> {
  const random = seeded(20_201_008)
  for (let made = 0; made < count; made += 1) yield person(random)
}

type Random = () => number

const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

const pick = <T>(random: Random, items: readonly T[]): T => items[whole(random, 0, items.length - 1)]!

const on = dayNumber(examinationDay)

function person(random: Random): MarinerFacts {
  const service = career(random)
  return {
    person: {
      dateOfBirth: dayText(anniversary(on, -whole(random, 20, 45)) - whole(random, -40, 300)),
      citizenOfIndia: random() < 0.98,
      readsWritesHindi: random() < 0.98,
      education: { highestClass: pick(random, [8, 8, 8, 9, 10, 10, 12, 7]) },
    },
    uniformedService: random() < 0.1 ? [inUniform(random)] : [],
    courses: coursesOf(random),
    certificates: random() < 0.2 ? [certificate(random)] : [],
    service,
    medical: {
      issuedOn: '2026-05-01',
      issuedBy: 'government-medical-officer',
      fit: true,
      colourBlind: false,
      normalColourVision: true,
      visionRight: '6/6',
      visionLeft: pick(random, ['6/6', '6/6', '6/9']),
    },
    examination: { written: 'passed', viva: 'passed', practical: 'passed' },
  }
}

/** Ten to fourteen engagements that follow each other, with gaps, and sometimes overlap. */
function career(random: Random): ServiceFacts[] {
  const service: ServiceFacts[] = []
  let from = on - whole(random, 2500, 4200)
  for (let left = whole(random, 10, 14); left > 0 && from < on; left -= 1) {
    const to = addMonths(from, whole(random, 2, 9)) - 1 + whole(random, -12, 12)
    service.push(engagement(random, from, to >= on && random() < 0.5 ? null : to))
    from = to + 1 + pick(random, [0, 0, 0, 1, 9, 40, 120, -20])
  }
  return service
}

function engagement(random: Random, from: number, to: number | null): ServiceFacts {
  return {
    from: dayText(from),
    to: to === null ? null : dayText(to),
    department: random() < 0.8 ? 'deck' : 'engine',
    capacity: pick(random, [
      'lascar',
      'lascar',
      'deck-rating',
      'gp-rating',
      'sukani',
      'helmsman',
      pick(random, capacities),
    ]),
    waters: random() < 0.95 ? 'inland' : 'sea',
    state: pick(random, ['IN-JH', 'IN-JH', 'IN-BR', 'IN-WB']),
    vesselBhp: pick(random, [30, 40, 85, 100, 226, 226, 240, 300, 565, null]),
    vesselNhp: pick(random, [40, 70, 100, null]),
    mainEngineWatch: random() < 0.3,
    inCharge: random() < 0.2,
    watchkeepingUnder: random() < 0.3 ? pick(random, grades) : null,
    structuredTraining: random() < 0.1,
  }
}

const usual = ['efa', 'pst', 'pssr', 'fpff', 'preparatory-serang', 'rating-induction-deck'] as const

function coursesOf(random: Random): CourseFacts[] {
  return usual
    .filter(() => random() < 0.97)
    .map((course) => {
      const from = on - whole(random, 100, 900)
      const institute = random() < 0.97 ? ('nini' as const) : ('other' as const)
      return { course, institute, from: dayText(from), completedOn: dayText(from + whole(random, 5, 60)) }
    })
}

const certificate = (random: Random) => {
  const issued = on - whole(random, 200, 3000)
  return {
    grade: 'serang',
    kind: 'competency',
    issuedOn: dayText(issued),
    validUntil: dayText(anniversary(issued, 5) - 1),
    endedOn: null,
    interruptions: [],
  } as const
}

const inUniform = (random: Random) => {
  const from = on - whole(random, 1500, 4000)
  return {
    force: pick(random, ['pac', 'police-water-transport', 'indian-navy'] as const),
    capacity: pick(random, ['master', 'other'] as const),
    waterTransportUnit: random() < 0.7,
    vesselBhp: pick(random, [100, 226, 300]),
    from: dayText(from),
    to: dayText(from + whole(random, 900, 2000)),
  }
}
