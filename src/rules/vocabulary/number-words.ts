// Small numbers as they are spoken. What has no word of its own here stays in figures, so that a law whose figure
// changes still reads well.
import { frame, same, say, type Bilingual } from '../words.ts'

const numbers: Readonly<Record<number, Bilingual>> = {
  1: say('one', 'एक'),
  2: say('two', 'दो'),
  3: say('three', 'तीन'),
  4: say('four', 'चार'),
  5: say('five', 'पाँच'),
  6: say('six', 'छह'),
  7: say('seven', 'सात'),
  8: say('eight', 'आठ'),
  9: say('nine', 'नौ'),
  10: say('ten', 'दस'),
}

/** "two" */
export const spelt = (value: number): Bilingual => numbers[value] ?? same(value)

const multiples: Readonly<Record<number, Bilingual>> = {
  0.5: say('half', 'आधे'),
  2: say('double', 'दुगुना'),
  3: say('thrice', 'तिगुना'),
}

/** "double", "thrice", "half", else "4 times" */
export const multiple = (value: number): Bilingual =>
  multiples[value] ?? frame(say('{0} times', '{0} गुना'), same(value))

/** "a month", else "two months" */
export const monthsSpelt = (value: number): Bilingual =>
  value === 1 ? say('a month', 'एक माह') : frame(say('{0} months', '{0} माह'), spelt(value))
