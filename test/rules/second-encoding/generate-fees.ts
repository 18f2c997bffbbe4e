// Cases of the fees, at the steps of the schedules.
import {
  about,
  chance,
  dayBeside,
  daysAfter,
  monthsAfter,
  pick,
  someDay,
  whole,
  type Chance,
  type Made,
  type Makers,
} from './chance.ts'
import { anniversary, dateOf, textOf } from './dates.ts'
import { grades } from './generate-service.ts'

const renewal = (g: Chance, on: string): Made => {
  const threeAgo = textOf(anniversary(dateOf(on), -3))
  const validUntil = pick(g, [dayBeside(g, on), dayBeside(g, threeAgo), '2024-02-29', '2023-02-28'])
  return { facts: { certificate: { grade: pick(g, grades), validUntil } } }
}

const feeKinds = ['initial', 'merchant-shipping', 'anew', 'alteration', 'duplicate', 'transfer', 'appeal']
const surveyKinds = ['general', 'intermediate', 'dry-dock', 'extension', 'appeal-resurvey']

const surveyFee = (g: Chance): Made => {
  const kind = pick(g, surveyKinds)
  return {
    facts: {
      kind,
      grossTonnage: about(g, [10, 25, 50, 75, 100, 300, 600, 900, 1200]),
      sundayOrHoliday: chance(g, 40),
      outOfHours: chance(g, 40),
      ...(kind === 'appeal-resurvey' && { previousKind: pick(g, ['general', 'intermediate', 'dry-dock']) }),
    },
  }
}

const lateSurvey = (g: Chance): Made => {
  const deliveredOn = someDay(g)
  const journeyDays = whole(g, 0, 9)
  const appliedOn = daysAfter(deliveredOn, 15 + journeyDays + pick(g, [0, 1, -1, 40, 2, -10]))
  return { facts: { deliveredOn, appliedOn, journeyDays } }
}

const neglect = (g: Chance): Made => {
  const from = someDay(g)
  const to = monthsAfter(from, whole(g, 0, 14), pick(g, [-1, 0, 1, 28, 29, 30]))
  return { facts: { surveyFee: about(g, [500, 1500, 2000.55]), from, to: to < from ? from : to } }
}

const items = ['name-change', 'builder', 'second-copy', 'appeal', 'witnessing', 'surveyor-day']

/** Makers of fee cases. */
export const feeMakers: Makers = {
  renewal,
  'examination-fee': (g) => ({ params: { grade: pick(g, grades) }, facts: {} }),
  'registration-fee': (g) => ({
    facts: { kind: pick(g, feeKinds), grossTonnage: about(g, [50, 100, 200, 300, 400, 1000]) },
  }),
  'supervision-fee': (g) => ({
    facts: { estimatedCost: about(g, [1000000, 4000000, 500000, 2500000, 6000000, 1234567.89]) },
  }),
  'survey-fee': surveyFee,
  'drawing-fee': (g) => ({
    facts: {
      kind: pick(g, ['alteration', 'design']),
      cost: about(g, [2000000, 4000000, 2000020, 4000020, 5000000, 3333333.33]),
    },
  }),
  'late-survey-application': lateSurvey,
  'other-survey-fee': (g) => ({ facts: { item: pick(g, items), count: whole(g, 0, 7) } }),
  'neglect-penalty': neglect,
  'late-declaration': (g) => {
    const signedOn = someDay(g)
    return { facts: { signedOn, sentOn: daysAfter(signedOn, pick(g, [13, 14, 15, 0, 60])) } }
  },
}
