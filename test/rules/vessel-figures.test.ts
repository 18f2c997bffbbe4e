// A figure of the law that is changed moves its line, its words and what is asked for, and no other.
import { describe, expect, test } from 'vitest'
import { jharkhandDecisions } from '../../src/rules/jharkhand-2020/decisions.ts'
import { gazettedLaw } from '../../src/rules/jharkhand-2020/law.ts'
import { changed, type Change } from '../../src/rules/law.ts'
import { linesFor } from './answers.ts'

const on = '2026-06-15'

const survey = {
  kind: 'dry-dock',
  grossTonnage: 20,
  sundayOrHoliday: false,
  outOfHours: false,
  previousKind: 'general',
}
const launch = { type: 'decked', clearAreaM2: 56, seatLengthsM: [], length: 40, shelteredWaters: false }
const vessel = { class: 'I', length: 30, crew: 3, navigatesAtNight: true, manned: true }

describe('a figure that is changed moves its line, its words and what is asked for', () => {
  const under = (change: Change) => jharkhandDecisions(changed(gazettedLaw, change))
  const figures = (path: string, value: number) => ({ figures: { [path]: { value } } })

  test('anchors: two from 40 m, and the length is asked for', () => {
    const { anchors } = under(figures('equipment.anchorLength', 40))
    expect(anchors.ask({}, on, { length: 39.99, grossTonnage: 1 })).toMatchObject({ value: { anchors: 1 } })
    expect(anchors.ask({}, on, { length: 40, grossTonnage: 1 })).toMatchObject({ value: { anchors: 2 } })
    expect(anchors.ask({}, on, { grossTonnage: 1 }).unknown).toEqual(['length'])
  })

  test('a life boat from 40 passengers, three from there', () => {
    const lines = under({
      figures: { 'lifeSaving.boatFrom': { value: 40 }, 'lifeSaving.boats': { value: 3 } },
    })
    const passengers = (count: number) => ({ ...vessel, passengers: count })
    const boats = (count: number) => lines['life-saving-appliances'].ask({}, on, passengers(count))
    expect(boats(39)).toMatchObject({ value: { lifeBoats: 0 } })
    expect(boats(40)).toMatchObject({ value: { lifeBoats: 3 } })
  })

  test('foul season: three quarters', () => {
    const capacity = under({
      figures: { 'accommodation.foulShare': { value: 3 }, 'accommodation.foulWhole': { value: 4 } },
    })['passenger-capacity']
    const result = capacity.ask({}, on, launch)
    expect(result).toMatchObject({ value: { fair: 100, foul: 75 } })
    expect(linesFor(result).map(({ requirement }) => requirement.en)).toContain(
      'foul season: 3/4; the same in sheltered waters',
    )
  })

  test('a time limit and its words', () => {
    const { clock } = under(figures('clocks.alterationReport', 2))
    const result = clock.ask({ which: 'alteration-report' }, on, { from: '2026-04-30', done: '2026-06-30' })
    expect(result).toMatchObject({ outcome: 'satisfied', value: { dueOn: '2026-06-30' } })
    expect(linesFor(result).map(({ requirement }) => requirement.en)).toContain(
      'alteration reported within 2 months',
    )
  })

  test.each([
    ['survey.dryDock', 2, 'dry-dock', 'dry dock survey, twice the item 1 fee'],
    ['survey.intermediate', 1.5, 'intermediate', 'intermediate or extra survey, 1.5 times the item 1 fee'],
  ])('%s: %d times the fee, in words too', (path, times, kind, label) => {
    const result = under(figures(path, times))['survey-fee'].ask({}, on, { ...survey, kind })
    expect(result).toMatchObject({ value: { amount: 750 * times, lines: [{ label: { en: label } }] } })
  })

  test.each([
    [17.5, 9, 'after 5.30 p.m. or before 9 a.m.', 'शाम 5:30 के बाद या सुबह 9:00 से पहले'],
    [12, 0.25, 'after 12 p.m. or before 12.15 a.m.', 'दोपहर 12:00 के बाद या सुबह 12:15 से पहले'],
  ])('the hours %d and %d are asked for in words', (last, first, en, hi) => {
    const changes = { 'survey.lastHour': { value: last }, 'survey.firstHour': { value: first } }
    const result = under({ figures: changes })['survey-fee'].ask({}, on, { ...survey, outOfHours: undefined })
    expect(linesFor(result).map(({ requirement }) => requirement)).toContainEqual({ en, hi })
  })

  test('a least fee for drawings that only a dear one exceeds: the cost is asked for', () => {
    const drawing = under(figures('drawings.alterationLeast', 900_000))['drawing-fee']
    expect(drawing.ask({}, on, { kind: 'alteration' }).unknown).toEqual(['cost'])
  })
})
