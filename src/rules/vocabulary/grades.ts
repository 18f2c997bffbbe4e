// The grades of the rules, with their official names (Rules 23, 30, 31 to 33; Forms 21 to 26).
import { say, type Bilingual } from '../words.ts'

/** The six grades of certificates of competency: deck first, then engine, each rising. */
export const grades = [
  'serang',
  'second-class-master',
  'first-class-master',
  'second-class-engine-driver',
  'first-class-engine-driver',
  'inland-engineer',
] as const

export type Grade = (typeof grades)[number]

/** Every grade that a certificate or licence may name. */
export const certificateGrades = [
  ...grades,
  'merchant-shipping-engine-driver',
  'licence-master',
  'licence-engineer',
  'boat-handler',
] as const

export type CertificateGrade = (typeof certificateGrades)[number]

export const gradeNames: Readonly<Record<Grade, Bilingual>> = {
  serang: say('Serang', 'सेरांग'),
  'second-class-master': say('Second Class Master', 'द्वितीय श्रेणी मास्टर'),
  'first-class-master': say('First Class Master', 'प्रथम श्रेणी मास्टर'),
  'second-class-engine-driver': say('Second Class Engine Driver', 'द्वितीय श्रेणी इंजन चालक'),
  'first-class-engine-driver': say('First Class Engine Driver', 'प्रथम श्रेणी इंजन चालक'),
  'inland-engineer': say('Inland Vessel Engineer', 'अन्तर्देशीय जलयान अभियंता'),
}

export const certificateGradeNames: Readonly<Record<CertificateGrade, Bilingual>> = {
  ...gradeNames,
  'merchant-shipping-engine-driver': say(
    'Engine Driver under the Merchant Shipping Act',
    'वाणिज्य पोत परिवहन अधिनियम के अधीन इंजन चालक',
  ),
  'licence-master': say('Licence to act as master', 'मास्टर के रूप में कार्य करने की अनुज्ञप्ति'),
  'licence-engineer': say('Licence to act as engineer', 'अभियंता के रूप में कार्य करने की अनुज्ञप्ति'),
  'boat-handler': say('Boat Handler', 'बोट हैंडलर'),
}

export const certificateKinds = ['competency', 'service', 'licence'] as const

export type CertificateKind = (typeof certificateKinds)[number]

export const certificateKindNames: Readonly<Record<CertificateKind, Bilingual>> = {
  competency: say('certificate of competency', 'सक्षमता प्रमाणपत्र'),
  service: say('certificate of service', 'सेवा प्रमाणपत्र'),
  licence: say('licence', 'अनुज्ञप्ति'),
}
