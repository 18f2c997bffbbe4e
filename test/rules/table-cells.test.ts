// Every table of the law: each figure falls in exactly one row, each row is reached, rows rise, and a figure on a
// line belongs where the phrase puts it. So it is under every other reading too.
import { describe, expect, test } from 'vitest'
import { coefficients } from '../../src/rules/bihar-boats-2018/coefficient-k.ts'
import { boatClasses, feeItems, feeOf } from '../../src/rules/bihar-boats-2018/fee-list.ts'
import { gazettedLaw as boatLaw, type Law as BoatLaw } from '../../src/rules/bihar-boats-2018/law.ts'
import { crewTables } from '../../src/rules/bihar-boats-2018/r25-crew.ts'
import { choices as boatChoices } from '../../src/rules/bihar-boats-2018/readings.ts'
import { lookUp, type Row, type Table } from '../../src/rules/fold/table.ts'
import { decide, grades } from '../../src/rules/index.ts'
import { clockRules } from '../../src/rules/jharkhand-2020/clock.ts'
import { examinationFees } from '../../src/rules/jharkhand-2020/grade-figures.ts'
import { gazettedLaw, type Law } from '../../src/rules/jharkhand-2020/law.ts'
import { crews } from '../../src/rules/jharkhand-2020/manning.ts'
import { cargoBuoys, passengerBuoys } from '../../src/rules/jharkhand-2020/r49-life-saving.ts'
import { fireAppliances } from '../../src/rules/jharkhand-2020/r54-fire.ts'
import { anchorTable } from '../../src/rules/jharkhand-2020/r60-equipment.ts'
import { choices } from '../../src/rules/jharkhand-2020/readings.ts'
import { registrationScale, supervisionScale } from '../../src/rules/jharkhand-2020/schedule-1.ts'
import { surveyScale } from '../../src/rules/jharkhand-2020/schedule-4.ts'
import { changed } from '../../src/rules/law.ts'

type AnyTable = Table<unknown>

const tablesOf = (law: Law): [name: string, table: AnyTable][] => [
  ['registration, Schedule I', registrationScale(law)],
  ['supervision, Schedule I(h)', supervisionScale(law)],
  ['survey, Schedule IV', surveyScale(law)],
  ['crews, rule 22', crews(law)],
  ['life buoys of a passenger vessel, 49(ii)', passengerBuoys(law)],
  ['life buoys of a cargo vessel, 49(iii)', cargoBuoys(law)],
  ['anchors, rule 60', anchorTable(law)],
]

const boatTablesOf = (law: BoatLaw): [name: string, table: AnyTable][] => [
  ['crew of a cargo boat, rule 25', crewTables(law).cargo],
  ['crew of a passenger boat, rule 26', crewTables(law).passenger],
]

const otherReadings = (all: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(all).flatMap(([number, [, ...others]]) => others.map((other) => [number, other] as const))

const tables: [string, AnyTable][] = [
  ...tablesOf(gazettedLaw),
  ...boatTablesOf(boatLaw),
  ...otherReadings(choices).flatMap(([number, other]) =>
    tablesOf(changed(gazettedLaw, { readings: { [number]: other } })).map(
      ([name, table]): [string, AnyTable] => [`${name}, ${number} ${other}`, table],
    ),
  ),
  ...otherReadings(boatChoices).flatMap(([number, other]) =>
    boatTablesOf(changed(boatLaw, { readings: { [number]: other } })).map(
      ([name, table]): [string, AnyTable] => [`${name}, ${number} ${other}`, table],
    ),
  ),
]

const endOf = (row: Row<unknown> | undefined) => row?.end?.value ?? Number.POSITIVE_INFINITY

/** Whether the figure is past the end of a row: on the line it is, where the row holds what is less only. */
const isPast = (table: AnyTable, row: Row<unknown> | undefined, figure: number): boolean => {
  if (row === undefined) return true
  return (row.phrase ?? table.phrase) === 'less-than' ? figure >= endOf(row) : figure > endOf(row)
}

const rowsFor = (table: AnyTable, figure: number) =>
  table.rows.filter((row, i) => !isPast(table, row, figure) && isPast(table, table.rows[i - 1], figure))

/** From nothing to far above the last line: the whole figures, and those beside each line. */
const figuresFor = ({ rows }: AnyTable): number[] => {
  const ends = rows.flatMap(({ end }) => (end === null ? [] : [end.value]))
  const last = Math.max(...ends)
  const walk = Array.from({ length: 2001 }, (_, i) => (i * last * 2) / 2000)
  return [...walk, ...ends.flatMap((end) => [end - 1, end - 0.01, end, end + 0.01, end + 1])]
}

describe('every table', () => {
  test.each(tables)(
    '%s: each figure falls in exactly one row, and that is the row looked up',
    (_name, table) => {
      const wrong = figuresFor(table).filter((figure) => {
        const found = rowsFor(table, figure)
        return found.length !== 1 || lookUp(table, figure) !== found[0]
      })
      expect(wrong).toEqual([])
    },
  )

  test.each(tables)('%s: every row is reached, and each has its citation', (_name, table) => {
    const reached = new Set(figuresFor(table).map((figure) => lookUp(table, figure)))
    expect(table.rows.filter((row) => !reached.has(row))).toEqual([])
    expect(table.rows.filter(({ citation }) => citation === '')).toEqual([])
  })

  test.each(tables)('%s: the rows rise, and only the last is open', (_name, table) => {
    const ends = table.rows.map(endOf)
    expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b))
    expect(ends.filter((end) => end === Number.POSITIVE_INFINITY)).toHaveLength(1)
  })

  test.each([
    ['not-exceeding', 10, 1000],
    ['less-than', 10, 2000],
  ] as const)('a figure on the line, where the table says %s', (phrase, figure, gives) => {
    const unit = { unit: 'tons', citation: 'a line', gazette: { en: 'ten', hi: 'दस' } } as const
    const table: Table<number> = {
      kind: 'table',
      phrase,
      rows: [
        { citation: 'first', end: { value: 10, ...unit }, gives: 1000 },
        { citation: 'second', end: null, gives: 2000 },
      ],
    }
    expect(lookUp(table, figure).gives).toBe(gives)
  })
})

describe('every list names each of its cells once', () => {
  test('K rises with the volume, row by row, and each printed volume gives its own K: 22(4)', () => {
    const rows = coefficients(boatLaw)
    expect(rows).toHaveLength(19)
    expect(rows.map(({ volume }) => volume)).toEqual(
      [...new Set(rows.map(({ volume }) => volume))].sort((a, b) => a - b),
    )
    expect(rows.map(({ k }) => k)).toEqual([...new Set(rows.map(({ k }) => k))].sort((a, b) => a - b))
    for (const { volume, k } of rows)
      expect(
        decide({
          ruleSet: 'bihar-boats-2018',
          decision: 'gross-tonnage',
          params: {},
          on: '2027-06-15',
          facts: { volumeM3: volume },
        }),
      ).toMatchObject({ value: { k } })
  })

  test('Annexure-1: eight items, a fee for each class of boat, and no other fee', () => {
    expect(feeItems.map(({ item }) => item)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const cells = feeItems.flatMap(({ item }) =>
      boatClasses.map((boatClass) => feeOf(boatLaw, item, boatClass)),
    )
    expect(new Set(cells)).toEqual(new Set(Object.values(boatLaw.figures.fees)))
  })

  test('33(vi): a fee for every grade', () => {
    expect(Object.keys(examinationFees(gazettedLaw)).sort()).toEqual([...grades].sort())
  })

  test('rule 22: every row asks each position once', () => {
    for (const { gives } of crews(gazettedLaw).rows)
      expect(gives.required.map(({ position }) => position)).toEqual([
        'master',
        'engineer',
        'lascar',
        'greaser',
      ])
  })

  test.each(['I', 'II', 'III', 'IV'])('49: class %s gives a whole number of each appliance', (vessel) => {
    const appliances = [
      'raftCapacity',
      'lifeJackets',
      'childLifeJackets',
      'lifeBuoys',
      'selfIgniting',
      'lifeBoats',
    ]
    for (const length of [0, 10, 10.01, 25, 25.01, 45, 45.01, 100])
      for (const yes of [true, false]) {
        const facts = { class: vessel, length, passengers: 149, crew: 7, navigatesAtNight: yes, manned: yes }
        const told = decide({
          ruleSet: 'jharkhand-2020',
          decision: 'life-saving-appliances',
          params: {},
          on: '2027-06-15',
          facts,
        })
        const value = told.outcome === 'computed' ? (told.value as Record<string, number>) : {}
        expect(Object.keys(value).sort()).toEqual(appliances.toSorted())
        expect(Object.values(value).filter((count) => !Number.isInteger(count) || count < 0)).toEqual([])
      }
  })

  test('54: every appliance has its citation and the facts that decide it', () => {
    const all = Object.entries(fireAppliances(gazettedLaw))
    expect(all).toHaveLength(13)
    expect(all.filter(([, { citation, reads }]) => citation === '' || reads.length === 0)).toEqual([])
  })

  test('every clock runs by one figure of days or months', () => {
    const units = Object.values(clockRules(gazettedLaw)).map(({ within }) => within.unit)
    expect(units.filter((unit) => unit !== 'days' && unit !== 'months')).toEqual([])
    expect(units).toHaveLength(5)
  })
})
