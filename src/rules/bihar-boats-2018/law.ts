// The boat rules of 2018 as a law: the figures as printed, and the readings that are taken.
import { lawOf, type Law as LawOf } from '../law.ts'
import * as table from './coefficient-parameters.ts'
import * as annexure from './fee-parameters.ts'
import * as parameters from './parameters.ts'
import { appliedReadings, type Readings } from './readings.ts'

const figures = { ...parameters, ...table, ...annexure }

export type Figures = typeof figures

/** What every decision of the boat rules is made of. */
export type Law = LawOf<Figures, Readings>

/** The law as the gazette of 8 November 2018 prints it, read as the interpretations say. */
export const gazettedLaw: Law = lawOf(figures, appliedReadings)
