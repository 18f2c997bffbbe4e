// What an entry says, row by row and in one line, for people to read.
import { capacityNames, certificateGradeNames, courseNames, forceNames } from '../rules/index.ts'
import { formatDay, formatNumber } from '../shell/format.ts'
import type { Bilingual, Language } from '../shell/text.ts'
import { type Claim, type Particulars, typedParticulars } from './claims.ts'
import { type Field, fields } from './fields.ts'
import { namesOf } from './names.ts'

/** One answer: words in both languages, or a text key that says it. */
export type Row = { labelKey: string } & ({ words: Bilingual; key: null } | { words: null; key: string })

/** The answers of an entry in the order of its questions; what was left empty is left out. */
export function rowsOf({ kind, particulars }: Claim): Row[] {
  const typed = typedParticulars(particulars)
  return fields[kind].flatMap((field) => rowOf(field, typed[field.name] ?? ''))
}

function rowOf(field: Field, value: string): Row[] {
  const labelKey = `mariners.field.${field.name}`
  const choice = field.choices.find((one) => one.value === value)
  if (choice)
    return [
      'key' in choice
        ? { labelKey, words: null, key: choice.key }
        : { labelKey, words: choice.words, key: null },
    ]
  return value === '' ? [] : [{ labelKey, words: spoken(field, value), key: null }]
}

function spoken({ as }: Field, value: string): Bilingual {
  if (as === 'day') return inBoth((language) => formatDay(value, language))
  if (as === 'figure' && value.length > 4) return inBoth((language) => formatNumber(Number(value), language))
  return inBoth(() => value)
}

const inBoth = (say: (language: Language) => string): Bilingual => ({ en: say('en'), hi: say('hi') })

/** An entry in one line, without its kind: "Lascar, Ganga Vihar, 1 January 2016 – 31 December 2019". */
export function titleOf({ kind, particulars }: Claim): Bilingual {
  switch (kind) {
    case 'profile':
      return namesOf(particulars).full
    case 'residence':
      return same(particulars.permanentDistrict)
    case 'description':
      return same(particulars.complexion)
    case 'education':
      return educationTitle(particulars)
    case 'service':
      return parts(capacityNames[particulars.capacity], same(particulars.vesselName), span(particulars))
    case 'course':
      return parts(courseNames[particulars.course], same(particulars.instituteName))
    case 'certificate':
      return parts(certificateGradeNames[particulars.grade], same(particulars.number))
    case 'uniformed':
      return parts(forceNames[particulars.force], same(particulars.unitName), span(particulars))
    case 'medical':
      return parts(same(particulars.doctorName), dayWords(particulars.issuedOn))
  }
}

const educationTitle = ({ board, school, highestClass }: Particulars['education']): Bilingual =>
  same(board ?? school ?? String(highestClass))

const dayWords = (day: string): Bilingual => inBoth((language) => formatDay(day, language))

const same = (text: string): Bilingual => inBoth(() => text)

const span = ({ fromDay, toDay }: Particulars['service'] | Particulars['uniformed']): Bilingual =>
  inBoth(
    (language) => `${formatDay(fromDay, language)} – ${toDay === null ? '…' : formatDay(toDay, language)}`,
  )

function parts(...all: Bilingual[]): Bilingual {
  return inBoth((language) => {
    const line = all.map((one) => one[language]).join(', ')
    return line.charAt(0).toUpperCase() + line.slice(1)
  })
}
