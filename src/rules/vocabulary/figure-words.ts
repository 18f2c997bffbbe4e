// Figures of the law in the words of a sentence: spans of time, multiples, shares and hours.
import { frame, same, say, type Bilingual } from '../words.ts'
import { dayCount, duration } from './phrases.ts'

type Figure = { readonly value: number; readonly unit: string }

/** "14 days", "3 months", "1 year" */
export function spanWords({ value, unit }: Figure): Bilingual {
  if (unit === 'days') return dayCount(value)
  return duration({ months: unit === 'years' ? value * 12 : value, days: 0 })
}

const multiples: ReadonlyMap<number, Bilingual> = new Map([
  [2, say('twice', 'दोगुना')],
  [3, say('three times', 'तीन गुणा')],
])

/** "twice", "three times", "1.5 times" */
export const multipleWords = ({ value }: Figure): Bilingual =>
  multiples.get(value) ?? frame(say('{0} times', '{0} गुणा'), same(value))

/** "two thirds", "3/4" */
export const shareWords = (over: Figure, under: Figure): Bilingual =>
  over.value === 2 && under.value === 3 ? say('two thirds', 'दो तिहाई') : same(`${over.value}/${under.value}`)

/** "5.30 p.m.", "9 a.m." */
export function hourWords({ value }: Figure): Bilingual {
  const hour = Math.floor(value)
  const minutes = String(Math.round((value - hour) * 60)).padStart(2, '0')
  const ofTwelve = hour % 12 === 0 ? 12 : hour % 12
  const short = minutes === '00' ? String(ofTwelve) : `${ofTwelve}.${minutes}`
  const time = `${ofTwelve}:${minutes}`
  if (hour < 12) return say(`${short} a.m.`, `सुबह ${time}`)
  return say(`${short} p.m.`, `${hour < 16 ? 'दोपहर' : 'शाम'} ${time}`)
}
