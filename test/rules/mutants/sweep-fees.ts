// The fees and penalties of the Jharkhand rules at their lines.
import { gazettedLaw } from '../../../src/rules/jharkhand-2020/law.ts'
import { grades } from '../../../src/rules/index.ts'
import { after, around, beside, day, eitherWay, near, perGrade, yearsAfter, type Sweep } from './sweep.ts'

const f = gazettedLaw.figures

export const feeSweeps: readonly Sweep[] = [
  {
    ruleSet: 'jharkhand-2020',
    decision: 'renewal',
    choices: { 'certificate.grade': grades },
    measures: {
      'certificate.validUntil': [day, ...yearsAfter(day, -f.lapse.value, near), ...after(day, near)],
    },
  },
  { ruleSet: 'jharkhand-2020', decision: 'examination-fee', params: perGrade },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'registration-fee',
    choices: {
      kind: ['initial', 'merchant-shipping', 'anew', 'alteration', 'duplicate', 'transfer', 'appeal'],
    },
    measures: {
      grossTonnage: [
        ...around([f.registration.toFifty, f.registration.toHundred, f.registration.toTwoHundred], 1),
        ...beside(300),
        ...beside(400),
        ...around([f.registration.toFifty, f.registration.toHundred, f.registration.toTwoHundred]),
      ],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'supervision-fee',
    measures: {
      estimatedCost: [
        ...around([f.supervision.tenLakh, f.supervision.fortyLakh]),
        ...around([f.supervision.tenLakh, f.supervision.fortyLakh], 1),
        0,
        500_000,
        2_000_000,
        8_000_000,
      ],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'survey-fee',
    choices: {
      kind: ['general', 'intermediate', 'dry-dock', 'extension', 'appeal-resurvey'],
      sundayOrHoliday: eitherWay,
      outOfHours: eitherWay,
      previousKind: ['general', 'intermediate', 'dry-dock'],
    },
    measures: {
      grossTonnage: [
        ...around(
          [
            f.survey.toTen,
            f.survey.toTwentyFive,
            f.survey.toFifty,
            f.survey.toSeventyFive,
            f.survey.toHundred,
            f.survey.toThreeHundred,
            f.survey.toSixHundred,
          ],
          1,
        ),
        ...beside(900, 1),
        ...beside(1200),
      ],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'drawing-fee',
    choices: { kind: ['alteration', 'design'] },
    measures: { cost: [0, ...beside(2_000_000), ...beside(4_000_000), 10_000_000] },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'late-survey-application',
    choices: { journeyDays: [0, 1, 5] },
    measures: {
      appliedOn: after(day, [14, 15, 16, 17, 20, 21, 0]),
      deliveredOn: [day],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'other-survey-fee',
    choices: {
      item: ['name-change', 'builder', 'second-copy', 'appeal', 'witnessing', 'surveyor-day'],
      count: [0, 1, 3],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'neglect-penalty',
    choices: { from: ['2027-01-31', '2027-02-01'] },
    measures: { surveyFee: [500, 0, 750.55], to: ['2027-02-28', '2027-02-01', '2027-03-01', '2027-03-31'] },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'late-declaration',
    measures: { sentOn: after(day, [13, 14, 15, 16, 0]), signedOn: [day] },
  },
]
