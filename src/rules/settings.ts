// What an authority may set within a law: figures, conventions, readings. A setting changes the law that its
// decisions are made of, and nothing else.
import { ageWords, conventionNames, languageWords, monthsWords } from './conventions.ts'
import { check, type Checked, type Fault } from './facts/check.ts'
import { choice, number, type Schema } from './facts/schema.ts'
import type { Interpretation } from './interpretation.ts'
import type { Change } from './law.ts'
import { frame, same, say, type Bilingual } from './words.ts'

/** What an authority has set, by key, as in force on the day. */
export type Settings = Readonly<Record<string, unknown>>

type Choice = { readonly value: string; readonly words: Bilingual }

export type SettingValue =
  | { readonly kind: 'figure'; readonly unit: string; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly among: readonly Choice[] }

export type SettingEntry = {
  readonly ruleSet: string
  readonly key: string
  readonly citation: string
  readonly title: Bilingual
  readonly help: Bilingual
  /** The interpretation that it settles. */
  readonly interpretation: string | null
  readonly value: SettingValue
  /** What holds until it is set; null where it must be set before it is needed. */
  readonly byDefault: number | string | null
}

/** A setting and what it changes of the law. */
export type Setting = SettingEntry & { readonly change: (value: number | string) => Change }

/** Whether the value fits the setting: a number within its limits, or one of its choices. */
export function checkValue({ value, key }: SettingEntry, given: unknown): Checked<number | string> {
  return value.kind === 'figure'
    ? check<number | string>(number({ least: value.least, most: value.most }), given, key)
    : check<number | string>(oneOf(value.among), given, key)
}

const oneOf = (among: readonly Choice[]): Schema<string> => choice(among.map((one) => one.value))

/**
 * The changes that these settings make, in the order in which they are known, so that the ruling on one provision
 * comes after the ruling on a language; a RangeError where a setting is unknown or does not fit.
 */
export function changesOf(known: readonly Setting[], settings: Settings): Change[] {
  const unknown = Object.keys(settings).find((key) => !known.some((one) => one.key === key))
  if (unknown !== undefined) throw new RangeError(`no setting ${unknown}`)
  return known
    .filter(({ key }) => settings[key] !== undefined)
    .map((setting) => {
      const checked = checkValue(setting, settings[setting.key])
      if (!checked.ok) throw new RangeError(faultText(checked.errors))
      return setting.change(checked.value)
    })
}

const faultText = (errors: readonly Fault[]) =>
  errors.map(({ path, message }) => `${path}: ${message}`).join('; ')

/** "rule 31(v)", "Schedule IV". */
const placeOf = (citation: string): Bilingual => {
  const [, schedule] = /^Schedule (.+)$/.exec(citation) ?? []
  return schedule === undefined
    ? frame(say('rule {0}', 'नियम {0}'), same(citation))
    : frame(say('Schedule {0}', 'अनुसूची {0}'), same(schedule))
}

/** Every interpretation with another reading can be ruled on. */
export const readingSettings = (ruleSet: string, interpretations: readonly Interpretation[]): Setting[] =>
  interpretations.flatMap(({ number: named, citation, words, readings }) =>
    readings === undefined
      ? []
      : [
          {
            ruleSet,
            key: `reading.${named}`,
            citation,
            title: frame(say('Reading of {0} ({1})', '{0} का अर्थ ({1})'), placeOf(citation), same(named)),
            help: words,
            interpretation: named,
            value: { kind: 'choice' as const, among: readings },
            byDefault: readings[0].value,
            change: (value) => ({ readings: { [named]: String(value) }, ruled: [named] }),
          },
        ],
  )

/** Which of the two texts prevails wherever they differ; a provision that is ruled on by itself stands as ruled. */
export function languageSetting(ruleSet: string, interpretations: readonly Interpretation[]): Setting {
  const differing = interpretations.filter(({ readings }) =>
    readings?.some(({ language }) => language !== undefined),
  )
  return {
    ruleSet,
    key: 'convention.language',
    citation: 'gazette',
    title: conventionNames.language,
    help: frame(
      say(
        'The two texts of the gazette differ; this decides at {0}. Elsewhere the interpretation stands.',
        'गजट के दोनों पाठ अलग-अलग कहते हैं; यह इन जगहों पर तय करता है: {0}। बाकी जगह व्याख्या ही रहती है।',
      ),
      same(differing.map(({ citation }) => citation).join(', ')),
    ),
    interpretation: null,
    value: { kind: 'choice', among: choicesOf(languageWords) },
    byDefault: 'as-read',
    change: (value) => (value === 'as-read' ? {} : prevailing(differing, value)),
  }
}

function prevailing(differing: readonly Interpretation[], language: number | string): Change {
  const said = differing.flatMap(({ number: named, readings = [] }) =>
    readings.filter((one) => one.language === language).map(({ value }) => [named, value] as const),
  )
  return { readings: Object.fromEntries(said), ruled: said.map(([named]) => named) }
}

/** Both conventions that the rules do not name. */
export const conventionSettings = (ruleSet: string): Setting[] => [
  {
    ruleSet,
    key: 'convention.months',
    citation: 'contract',
    title: conventionNames.months,
    help: say(
      'The rules ask months and years of service and do not say how days become months.',
      'नियम माह और वर्ष की सेवा माँगते हैं, पर यह नहीं कहते कि दिन माह में कैसे बदलें।',
    ),
    interpretation: null,
    value: { kind: 'choice', among: choicesOf(monthsWords) },
    byDefault: 'calendar',
    change: (value) => ({ conventions: { months: keyOf(monthsWords, value) }, ruled: ['months'] }),
  },
  {
    ruleSet,
    key: 'convention.age',
    citation: 'contract',
    title: conventionNames.age,
    help: say(
      'On the birthday; the Supreme Court once took the day before it (Sesma, 1986).',
      'जन्मदिन को; उच्चतम न्यायालय ने एक बार उससे पहले का दिन माना था (सेस्मा, 1986)।',
    ),
    interpretation: null,
    value: { kind: 'choice', among: choicesOf(ageWords) },
    byDefault: 'anniversary',
    change: (value) => ({ conventions: { age: keyOf(ageWords, value) }, ruled: ['age'] }),
  },
]

const choicesOf = (words: Readonly<Record<string, Bilingual>>): Choice[] =>
  Object.entries(words).map(([value, said]) => ({ value, words: said }))

/** A checked choice is one of the keys. */
function keyOf<K extends string>(words: Readonly<Record<K, Bilingual>>, value: number | string): K {
  if (isKey(words, value)) return value
  throw new RangeError(`no choice ${value}`)
}

const isKey = <K extends string>(words: Readonly<Record<K, Bilingual>>, value: number | string): value is K =>
  Object.hasOwn(words, value)
