import { emptyForm, type FormState } from '../shell/form.ts'
import type { Language, Text } from '../shell/text.ts'
import { isSingle, type RecordKind, recordKinds } from './claims.ts'
import { type Field, fields } from './fields.ts'
import type { RecordLine } from './record.ts'

const refusalKeys = (codes: readonly string[]): string[] =>
  codes.map((code) =>
    code.startsWith('document-') ? `documents.refusal.${code}` : `mariners.refusal.${code}`,
  )

type PartState = 'todo' | 'done' | 'entries' | 'none'

/** The task list: which parts are filled in, and which entries still lack their paper. */
export const recordPage = (lines: RecordLine[], empty: string[]) => ({
  titleKey: 'mariners.record.title',
  parts: recordKinds.map((kind) => partOf(kind, lines, empty)),
})

function partOf(kind: RecordKind, lines: RecordLine[], empty: string[]) {
  const own = lines.filter((line) => line.kind === kind)
  return {
    kind,
    titleKey: `mariners.kind.${kind}`,
    href: `/my/record/${kind}`,
    state: stateOf(kind, own, empty),
    count: own.length,
    withoutPaper: needPaper.includes(kind) ? own.filter((line) => line.documents.length === 0).length : 0,
  }
}

/** What an examiner can find only against a paper. */
const needPaper: RecordKind[] = [
  'profile',
  'education',
  'service',
  'course',
  'certificate',
  'uniformed',
  'medical',
]

function stateOf(kind: RecordKind, own: RecordLine[], empty: string[]): PartState {
  if (own.length > 0) return isSingle(kind) ? 'done' : 'entries'
  return empty.includes(kind) ? 'none' : 'todo'
}

/** One part with several entries. */
export const partPage = (
  kind: RecordKind,
  lines: RecordLine[],
  saidNone: boolean,
  refused: string[] = [],
) => ({
  titleKey: `mariners.kind.${kind}`,
  back: '/my/record',
  leadKey: `mariners.lead.${kind}`,
  form: emptyForm,
  refusals: refusalKeys(refused),
  kind,
  saidNone,
  entries: lines
    .filter((line) => line.kind === kind)
    .map((line) => ({ ...line, fromRegister: isFromRegister(line) })),
})

/** One entry with its papers and what was found of it. */
export const entryPage = (line: RecordLine, refused: string[] = []) => ({
  titleKey: line.kindKey,
  back: isSingle(line.kind) ? '/my/record' : `/my/record/${line.kind}`,
  form: emptyForm,
  refusals: refusalKeys(refused),
  line,
  fromRegister: isFromRegister(line),
})

const isFromRegister = ({ claim }: RecordLine): boolean =>
  claim.kind === 'service' && claim.particulars.vesselId !== null

/** What the register answered to a number: the vessel's power was filled in, or the number is not there. */
export type Looked = { found: boolean; name: string }
type Opened = { kind: RecordKind; id: string | null; version: number }

/** The questions of one entry, for a new one (id null) or a change. */
export const entryFormPage = (
  { kind, id, version }: Opened,
  questions: Question[],
  form: FormState,
  more: { refused?: string[]; looked?: Looked | null } = {},
) => ({
  titleKey: `mariners.kind.${kind}`,
  leadKey: `mariners.lead.${kind}`,
  form,
  refusals: refusalKeys(more.refused ?? []),
  action: id === null ? `/my/record/${kind}` : `/my/record/${kind}/${id}/change`,
  back: id === null ? '/my/record' : `/my/record/${kind}/${id}`,
  version,
  questions,
  looked: more.looked ?? null,
  canLook: kind === 'service',
})

/** A question in the language of the page, as the field partial draws it. */
export type Question = {
  name: string
  as: Field['as']
  label: string
  hint: string | null
  items: { value: string; text: string }[]
}

/** The questions of a kind of entry in one language. */
export const questionsOf = (kind: RecordKind, language: Language, text: Text): Question[] =>
  fields[kind].map((field) => ({
    name: field.name,
    as: field.as,
    label: text(language, `mariners.field.${field.name}`),
    hint: field.hint ? text(language, `mariners.hint.${field.name}`) : null,
    items: itemsOf(field, language, text),
  }))

function itemsOf({ as, choices }: Field, language: Language, text: Text): Question['items'] {
  const items = choices.map((choice) => ({
    value: choice.value,
    text: 'key' in choice ? text(language, choice.key) : capital(choice.words[language]),
  }))
  const needsFirst = as === 'select' && !items.some((item) => item.value === '')
  return needsFirst ? [{ value: '', text: text(language, 'mariners.choose') }, ...items] : items
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

declare module '../shell/views.ts' {
  interface Views {
    'mariners/record': ReturnType<typeof recordPage>
    'mariners/part': ReturnType<typeof partPage>
    'mariners/entry': ReturnType<typeof entryPage>
    'mariners/entry-form': ReturnType<typeof entryFormPage>
  }
}
