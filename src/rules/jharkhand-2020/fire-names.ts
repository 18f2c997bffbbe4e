// The fire appliances by name (Rule 54).
import { say, type Bilingual } from '../words.ts'

export type FireKey =
  | 'powerPump'
  | 'handPump'
  | 'waterExtinguishers'
  | 'machineryExtinguishers'
  | 'dryPowder'
  | 'axe'
  | 'buckets'
  | 'lanyardBuckets'
  | 'sandBoxes'
  | 'nonPortableFoam'
  | 'hydrantsAndHoses'
  | 'smothering'
  | 'referToCompetentOfficer'

export const fireNames: Readonly<Record<FireKey, Bilingual>> = {
  powerPump: say('power driven fire pumps', 'शक्ति से चलने वाले फायर पंप'),
  handPump: say('hand operated fire pumps', 'हस्तचालित फायर पंप'),
  waterExtinguishers: say('soda ash or water fire extinguishers', 'सोडा ऐश या पानी वाले अग्निशमन'),
  machineryExtinguishers: say('portable extinguishers in machinery spaces', 'मशीनरी के स्थानों में वहनीय अग्निशमन'),
  dryPowder: say('dry powder extinguishers', 'ड्राई पाउडर अग्निशमन'),
  axe: say('fire axes', 'फायर एक्स (कुल्हाड़ी)'),
  buckets: say('fire buckets', 'फायर बकेट (बाल्टी)'),
  lanyardBuckets: say('of these, buckets with lanyards', 'इनमें से डोरी वाली बाल्टी'),
  sandBoxes: say('sand boxes with scoop', 'स्कूप सहित सैण्ड बॉक्स'),
  nonPortableFoam: say('non portable foam extinguishers', 'गैर पोर्टेबल फोम अग्निशमन'),
  hydrantsAndHoses: say('water pipe, hydrants, hoses and nozzles', 'पानी का पाईप, हाईड्रेन्ट, होज और नॉजल'),
  smothering: say('smothering arrangement', 'वायुरोधन व्यवस्था'),
  referToCompetentOfficer: say(
    'the appliances go to the competent officer for approval',
    'उपकरण सक्षम प्राधिकारी के अनुमोदन के लिए भेजे जाते हैं',
  ),
}
