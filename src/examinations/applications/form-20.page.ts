import { namesOf, type Particulars, type RecordLine } from '../../mariners/index.ts'
import { capacityNames, certificateGradeNames, certificateKindNames, gradeNames } from '../../rules/index.ts'
import { formatDay, formatNumber } from '../../shell/format.ts'
import type { Bilingual, Language } from '../../shell/text.ts'
import type { ApplicationView } from './application-view.ts'

type Row = { labelKey: string; value: Bilingual; answerKey: string | null }
/** A part of the form: its rows, once or once for each entry. */
type Part = { key: string; entries: Row[][] }

const inBoth = (say: (language: Language) => string): Bilingual => ({ en: say('en'), hi: say('hi') })
const same = (text: string | null | undefined): Bilingual => inBoth(() => text ?? '')
const dayWords = (day: string | null | undefined): Bilingual =>
  inBoth((language) => (day ? formatDay(day, language) : ''))
const row = (label: string, value: Bilingual): Row => ({
  labelKey: `examinations.applications.form20.${label}`,
  value,
  answerKey: null,
})
const answer = (label: string, yes: boolean): Row => ({
  ...row(label, same('')),
  answerKey: answerKeyOf(yes),
})

/** Form 20 as it stands filled in, part by part, in the law's own words; what the office fills in stays blank. */
export const form20Page = (
  view: ApplicationView,
  back: string,
  photographPath: (documentId: string) => string,
) => ({
  titleKey: 'examinations.applications.form20.title',
  titleValues: { number: view.application.number },
  back,
  number: view.application.number,
  photographPath: view.application.photographId === null ? '' : photographPath(view.application.photographId),
  parts: [partA(view), partB(view.record), partC(view)],
  answered: answerKeyOf(view.form20.appearedEarlier),
  appearedYear: view.form20.appearedYear ?? null,
  declaredOn: view.form20.declaredOn ?? null,
  declaredBy: view.form20.declaredBy ?? '',
  presentAddress: particularsOf(view.record, 'residence')[0]?.presentAddress ?? '',
  fee: inBoth((language) => (view.demand ? formatNumber(view.demand.amountPaise / 100, language) : '')),
  service: partG(view.record),
  description: partI(view.record),
})

const answerKeyOf = (yes: boolean | undefined): string =>
  yes === undefined ? '' : `examinations.applications.word.${yes ? 'yes' : 'no'}`

function particularsOf<K extends RecordLine['kind']>(record: RecordLine[], kind: K): Particulars[K][] {
  const isOf = (claim: {
    kind: string
    particulars: unknown
  }): claim is { kind: K; particulars: Particulars[K] } => claim.kind === kind
  return record.flatMap(({ claim }) => (isOf(claim) ? [claim.particulars] : []))
}

function partA({ record }: ApplicationView): Part {
  const [profile] = particularsOf(record, 'profile')
  const [residence] = particularsOf(record, 'residence')
  const names = profile && namesOf(profile)
  const birthPlace = profile ? `${profile.birthVillage}, ${profile.birthThana}, ${profile.birthDistrict}` : ''
  const rows = [
    row('partA.1', names?.full ?? same('')),
    row('partA.2', names?.surname ?? same('')),
    row('partA.3', same(profile?.nationality)),
    row('partA.4', same(residence?.permanentAddress)),
    row('partA.5', dayWords(profile?.birthDay)),
    row('partA.6', same(birthPlace)),
  ]
  return { key: 'partA', entries: [rows] }
}

const partB = (record: RecordLine[]): Part => ({
  key: 'partB',
  entries: particularsOf(record, 'certificate').map((one) => [
    row('partB.1', same(one.number)),
    row('partB.2', certificateKindNames[one.kind]),
    row('partB.3', certificateGradeNames[one.grade]),
    row('partB.4', same(one.issuedAt)),
    row('partB.5', dayWords(one.issuedOn)),
    answer('partB.6', one.suspendedFrom !== null || one.endedOn !== null),
    row('partB.7', dayWords(one.suspendedFrom ?? one.endedOn)),
    row('partB.8', same(one.suspensionCause)),
  ]),
})

const partC = ({ grade }: ApplicationView): Part => ({
  key: 'partC',
  entries: [[row('partC.1', gradeNames[grade]), row('partC.2', certificateKindNames.competency)]],
})

const partG = (record: RecordLine[]): Part => ({
  key: 'partG',
  entries: record
    .filter((line) => line.kind === 'service')
    .flatMap((line) => particularsOf([line], 'service').map((one) => serviceRows(line, one))),
})

const serviceRows = (line: RecordLine, one: Particulars['service']): Row[] => [
  row('partG.1.i', same(String(line.documents.length))),
  row('partG.1.ii', same(one.vesselName)),
  row('partG.1.iii', same(one.vesselBhp === null ? '' : String(one.vesselBhp))),
  row('partG.1.iv', same([one.portOfRegistry, one.vesselNumber].filter(Boolean).join(', '))),
  row('partG.2.i', capacityNames[one.capacity]),
  row('partG.2.ii', dayWords(one.fromDay)),
  row('partG.2.iii', dayWords(one.toDay)),
  answer('partG.2.iv', one.toDay === null),
]

function partI(record: RecordLine[]): Part {
  const [description] = particularsOf(record, 'description')
  const height = description ? `${(description.heightCm / 100).toFixed(2)} m` : ''
  const rows = [
    row('partI.1', same(height)),
    row('partI.2', same(description?.complexion)),
    row('partI.3', same(description?.marks)),
    row('partI.4.a', same(description?.hair)),
    row('partI.4.b', same(description?.eyes)),
  ]
  return { key: 'partI', entries: description ? [rows] : [] }
}

declare module '../../shell/views.ts' {
  interface Views {
    'examinations/applications/form-20': ReturnType<typeof form20Page>
  }
}
