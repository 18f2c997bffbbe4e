// The decisions taken where the boat rules are silent, or where their two languages differ. Each stands once, here.
import type { InterpretationNumber } from '../fold/rule.ts'
import type { Interpretation } from '../interpretation.ts'
import { say, type Bilingual } from '../words.ts'
import { otherReadings } from './reading-words.ts'

const read = (number: InterpretationNumber, citation: string, en: string, hi: string): Interpretation => ({
  number,
  citation,
  words: say(en, hi),
  ...otherReadings[number],
})

export const boatInterpretations: readonly Interpretation[] = [
  read(
    'B1',
    '22(4)',
    'Below 10 cubic metres K is that of 10, above 1000 that of 1000.',
    '10 घनमीटर से कम पर गुणांक 10 वाला और 1000 से अधिक पर 1000 वाला माना जाता है।',
  ),
  read(
    'B2',
    '24(1)(b)',
    'Where benches are fitted, the lesser of the numbers by area and by benches counts.',
    'जहाँ बेंच लगी हों, वहाँ फर्श और बेंच की गिनती में से जो कम हो वही मानी जाती है।',
  ),
  read(
    'B3',
    '26(i)',
    'A passenger boat for fewer than 15 persons also needs two navik.',
    '15 से कम व्यक्तियों वाली यात्री नाव पर भी दो नाविक चाहिए।',
  ),
  read(
    'B4',
    '13(4)',
    'The penal rate multiplies the fee of item 2 for a renewal, and of item 1 for a boat that has no licence.',
    'दण्ड की दर नवीकरण पर मद 2 के शुल्क पर और बिना अनुज्ञप्ति वाली नाव पर मद 1 के शुल्क पर लगती है।',
  ),
  read(
    'L1',
    '27(k)',
    'No animal travels together with other passengers, as the English text says; the clause is missing from the Hindi.',
    'दूसरे यात्रियों के साथ पशु नहीं जाते, जैसा अंग्रेजी पाठ कहता है; हिन्दी पाठ में यह खंड नहीं है।',
  ),
]

/** Where the Hindi and the English text say different things: what each says and which is applied. */
export type LanguageDifference = {
  readonly number: InterpretationNumber
  readonly citation: string
  readonly says: Bilingual
  readonly applied: 'en' | 'hi'
  readonly words: Bilingual
}

export const boatLanguageDifferences: readonly LanguageDifference[] = [
  {
    number: 'L3',
    citation: '3(b)',
    says: say('not less than 15cms in height', '75 से0मी0 ऊँचा'),
    applied: 'en',
    words: say(
      'The English text asks figures 15 cm high, the Hindi text 75 cm; 15 cm is applied.',
      'अंग्रेजी पाठ में अंक 15 से.मी. ऊँचे माँगे गए हैं, हिन्दी पाठ में 75 से.मी.; 15 से.मी. लागू है।',
    ),
  },
  {
    number: 'L1',
    citation: '27(k)',
    says: say('in no circumstances animals will be allowed other passengers', ''),
    applied: 'en',
    words: say(
      'The clause on animals stands in the English text only; it is applied.',
      'पशुओं वाली बात केवल अंग्रेजी पाठ में है; वह लागू है।',
    ),
  },
  {
    number: 'L2',
    citation: '28(e)',
    says: say('internal buoyancy tanks or buoyant seats', 'आन्तरिक तरणशील टंकीयुक्त'),
    applied: 'en',
    words: say(
      'The Hindi text names buoyancy tanks only; buoyant seats are accepted too, as in the English.',
      'हिन्दी पाठ में केवल तरणशील टंकी है; अंग्रेजी पाठ की तरह तैरने वाली सीटें भी मानी जाती हैं।',
    ),
  },
]
