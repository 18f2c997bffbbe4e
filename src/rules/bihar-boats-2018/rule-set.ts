// The boat rules, opened for asking: their versions by date. A later version is a folder beside this file
// whose law is this one with what its notification changes.
import { ruleSetOf, type Version } from '../rule-set.ts'
import { boatData, boatDecisions, boatPicks, type BoatDecisions } from './decisions.ts'
import { instrument } from './instrument.ts'
import { boatInterpretations } from './interpretations.ts'
import { gazettedLaw, type Law } from './law.ts'
import { boatSettings } from './settings.ts'

/** The rules as first published; every later version is told as a change of this one. */
export const gazetted: Version<Law, BoatDecisions> = {
  from: instrument.commencement,
  to: null,
  knownFrom: instrument.commencement,
  gazette: instrument.gazette,
  law: gazettedLaw,
  decisionsOf: boatDecisions,
  dataOf: boatData,
}

/** The boat rules in these versions. */
export const boatRulesIn = (versions: readonly Version<Law, BoatDecisions>[]) =>
  ruleSetOf({
    ruleSet: instrument.ruleSet,
    title: instrument.title,
    versions,
    settings: boatSettings,
    interpretations: boatInterpretations,
    picks: boatPicks,
  })

export const boatRules = boatRulesIn([gazetted])
