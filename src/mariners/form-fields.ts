// How one typed text is read. Every message is a text key; what may be left empty is null when it is.
import { z } from 'zod'
import { dayText, requiredText } from '../shell/form.ts'

const error = (name: string): string => `mariners.error.${name}`

/** What is typed in an optional field: nothing at all and blanks are the same. */
const left = (name: string) => z.string({ error: error(name) }).default('')

export const words = (name: string, max = 120) => requiredText(error(name), max)

export const optionalWords = (name: string, max = 120) =>
  left(name)
    .pipe(z.string().max(max, error(name)))
    .transform((text) => (text === '' ? null : text))

/** The script in which a name is typed, with whatever stands between its letters. */
const scripts = {
  devanagari: /^(?=.*\p{Script=Devanagari})[\p{Script=Devanagari}\P{L}]+$/u,
  latin: /^(?=.*\p{Script=Latin})[\p{Script=Latin}\P{L}]+$/u,
}
type Script = keyof typeof scripts

export const nameIn = (script: Script, name: string) => words(name).regex(scripts[script], error(name))

export const optionalNameIn = (script: Script, name: string) =>
  left(name)
    .pipe(z.union([z.literal(''), nameIn(script, name)], { error: error(name) }))
    .transform((text) => text || null)

/** Nobody who applies was born, schooled or certified before 1900: such a year is a slip. */
export const day = (name: string) => dayText(error(name)).refine((text) => text >= '1900-01-01', error(name))

export const optionalDay = (name: string) =>
  left(name)
    .transform((text) => text || null)
    .pipe(day(name).nullable())

export const yesNo = (name: string) =>
  z.enum(['yes', 'no'], { error: error(name) }).transform((answer) => answer === 'yes')

/** Yes, no, or not sure. */
export const optionalYesNo = (name: string) =>
  left(name)
    .pipe(z.enum(['yes', 'no', ''], { error: error(name) }))
    .transform((answer) => (answer === '' ? null : answer === 'yes'))

export const oneOf = <const T extends readonly string[]>(name: string, among: T) =>
  z.enum(among, { error: error(name) })

export const optionalOneOf = <const T extends readonly string[]>(name: string, among: T) =>
  left(name)
    .pipe(z.union([z.literal(''), z.enum(among)], { error: error(name) }))
    .transform((one) => (one === '' ? null : one))

const whole = /^\d{1,4}$/
export const wholeNumber = (name: string, least: number, most: number) =>
  z
    .string({ error: error(name) })
    .regex(whole, error(name))
    .transform(Number)
    .pipe(z.number().min(least, error(name)).max(most, error(name)))

export const optionalWholeNumber = (name: string, least: number, most: number) =>
  left(name)
    .pipe(z.union([z.literal(''), wholeNumber(name, least, most)], { error: error(name) }))
    .transform((figure) => (figure === '' ? null : figure))

const power = /^(\d{1,6}(\.\d{1,2})?)?$/
/** Brake or nominal horse power: two decimals are kept. */
export const optionalPower = (name: string) =>
  left(name)
    .pipe(z.string().regex(power, error(name)))
    .transform((text) => (text === '' ? null : Number(text)))

/** Two days of one entry, the earlier first; either may be null. */
export const inOrder = (earlier: string | null, later: string | null): boolean =>
  earlier === null || later === null || earlier <= later
