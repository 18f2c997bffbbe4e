// Crew, category, capacity and equipment of vessels at their lines.
import { gazettedLaw } from '../../../src/rules/jharkhand-2020/law.ts'
import { crews } from './sweep-crews.ts'
import { around, beside, eitherWay, type Sweep } from './sweep.ts'

const f = gazettedLaw.figures

export const vesselSweeps: readonly Sweep[] = [
  {
    ruleSet: 'jharkhand-2020',
    decision: 'manning',
    choices: { 'vessel.nhp': [...beside(f.licences.masterMost.value, 1)], crew: crews() },
    measures: {
      'vessel.bhp': [1, 0.01].flatMap((step) => around([f.crewLines.middle, f.crewLines.upper], step)),
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'vessel-category',
    choices: {
      'vessel.upperDeck': eitherWay,
      'vessel.hull': ['frp', 'steel', 'wood', 'other'],
      'vessel.kind': ['hovercraft', 'hydrofoil', 'other'],
    },
    measures: {
      'vessel.onBoardBhp': [0, ...around([f.category.power], 1), ...around([f.category.power])],
      'vessel.passengerCapacity': [0, ...around([f.category.passengers], 1)],
      'vessel.length': [0, ...around([f.category.length])],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'freeboard',
    measures: { length: [...around([f.freeboard.short, f.freeboard.long]), 0, 12, 5, 7, 17, 19] },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'passenger-capacity',
    choices: {
      type: ['open', 'decked'],
      seatLengthsM: [[], [0.44], [0.45], [0.9, 0.46], [44.99], [45], [46]],
      shelteredWaters: eitherWay,
    },
    measures: {
      clearAreaM2: [1000, 0.42, 0.43, 0.56, 0.55, 10, 100, 42.35, 42.36, 139.99, 140, 140.56, 141],
      length: [1000, 0.29, 0.3, 0.31, 14.99, 15, 15.01, 15.15, 3],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'life-saving-appliances',
    choices: { class: ['I', 'II', 'III', 'IV'], navigatesAtNight: eitherWay, manned: eitherWay },
    measures: {
      length: around([f.lifeSaving.cargoRaft, f.lifeSaving.buoyLength, f.largeVessel.length]),
      passengers: [10, 0, 9, 11, 20, 100, 20_000, ...around([f.lifeSaving.boatFrom], 1)],
      crew: [3, 0, 1, 10],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'fire-appliances',
    choices: {
      motor: eitherWay,
      hovercraft: [false, true],
      largeElectricalInstallation: eitherWay,
      fuelOilInstallation: eitherWay,
    },
    measures: {
      grossTonnage: [100, ...around([f.fire.powerPump, f.fire.scope])],
      length: [
        20,
        ...around([
          f.fire.smallVessel,
          f.fire.handPump,
          f.fire.foam,
          f.fire.referLength,
          { ...f.fire.axe, value: 16 },
        ]),
      ],
      crew: [5, 0, 1, 2, 3, 19, 20, 21, 22],
      passengerSpacesAboveUpperDeck: [1, 0, 2],
      crewSpaces: [1, 0, 2],
      passengerSpacesBelowDeck: [1, 0, 2],
      machinerySpaces: [1, 0, 2],
      boilerSpaces: [1, 0, 2],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'anchors',
    measures: {
      length: around([f.equipment.anchorLength]),
      grossTonnage: [10, ...around([f.equipment.anchorTonnage])],
    },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'deck-equipment',
    choices: { open: eitherWay },
    measures: { grossTonnage: around([f.equipment.echoTonnage]) },
  },
  {
    ruleSet: 'jharkhand-2020',
    decision: 'stability',
    measures: { gmM: [...around([f.equipment.metacentric]), -1] },
  },
]
