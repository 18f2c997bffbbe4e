// The Jharkhand rules, opened for asking: their versions by date. A later version is a folder beside this file
// whose law is this one with what its notification changes.
import { ruleSetOf, type Version } from '../rule-set.ts'
import { jharkhandData, jharkhandDecisions, jharkhandPicks, type JharkhandDecisions } from './decisions.ts'
import { instrument } from './instrument.ts'
import { interpretations } from './interpretations.ts'
import { gazettedLaw, type Law } from './law.ts'
import { jharkhandSettings } from './settings.ts'

/** The rules as first published; every later version is told as a change of this one. */
export const gazetted: Version<Law, JharkhandDecisions> = {
  from: instrument.commencement,
  to: null,
  knownFrom: instrument.commencement,
  gazette: instrument.gazette,
  law: gazettedLaw,
  decisionsOf: jharkhandDecisions,
  dataOf: jharkhandData,
}

/** The Jharkhand rules in these versions. */
export const jharkhandIn = (versions: readonly Version<Law, JharkhandDecisions>[]) =>
  ruleSetOf({
    ruleSet: instrument.ruleSet,
    title: instrument.title,
    versions,
    settings: jharkhandSettings,
    interpretations,
    picks: jharkhandPicks,
  })

export const jharkhand = jharkhandIn([gazetted])
