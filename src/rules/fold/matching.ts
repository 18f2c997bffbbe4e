// Whether one record of service is of the kind that a rule counts: yes, no (and why), or it depends on a fact
// that is not known. Of each rule the tests that it asks are made once, in their order.
import type { ServiceFacts, UniformedServiceFacts } from '../facts/mariner.ts'
import {
  charge,
  counted,
  engineWatch,
  otherCapacity,
  otherDepartment,
  otherForce,
  otherWaters,
  outsideTheState,
  stateNotKnown,
  structured,
  tooFewBhp,
  tooFewNhp,
  uniformedAs,
  watchUnder,
  watersNotKnown,
  waterTransport,
  type Against,
  type Match,
  type Power,
} from './against.ts'
import { compares } from './compares.ts'
import type { Phrase, ServiceWhere, UniformedWhere } from './rule.ts'

/** What speaks against the record; null where nothing does. */
type Test<Entry> = (entry: Entry) => Against | null

/** The test for one part of a rule; null where the rule does not ask it. */
type Maker<Entry, Where> = (where: Where) => Test<Entry> | null

/** A failing test decides, whatever else is not known. */
function match<Entry>(tests: readonly Test<Entry>[], entry: Entry): Match {
  let open: Match = counted
  for (const test of tests) {
    const against = test(entry)
    if (against === null) continue
    if (against.counts === 'no') return against
    if (open === counted) open = against
  }
  return open
}

/** A vessel without an engine reaches no line. */
function weak(power: Power, least: number, phrase: Phrase = 'not-less-than'): boolean {
  return power === undefined || power === null || !compares[phrase](power, least)
}

const serviceMakers: readonly Maker<ServiceFacts, ServiceWhere>[] = [
  ({ department: asked }) =>
    asked ? ({ department }) => (department === asked ? null : otherDepartment(department)) : null,
  ({ capacities: asked }) =>
    asked ? ({ capacity }) => (asked.includes(capacity) ? null : otherCapacity(capacity)) : null,
  ({ leastBhp: least, bhpPhrase }) =>
    least ? ({ vesselBhp: bhp }) => (weak(bhp, least.value, bhpPhrase) ? tooFewBhp(bhp) : null) : null,
  ({ leastNhp: least }) =>
    least ? ({ vesselNhp: nhp }) => (weak(nhp, least.value) ? tooFewNhp(nhp) : null) : null,
  ({ waters: asked }) => (asked ? ({ waters }) => onWaters(waters, asked) : null),
  ({ state: asked }) => (asked ? ({ state }) => inState(state, asked) : null),
  (where) =>
    where.mainEngineWatch ? ({ mainEngineWatch: known }) => engineWatch(known, known === true) : null,
  (where) => (where.inCharge ? ({ inCharge: known }) => charge(known, known === true) : null),
  (where) =>
    where.structuredTraining ? ({ structuredTraining: known }) => structured(known, known === true) : null,
  ({ watchkeepingUnder: officers }) =>
    officers
      ? ({ watchkeepingUnder: known }) =>
          watchUnder(known, typeof known === 'string' && officers.includes(known))
      : null,
]

function onWaters(waters: ServiceFacts['waters'], asked: ServiceWhere['waters']): Against | null {
  if (waters === asked) return null
  return waters === undefined ? watersNotKnown : otherWaters(waters)
}

function inState(state: string | undefined, asked: string): Against | null {
  if (state === asked) return null
  return state === undefined ? stateNotKnown : outsideTheState(state)
}

const uniformedMakers: readonly Maker<UniformedServiceFacts, UniformedWhere>[] = [
  ({ forces: asked }) =>
    ({ force }) =>
      asked.includes(force) ? null : otherForce(force),
  (where) =>
    where.waterTransportUnit
      ? ({ waterTransportUnit: known }) => waterTransport(known, known === true)
      : null,
  ({ capacity: asked }) => (asked ? ({ capacity: known }) => uniformedAs(known, known === asked) : null),
  ({ leastBhp: least }) =>
    least ? ({ vesselBhp: bhp }) => (weak(bhp, least.value) ? tooFewBhp(bhp) : null) : null,
]

/** The tests of each rule are made once for it. */
function matcher<Entry, Where extends object>(
  makers: readonly Maker<Entry, Where>[],
): (where: Where) => (entry: Entry) => Match {
  const made = new WeakMap<Where, (entry: Entry) => Match>()
  return (where) => {
    const known = made.get(where)
    if (known !== undefined) return known
    const tests = makers.map((make) => make(where)).filter((test) => test !== null)
    const matches = (entry: Entry) => match(tests, entry)
    made.set(where, matches)
    return matches
  }
}

export const serviceMatcher = matcher(serviceMakers)

export const uniformedMatcher = matcher(uniformedMakers)

export const matchService = (entry: ServiceFacts, where: ServiceWhere): Match => serviceMatcher(where)(entry)
