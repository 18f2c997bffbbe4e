// What no answer could be given for: a number out of all measure, a day whose answer has no date YYYY-MM-DD.
// It is refused by its path, and the rest of the file is still answered.
import { describe, test } from 'vitest'
import { refusesEach, type Bad } from './refused.ts'

const bad = (what: object, path: string): Bad => {
  const one = { id: 'out of measure', ruleSet: 'jharkhand-2020', params: {}, on: '2026-06-15', ...what }
  return { case: one, id: one.id, path, says: /^expected a / }
}

/** A number that no JSON number can hold is written out: `1e999`. */
const withInfinity = (cases: readonly object[]) => JSON.stringify(cases).replaceAll('"1e999"', '1e999')

const huge = [
  ['survey-fee', { kind: 'general', sundayOrHoliday: false, outOfHours: false }, 'grossTonnage'],
  ['registration-fee', { kind: 'initial' }, 'grossTonnage'],
  ['neglect-penalty', { from: '2026-03-01', to: '2026-03-02' }, 'surveyFee'],
  ['other-survey-fee', { item: 'builder' }, 'count'],
  ['supervision-fee', {}, 'estimatedCost'],
  ['drawing-fee', { kind: 'design' }, 'cost'],
  ['passenger-capacity', { type: 'decked', seatLengthsM: [], shelteredWaters: true }, 'clearAreaM2'],
  ['life-saving-appliances', { class: 'I', length: 9, crew: 1, navigatesAtNight: true }, 'passengers'],
] as const

describe('a number out of all measure is refused at its path, and the rest is answered', () => {
  test.each(huge)('%s: more than any number can be', (decision, facts, key) => {
    const one = { decision, facts: { ...facts, [key]: '1e999' } }
    refusesEach([bad(one, `facts.${key}`)], withInfinity)
  })

  test.each(huge)('%s: the greatest that a number can be', (decision, facts, key) => {
    const one = { decision, facts: { ...facts, [key]: Number.MAX_VALUE } }
    refusesEach([bad(one, `facts.${key}`)])
  })
})

const lastDay = '9999-12-31'

const boats = { ruleSet: 'bihar-boats-2018' }
const sound = {
  issuedBy: 'government-medical-officer',
  fit: true,
  colourBlind: false,
  normalColourVision: true,
  visionRight: '6/6',
  visionLeft: '6/6',
}
const granted = { examination: { written: 'passed', viva: 'passed' }, medical: sound }
const dryDock = { sufficientUntil: null, lastDryDockOn: '2026-01-01', carriesPetroleum: false }

const past = [
  [
    'facts.certificate.validUntil',
    'renewal',
    { facts: { certificate: { grade: 'serang', validUntil: lastDay } } },
  ],
  ['facts.certificateOn', 'survey-due', { facts: { certificateOn: lastDay, ...dryDock } }],
  ['facts.from', 'clock', { params: { which: 'declaration' }, facts: { from: lastDay, done: null } }],
  ['on', 'competency-grant', { params: { grade: 'serang' }, on: lastDay, facts: granted }],
  ['facts.grantedOn', 'licence-term', { ...boats, facts: { kind: 'first', grantedOn: lastDay } }],
  ['on', 'annual-return-due', { ...boats, on: lastDay, facts: {} }],
] as const

describe('a day of which the answer would have no date YYYY-MM-DD is refused at its path', () => {
  test.each(past)('%s of %s, on the last day that can be written', (path, decision, one) => {
    refusesEach([bad({ decision, ...one }, path)])
  })
})
