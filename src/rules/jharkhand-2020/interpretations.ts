// The decisions taken where the text is silent, garbled or contradicts itself. Each stands once, here.
import type { InterpretationNumber } from '../fold/rule.ts'
import type { Interpretation } from '../interpretation.ts'
import { say } from '../words.ts'
import { otherReadings } from './reading-words.ts'

const read = (number: InterpretationNumber, citation: string, en: string, hi: string): Interpretation => ({
  number,
  citation,
  words: say(en, hi),
  ...otherReadings[number],
})

export const interpretations: readonly Interpretation[] = [
  read(
    'D1',
    '1',
    'The rules are in force from 8 October 2020, the date at the head of the Gazette.',
    'नियम 8 अक्टूबर 2020 से लागू हैं, जो गजट के शीर्ष पर छपी तिथि है।',
  ),
  read(
    'D2',
    '31(v)',
    'Service in either department counts for serang.',
    'सेरांग के लिए डेक और इंजन दोनों विभागों की सेवा गिनी जाती है।',
  ),
  read(
    'D3',
    '31(iii)',
    'Training counts towards the total of service only, not towards the months in a named capacity or in the State.',
    'प्रशिक्षण केवल कुल सेवा में जुड़ता है, किसी खास काम या राज्य की शर्त वाले महीनों में नहीं।',
  ),
  read(
    'D4',
    '25(iv)(a)',
    'The four years as GP rating or rating (engine) have no BHP line.',
    'जी.पी. रेटिंग या रेटिंग (इंजन) के चार वर्षों के लिए बीएचपी की कोई सीमा नहीं है।',
  ),
  read(
    'D5',
    '29(ii)(b)(ii)',
    'A vessel exactly on a BHP line belongs to the upper class, and service above a line also counts where less is asked.',
    'ठीक सीमा पर का जलयान ऊपरी वर्ग में गिना जाता है, और सीमा से ऊपर की सेवा वहाँ भी गिनी जाती है जहाँ कम माँगा गया है।',
  ),
  read(
    'D6',
    '30(vi)',
    'The words "or as an engineer" belong to the engine grades.',
    '"अभियंता के रूप में" शब्द इंजन वाले ग्रेडों के लिए पढ़े जाते हैं।',
  ),
  read(
    'D7',
    '23(vi)',
    'The size of the vessel served follows the lines of rule 22: 565 and 226 BHP.',
    'जिस जलयान पर सेवा की, उसका आकार नियम 22 की सीमाओं से देखा जाता है: 565 और 226 बीएचपी।',
  ),
  read(
    'D8',
    '34(iv)(d)',
    'The fee for renewal is the examination fee until the authority sets one.',
    'जब तक प्राधिकार अलग शुल्क तय न करे, नवीकरण का शुल्क परीक्षा शुल्क ही है।',
  ),
  read(
    'D9',
    'Schedule IV',
    'The extra fee for a Sunday, a holiday or late hours is one item 1 fee, also for a dry dock survey.',
    'रविवार, छुट्टी या समय के बाद का अतिरिक्त शुल्क मद 1 का एक शुल्क है, ड्राई डॉक सर्वेक्षण में भी।',
  ),
  read(
    'D10',
    '3(iii)',
    'The fifteen days run from the day after delivery.',
    'पंद्रह दिन जलयान मिलने के अगले दिन से गिने जाते हैं।',
  ),
  read(
    'D11',
    '58(iv)(b)',
    'The figure 250 is no ceiling for a decked launch; above it the surveyor decides.',
    'डेक लांच के लिए 250 कोई ऊपरी सीमा नहीं है; इससे अधिक पर सर्वेक्षक तय करता है।',
  ),
  read(
    'D12',
    'Schedule II',
    'The pass mark is 40 per cent (English text); the Hindi text says 45 per cent. The authority may change it.',
    'उत्तीर्ण होने के अंक 40 प्रतिशत माने गए हैं (अंग्रेजी पाठ); हिन्दी पाठ में 45 प्रतिशत है। प्राधिकार इसे बदल सकता है।',
  ),
  read(
    'D13',
    '5(i)',
    'A late declaration costs 510 rupees a day, as Form 5 prints it. The authority may change it.',
    'घोषणा में देर पर प्रतिदिन 510 रुपये, जैसा प्रारूप-5 में छपा है। प्राधिकार इसे बदल सकता है।',
  ),
  read(
    'D14',
    '34(iv)(e)',
    'A certificate lapsed for not more than three years is renewed on an extra fee and reasons.',
    'तीन वर्ष से अधिक न बीते हों तो व्यपगत प्रमाणपत्र अतिरिक्त शुल्क और कारण बताने पर नवीकृत होता है।',
  ),
  read(
    'D15',
    '34(i)(a)',
    'The preparatory course asked is the one of the grade.',
    'जो प्रारंभिक पाठ्यक्रम माँगा गया है, वह उसी ग्रेड का है।',
  ),
  read(
    'D16',
    '34(iii)',
    'Certificates are valid throughout India; the form also names Jharkhand.',
    'प्रमाणपत्र पूरे भारत में विधिमान्य है; प्रारूप में झारखंड भी लिखा है।',
  ),
  read(
    'D17',
    '31(v)',
    '"Of which" binds the months to the service that the total counts.',
    '"जिसमें से" का अर्थ है: ये महीने उसी सेवा में से होने चाहिए जो कुल में गिनी गई।',
  ),
  read(
    'D18',
    '23(viii)',
    '"Such vessel" is a vessel of that power, and "the engine-driver" one in charge.',
    '"ऐसे जलयान" का अर्थ उसी शक्ति का जलयान है, और "इंजन चालक" का अर्थ प्रभारी इंजन चालक।',
  ),
  read(
    'D19',
    '27(iii)(c)',
    'The certificate must be held during the year as assistant or oilman, not during all three years.',
    'प्रमाणपत्र सहायक या ऑयलमैन वाले एक वर्ष में धारण होना चाहिए, पूरे तीन वर्ष में नहीं।',
  ),
  read(
    'D20',
    '25(iv)(b)',
    'The six months in the State are asked of each limb of (a), within its service.',
    'राज्य में छह महीने (क) के हर विकल्प में, उसी की सेवा में से चाहिए।',
  ),
  read('D21', '25(i)', "Hindi is the State's regional language.", 'हिन्दी राज्य की स्थानीय भाषा है।'),
  read(
    'D22',
    '31(iv)',
    'The first service is the earliest entry given.',
    'पहली सेवा वह है जो दी गई सेवाओं में सबसे पहले शुरू हुई।',
  ),
  read(
    'D23',
    '29(ii)(b)(ii)',
    'The service asked of an engineer is in the engine department.',
    'अभियंता के लिए माँगी गई सेवा इंजन कक्ष की है।',
  ),
  read(
    'D24',
    '25(iv)(c)',
    'The year as assistant or oilman is asked in both tiers.',
    'सहायक या ऑयलमैन का एक वर्ष दोनों विकल्पों में चाहिए।',
  ),
  read(
    'D25',
    '25(iv)(d)',
    'Service at sea or on inland waters counts, as in 31(vi).',
    'समुद्र या अन्तर्देशीय जलमार्ग, दोनों की सेवा गिनी जाती है, जैसे 31(vi) में।',
  ),
  read(
    'D26',
    '3(i)',
    'Category A prevails where both would apply.',
    'जहाँ दोनों लागू हों, वहाँ प्रवर्ग "क" माना जाता है।',
  ),
  read(
    'D27',
    '22',
    'A certificate of a higher grade of the same department serves for a lower one.',
    'उसी विभाग के ऊँचे ग्रेड का प्रमाणपत्र निचले ग्रेड के लिए भी चलता है।',
  ),
  read(
    'D28',
    '6(iii)(a)',
    'The year of a survey certificate runs from its date.',
    'सर्वेक्षण प्रमाणपत्र का एक वर्ष उसकी तिथि से गिना जाता है।',
  ),
  read(
    'D29',
    '58(i)',
    'The totals by area and by seating are compared, not part by part.',
    'क्षेत्रफल और बैठने की जगह के कुल आपस में मिलाए जाते हैं, हिस्सा-हिस्सा नहीं।',
  ),
  read(
    'L1',
    '25(ii)',
    'Induction training is asked of those whose first service began after these rules, as the Hindi text says here and both texts say in 31(iv).',
    'प्रारंभिक प्रशिक्षण उनसे माँगा जाता है जिनकी पहली सेवा इन नियमों के बाद शुरू हुई, जैसा यहाँ हिन्दी पाठ और 31(iv) में दोनों पाठ कहते हैं।',
  ),
  read(
    'L2',
    '31(v)',
    'Service as helmsman counts beside that as sukani, as the English text says; the Hindi leaves the helmsman out.',
    'हेल्म्समैन की सेवा भी सुकानी की तरह गिनी जाती है, जैसा अंग्रेजी पाठ कहता है; हिन्दी पाठ में हेल्म्समैन छूट गया है।',
  ),
  read(
    'L3',
    '31(iii)',
    'A course approved by the DG Shipping is accepted, as the English text says; the Hindi names it in fewer places.',
    'नौवहन महानिदेशालय से अनुमोदित पाठ्यक्रम माना जाता है, जैसा अंग्रेजी पाठ कहता है; हिन्दी पाठ इसे कम जगहों पर कहता है।',
  ),
  read(
    'L4',
    '27(ii)',
    'For the first class engine driver a course recognised by the Transport Department is accepted, as the English text says.',
    'प्रथम श्रेणी इंजन चालक के लिए परिवहन विभाग से मान्य पाठ्यक्रम भी माना जाता है, जैसा अंग्रेजी पाठ कहता है।',
  ),
  read(
    'L5',
    'Schedule IV 1',
    'A vessel on a line of item 1 pays the lower fee, as the English text says: "does not exceed"; the Hindi says "less than".',
    'मद 1 की सीमा पर का जलयान कम शुल्क देता है, जैसा अंग्रेजी पाठ कहता है ("से अधिक नहीं"); हिन्दी पाठ में "से कम" है।',
  ),
  read(
    'L6',
    '49(iv)(a)',
    'One of the two life buoys of a manned barge has a light, as the English text says; the Hindi asks it of each.',
    'मानवयुक्त बार्ज के दो जीवन बोया में से एक में लाईट चाहिए, जैसा अंग्रेजी पाठ कहता है; हिन्दी पाठ हर एक में माँगता है।',
  ),
]
