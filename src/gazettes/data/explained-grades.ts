// What the words of grades, service and examination mean, in plain words. Where rule 2 defines a word, its sense is kept.
import type { Explanation } from './term.ts'

export const gradeExplanations: readonly Explanation[] = [
  [
    'certificate of competency',
    'The certificate with which you may work as master, serang, engineer or engine driver on a mechanically propelled inland vessel.',
    'वह प्रमाणपत्र जिससे आप यंत्र से चलने वाले अन्तर्देशीय जलयान पर मास्टर, सेरांग, अभियंता या इंजन चालक का काम कर सकते हैं।',
  ],
  [
    'certificate of service',
    'A certificate for those who earned it by earlier service, as in the Coast Guard, Navy or Army, instead of the examination.',
    'तटरक्षक, नौसेना या सेना जैसी पहले की सेवा के आधार पर, परीक्षा के बिना मिलने वाला प्रमाणपत्र।',
  ],
  [
    'licence (to act as master or engineer; boat licence)',
    'A paper that permits: in Jharkhand to act as master or engineer, in the boat rules to run a boat.',
    'अनुमति का कागज़: झारखंड के नियमों में मास्टर या अभियंता का काम करने की, नाव के नियमों में नाव चलाने की।',
  ],
  ['First Class Master', 'The highest of the three deck grades.', 'डेक के तीन ग्रेडों में सबसे ऊँचा।'],
  [
    'Second Class Master',
    'The middle one of the three deck grades, above serang.',
    'डेक के तीन ग्रेडों में बीच का, सेरांग से ऊपर।',
  ],
  [
    'Serang',
    'The first of the three deck grades: one steers and commands a smaller vessel.',
    'डेक के तीन ग्रेडों में पहला: छोटे जलयान को चलाने और सँभालने वाला।',
  ],
  ['Inland Vessel Engineer', 'The highest of the three engine grades.', 'इंजन के तीन ग्रेडों में सबसे ऊँचा।'],
  ['First Class Engine Driver', 'The middle one of the three engine grades.', 'इंजन के तीन ग्रेडों में बीच का।'],
  ['Second Class Engine Driver', 'The first of the three engine grades.', 'इंजन के तीन ग्रेडों में पहला।'],
  ['master', 'The person in command of a vessel.', 'जलयान का प्रभारी, जिसके आदेश से जलयान चलता है।'],
  [
    'engineer',
    'The person in charge of the engines, with an engineer’s certificate.',
    'अभियंता के प्रमाणपत्र के साथ इंजन का प्रभारी व्यक्ति।',
  ],
  ['engine driver', 'The person who runs the engine of a vessel.', 'जलयान का इंजन चलाने वाला व्यक्ति।'],
  ['lascar', 'A deck hand of the crew.', 'डेक पर काम करने वाला कर्मी।'],
  [
    'greaser',
    'A hand in the engine room who oils and greases the machinery.',
    'इंजन कक्ष का कर्मी, जो मशीनों में तेल और ग्रीस देता है।',
  ],
  [
    'grade / rank',
    'One of the six kinds of certificate, such as serang or second class master.',
    'छह प्रकार के प्रमाणपत्रों में से एक, जैसे सेरांग या द्वितीय श्रेणी मास्टर।',
  ],
  [
    'capacity (in which one acts or served)',
    'The work that you did on board, for example as helmsman or oilman.',
    'जलयान पर आपने जो काम किया, जैसे हेल्म्समैन या ऑयलमैन का।',
  ],
  [
    'boat handler',
    'One who is licensed to handle a boat under rule 34(ii).',
    'नियम 34(ii) के अधीन बोट चलाने की अनुज्ञप्ति वाला व्यक्ति।',
  ],
  ['service', 'The time for which you worked on vessels.', 'जितने समय आपने जलयानों पर काम किया।'],
  [
    'qualifying service',
    'The part of your service that the rule counts for the certificate you ask for.',
    'आपकी सेवा का वह हिस्सा जो माँगे गए प्रमाणपत्र के लिए नियम में गिना जाता है।',
  ],
  ['assistant to driver', 'One who works under the engine driver.', 'इंजन चालक के नीचे काम करने वाला।'],
  [
    'oilman',
    'A hand in the engine room who sees to the oil of the engine.',
    'इंजन कक्ष का कर्मी, जो इंजन का तेल देखता है।',
  ],
  [
    'GP rating',
    'A general purpose rating: a hand trained for both deck and engine.',
    'सामान्य प्रयोजन रेटिंग: डेक और इंजन दोनों के लिए प्रशिक्षित कर्मी।',
  ],
  [
    'rating (engine)',
    'A trained hand of the engine room who is no officer.',
    'इंजन कक्ष का प्रशिक्षित कर्मी, जो अधिकारी नहीं है।',
  ],
  [
    'assistant to master (deck)',
    'One who works on deck under the master.',
    'डेक पर मास्टर के नीचे काम करने वाला।',
  ],
  [
    'sukani',
    'The one at the wheel or tiller of a river vessel; in the English text also helmsman.',
    'नदी के जलयान की पतवार या चक्का सँभालने वाला; अंग्रेजी पाठ में helmsman भी।',
  ],
  ['helmsman sukani', 'The one who steers.', 'जलयान का रुख सँभालने वाला, यानी पतवार पर रहने वाला।'],
  [
    'watch keeping (deck cadet)',
    'Being on duty for fixed hours, on the bridge or at the engine.',
    'तय घंटों की पाली में ब्रिज या इंजन पर ड्यूटी करना।',
  ],
  ['cadet apprentice', 'A young person learning the work on board.', 'जलयान पर काम सीखने वाला प्रशिक्षु।'],
  [
    'onboard structured training programme',
    'Training on board by a fixed plan, written in a record book.',
    'जलयान पर तय योजना से दिया जाने वाला प्रशिक्षण, जो रिकॉर्ड बही में लिखा जाता है।',
  ],
  [
    'record book',
    'The book in which training on board is written and signed.',
    'वह बही जिसमें जलयान पर मिला प्रशिक्षण लिखा और हस्ताक्षर किया जाता है।',
  ],
  [
    'brake horse power, BHP',
    'The power of an engine measured at its shaft. It stands on the plate or in the papers of the engine.',
    'इंजन की शाफ़्ट पर मापी गई शक्ति। यह इंजन की प्लेट या कागज़ों पर लिखी होती है।',
  ],
  [
    'nominal horse power',
    'An old way of stating the size of an engine; not the same figure as BHP.',
    'इंजन की शक्ति बताने का पुराना तरीका; यह संख्या बीएचपी के बराबर नहीं होती।',
  ],
  ['horse power', 'A unit for the power of an engine.', 'इंजन की शक्ति की इकाई।'],
  [
    'paramilitary forces',
    'Armed forces of the police kind that are not the army.',
    'सेना से अलग, पुलिस जैसे सशस्त्र बल।',
  ],
  [
    'candidate',
    'One who wishes to obtain a certificate of competency (rule 2(c)).',
    'जो सक्षमता प्रमाणपत्र पाना चाहता है (नियम 2(ग))।',
  ],
  ['applicant', 'One who applies.', 'आवेदन करने वाला।'],
  [
    'examiner',
    'Appointed by the State Government to examine; the institute NINI in Patna counts as examiner (rule 2(i)).',
    'परीक्षा लेने के लिए राज्य सरकार द्वारा नियुक्त; पटना का संस्थान निनी परीक्षक माना जाता है (नियम 2(झ))।',
  ],
  [
    'Chief Examiner',
    'The State Transport Commissioner, or another officer authorised by the State Government (rule 2(j)).',
    'राज्य परिवहन आयुक्त, या राज्य सरकार द्वारा प्राधिकृत दूसरा अधिकारी (नियम 2(ञ))।',
  ],
  [
    'competency examination',
    'The examination for a certificate of competency.',
    'सक्षमता प्रमाणपत्र के लिए परीक्षा।',
  ],
  [
    'oral examination, viva',
    'An examination by question and answer in speech.',
    'बोलकर सवाल-जवाब वाली परीक्षा।',
  ],
  [
    'practical test',
    'A test in which you show the work by hand.',
    'वह जाँच जिसमें काम हाथ से करके दिखाना होता है।',
  ],
  [
    'syllabus',
    'The list of what may be asked in the examination.',
    'परीक्षा में क्या-क्या पूछा जा सकता है, उसकी सूची।',
  ],
  ['total marks', 'All marks of the paper together.', 'पूरे प्रश्नपत्र के सारे अंक मिलाकर।'],
]
