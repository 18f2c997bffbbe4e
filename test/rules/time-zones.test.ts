// A day is a day in every time zone: the command answers every case byte for byte the same under three of them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dayNumber, dayText } from '../../src/rules/day.ts'
import { decide } from '../../src/rules/index.ts'
import { ruleSets } from '../../src/rules/rule-sets.ts'
import { casesOf, sweeps } from './mutants/sweeps.ts'
import { standsOf, told } from './mutants/probes.ts'
import { trees } from './mutants/trees.ts'
import type { Case } from './second-encoding/decide.ts'

const zones = ['UTC', 'Asia/Kolkata', 'Europe/Helsinki']

/** The day before a version begins, its first day and the next, and its last day and those beside it. */
const edges = ruleSets.flatMap(({ ruleSet, versions }) =>
  versions.flatMap(({ from, to }) =>
    [from, ...(to === null ? [] : [to])].flatMap((edge) =>
      [-1, 0, 1].map((by) => ({ ruleSet, on: dayText(dayNumber(edge) + by) })),
    ),
  ),
)

/** One case of every decision at every edge. */
const atTheEdges: Case[] = edges.flatMap(({ ruleSet, on }) => {
  const own = told.filter((one) => one.ruleSet === ruleSet)
  const first = [...Map.groupBy(own, ({ decision }) => decision).values()].map(([one]) => one!)
  return first.map((one) => ({ ...one, on }))
})

/** Every so many of a long list. */
const some = <T>(all: readonly T[], every: number): T[] => all.filter((_, i) => i % every === 0)

const cases: Case[] = [
  ...told,
  ...trees.flatMap(standsOf).map(({ asked }) => asked),
  ...some(sweeps.flatMap(casesOf), 5),
  ...atTheEdges,
].map(({ ruleSet, decision, params, on, facts }) => ({ ruleSet, decision, params, on, facts }))

const folder = mkdtempSync(join(tmpdir(), 'zones-'))

afterAll(() => rmSync(folder, { recursive: true }))

const evaluated = (zone: string, file: string): string => {
  const { stdout } = spawnSync(process.execPath, ['src/start/evaluate.ts', file], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
    maxBuffer: 1 << 30,
  })
  return stdout
}

test('the day before its commencement a rule set has no law, from that day on it has', () => {
  const outcomes = atTheEdges.map((one) => [one.on, decide(one).outcome === 'invalid'] as const)
  for (const { from, ruleSet } of ruleSets.map(({ versions, ruleSet: name }) => ({
    ...versions[0]!,
    ruleSet: name,
  }))) {
    const lawless = outcomes.filter(([on]) => on === dayText(dayNumber(from) - 1))
    expect(lawless.length, ruleSet).toBeGreaterThan(10)
    expect(lawless.every(([, invalid]) => invalid)).toBe(true)
    expect(outcomes.filter(([on]) => on === from).some(([, invalid]) => invalid)).toBe(false)
  }
})

test('the command answers byte for byte the same in UTC, Kolkata and Helsinki', { timeout: 300_000 }, () => {
  const file = join(folder, 'cases.json')
  writeFileSync(file, JSON.stringify(cases.map((one, i) => ({ id: String(i), ...one }))))
  const [utc, ...others] = zones.map((zone) => evaluated(zone, file))
  expect((JSON.parse(utc!) as unknown[]).length).toBe(cases.length)
  for (const other of others) expect(other === utc).toBe(true)
})

test('each child process really lives in its zone', () => {
  const offsets = zones.map((zone) => {
    const { stdout } = spawnSync(process.execPath, ['-p', 'new Date(2027, 5, 15).getTimezoneOffset()'], {
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    })
    return Number(stdout)
  })
  expect(offsets).toEqual([0, -330, -180])
})
