// Conditions on service with one thing changed.
import type { Rule, Service, ServiceWhere, Training, Uniformed } from '../../../src/rules/fold/rule.ts'
import {
  capacities,
  certificateGrades,
  departments,
  forces,
  institutes,
  uniformedCapacities,
  waters,
} from '../../../src/rules/index.ts'
import { beside, dropped, lists, type Change } from './changes.ts'

export const serviceChanges = (rule: Service): Change[] => [
  ...beside('months', rule.parameter).map(({ what, parameter }) => ({ what, rule: { ...rule, parameter } })),
  {
    what: `${rule.phrase} turned`,
    rule: { ...rule, phrase: rule.phrase === 'exceeding' ? 'not-less-than' : 'exceeding' },
  },
  ...whereChanges(rule.where).map(({ what, where }) => ({ what, rule: { ...rule, where } })),
  ...holdingChanges(rule),
  ...trainingChanges(rule),
]

type WhereChange = { readonly what: string; readonly where: ServiceWhere }

function whereChanges(where: ServiceWhere): WhereChange[] {
  const without = Object.keys(where).map((key) => ({
    what: `without ${key}`,
    where: Object.fromEntries(Object.entries(where).filter(([one]) => one !== key)),
  }))
  const power = (['leastBhp', 'leastNhp'] as const).flatMap((key) => {
    const line = where[key]
    return line === undefined
      ? []
      : beside(key, line).map(({ what, parameter }) => ({ what, where: { ...where, [key]: parameter } }))
  })
  const phrase =
    where.leastBhp === undefined
      ? []
      : [{ what: 'BHP exceeding', where: { ...where, bhpPhrase: 'exceeding' as const } }]
  const one = (key: 'department' | 'waters', all: readonly string[]) =>
    where[key] === undefined
      ? []
      : all
          .filter((value) => value !== where[key])
          .map((value) => ({ what: `${key} ${value}`, where: { ...where, [key]: value } }))
  const several = (key: 'capacities' | 'watchkeepingUnder', all: readonly string[]) =>
    where[key] === undefined
      ? []
      : lists<string>(key, where[key], all).map(({ what, list }) => ({
          what,
          where: { ...where, [key]: list },
        }))
  return [
    ...without,
    ...power,
    ...phrase,
    ...one('department', departments),
    ...one('waters', waters),
    ...several('capacities', capacities),
    ...several('watchkeepingUnder', certificateGrades),
  ]
}

function holdingChanges(rule: Service): Change[] {
  const { whileHolding, ...free } = rule
  if (whileHolding === undefined) return []
  const held = [whileHolding].flat()
  return [
    { what: 'without the holding', rule: free },
    ...lists('holding', held, certificateGrades).map(({ what, list }) => ({
      what,
      rule: { ...rule, whileHolding: list },
    })),
  ]
}

function trainingChanges(rule: Service): Change[] {
  const { training, ...untrained } = rule
  if (training === undefined) return []
  const changed = (i: number, one: Training): Rule => ({ ...rule, training: training.with(i, one) })
  return [
    { what: 'without training', rule: untrained },
    ...dropped(training).map((some, i) => ({
      what: `without training ${training[i]!.course}`,
      rule: { ...rule, training: some },
    })),
    ...training.flatMap((one, i) =>
      lists(`training ${one.course}`, one.accepts, institutes).map(({ what, list }) => ({
        what,
        rule: changed(i, { ...one, accepts: list }),
      })),
    ),
  ]
}

export function uniformedChanges(rule: Uniformed): Change[] {
  const { where } = rule
  const without = Object.keys(where)
    .filter((key) => key !== 'forces')
    .map((key) => ({
      what: `without ${key}`,
      rule: {
        ...rule,
        where: {
          forces: where.forces,
          ...Object.fromEntries(Object.entries(where).filter(([one]) => one !== key)),
        },
      },
    }))
  const line = where.leastBhp
  return [
    ...beside('months', rule.parameter).map(({ what, parameter }) => ({
      what,
      rule: { ...rule, parameter },
    })),
    ...without,
    ...lists('forces', where.forces, forces).map(({ what, list }) => ({
      what,
      rule: { ...rule, where: { ...where, forces: list } },
    })),
    ...(line === undefined
      ? []
      : beside('leastBhp', line).map(({ what, parameter }) => ({
          what,
          rule: { ...rule, where: { ...where, leastBhp: parameter } },
        }))),
    ...uniformedCapacities
      .filter((capacity) => where.capacity !== undefined && capacity !== where.capacity)
      .map((capacity) => ({ what: `as ${capacity}`, rule: { ...rule, where: { ...where, capacity } } })),
  ]
}
