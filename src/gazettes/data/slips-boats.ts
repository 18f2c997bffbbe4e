// The slips of the Bihar print: where, the words as printed, what is probably meant, a remark.
import { slipsOf } from './slip.ts'

export const boatSlips = slipsOf('bihar-boats-2018', [
  ['34', 'en', 'tidal', ['Tindal', 'टिंडल'], ['The Hindi has the navik.', 'हिन्दी में नाविक है।']],
  [
    'form-2/certification',
    'en',
    'Rules 2011',
    ['Rules, 2018', 'नियमावली 2018'],
    ['The Hindi has 2018.', 'हिन्दी में 2018 है।'],
  ],
  [
    'form-3/grant',
    'en',
    'Rules 2011',
    ['Rules, 2018', 'नियमावली 2018'],
    ['The Hindi has 2018.', 'हिन्दी में 2018 है।'],
  ],
  ['30', 'hi', 'मांडी', ['Manjhi', 'माँझी'], ['One letter.', 'एक अक्षर की भूल।']],
])
