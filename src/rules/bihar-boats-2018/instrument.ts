// The rules of 2018 under the Bengal Ferries Act for the boats of Darbhanga Division: what they are, and from when.
import { say } from '../words.ts'

export const instrument = {
  ruleSet: 'bihar-boats-2018',
  title: say(
    'Rules, 2018 under the Bengal Ferries Act, 1885 (boats of Darbhanga Division)',
    'बंगाल नौ-घाट अधिनियम, 1885 के अधीन नियमावली, 2018 (दरभंगा प्रमंडल की नावें)',
  ),
  gazette: say('Bihar Gazette, 8 November 2018', 'बिहार गजट, 8 नवंबर 2018'),
  commencement: '2018-11-08',
  state: 'IN-BR',
} as const
