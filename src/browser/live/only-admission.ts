// Stands for src/rules/jharkhand-2020/rule-set.ts in the script of the eligibility page: the same law, and of its
// decisions the one that is asked there. A phone on a slow line is sent no more.
import { admissionDecision } from '../../rules/jharkhand-2020/admission.ts'
import { instrument } from '../../rules/jharkhand-2020/instrument.ts'
import { interpretations } from '../../rules/jharkhand-2020/interpretations.ts'
import { gazettedLaw, type Law } from '../../rules/jharkhand-2020/law.ts'
import { jharkhandSettings } from '../../rules/jharkhand-2020/settings.ts'
import { ruleSetOf } from '../../rules/rule-set.ts'

export const jharkhand = ruleSetOf({
  ruleSet: instrument.ruleSet,
  title: instrument.title,
  versions: [
    {
      from: instrument.commencement,
      to: null,
      knownFrom: instrument.commencement,
      gazette: instrument.gazette,
      law: gazettedLaw,
      decisionsOf: (law: Law) => ({ admission: admissionDecision(law) }),
      dataOf: () => null,
    },
  ],
  settings: jharkhandSettings,
  interpretations,
  picks: { admission: 'examination' },
})
