// Service at the boundaries: as many months as some rule asks, a day more or less, in one piece or in several
// that touch, overlap or leave a day between, on vessels whose power lies on the lines.
import { chance, daysAfter, monthsAfter, pick, whole, type Chance } from './chance.ts'
import type { Period, Service, Uniformed } from './mariner.ts'

type Recipe = {
  readonly months: readonly number[]
  readonly capacities: readonly string[]
  readonly department: string
  readonly bhp: readonly number[]
}

const recipes: Readonly<Record<string, readonly Recipe[]>> = {
  serang: [
    {
      months: [48, 60, 72, 36],
      capacities: ['lascar', 'deck-rating', 'sukani', 'helmsman', 'assistant-to-master', 'gp-rating'],
      department: 'deck',
      bhp: [226, 85, 40, 30],
    },
    { months: [24], capacities: ['cadet'], department: 'deck', bhp: [100] },
    { months: [36, 24], capacities: ['greaser', 'sukani'], department: 'engine', bhp: [226] },
  ],
  'second-class-engine-driver': [
    {
      months: [48, 60, 72, 36],
      capacities: ['greaser', 'assistant-to-driver', 'assistant-to-driver', 'oilman'],
      department: 'engine',
      bhp: [226, 85, 40, 30],
    },
    { months: [48], capacities: ['gp-rating', 'engine-rating'], department: 'deck', bhp: [60] },
    { months: [24], capacities: ['cadet'], department: 'engine', bhp: [100] },
  ],
  'first-class-engine-driver': [
    {
      months: [12, 24, 36],
      capacities: ['assistant-to-driver', 'oilman', 'assistant-to-driver', 'greaser'],
      department: 'engine',
      bhp: [565, 226],
    },
    { months: [18], capacities: ['engine-driver'], department: 'engine', bhp: [113] },
  ],
  'inland-engineer': [
    { months: [18, 27], capacities: ['engine-driver', 'engineer'], department: 'engine', bhp: [226] },
  ],
  'second-class-master': [
    { months: [24], capacities: ['helmsman', 'sukani'], department: 'deck', bhp: [282] },
    { months: [36], capacities: ['serang'], department: 'deck', bhp: [200, 282] },
  ],
  'first-class-master': [
    { months: [27], capacities: ['master'], department: 'deck', bhp: [226] },
    { months: [18], capacities: ['assistant-to-master'], department: 'deck', bhp: [565] },
  ],
  engineer: [{ months: [60, 30], capacities: ['engine-driver'], department: 'engine', bhp: [400] }],
  master: [{ months: [60], capacities: ['master'], department: 'deck', bhp: [400] }],
}

/** The grades of a certificate of competency. */
export const grades = [
  'serang',
  'second-class-engine-driver',
  'first-class-engine-driver',
  'inland-engineer',
  'second-class-master',
  'first-class-master',
]

const allCapacities =
  'helmsman sukani assistant-to-master serang master deck-rating gp-rating engine-rating lascar greaser oilman assistant-to-driver engine-driver engineer cadet other'.split(
    ' ',
  )
const lines = [40, 85, 113, 226, 282, 565]
const watchers = [
  'serang',
  'second-class-master',
  'first-class-master',
  'second-class-engine-driver',
  'first-class-engine-driver',
  'inland-engineer',
  null,
]

const power = (g: Chance, wanted: readonly number[]): number | null => {
  if (chance(g, 3)) return null
  if (chance(g, 70)) return pick(g, wanted) + pick(g, [0, 0, 0, 1, 200])
  return Math.max(0, pick(g, lines) + pick(g, [0, -1, 1, -0.5]))
}

/** One entry; a person with a plain career has nothing but what the recipe says. */
const entry = (g: Chance, recipe: Recipe, at: Period, plain: boolean): Service => ({
  from: at.from,
  to: at.to,
  department: plain || chance(g, 92) ? recipe.department : pick(g, ['deck', 'engine']),
  capacity: plain || chance(g, 92) ? pick(g, recipe.capacities) : pick(g, allCapacities),
  waters: plain || chance(g, 85) ? 'inland' : 'sea',
  state: chance(g, plain ? 95 : 75) ? 'IN-JH' : pick(g, ['IN-WB', 'IN-BR']),
  vesselBhp: power(g, recipe.bhp),
  vesselNhp: chance(g, 4) ? null : pick(g, [70, 70, 71, 69, 40, 39, 100]),
  mainEngineWatch: plain || chance(g, 85),
  inCharge: chance(g, 60),
  watchkeepingUnder: pick(g, watchers),
  structuredTraining: plain || chance(g, 85),
})

/** Lays a total of months out in pieces that touch, overlap or leave a gap, ending about the day given. */
const pieces = (g: Chance, months: number, on: string): Period[] => {
  const number = pick(g, [1, 2, 2, 3, 4])
  const atEnd = chance(g, 20)
  const start = atEnd
    ? monthsAfter(on, -months, pick(g, [0, 0, 1, -1, 10]))
    : pick(g, [
        daysAfter(on, -whole(g, 700, 3000)),
        '2020-10-08',
        '2020-10-09',
        '2016-02-29',
        '2019-01-31',
        '2020-02-29',
      ])
  const found: Period[] = []
  let from = start
  let left = months
  for (let index = 1; index <= number && left > 0; index += 1) {
    const share = index === number ? left : whole(g, 1, Math.max(1, Math.min(left, 30)))
    left -= share
    const to = monthsAfter(from, share, -1 + pick(g, [0, 0, 0, 0, 1, -1, 15, -30]))
    found.push({ from, to: to < from ? from : to })
    from = daysAfter(to, pick(g, [1, 1, 1, 2, 0, -20, -200, 40]))
  }
  if (chance(g, 15)) found.push({ from: found.at(-1)!.from, to: null })
  return found
}

/** Service for what is wanted: a grade, or a licence as engineer or master. */
export const someService = (g: Chance, wanted: string, on: string): Service[] => {
  const recipe = pick(g, recipes[wanted] ?? recipes['serang']!)
  const other = chance(g, 70) ? recipe : pick(g, recipes[wanted] ?? recipes['serang']!)
  const plain = chance(g, 55)
  const found = pieces(g, pick(g, recipe.months), on).map((at) => entry(g, recipe, at, plain))
  if (chance(g, 35)) found.push(...pieces(g, pick(g, [6, 12]), on).map((at) => entry(g, other, at, plain)))
  return chance(g, 4) ? [] : found
}

const forces = ['indian-navy', 'coast-guard', 'army', 'police-water-transport', 'pac', 'paramilitary']

/** Service in uniform of about three or five years; half of them such as the grade wanted asks. */
export const uniformed = (g: Chance, wanted: string, on: string): Uniformed[] => {
  const plain = chance(g, 60)
  const force = wanted === 'boat-handler' ? pick(g, forces.slice(3)) : pick(g, forces.slice(0, 3))
  const capacity = wanted.includes('engine') ? 'engineer' : 'master'
  return pieces(g, pick(g, [36, 60, 60]), on).map(({ from, to }) => ({
    force: plain ? force : pick(g, forces),
    capacity: plain ? capacity : pick(g, ['master', 'engineer', 'other']),
    waterTransportUnit: plain || chance(g, 80),
    vesselBhp: plain ? pick(g, [565, 226, 600, 564, 225]) : power(g, [565, 226]),
    from,
    to,
  }))
}
