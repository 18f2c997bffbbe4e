// Annexure-1 (Rule 32(a)): the fees, with the day from which they hold. The District Magistrate may revise them
// (32(b)): a revision is a further list with its own day; none is ever changed.
import type { Day } from '../day.ts'
import { say, type Bilingual } from '../words.ts'

export type BoatClass = 'I' | 'II'

/** One item: the rupees for each class of boat. Where one figure is printed, it stands for both. */
export type FeeItem = {
  readonly item: number
  readonly what: Bilingual
  readonly rupees: Readonly<Record<BoatClass, number>>
  readonly address: string
}

export type FeeList = { readonly from: Day; readonly ordered: Bilingual; readonly items: readonly FeeItem[] }

const item = (number: number, rupees: FeeItem['rupees'], en: string, hi: string): FeeItem => ({
  item: number,
  what: say(en, hi),
  rupees,
  address: `annexure-1/${number}`,
})

const ten = { I: 10, II: 10 }

/** In rising order of the day from which they hold. */
export const boatFeeLists: readonly FeeList[] = [
  {
    from: '2018-11-08',
    ordered: say('Annexure-1 of the rules', 'नियमावली का अनुलग्नक-1'),
    items: [
      item(
        1,
        { I: 50, II: 40 },
        'survey, measurement and registration after building or at the first licence',
        'निर्माण के बाद या पहली अनुज्ञप्ति पर सर्वेक्षण, मापी एवं निबंधन',
      ),
      item(
        2,
        ten,
        'special examination and survey of a boat found unfit, and examination for renewal of the licence',
        'अयोग्य पायी गयी नाव की विशेष जाँच और सर्वेक्षण, तथा अनुज्ञप्ति नवीकरण की जाँच',
      ),
      item(
        3,
        ten,
        're-measurement and re-survey after a change of dimensions or capacity',
        'मापी या क्षमता बदलने पर पुनर्मापी एवं सर्वेक्षण',
      ),
      item(
        4,
        ten,
        'registration and licence on transfer of ownership and change of capacity',
        'स्वामित्व हस्तान्तरण एवं क्षमता में परिवर्तन पर निबंधन एवं अनुज्ञप्ति',
      ),
      item(
        5,
        ten,
        'duplicate of a licence or registration certificate',
        'अनुज्ञप्ति या निबंधन प्रमाण पत्र की द्वितीयक प्रति',
      ),
      item(6, ten, 'endorsing a change of tindal or manjhi', 'टिंडल या मांझी की बदली का पृष्ठांकन'),
      item(7, ten, 'issue of a trainee licence', 'प्रशिक्षु अनुज्ञप्ति का निर्गमन'),
      item(8, ten, 'issue of a tindal or manjhi licence', 'टिंडल या मांझी अनुज्ञप्ति का निर्गमन'),
    ],
  },
]
