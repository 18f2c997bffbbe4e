// Annexure-1 (Rule 32(a)): every fee of the boat rules with the words of its printed row, by item and class of boat.
// The table is printed in Hindi only. Where a row prints one figure it stands for both classes.
import { figure } from '../figure.ts'

const rupees = figure('rupees')

const fee = (item: number, value: number, hi: string) => rupees(value, `Annexure-1 (${item})`, '', hi)

export const fees = {
  '1-I': fee(1, 50, '50/-रू0'),
  '1-II': fee(1, 40, '40/-रू0'),
  '2-I': fee(2, 10, 'प्रत्येक जाँच के लिए 10/-रू0'),
  '2-II': fee(2, 10, 'प्रत्येक जाँच के लिए 10/-रू0'),
  '3-I': fee(3, 10, 'पुनर्मापी एवं सर्वेक्षण के लिये 10/-रू0'),
  '3-II': fee(3, 10, 'पुनर्मापी एवं सर्वेक्षण के लिये 10/-रू0'),
  '4-I': fee(4, 10, 'अनुज्ञप्ति निर्गमन हेतु 10/-रू0'),
  '4-II': fee(4, 10, 'अनुज्ञप्ति निर्गमन हेतु 10/-रू0'),
  '5-I': fee(5, 10, 'द्वितीयक प्रति हेतु 10/-रू0'),
  '5-II': fee(5, 10, 'द्वितीयक प्रति हेतु 10/-रू0'),
  '6-I': fee(6, 10, 'पृष्ठांकन हेतु 10/-रू0'),
  '6-II': fee(6, 10, 'पृष्ठांकन हेतु 10/-रू0'),
  '7-I': fee(7, 10, 'प्रशिक्षु अनुज्ञप्ति का निर्गमन 10/-रू0'),
  '7-II': fee(7, 10, 'प्रशिक्षु अनुज्ञप्ति का निर्गमन 10/-रू0'),
  '8-I': fee(8, 10, 'मांझी अनुज्ञप्ति का निर्गमन 10/-रू0'),
  '8-II': fee(8, 10, 'मांझी अनुज्ञप्ति का निर्गमन 10/-रू0'),
}
