import type { Day } from '../db/act.ts'
import { formatDay } from '../shell/format.ts'
import type { Bilingual, Language, Text } from '../shell/text.ts'
import { holderOf, type PaperContent } from './paper-content.ts'

/** A paper as it is printed; pictures as data addresses, '' where there is none. */
export type Printed = {
  number: string
  authority: Bilingual
  content: PaperContent
  grantedOn: Day
  validUntil: Day | null
  /** Where anyone checks it, as people read it, and as the square says it. */
  checkAddress: string
  qr: string
  photograph: string
  emblem: string
  seal: string
  signature: string
}

/** So many characters of name, places and marks fill the sheet at its usual size. */
const longContent = 480

/** What form-21.hbs … form-26.hbs print in one language. */
export const certificatePrint = (paper: Printed, language: Language) => ({
  ...shared(paper, 'papers.print.title'),
  ...paper.content[language],
  density: Object.values(paper.content[language]).join('').length > longContent ? 'paper--dense' : '',
  granted: dayWords(paper.grantedOn, language),
  validUntil: paper.validUntil === null ? '' : formatDay(paper.validUntil, language),
})

/** What admit-card.hbs prints: everything in both languages on one sheet. */
export const admitCardPrint = (paper: Printed, text: Text) => {
  const both = (key: string): Bilingual => ({ hi: text('hi', key), en: text('en', key) })
  const row = (key: string, words: Bilingual) => {
    const label = both(`papers.admit.${key}`)
    return { hiLabel: label.hi, enLabel: label.en, ...words }
  }
  const content = (field: string): Bilingual => ({
    hi: paper.content.hi[field] ?? '',
    en: paper.content.en[field] ?? '',
  })
  const fields = ['holder', 'grade', 'starts', 'centre', 'seat', 'session', 'application']
  return {
    ...shared(paper, 'papers.admit.title'),
    heading: both('papers.admit.heading'),
    rows: [
      row('number', { hi: paper.number, en: paper.number }),
      ...fields.map((field) => row(field, content(field))),
    ],
    pointsHeading: both('papers.admit.points'),
    points: ['1', '2', '3', '4'].map((number) => both(`papers.admit.point${number}`)),
    check: both('papers.admit.check'),
  }
}

const shared = (paper: Printed, titleKey: string) => ({
  titleKey,
  titleValues: { number: paper.number, ...holderOf(paper.content) },
  number: paper.number,
  authority: paper.authority,
  checkAddress: paper.checkAddress,
  qr: paper.qr,
  photograph: paper.photograph,
  emblem: paper.emblem,
  seal: paper.seal,
  signature: paper.signature,
})

/** "The 30th day of November 2026": the day, the month and the whole date, as the forms split it. */
function dayWords(day: Day, language: Language): { day: string; month: string; date: string } {
  const date = formatDay(day, language)
  const [number = '', ...month] = date.split(' ')
  return { day: language === 'en' ? ordinal(Number(number)) : number, month: month.join(' '), date }
}

function ordinal(day: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(day)
  return `${day}${{ one: 'st', two: 'nd', few: 'rd', many: 'th', zero: 'th', other: 'th' }[rule]}`
}

declare module '../shell/views.ts' {
  interface Views {
    'papers/form-21': ReturnType<typeof certificatePrint>
    'papers/form-22': ReturnType<typeof certificatePrint>
    'papers/form-23': ReturnType<typeof certificatePrint>
    'papers/form-24': ReturnType<typeof certificatePrint>
    'papers/form-25': ReturnType<typeof certificatePrint>
    'papers/form-26': ReturnType<typeof certificatePrint>
    'papers/admit-card': ReturnType<typeof admitCardPrint>
  }
}
