// Trees of requirements with one thing changed.
import { dayNumber, dayText } from '../../../src/rules/day.ts'
import { otherThan } from '../../../src/rules/fold/example-values.ts'
import type { CourseDone, Fact, Figure, Phrase, Rule } from '../../../src/rules/fold/rule.ts'
import { certificateGrades, courses, institutes, type JsonSchema } from '../../../src/rules/index.ts'
import { beside, dropped, lists, type Change } from './changes.ts'
import { serviceChanges, uniformedChanges } from './service-mutants.ts'

/** A listed requirement with one thing changed, and the provision in which it is changed. */
export type Mutant = { readonly citation: string; readonly what: string; readonly rule: Rule }

export const mutantsOf = (rule: Rule, schema: JsonSchema): Mutant[] =>
  changesOf(rule, schema).map((one) => ({ citation: one.citation ?? rule.citation, ...one }))

const changesOf = (rule: Rule, schema: JsonSchema): Change[] => [
  ...own(rule, schema),
  ...inside(rule, schema),
]

/** Changes of the rules of which a rule is made, put back in their place. */
function inside(rule: Rule, schema: JsonSchema): Change[] {
  const at = (child: Rule, name: string, put: (changed: Rule) => Rule): Change[] =>
    changesOf(child, schema).map((one) => ({
      citation: one.citation ?? child.citation,
      what: `${name}${name === '' ? '' : ' > '}${one.what}`,
      rule: put(one.rule),
    }))
  if (rule.kind === 'all' || rule.kind === 'any')
    return rule.of.flatMap((child, i) =>
      at(child, child.route ?? String(i + 1), (changed) => ({ ...rule, of: rule.of.with(i, changed) })),
    )
  if (rule.kind === 'when-given') return at(rule.rule, '', (changed) => ({ ...rule, rule: changed }))
  if (rule.kind !== 'unless') return []
  return [
    ...at(rule.rule, '', (changed) => ({ ...rule, rule: changed })),
    ...rule.exemptions.flatMap((child, i) =>
      at(child, `exemption ${i + 1}`, (changed) => ({
        ...rule,
        exemptions: rule.exemptions.with(i, changed),
      })),
    ),
  ]
}

const strictly: Readonly<Record<Phrase, Phrase>> = {
  'not-less-than': 'exceeding',
  exceeding: 'not-less-than',
  'not-exceeding': 'less-than',
  'less-than': 'not-exceeding',
}

function own(rule: Rule, schema: JsonSchema): Change[] {
  switch (rule.kind) {
    case 'all':
    case 'any':
      return dropped(rule.of).map((of, i) => ({
        what: `without ${rule.of[i]!.route ?? i + 1}`,
        rule: { ...rule, of },
      }))
    case 'unless':
      return [
        ...rule.exemptions.map((_, i) => ({
          what: `without exemption ${i + 1}`,
          rule: { ...rule, exemptions: rule.exemptions.toSpliced(i, 1) },
        })),
        { what: 'asked always', rule: rule.rule },
      ]
    case 'when-given':
      return [{ what: 'asked always', rule: rule.rule }]
    case 'fact':
      return factChanges(rule, schema)
    case 'figure':
      return figureChanges(rule)
    case 'at-most':
      return [{ what: 'turned round', rule: { ...rule, path: rule.against, against: rule.path } }]
    case 'one-for-every':
      return [
        ...beside('every', rule.every).map(({ what, parameter }) => ({
          what,
          rule: { ...rule, every: parameter },
        })),
        ...beside('least', rule.least).map(({ what, parameter }) => ({
          what,
          rule: { ...rule, least: parameter },
        })),
      ]
    case 'years-since':
    case 'within-days':
    case 'age':
      return beside('figure', rule.parameter).map(({ what, parameter }) => ({
        what,
        rule: { ...rule, parameter },
      }))
    case 'holds':
      return certificateGrades
        .filter((grade) => grade !== rule.grade)
        .map((grade) => ({ what: `${grade} instead`, rule: { ...rule, grade } }))
    case 'course':
      return courseChanges(rule)
    case 'service':
      return serviceChanges(rule)
    case 'uniformed':
      return uniformedChanges(rule)
    case 'first-service-by':
      return [-1, 1].map((by) => ({
        what: `${by} day`,
        rule: { ...rule, day: dayText(dayNumber(rule.day) + by) },
      }))
    case 'in-force':
    case 'vision':
    case 'in-uniform':
      return []
  }
}

const factChanges = (rule: Fact, schema: JsonSchema): Change[] =>
  lists('among', rule.among, [...rule.among, ...otherThan(rule, schema)]).map(({ what, list }) => ({
    what,
    rule: { ...rule, among: list },
  }))

const figureChanges = (rule: Figure): Change[] => [
  ...beside('figure', rule.parameter).map(({ what, parameter }) => ({ what, rule: { ...rule, parameter } })),
  { what: `${rule.phrase} to ${strictly[rule.phrase]}`, rule: { ...rule, phrase: strictly[rule.phrase] } },
]

const courseChanges = (rule: CourseDone): Change[] => [
  ...courses
    .filter((course) => course !== rule.course)
    .map((course) => ({ what: `${course} instead`, rule: { ...rule, course } })),
  ...lists('institutes', rule.accepts, institutes).map(({ what, list }) => ({
    what,
    rule: { ...rule, accepts: list },
  })),
]
