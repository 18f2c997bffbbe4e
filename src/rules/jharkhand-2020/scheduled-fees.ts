// What each amount of the schedules is for, in words: the State Government may change them by notification.
import { say, type Bilingual } from '../words.ts'

/** Every amount of Schedules I and IV, and of rule 3(v), by the path of its figure. */
export const scheduledFees: Readonly<Record<string, Bilingual>> = {
  'registration.first': say('Registration: the smallest vessels', 'निबंधन: सबसे छोटे जलयान'),
  'registration.second': say('Registration: the next larger vessels', 'निबंधन: उससे बड़े जलयान'),
  'registration.third': say('Registration: large vessels', 'निबंधन: बड़े जलयान'),
  'registration.eachFurther': say('Registration: for the tonnage beyond', 'निबंधन: उससे ऊपर के टनेज के लिए'),
  'registration.merchantShipping': say(
    'Registration: a vessel under the Merchant Shipping Act',
    'निबंधन: वाणिज्य पोत परिवहन अधिनियम का जलयान',
  ),
  'registration.alteration': say('Registration: an alteration', 'निबंधन: परिवर्तन'),
  'registration.duplicate': say(
    'Registration: a duplicate of the certificate',
    'निबंधन: प्रमाणपत्र की दूसरी प्रति',
  ),
  'registration.appeal': say('Registration: an appeal', 'निबंधन: अपील'),
  'survey.ten': say('Survey: the smallest vessels, row (a)', 'सर्वेक्षण: सबसे छोटे जलयान, पंक्ति (क)'),
  'survey.twentyFive': say('Survey: row (b)', 'सर्वेक्षण: पंक्ति (ख)'),
  'survey.fifty': say('Survey: row (c)', 'सर्वेक्षण: पंक्ति (ग)'),
  'survey.seventyFive': say('Survey: row (d)', 'सर्वेक्षण: पंक्ति (घ)'),
  'survey.hundred': say('Survey: row (e)', 'सर्वेक्षण: पंक्ति (ङ)'),
  'survey.threeHundred': say('Survey: row (f)', 'सर्वेक्षण: पंक्ति (च)'),
  'survey.sixHundred': say('Survey: row (g)', 'सर्वेक्षण: पंक्ति (छ)'),
  'survey.eachFurther': say('Survey: for the tonnage beyond, row (h)', 'सर्वेक्षण: उससे ऊपर का टनेज, पंक्ति (ज)'),
  'survey.nameChange': say('Change of a name', 'नाम में परिवर्तन'),
  'survey.builder': say('Registration of a builder or repairer', 'बिल्डर या मरम्मत करने वाले का रजिस्ट्रीकरण'),
  'survey.secondCopy': say('Second or certified copy of a certificate', 'प्रमाणपत्र की दूसरी या प्रमाणित प्रति'),
  'survey.appeal': say('Appeal about a survey', 'सर्वेक्षण के विरुद्ध अपील'),
  'survey.witnessing': say('Witnessing of tests, each visit', 'जाँच का प्रत्यक्ष निरीक्षण, हर दौरा'),
  'survey.surveyorDay': say("Surveyor's fee, each day or visit", 'सर्वेक्षक का शुल्क, हर दिन या दौरा'),
  'drawings.alterationLeast': say('Drawings of an alteration: the least fee', 'परिवर्तन के आरेख: न्यूनतम शुल्क'),
  'drawings.designLeast': say('Drawings of a design: the least fee', 'डिज़ाइन के आरेख: न्यूनतम शुल्क'),
}
