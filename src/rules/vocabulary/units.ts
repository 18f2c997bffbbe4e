// The units of the law's figures, as a person reads them: "48 months", "226 BHP".
import { frame, same, say, type Bilingual } from '../words.ts'
import type { Unit } from '../fold/rule.ts'

const patterns: Readonly<Record<Unit, Bilingual>> = {
  months: say('{0} months', '{0} माह'),
  years: say('{0} years', '{0} वर्ष'),
  days: say('{0} days', '{0} दिन'),
  bhp: say('{0} BHP', '{0} बीएचपी'),
  nhp: say('{0} NHP', '{0} एनएचपी'),
  class: say('class {0}', 'कक्षा {0}'),
  percent: say('{0} per cent', '{0} प्रतिशत'),
  rupees: say('Rs {0}', '{0} रुपये'),
  copies: say('{0} copies', '{0} प्रति'),
  metres: say('{0} m', '{0} मी.'),
  centimetres: say('{0} cm', '{0} से.मी.'),
  'square metres': say('{0} square metres', '{0} वर्गमीटर'),
  'per square metre': say('{0} to a square metre', '{0} प्रति वर्गमीटर'),
  'per metre': say('{0} to a metre', '{0} प्रति मीटर'),
  tons: say('{0} tons', '{0} टन'),
  'tons for each further fee': say('every {0} tons', 'प्रत्येक {0} टन'),
  kilograms: say('{0} kg', '{0} कि.ग्रा.'),
  persons: say('{0} persons', '{0} व्यक्ति'),
  navik: say('{0} navik', '{0} नाविक'),
  'life buoys': say('{0} life buoys', '{0} जीवन रक्षक छल्ले'),
  pieces: say('{0}', '{0} नग'),
  times: say('{0} times', '{0} गुना'),
  parts: say('{0} parts', '{0} भाग'),
  'hour of the day': say('{0} hours after midnight', 'मध्यरात्रि के {0} घंटे बाद'),
  'day of the month': say('day {0} of the month', 'माह की तारीख {0}'),
  'month of the year': say('month {0} of the year', 'वर्ष का माह {0}'),
}

/** A figure with its unit. */
export const amountOf = (value: number, unit: Unit): Bilingual => frame(patterns[unit], same(value))
