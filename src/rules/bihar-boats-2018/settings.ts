// What the District Magistrate may set under the boat rules: the fees of Annexure-1 (32(b)), and how a provision is
// read where its text can be read in more than one way.
import { readingSettings, type Setting } from '../settings.ts'
import { frame, same, say } from '../words.ts'
import {
  boatClasses,
  feeItems,
  feeOf,
  feePath,
  feeSettingKey,
  type BoatClass,
  type FeeItem,
} from './fee-list.ts'
import { instrument } from './instrument.ts'
import { boatInterpretations } from './interpretations.ts'
import { gazettedLaw } from './law.ts'

const { ruleSet } = instrument

/** A fee that is set is known to be the District Magistrate's. */
const feeSetting = ({ item, what }: FeeItem, boatClass: BoatClass): Setting => ({
  ruleSet,
  key: feeSettingKey(item, boatClass),
  citation: '32(b)',
  title: frame(
    say('Fee of item {0}, Class {1} boat: {2}', 'मद {0} का शुल्क, वर्ग-{1} नाव: {2}'),
    same(item),
    same(boatClass),
    what,
  ),
  help: say(
    'The District Magistrate may revise the fees of Annexure-1 from time to time.',
    'जिला दण्डाधिकारी अनुलग्नक-1 के शुल्क समय-समय पर बदल सकते हैं।',
  ),
  interpretation: null,
  value: { kind: 'figure', unit: 'rupees', least: 0, most: 1_000_000 },
  byDefault: feeOf(gazettedLaw, item, boatClass).value,
  change: (value) => ({
    figures: { [feePath(item, boatClass)]: { value: Number(value) } },
    ruled: [feeSettingKey(item, boatClass)],
  }),
})

export const boatSettings: readonly Setting[] = [
  ...feeItems.flatMap((one) => boatClasses.map((boatClass) => feeSetting(one, boatClass))),
  ...readingSettings(ruleSet, boatInterpretations),
]
