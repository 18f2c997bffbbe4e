// The Jharkhand Inland Vessels Rules, 2020: what they are, and from when (D1).
import { say } from '../words.ts'

export const instrument = {
  ruleSet: 'jharkhand-2020',
  title: say('Jharkhand Inland Vessels Rules, 2020', 'झारखंड अन्तर्देशीय जलयान नियमावली, 2020'),
  gazette: say('Jharkhand Gazette No. 482, 8 October 2020', 'झारखंड गजट संख्या 482, 8 अक्टूबर 2020'),
  commencement: '2020-10-08',
  /** The date that the running heads of the same gazette print (D1). */
  runningHeads: '2020-10-01',
  state: 'IN-JH',
} as const
