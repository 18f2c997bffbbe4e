// What the words of admission, certificates and money mean, in plain words.
import type { Explanation } from './term.ts'

export const paperExplanations: readonly Explanation[] = [
  [
    'qualification, eligibility',
    'What you must have before you may sit the examination.',
    'परीक्षा में बैठने से पहले आपके पास जो होना ज़रूरी है।',
  ],
  ['matriculation', 'The tenth class examination passed.', 'दसवीं कक्षा की परीक्षा उत्तीर्ण।'],
  ['eighth class passed', 'You have passed the eighth class at school.', 'आपने स्कूल में आठवीं कक्षा पास की है।'],
  ['Devanagari script', 'The letters in which Hindi is written.', 'वे अक्षर जिनमें हिन्दी लिखी जाती है।'],
  [
    'testimonials',
    'Letters that say how and how long you worked, from those for whom you worked.',
    'जिनके यहाँ काम किया, उनके पत्र कि आपने कितने समय और कैसा काम किया।',
  ],
  [
    'attested copy',
    'A copy on which an officer has signed that it is like the original.',
    'वह प्रति जिस पर अधिकारी ने हस्ताक्षर किया है कि वह मूल कागज़ जैसी है।',
  ],
  ['good character', 'A certificate that speaks for your conduct.', 'आपके आचरण के अच्छे होने का प्रमाणपत्र।'],
  [
    'authentic proof of age',
    'A paper from which your date of birth is certain.',
    'वह कागज़ जिससे आपकी जन्म तिथि पक्की होती है।',
  ],
  [
    'thumb impression',
    'The print of your thumb in ink or by machine.',
    'स्याही या मशीन से लिया गया आपके अंगूठे का निशान।',
  ],
  [
    'medical certificate',
    'The paper of a doctor on your health and eyesight.',
    'आपके स्वास्थ्य और नज़र के बारे में डॉक्टर का कागज़।',
  ],
  [
    'colour blind',
    'Unable to tell some colours apart, such as red and green lights.',
    'जो कुछ रंगों में फर्क न कर सके, जैसे लाल और हरी बत्ती में।',
  ],
  ['eyesight', 'How well you see; 6/6 is normal sight.', 'आप कितना साफ देखते हैं; 6/6 सामान्य नज़र है।'],
  [
    'preparatory course',
    'The course before the examination of a grade.',
    'किसी ग्रेड की परीक्षा से पहले का पाठ्यक्रम।',
  ],
  [
    'induction training',
    'The first training for those new to vessels.',
    'जलयान के काम में नए लोगों का पहला प्रशिक्षण।',
  ],
  [
    'four basic safety courses',
    'First aid, survival, personal safety, and fire: EFA, PST, PSSR and FPFF.',
    'प्राथमिक उपचार, जान बचाना, अपनी सुरक्षा और आग: ईएफए, पीएसटी, पीएसएसआर और एफपीएफएफ।',
  ],
  [
    'Elementary First Aid (EFA)',
    'The course on helping the injured before a doctor comes.',
    'डॉक्टर के आने से पहले घायल की मदद का पाठ्यक्रम।',
  ],
  [
    'Proficiency in Survival Techniques (PST)',
    'The course on staying alive in the water and in a life boat.',
    'पानी और जीवन रक्षक नाव में जान बचाने का पाठ्यक्रम।',
  ],
  [
    'Personal Safety and Social Responsibility (PSSR)',
    'The course on working safely and living together on board.',
    'जलयान पर सुरक्षित काम करने और साथ रहने का पाठ्यक्रम।',
  ],
  [
    'Fire Prevention and Fire Fighting (FPFF)',
    'The course on preventing and putting out fire.',
    'आग रोकने और बुझाने का पाठ्यक्रम।',
  ],
  [
    'National Inland Navigation Institute (NINI), Patna',
    'The training institute in Patna that the rules name.',
    'पटना का प्रशिक्षण संस्थान, जिसका नाम नियमों में है।',
  ],
  [
    'equivalent recognised institute',
    'Another institute that is recognised as equal to NINI.',
    'निनी के बराबर मान्यता वाला दूसरा संस्थान।',
  ],
  ['training period', 'The time of a course.', 'पाठ्यक्रम का समय।'],
  ['valid', 'Good in law until the date written on it.', 'कागज़ पर लिखी तिथि तक कानून में मान्य।'],
  ['renewal', 'Making a paper good for a further term.', 'कागज़ को अगली अवधि के लिए फिर मान्य कराना।'],
  ['to lapse', 'To lose its force because it was not renewed.', 'नवीकरण न कराने से कागज़ का बेअसर हो जाना।'],
  ['suspension', 'Taking a paper out of force for a time.', 'कागज़ को कुछ समय के लिए रोक देना।'],
  ['cancellation', 'Ending a paper for good.', 'कागज़ को समाप्त कर देना।'],
  ['to revoke (an order)', 'To take an order back.', 'दिया हुआ आदेश वापस लेना।'],
  ['endorsement', 'A note written by an officer on a paper.', 'कागज़ पर अधिकारी की लिखी टिप्पणी।'],
  ['duplicate copy', 'A second paper for one that is lost or spoilt.', 'खोए या खराब हुए कागज़ की दूसरी प्रति।'],
  [
    'declaration',
    'Your signed statement that what you say is true.',
    'हस्ताक्षर के साथ आपका कथन कि कही गई बात सच है।',
  ],
  ['no refund of fee', 'A fee once paid is not given back.', 'एक बार दिया शुल्क वापस नहीं मिलता।'],
  [
    'treasury challan',
    'The slip with which money is paid into the government treasury.',
    'सरकारी कोषागार में पैसा जमा करने की पर्ची।',
  ],
  ['bank draft', 'A paper of a bank for a sum already paid to it.', 'बैंक में पैसा देकर बनवाया गया भुगतान का कागज़।'],
  [
    'penalty',
    'What must be paid or suffered for a breach of the rules.',
    'नियम तोड़ने पर जो चुकाना या भुगतना पड़े।',
  ],
  ['fine', 'Money to be paid as punishment.', 'सज़ा के रूप में दिया जाने वाला पैसा।'],
  ['imprisonment', 'Punishment in jail.', 'जेल की सज़ा।'],
  ['forfeiture (s.8(2))', 'Money that is lost for each day of delay.', 'देर के हर दिन के लिए गँवाई गई रकम।'],
]
