// The readings of what the rules say of vessels and their fees, in words, and what another of them can turn.
import { say } from '../words.ts'

export const vesselReadings = {
  D9: {
    readings: [
      { value: 'item-1-fee', words: say('one item 1 fee', 'मद 1 का एक शुल्क') },
      {
        value: 'dry-dock-fee',
        words: say('for a dry dock survey, its own fee', 'ड्राई डॉक सर्वेक्षण में उसी का शुल्क'),
      },
    ],
    touches: [{ decision: 'survey-fee' }],
  },
  D10: {
    readings: [
      { value: 'after', words: say('fifteen days after delivery', 'सुपुर्दगी के बाद 15 दिन') },
      { value: 'before', words: say('fifteen days before delivery', 'सुपुर्दगी से 15 दिन पहले') },
    ],
    touches: [{ decision: 'late-survey-application' }],
  },
  D11: {
    readings: [
      { value: 'no-ceiling', words: say('above 250 the surveyor decides', '250 से अधिक पर सर्वेक्षक तय करे') },
      { value: 'ceiling', words: say('a decked launch carries at most 250', 'डेक लांच में अधिक से अधिक 250') },
    ],
    touches: [{ decision: 'passenger-capacity' }],
  },
  D26: {
    readings: [
      { value: 'a-prevails', words: say('category A prevails', 'प्रवर्ग "क" माना जाए') },
      {
        value: 'low-power',
        words: say('an engine of up to 300 HP is category B', '300 अश्व शक्ति तक का इंजन प्रवर्ग "ख" में'),
      },
    ],
    touches: [{ decision: 'vessel-category' }],
  },
  D27: {
    readings: [
      { value: 'higher', words: say('a higher grade serves too', 'ऊँचा ग्रेड भी चले') },
      { value: 'very-grade', words: say('only the very grade serves', 'केवल वही ग्रेड चले') },
    ],
    touches: [{ decision: 'manning' }],
  },
  L5: {
    readings: [
      {
        value: 'not-exceeding',
        words: say('on the line, the lower fee', 'सीमा पर कम शुल्क'),
        language: 'en',
      },
      { value: 'less-than', words: say('on the line, the higher fee', 'सीमा पर अधिक शुल्क'), language: 'hi' },
    ],
    touches: [{ decision: 'survey-fee' }],
  },
  L6: {
    readings: [
      { value: 'one', words: say('one buoy has a light', 'एक बोया में लाईट'), language: 'en' },
      { value: 'each', words: say('each buoy has a light', 'हर बोया में लाईट'), language: 'hi' },
    ],
    touches: [{ decision: 'life-saving-appliances' }],
  },
} as const
