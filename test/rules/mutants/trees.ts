// Every decision that is a tree of requirements, with its tree for each parameter.
import { licenceRules } from '../../../src/rules/jharkhand-2020/licence-to-act.ts'
import { admissionRules } from '../../../src/rules/jharkhand-2020/admission.ts'
import { applicationRules } from '../../../src/rules/jharkhand-2020/application-complete.ts'
import { grantRules } from '../../../src/rules/jharkhand-2020/competency-grant.ts'
import { loadingRules } from '../../../src/rules/bihar-boats-2018/loading.ts'
import { plyRules } from '../../../src/rules/bihar-boats-2018/r03-may-ply.ts'
import { scopeRules } from '../../../src/rules/bihar-boats-2018/r02-boats.ts'
import { surveyReport, transferReport } from '../../../src/rules/bihar-boats-2018/r05-reports.ts'
import { cancellationGrounds } from '../../../src/rules/bihar-boats-2018/r06-cancellation.ts'
import { renewalApplicantRules } from '../../../src/rules/bihar-boats-2018/r13-renewal.ts'
import { licenceConditionRules } from '../../../src/rules/bihar-boats-2018/r09-licence-conditions.ts'
import {
  boatHandlerRules,
  serviceCertificateRules,
  withoutExaminationRules,
} from '../../../src/rules/jharkhand-2020/r34-in-uniform.ts'
import { gazettedLaw as boatLaw } from '../../../src/rules/bihar-boats-2018/law.ts'
import { gazettedLaw as law } from '../../../src/rules/jharkhand-2020/law.ts'
import { catalogue, grades, type JsonSchema } from '../../../src/rules/index.ts'
import type { Rule } from '../../../src/rules/fold/rule.ts'

export type Tree = {
  readonly ruleSet: string
  readonly decision: string
  readonly params: Readonly<Record<string, string>>
  readonly rules: readonly Rule[]
}

const jharkhand = (decision: string, params: Tree['params'], rules: readonly Rule[]): Tree => ({
  ruleSet: 'jharkhand-2020',
  decision,
  params,
  rules,
})

const bihar = (decision: string, rules: readonly Rule[]): Tree => ({
  ruleSet: 'bihar-boats-2018',
  decision,
  params: {},
  rules,
})

const perGrade = grades.flatMap((grade) => [
  jharkhand('admission', { grade }, admissionRules(law)[grade]),
  jharkhand('competency-grant', { grade }, grantRules(grade)),
  jharkhand('certificate-of-service', { grade }, serviceCertificateRules(law, grade)),
  jharkhand('competency-without-examination', { grade }, withoutExaminationRules(law, grade)),
  jharkhand('application-complete', { grade }, applicationRules(law, grade)),
])

export const trees: readonly Tree[] = [
  ...perGrade,
  jharkhand('boat-handler-licence', {}, boatHandlerRules(law)),
  jharkhand('licence-to-act', { as: 'engineer' }, licenceRules(law).engineer),
  jharkhand('licence-to-act', { as: 'master' }, licenceRules(law).master),
  bihar('scope', scopeRules(boatLaw)),
  bihar('licence-conditions', licenceConditionRules(boatLaw)),
  bihar('may-ply', plyRules(boatLaw)),
  bihar('loading', loadingRules(boatLaw)),
  bihar('transfer-report', [transferReport(boatLaw)]),
  bihar('survey-report', [surveyReport(boatLaw)]),
  bihar('cancellation-ground', cancellationGrounds(boatLaw).of),
  bihar('renewal-applicant', renewalApplicantRules),
]

export const nameOf = ({ decision, params }: Pick<Tree, 'decision' | 'params'>): string =>
  [decision, ...Object.values(params)].join(' ')

const schemas = new Map(catalogue().map((one) => [`${one.ruleSet} ${one.decision}`, one.facts]))

/** The facts that the decision takes. */
export const schemaOf = ({ ruleSet, decision }: Pick<Tree, 'ruleSet' | 'decision'>): JsonSchema =>
  schemas.get(`${ruleSet} ${decision}`)!
