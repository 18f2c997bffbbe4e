// Papers, results and clocks at their lines.
import { after, day, eitherWay, monthsAfter, near, perGrade, yearsAfter, type Sweep } from './sweep.ts'

export const paperSweeps: readonly Sweep[] = [
  {
    ruleSet: 'jharkhand-2020',
    decision: 'survey-due',
    choices: { carriesPetroleum: eitherWay },
    measures: {
      certificateOn: [day, '2028-02-29'],
      sufficientUntil: [null, ...yearsAfter(day, 1, [-2, -1, 0])],
      lastDryDockOn: [day, '2028-02-29'],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'written-result',
    params: perGrade,
    choices: { absent: [false, true], passPercent: [undefined, 40, 45, 50] },
    measures: {
      sections: [39, 39.99, 40, 41, 44, 44.99, 45, 46, 49, 50].map((obtained) => [
        { maximum: 60, obtained: 20 },
        { maximum: 40, obtained: obtained - 20 },
      ]),
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'may-ply',
    measures: {
      surveyCertificate: [
        { validUntil: day, endedOn: null },
        null,
        ...after(day, near).map((validUntil) => ({ validUntil, endedOn: null })),
        ...after(day, near).map((endedOn) => ({ validUntil: '2030-01-01', endedOn })),
      ],
      registration: [null, { active: true }, { active: false }],
      temporaryPass: [
        { issuedOn: day },
        null,
        ...after(day, [-30, -29, -28, 1]).map((issuedOn) => ({ issuedOn })),
      ],
      insurance: [{ validUntil: day }, null, ...after(day, near).map((validUntil) => ({ validUntil }))],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'alteration-route',
    choices: { hullDimensions: eitherWay, propulsion: eitherWay, stabilityEndangered: eitherWay },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'clock',
    params: ['survey-completion', 'alteration-report'].map((which) => ({ which })),
    choices: { from: monthsAfter(day, -1, near) },
    measures: { done: [null, ...after(day, near)] },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'clock',
    params: ['declaration', 'ownership-transfer', 'registration-appeal'].map((which) => ({ which })),
    choices: { from: after(day, [-31, -30, -29, -15, -14, -13]) },
    measures: { done: [null, ...after(day, near)] },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'notice',
    params: [{ which: 'survey' }, { which: 'appeal-hearing' }],
    choices: { ownerAsked: eitherWay, holidays: [[], ['2027-06-16'], ['2027-06-15', '2027-06-20']] },
    measures: {
      noticeOn: after(day, [-30, -6, -7, -8, -14, -15, -16, 0]),
      eventOn: after(day, [0, 1, 2, 3, 4, 5, 6]),
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'extension',
    params: [{ which: 'certificate' }, { which: 'docking' }],
    measures: {
      until: [...monthsAfter(day, 3, near), ...yearsAfter(day, 1, near)],
      validUntil: [day],
    },
  },
]
