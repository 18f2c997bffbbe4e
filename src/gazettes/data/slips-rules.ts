// The slips of rules 1 to 48 of the Jharkhand print: where, the words as printed, what is probably meant, a remark.
import { slipsOf } from './slip.ts'

export const ruleSlips = slipsOf('jharkhand-2020', [
  [
    '3(iv)',
    'en',
    'rule 12',
    ['Schedule IV, item 3', 'अनुसूची IV, मद 3'],
    [
      'Rule 12 sets no such fee; both languages cite it.',
      'नियम 12 में ऐसा कोई शुल्क नहीं है; दोनों भाषाओं में यही लिखा है।',
    ],
  ],
  [
    '3(iv)',
    'hi',
    'नियम 12',
    ['Schedule IV, item 3', 'अनुसूची IV, मद 3'],
    [
      'Rule 12 sets no such fee; both languages cite it.',
      'नियम 12 में ऐसा कोई शुल्क नहीं है; दोनों भाषाओं में यही लिखा है।',
    ],
  ],
  [
    '13(iv)',
    'en',
    '300cm.',
    ['300 mm', '300 मि.मी.'],
    [
      'A mark three metres long is hardly meant; both languages have it.',
      'तीन मीटर लम्बा निशान शायद ही आशय हो; दोनों भाषाओं में यही है।',
    ],
  ],
  [
    '13(iv)',
    'hi',
    '300 से0मी0',
    ['300 mm', '300 मि.मी.'],
    [
      'A mark three metres long is hardly meant; both languages have it.',
      'तीन मीटर लम्बा निशान शायद ही आशय हो; दोनों भाषाओं में यही है।',
    ],
  ],
  [
    '16(i)(b)',
    'en',
    'motor or steam crew',
    ['motor or steam screw', 'मोटर अथवा वाष्प स्क्रू'],
    ['The Hindi translates the slip.', 'हिन्दी में इसी भूल का अनुवाद है।'],
  ],
  [
    '16(i)(b)',
    'hi',
    'मोटर अथवा वाष्प कर्मीदल',
    ['motor or steam screw', 'मोटर अथवा वाष्प स्क्रू'],
    ['A translation of the English slip "crew".', 'अंग्रेजी की भूल "crew" का अनुवाद।'],
  ],
  [
    '27(iii)(b)',
    'en',
    'in change of a watch',
    ['in charge of a watch', 'वाच का प्रभारी'],
    ['One letter.', 'एक अक्षर की भूल।'],
  ],
  [
    '29(ii)(b)(ii)',
    'en',
    'less than 226 BHP',
    null,
    [
      'Exactly 226 BHP falls in neither part, in both languages. See the reading.',
      'ठीक 226 बीएचपी किसी हिस्से में नहीं आता, दोनों भाषाओं में। व्याख्या देखिए।',
    ],
  ],
  [
    '34(iv)(b)',
    'en',
    "Lascar's examination",
    null,
    ['No rule provides an examination for lascars.', 'लश्कर की परीक्षा का कोई नियम नहीं है।'],
  ],
  [
    '34(iv)(b)',
    'hi',
    'लश्कर की परीक्षा',
    null,
    ['No rule provides an examination for lascars.', 'लश्कर की परीक्षा का कोई नियम नहीं है।'],
  ],
  [
    '42(i)',
    'en',
    'safely towed away',
    ['safely stowed away', 'सुरक्षित रूप से रखा जाएगा'],
    ['The Hindi translates the slip.', 'हिन्दी में इसी भूल का अनुवाद है।'],
  ],
  [
    '42(i)',
    'hi',
    'अनुकर्षित कर दूर ले जाया जाएगा',
    ['safely stowed away', 'सुरक्षित रूप से रखा जाएगा'],
    ['A translation of the English slip "towed away".', 'अंग्रेजी की भूल "towed away" का अनुवाद।'],
  ],
  [
    '42(vii)',
    'en',
    'sub-rule (2)',
    ['sub-rule (3)', 'उप-नियम (3)'],
    ['Both languages have it.', 'दोनों भाषाओं में ऐसा छपा है।'],
  ],
  [
    '42(vii)',
    'hi',
    'उप-नियम (2)',
    ['sub-rule (3)', 'उप-नियम (3)'],
    ['Both languages have it.', 'दोनों भाषाओं में ऐसा छपा है।'],
  ],
])
