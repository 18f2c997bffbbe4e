// Courses and institutes (Rules 23(iv), 25, 27, 29, 30(iii), 31 to 34), with the names that the rules give them.
import { say, type Bilingual } from '../words.ts'

export const courses = [
  'efa',
  'pst',
  'pssr',
  'fpff',
  'rating-induction-deck',
  'rating-induction-engine',
  'preparatory-serang',
  'preparatory-second-class-master',
  'preparatory-first-class-master',
  'preparatory-second-class-engine-driver',
  'preparatory-first-class-engine-driver',
  'preparatory-inland-engineer',
  'inland-vessel-cadet',
  'manoeuvring-simulator',
  'boat-handler',
] as const

export type Course = (typeof courses)[number]

const preparatory = (en: string, hi: string) =>
  say(`preparatory course for ${en}`, `${hi} का प्रारंभिक पाठ्यक्रम`)

export const courseNames: Readonly<Record<Course, Bilingual>> = {
  efa: say('Elementary First Aid (EFA)', 'प्रारंभिक प्राथमिक उपचार (ईएफए)'),
  pst: say('Proficiency in Survival Techniques (PST)', 'उत्तरजीविता तकनीक में दक्षता (पीएसटी)'),
  pssr: say(
    'Personal Safety and Social Responsibility (PSSR)',
    'वैयक्तिक सुरक्षा और सामाजिक जिम्मेदारी (पीएसएसआर)',
  ),
  fpff: say('Fire Prevention and Fire Fighting (FPFF)', 'अग्निनिवारण और अग्नि शमन (एफपीएफएफ)'),
  'rating-induction-deck': say('induction training for rating (deck)', 'रेटिंग (डेक) के लिए प्रारंभिक प्रशिक्षण'),
  'rating-induction-engine': say(
    'induction training for rating (engine)',
    'रेटिंग (इंजन) के लिए प्रारंभिक प्रशिक्षण',
  ),
  'preparatory-serang': preparatory('Serang', 'सेरांग'),
  'preparatory-second-class-master': preparatory('Second Class Master', 'द्वितीय श्रेणी मास्टर'),
  'preparatory-first-class-master': preparatory('First Class Master', 'प्रथम श्रेणी मास्टर'),
  'preparatory-second-class-engine-driver': preparatory('Second Class Engine Driver', 'द्वितीय श्रेणी इंजन चालक'),
  'preparatory-first-class-engine-driver': preparatory('First Class Engine Driver', 'प्रथम श्रेणी इंजन चालक'),
  'preparatory-inland-engineer': preparatory('Inland Vessel Engineer', 'अन्तर्देशीय जलयान अभियंता'),
  'inland-vessel-cadet': say('inland vessel cadet training', 'अन्तर्देशीय जलयान कैडेट प्रशिक्षण'),
  'manoeuvring-simulator': say('manoeuvring simulator course', 'मैन्यूवेरिंग सिमुलेटर पाठ्यक्रम'),
  'boat-handler': say('boat handler course', 'बोट हैंडलर पाठ्यक्रम'),
}

export const institutes = ['nini', 'recognised', 'dg-shipping', 'transport-department', 'other'] as const

export type Institute = (typeof institutes)[number]

export const instituteNames: Readonly<Record<Institute, Bilingual>> = {
  nini: say(
    'National Inland Navigation Institute (NINI), Patna',
    'राष्ट्रीय अन्तर्देशीय नौपरिवहन संस्थान (निनी), पटना',
  ),
  recognised: say('equivalent recognised institute', 'समकक्ष मान्यता प्राप्त संस्थान'),
  'dg-shipping': say('institute approved by DG Shipping', 'महानिदेशक, पोत परिवहन द्वारा मान्यता प्राप्त संस्थान'),
  'transport-department': say(
    'institute recognised by the Transport Department',
    'परिवहन विभाग द्वारा मान्यता प्राप्त संस्थान',
  ),
  other: say('another institute', 'कोई अन्य संस्थान'),
}
