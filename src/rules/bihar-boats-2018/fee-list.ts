// Annexure-1 (Rule 32(a)): what the fees are for, what each comes to under a law, and since when.
import type { Parameter } from '../fold/rule.ts'
import { figureAt } from '../law.ts'
import { say, type Bilingual } from '../words.ts'
import type { Law } from './law.ts'

export const boatClasses = ['I', 'II'] as const

export type BoatClass = (typeof boatClasses)[number]

/** One item of the list: what is paid for. */
export type FeeItem = { readonly item: number; readonly what: Bilingual }

const item = (number: number, en: string, hi: string): FeeItem => ({ item: number, what: say(en, hi) })

export const feeItems: readonly FeeItem[] = [
  item(
    1,
    'survey, measurement and registration after building or at the first licence',
    'निर्माण के बाद या पहली अनुज्ञप्ति पर सर्वेक्षण, मापी एवं निबंधन',
  ),
  item(
    2,
    'special examination and survey of a boat found unfit, and examination for renewal of the licence',
    'अयोग्य पायी गयी नाव की विशेष जाँच और सर्वेक्षण, तथा अनुज्ञप्ति नवीकरण की जाँच',
  ),
  item(
    3,
    're-measurement and re-survey after a change of dimensions or capacity',
    'मापी या क्षमता बदलने पर पुनर्मापी एवं सर्वेक्षण',
  ),
  item(
    4,
    'registration and licence on transfer of ownership and change of capacity',
    'स्वामित्व हस्तान्तरण एवं क्षमता में परिवर्तन पर निबंधन एवं अनुज्ञप्ति',
  ),
  item(5, 'duplicate of a licence or registration certificate', 'अनुज्ञप्ति या निबंधन प्रमाण पत्र की द्वितीयक प्रति'),
  item(6, 'endorsing a change of tindal or manjhi', 'टिंडल या मांझी की बदली का पृष्ठांकन'),
  item(7, 'issue of a trainee licence', 'प्रशिक्षु अनुज्ञप्ति का निर्गमन'),
  item(8, 'issue of a tindal or manjhi licence', 'टिंडल या मांझी अनुज्ञप्ति का निर्गमन'),
]

/** The place of a fee among the figures of the law. */
export const feePath = (item: number, boatClass: BoatClass): string => `fees.${item}-${boatClass}`

/** The setting by which the District Magistrate revises a fee (32(b)). */
export const feeSettingKey = (item: number, boatClass: BoatClass): string => `fee.${item}.${boatClass}`

/** The fee of an item for a class of boat. */
export const feeOf = ({ figures }: Law, item: number, boatClass: BoatClass): Parameter =>
  figureAt(figures, feePath(item, boatClass))

/** Whether the District Magistrate has set it (32(b)). */
export const isRevised = ({ ruled }: Law, item: number, boatClass: BoatClass): boolean =>
  ruled.includes(feeSettingKey(item, boatClass))
