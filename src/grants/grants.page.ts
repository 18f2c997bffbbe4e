import type { Application, ReleasedResult } from '../examinations/index.ts'
import { explained } from '../mariners/index.ts'
import type { PaperContent } from '../papers/index.ts'
import { gradeNames, type GrantResult } from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'
import { emptyForm } from '../shell/form.ts'
import { gradeOf } from './grade-of.ts'

type Passed = { id: string; number: string; personName: string; grade: string }

/** Who passed and waits for a certificate, the longest wait first. */
export const grantsPage = (office: string, passed: Passed[]) => ({
  titleKey: 'grants.list.title',
  office,
  passed: passed.map(({ id, number, personName, grade }) => ({
    number,
    personName,
    gradeName: gradeNames[gradeOf(grade)],
    address: `/office/${office}/grants/${id}`,
  })),
})

export type Proposed = {
  application: Application
  personName: string
  result: ReleasedResult | undefined
  decision: GrantResult
  /** What the certificate would say; null while the record lacks a part. */
  content: PaperContent | null
}
const signs = { satisfied: 'good', 'not-satisfied': 'bad', unknown: 'caution' } as const
const printed = ['holder', 'fatherName', 'birth', 'residence', 'address', 'marks', 'height', 'examinedOn']

/** One certificate before it is granted: what the rules say and why, and every word that it will carry. */
export const grantPage = (office: string, proposed: Proposed, refused: readonly string[] = []) => {
  const { application, personName, result, content } = proposed
  return {
    titleKey: 'grants.one.title',
    back: `/office/${office}/grants`,
    form: emptyForm,
    refusals: refused.map((code) => `grants.refusal.${code}`),
    action: `/office/${office}/grants/${application.id}`,
    number: application.number,
    version: application.version,
    personName,
    gradeName: gradeNames[gradeOf(application.grade)],
    photograph: application.photographId !== null,
    examinedOn: result?.examinedOn ?? null,
    waiting: application.state === 'passed',
    mayGrant: application.state === 'passed' && proposed.decision.outcome === 'satisfied',
    rows: content === null ? [] : printed.map((field) => rowOf(field, content)),
    ...decisionOf(proposed.decision),
  }
}

function decisionOf(decision: GrantResult) {
  const tree = explained(decision) ?? { verdict: 'unknown' as const, lines: [] }
  return {
    verdict: tree.verdict,
    sign: signs[tree.verdict],
    lines: tree.lines,
    value: decision.outcome === 'satisfied' ? (decision.value ?? null) : null,
  }
}

const rowOf = (field: string, content: PaperContent): { labelKey: string; words: Bilingual } => ({
  labelKey: `grants.field.${field}`,
  words: { en: content.en[field] ?? '', hi: content.hi[field] ?? '' },
})

declare module '../shell/views.ts' {
  interface Views {
    'grants/list': ReturnType<typeof grantsPage>
    'grants/one': ReturnType<typeof grantPage>
  }
}
