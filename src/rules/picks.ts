// The event whose date picks the version of the rules: what `on` is the day of.
import { say } from './words.ts'

/** Each event as a person reads it. */
export const pickedBy = {
  examination: say('the day of the examination', 'परीक्षा की तिथि'),
  application: say('the day of the application', 'आवेदन की तिथि'),
  issue: say('the day of issue', 'निर्गमन की तिथि'),
  payment: say('the day of payment', 'भुगतान की तिथि'),
  offence: say('the day of the default', 'चूक की तिथि'),
  survey: say('the day of the survey', 'सर्वेक्षण की तिथि'),
  voyage: say('the day on which the vessel plies', 'जलयान चलाने की तिथि'),
  event: say('the day that is asked about', 'जिस दिन के बारे में पूछा गया'),
} as const

export type Picked = keyof typeof pickedBy
