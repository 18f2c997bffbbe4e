// Service on vessels and in uniform: departments, capacities, waters, forces.
import { say, type Bilingual } from '../words.ts'

export const departments = ['deck', 'engine'] as const

export type Department = (typeof departments)[number]

export const departmentNames: Readonly<Record<Department, Bilingual>> = {
  deck: say('deck department', 'डेक विभाग'),
  engine: say('engine room', 'इंजन कक्ष'),
}

export const capacities = [
  'helmsman',
  'sukani',
  'assistant-to-master',
  'serang',
  'master',
  'deck-rating',
  'gp-rating',
  'engine-rating',
  'lascar',
  'greaser',
  'oilman',
  'assistant-to-driver',
  'engine-driver',
  'engineer',
  'cadet',
  'other',
] as const

export type Capacity = (typeof capacities)[number]

export const capacityNames: Readonly<Record<Capacity, Bilingual>> = {
  helmsman: say('helmsman', 'हेल्समैन'),
  sukani: say('sukani', 'सुकानी'),
  'assistant-to-master': say('assistant to master (deck)', 'मास्टर के सहायक (डेक)'),
  serang: say('serang', 'सेरांग'),
  master: say('master', 'मास्टर'),
  'deck-rating': say('rating (deck)', 'रेटिंग (डेक)'),
  'gp-rating': say('GP rating', 'जी.पी. रेटिंग'),
  'engine-rating': say('rating (engine)', 'रेटिंग (इंजन)'),
  lascar: say('lascar', 'लश्कर'),
  greaser: say('greaser', 'ग्रीजर'),
  oilman: say('oilman', 'ऑयलमैन'),
  'assistant-to-driver': say('assistant to driver', 'चालक के सहायक'),
  'engine-driver': say('engine driver', 'इंजन चालक'),
  engineer: say('engineer', 'अभियंता'),
  cadet: say('inland vessel cadet apprentice', 'अन्तर्देशीय जलयान कैडेट प्रशिक्षु'),
  other: say('another capacity', 'अन्य काम'),
}

export const waters = ['inland', 'sea'] as const

export type Waters = (typeof waters)[number]

export const watersNames: Readonly<Record<Waters, Bilingual>> = {
  inland: say('inland waters', 'अन्तर्देशीय जलमार्ग'),
  sea: say('sea', 'समुद्र'),
}

export const forces = [
  'indian-navy',
  'coast-guard',
  'army',
  'police-water-transport',
  'pac',
  'paramilitary',
] as const

export type Force = (typeof forces)[number]

export const forceNames: Readonly<Record<Force, Bilingual>> = {
  'indian-navy': say('Indian Navy', 'भारतीय नौसेना'),
  'coast-guard': say('Coast Guard', 'तटरक्षक'),
  army: say('regular Army', 'नियमित सेना'),
  'police-water-transport': say('police water transport company', 'पुलिस की जल परिवहन कंपनी'),
  pac: say('P.A.C.', 'पीएसी'),
  paramilitary: say('paramilitary force', 'अर्द्धसैनिक बल'),
}

export const uniformedCapacities = ['master', 'engineer', 'other'] as const

export type UniformedCapacity = (typeof uniformedCapacities)[number]

export const uniformedCapacityNames: Readonly<Record<UniformedCapacity, Bilingual>> = {
  master: say('master', 'मास्टर'),
  engineer: say('engineer', 'अभियंता'),
  other: say('another capacity', 'अन्य काम'),
}
