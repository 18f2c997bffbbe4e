// What the words of the boat rules and of the gazettes themselves mean, in plain words.
import type { Explanation } from './term.ts'

export const boatExplanations: readonly Explanation[] = [
  ['sub-rule', 'A numbered part of a rule.', 'नियम का क्रमांक वाला हिस्सा।'],
  [
    'Act',
    'A law of the legislature; the rules are made under it.',
    'विधायिका का बनाया कानून; नियम उसी के अधीन बनते हैं।',
  ],
  ['form', 'A printed pattern that is filled in.', 'छपा हुआ नमूना जिसे भरा जाता है।'],
  ['schedule', 'A list at the end of the rules.', 'नियमों के अंत में दी गई सूची।'],
  ['notification', 'What the government makes known in the gazette.', 'सरकार की वह सूचना जो राजपत्र में छपती है।'],
  ['gazette', 'The official paper in which laws are published.', 'वह सरकारी पत्र जिसमें कानून छपते हैं।'],
  [
    'boat',
    'A craft up to 15 metres long, by whatever name, also with an engine of less than 20 horse power (rule 2(a)).',
    '15 मीटर तक लम्बी नाव, नाम जो भी हो; 20 अश्व शक्ति से कम के इंजन वाली भी (नियम 2(क))।',
  ],
  [
    'passenger boat',
    'A boat that ordinarily carries persons (rule 2(b)).',
    'नाव जो सामान्यतः लोगों को ढोती है (नियम 2(ख))।',
  ],
  [
    'cargo boat',
    'A boat that ordinarily carries goods, also animals (rule 2(c)).',
    'नाव जो सामान्यतः सामान ढोती है, पशु भी (नियम 2(ग))।',
  ],
  [
    'class I boat / class II boat',
    'Class I: built of iron, wood, FRP or ferro-cement, ship-shaped, with a straight keel. Class II: open country boats, sail boats and all others (rule 2(d), (e)).',
    'वर्ग-1: लोहे, लकड़ी, एफ.आर.पी. या फेरो सीमेंट की, जहाजनुमा, सीधी कील वाली। वर्ग-2: खुली देशी नावें, पाल वाली नावें और बाकी सब (नियम 2(घ), (ड़))।',
  ],
  [
    'boatman (navik)',
    'One qualified to operate the licensed boat (rule 2(k)).',
    'अनुज्ञप्ति वाली नाव चलाने की योग्यता रखने वाला (नियम 2(ट))।',
  ],
  [
    'manjhi',
    'The same as navik in these rules (rule 2(k)).',
    'इन नियमों में नाविक और माँझी एक ही हैं (नियम 2(ट))।',
  ],
  [
    'Registration Officer',
    'The District Transport Officer, or another person authorised by the District Magistrate (rule 2(h)).',
    'जिला परिवहन पदाधिकारी, या जिला दण्डाधिकारी द्वारा प्राधिकृत दूसरा व्यक्ति (नियम 2(ज))।',
  ],
  [
    'Boat Surveyor',
    'The Motor Vehicle Inspector trained in surveying boats, or another who is authorised and trained (rule 2(i)).',
    'नाव सर्वेक्षण में प्रशिक्षित मोटर यान निरीक्षक, या प्राधिकृत और प्रशिक्षित दूसरा (नियम 2(झ))।',
  ],
  [
    'boat licence / survey certificate',
    'The paper with which a boat may ply; it is renewed each year (rule 13).',
    'वह कागज़ जिससे नाव चल सकती है; यह हर साल नवीकृत होता है (नियम 13)।',
  ],
  [
    'resurvey',
    'A fresh inspection of a licensed boat, without charge when the office orders it (rule 16).',
    'अनुज्ञप्ति वाली नाव की फिर जाँच; दफ्तर के आदेश पर इसका शुल्क नहीं (नियम 16)।',
  ],
  ['revocation of licence', 'Taking the licence away (rule 17).', 'अनुज्ञप्ति वापस ले लेना (नियम 17)।'],
  [
    'mark of the load water line',
    'The mark that must not go under water (rule 19).',
    'वह निशान जो पानी में नहीं डूबना चाहिए (नियम 19)।',
  ],
  [
    'coefficient K',
    'A number from the table of rule 22, by which the volume is multiplied to find the tonnage.',
    'नियम 22 की तालिका की संख्या, जिससे आयतन गुणा करके टनेज निकलता है।',
  ],
  [
    'linear interpolation',
    'Finding a value between two lines of a table in proportion.',
    'तालिका की दो पंक्तियों के बीच का मान अनुपात से निकालना।',
  ],
  [
    'outboard motor',
    'An engine that drives the boat from outside, also a long tail (rule 2(g)).',
    'नाव को चलाने वाला बाहर लगा इंजन; लाँग टेल भी (नियम 2(छ))।',
  ],
  ['bailer', 'A vessel to scoop water out of the boat.', 'नाव से पानी उलीचने का बर्तन।'],
  [
    'rescue quoit, life ring',
    'A ring to throw to a person in the water.',
    'पानी में गिरे व्यक्ति को फेंकने का छल्ला।',
  ],
  ['first aid box', 'A box with dressings for the first help.', 'पहली मदद की पट्टी-दवा वाली पेटी।'],
]
