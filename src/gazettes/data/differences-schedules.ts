// Where the two languages of the schedules of the Jharkhand rules differ.
import type { DifferenceRow } from './difference.ts'

/** Items 1(b) to (g): the lines of the survey fee. */
const feeLine = (letter: string, en: string, hi: string): DifferenceRow => [
  `schedule-4/1/${letter}`,
  'number',
  `does not exceed ${en} tons`,
  `${hi} टन से कम`,
  'Does not exceed in English, less than in Hindi. The English is likelier: in Hindi a vessel exactly on the line would have no fee.',
  'अंग्रेजी में "से अधिक नहीं", हिन्दी में "से कम"। अंग्रेजी पाठ सही होने की सम्भावना अधिक है: हिन्दी में ठीक सीमा पर के जलयान का कोई शुल्क नहीं होता।',
  'en',
  'L5',
]

const passMarkEn =
  'Forty per cent in English, 45 per cent in Hindi, in Schedules II and III alike. Which is meant is open: nothing else in the rules decides it, and the authority may set the mark.'
const passMarkHi =
  'अंग्रेजी में चालीस प्रतिशत, हिन्दी में 45 प्रतिशत, अनुसूची II और III दोनों में। कौन सही है, यह खुला है: नियमों में और कुछ इसे तय नहीं करता, और प्राधिकार अंक तय कर सकता है।'

export const scheduleDifferences: readonly DifferenceRow[] = [
  [
    'schedule-1/h/iii',
    'missing',
    '(Rs.25000 + on amount above Rs. 40 lakhs)',
    '(रू0 25000.00+ 40 लाख से ऊपर की रकम पर 0.25%)',
    'The second column of the English lacks the 0.25 per cent that its first column and the Hindi have. The Hindi is likelier.',
    'अंग्रेजी के दूसरे स्तंभ में 0.25 प्रतिशत नहीं है, जो उसके पहले स्तंभ और हिन्दी में है। हिन्दी पाठ सही होने की सम्भावना अधिक है।',
  ],
  [
    'schedule-2/examination',
    'number',
    'forty percent of the total marks',
    'कुल पूर्णांक के 45 प्रतिशत अंक',
    passMarkEn,
    passMarkHi,
    'en',
    'D12',
  ],
  [
    'schedule-2/2/section-b',
    'missing',
    '40 Marks',
    'खण्ड- ख (सामुद्रिक अभियांत्रिकी)',
    'The Hindi leaves the marks out. The English is likelier: 20, 20, 40 and 20 make 100.',
    'हिन्दी में अंक नहीं लिखे हैं। अंग्रेजी पाठ सही होने की सम्भावना अधिक है: 20, 20, 40 और 20 मिलकर 100 होते हैं।',
  ],
  [
    'schedule-2/2/section-b/viii',
    'missing',
    'The danger of oil leakage, precautions while bunkering',
    'फ्लैश प्वाईंट के कारण आग और विस्फोट से पूर्व सावधानी',
    'The Hindi stops before oil leakage and bunkering. The English is likelier: Schedule III has them in Hindi too.',
    'हिन्दी तेल रिसाव और बंकरिंग से पहले रुक जाती है। अंग्रेजी पाठ सही होने की सम्भावना अधिक है: अनुसूची III में हिन्दी में भी वे हैं।',
  ],
  [
    'schedule-3/examination',
    'number',
    'forty per cent of the total marks',
    'कुल पूर्णांक के 45 प्रतिशत अंक',
    passMarkEn,
    passMarkHi,
    'en',
    'D12',
  ],
  [
    'schedule-3/1/e',
    'wording',
    'the T.P.I.',
    'टीपीआई टीपीसी',
    'The Hindi also names T.P.C.; it is the fuller text.',
    'हिन्दी में टीपीसी भी है; वह पाठ अधिक पूरा है।',
  ],
  [
    'schedule-3/1/g',
    'numbering',
    '(g) To find out',
    '(च) नौका',
    'The Hindi has the letter च twice. The English is likelier.',
    'हिन्दी में (च) दो बार है। अंग्रेजी पाठ सही होने की सम्भावना अधिक है।',
  ],
  [
    'schedule-3/2/section-b/viii',
    'wording',
    'staring air vessels',
    'स्टेयरिंग हवा के टैंकों',
    'Neither is printed right. Probably meant: starting air vessels.',
    'दोनों ठीक नहीं छपे हैं। सम्भवतः आशय: इंजन चालू करने की हवा के टैंक (starting air vessels)।',
  ],
  [
    'schedule-3/2/section-b/xiv',
    'wording',
    'crank cases',
    'क्रैंक मामले में',
    'The Hindi takes the case of the crank for a matter. The English is likelier.',
    'हिन्दी में क्रैंक केस (खोल) को "मामला" लिखा गया है। अंग्रेजी पाठ सही होने की सम्भावना अधिक है।',
  ],
  [
    'schedule-4/power',
    'missing',
    'The State government may by notification change the fees',
    '',
    'The Hindi has this note above Schedule I only. Rule 107 gives the power in any case.',
    'हिन्दी में यह टिप्पणी केवल अनुसूची I के ऊपर है। यह शक्ति नियम 107 में वैसे भी है।',
  ],
  feeLine('b', '25', '25'),
  feeLine('c', '50', '50'),
  feeLine('d', '75', '75'),
  feeLine('e', '100', '100'),
  feeLine('f', '300', '300'),
  feeLine('g', '600', '600'),
]
