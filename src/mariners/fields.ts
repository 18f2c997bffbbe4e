// The questions of each part of the record, as data: the form and the list of what was said are drawn from them.
import {
  capacities,
  capacityNames,
  certificateGradeNames,
  certificateGrades,
  certificateKindNames,
  certificateKinds,
  courseNames,
  courses,
  departmentNames,
  departments,
  forceNames,
  forces,
  instituteNames,
  institutes,
  uniformedCapacities,
  uniformedCapacityNames,
  waters,
  watersNames,
} from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'
import type { RecordKind } from './claims.ts'
import { stateCodes } from '../shell/state-codes.ts'

/** A choice says itself in the law's own words, or by a text key. */
type Choice = { value: string } & ({ words: Bilingual } | { key: string })
export type Field = {
  name: string
  as: 'text' | 'long' | 'figure' | 'day' | 'radios' | 'select'
  choices: Choice[]
  /** Whether a hint stands under the question (mariners.hint.<name>). */
  hint: boolean
}

type Options = { hint?: true }
const field =
  (as: Field['as']) =>
  (name: string, { hint }: Options = {}): Field => ({ name, as, choices: [], hint: hint ?? false })
const text = field('text')
const long = field('long')
const figure = field('figure')
const day = field('day')

const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, Bilingual>>): Choice[] =>
  values.map((value) => ({ value, words: names[value] }))
const choose = (as: 'radios' | 'select', name: string, choices: Choice[], { hint }: Options = {}): Field => ({
  name,
  as,
  choices,
  hint: hint ?? false,
})
const yes = { value: 'yes', key: 'mariners.answer.yes' }
const no = { value: 'no', key: 'mariners.answer.no' }
const notSure = { value: '', key: 'mariners.answer.notSure' }
const yesNo = (name: string, options?: Options) => choose('radios', name, [yes, no], options)
const maybe = (name: string, options?: Options) => choose('radios', name, [yes, no, notSure], options)

const period = [day('fromDay'), yesNo('continuing'), day('toDay', { hint: true })]
const engine = [maybe('hasEngine'), figure('vesselBhp', { hint: true })]
const states: Choice[] = stateCodes.map((code) => ({ value: `IN-${code}`, key: `mariners.state.${code}` }))
const classes: Choice[] = Array.from({ length: 13 }, (_, passed) => ({
  value: String(passed),
  key: `mariners.class.${String(passed)}`,
}))

/** The questions in their order. */
export const fields: Readonly<Record<RecordKind, readonly Field[]>> = {
  profile: [
    text('givenNamesHi', { hint: true }),
    text('surnameHi', { hint: true }),
    text('givenNamesEn', { hint: true }),
    text('surnameEn', { hint: true }),
    text('fatherNameHi', { hint: true }),
    text('fatherNameEn', { hint: true }),
    text('motherNameHi', { hint: true }),
    text('motherNameEn', { hint: true }),
    day('birthDay', { hint: true }),
    text('birthVillage'),
    text('birthThana'),
    text('birthDistrict'),
    text('nationality'),
    yesNo('citizenOfIndia'),
    yesNo('readsWritesHindi'),
  ],
  residence: [
    long('permanentAddress'),
    text('permanentThana'),
    text('permanentDistrict'),
    long('presentAddress'),
  ],
  description: [
    figure('heightCm', { hint: true }),
    text('complexion'),
    text('hair'),
    text('eyes'),
    text('marks', { hint: true }),
  ],
  education: [
    choose('select', 'highestClass', classes),
    text('school', { hint: true }),
    text('board', { hint: true }),
    figure('passedIn', { hint: true }),
  ],
  service: [
    text('vesselNumber', { hint: true }),
    text('vesselName'),
    ...period,
    choose('radios', 'department', named(departments, departmentNames)),
    choose('select', 'capacity', named(capacities, capacityNames)),
    choose('radios', 'waters', named(waters, watersNames)),
    choose('select', 'state', states, { hint: true }),
    ...engine,
    figure('vesselNhp', { hint: true }),
    maybe('mainEngineWatch', { hint: true }),
    maybe('inCharge', { hint: true }),
    choose('select', 'watchkeepingUnder', [
      notSure,
      { value: 'none', key: 'mariners.answer.none' },
      ...named(certificateGrades, certificateGradeNames),
    ]),
    maybe('structuredTraining', { hint: true }),
    text('portOfRegistry', { hint: true }),
  ],
  course: [
    choose('select', 'course', named(courses, courseNames)),
    choose('radios', 'institute', named(institutes, instituteNames), { hint: true }),
    text('instituteName'),
    text('certificateNumber', { hint: true }),
    day('fromDay'),
    day('completedOn', { hint: true }),
  ],
  certificate: [
    choose('select', 'grade', named(certificateGrades, certificateGradeNames)),
    choose('radios', 'kind', named(certificateKinds, certificateKindNames)),
    text('number'),
    text('issuedAt'),
    day('issuedOn'),
    day('validUntil'),
    day('endedOn', { hint: true }),
    figure('maxNhp', { hint: true }),
    day('suspendedFrom', { hint: true }),
    day('suspendedTo', { hint: true }),
    day('suspendedAgainFrom'),
    day('suspendedAgainTo'),
    text('suspensionCause'),
  ],
  uniformed: [
    choose('select', 'force', named(forces, forceNames)),
    text('unitName'),
    choose('radios', 'capacity', named(uniformedCapacities, uniformedCapacityNames)),
    yesNo('waterTransportUnit'),
    ...engine,
    ...period,
  ],
  medical: [
    day('issuedOn'),
    choose('radios', 'issuedBy', [
      { value: 'government-medical-officer', key: 'mariners.doctor.government' },
      { value: 'registered-medical-officer', key: 'mariners.doctor.registered' },
    ]),
    text('doctorName'),
    yesNo('fit'),
    yesNo('colourBlind'),
    yesNo('normalColourVision'),
    text('visionRight', { hint: true }),
    text('visionLeft', { hint: true }),
  ],
}
