// The Jharkhand rules as a law: the figures as printed, and the readings that are taken.
import { lawOf, type Law as LawOf } from '../law.ts'
import * as fees from './fee-parameters.ts'
import * as mariners from './parameters.ts'
import { appliedReadings, type Readings } from './readings.ts'
import * as vessels from './vessel-parameters.ts'

const figures = { ...mariners, ...fees, ...vessels }

export type Figures = typeof figures

/** What every decision of the Jharkhand rules is made of. */
export type Law = LawOf<Figures, Readings>

/** The law as the gazette of 8 October 2020 prints it, read as the interpretations say. */
export const gazettedLaw: Law = lawOf(figures, appliedReadings)
