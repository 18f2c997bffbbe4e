// More slips of the Jharkhand print: mistranslations, schedules and forms: where, the words as printed, what is probably meant, a remark.
import { slipsOf } from './slip.ts'

export const formSlips = slipsOf('jharkhand-2020', [
  [
    '65',
    'hi',
    'रूपाकार',
    ['look-out', 'निगरानी'],
    ['A mistranslation: the word means shape.', 'अनुवाद की भूल: इस शब्द का अर्थ आकार है।'],
  ],
  [
    '73/2',
    'hi',
    'शीर्षांतर के तरफ के जलयान',
    ['the vessel that has the other on her starboard side', 'वह जलयान जिसकी दायीं ओर दूसरा जलयान है'],
    ['A mistranslation: the word means freeboard.', 'अनुवाद की भूल: इस शब्द का अर्थ freeboard है।'],
  ],
  [
    'schedule-2/1/e',
    'en',
    'Total Pressure Index',
    ['tonnes per inch immersion', 'प्रति इंच डुबाव का टन भार'],
    ['Both languages have it.', 'दोनों भाषाओं में ऐसा छपा है।'],
  ],
  [
    'schedule-2/1/e',
    'hi',
    'कुल दबाव सूचकांक',
    ['tonnes per inch immersion', 'प्रति इंच डुबाव का टन भार'],
    ['Both languages have it.', 'दोनों भाषाओं में ऐसा छपा है।'],
  ],
  [
    'schedule-3/rule',
    'en',
    'Rule 30(3)',
    ['rule 29', 'नियम 29'],
    ['Rule 29 is on engineers; both languages cite 30(3).', 'अभियंताओं का नियम 29 है; दोनों भाषाओं में 30(3) है।'],
  ],
  [
    'schedule-3/rule',
    'hi',
    'नियम 30(3)',
    ['rule 29', 'नियम 29'],
    ['Rule 29 is on engineers; both languages cite 30(3).', 'अभियंताओं का नियम 29 है; दोनों भाषाओं में 30(3) है।'],
  ],
  [
    'schedule-3/2/section-b/viii',
    'en',
    'staring air vessels',
    ['starting air vessels', 'इंजन चालू करने की हवा के टैंक'],
    ['One letter.', 'एक अक्षर की भूल।'],
  ],
  [
    'form-5/forfeiture',
    'en',
    'Rs. 510/-',
    null,
    [
      'Rs 510 a day is unusually high; it may be a misreading of "Rs 5" or "5/10". Both languages have 510.',
      'प्रतिदिन 510 रुपये असामान्य रूप से अधिक है; यह "5 रुपये" या "5/10" का गलत पाठ हो सकता है। दोनों भाषाओं में 510 है।',
    ],
  ],
  [
    'form-5/forfeiture',
    'hi',
    '510 रू0',
    null,
    [
      'Rs 510 a day is unusually high; it may be a misreading of "Rs 5" or "5/10". Both languages have 510.',
      'प्रतिदिन 510 रुपये असामान्य रूप से अधिक है; यह "5 रुपये" या "5/10" का गलत पाठ हो सकता है। दोनों भाषाओं में 510 है।',
    ],
  ],
  [
    'form-12/note/3',
    'en',
    'removed or denied',
    ['removed or defaced', 'हटाया या मिटाया'],
    ['The Hindi translates the slip.', 'हिन्दी में इसी भूल का अनुवाद है।'],
  ],
  [
    'form-14/4',
    'hi',
    'दो कर्मीदल',
    ['twin screw', 'दो स्क्रू'],
    ['The English has twin screw.', 'अंग्रेजी में twin screw है।'],
  ],
  [
    'form-18/rule',
    'en',
    'Rule- 19',
    ['rule 18', 'नियम 18'],
    [
      'Rule 18 is on the transfer of ownership; both languages cite 19.',
      'स्वामित्व के अंतरण का नियम 18 है; दोनों भाषाओं में 19 है।',
    ],
  ],
  [
    'form-18/rule',
    'hi',
    'नियम 19',
    ['rule 18', 'नियम 18'],
    [
      'Rule 18 is on the transfer of ownership; both languages cite 19.',
      'स्वामित्व के अंतरण का नियम 18 है; दोनों भाषाओं में 19 है।',
    ],
  ],
  [
    'form-18/certification/signature',
    'en',
    'Transferee',
    ['Transferor', 'अंतरक'],
    [
      'Both signatures are printed as the transferee’s, in both languages.',
      'दोनों हस्ताक्षर अंतरिती के छपे हैं, दोनों भाषाओं में।',
    ],
  ],
  [
    'form-18/certification/signature',
    'hi',
    'अंतरिती',
    ['Transferor', 'अंतरक'],
    [
      'Both signatures are printed as the transferee’s, in both languages.',
      'दोनों हस्ताक्षर अंतरिती के छपे हैं, दोनों भाषाओं में।',
    ],
  ],
  [
    'form-20/part-b/2',
    'en',
    'Competency of service',
    ['competency or service', 'सक्षमता अथवा सेवा'],
    ['One letter.', 'एक अक्षर की भूल।'],
  ],
])
