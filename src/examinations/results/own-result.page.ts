import { interpretations as readings } from '../../rules/index.ts'
import { citeOf } from '../marking/cite-of.ts'
import { gradeName } from '../sessions/sessions.page.ts'
import type { OwnResult, RuleLine } from './read-own-result.ts'

type Released = NonNullable<OwnResult['released']>
type PartView = NonNullable<Released['viva']>

/**
 * A candidate's result, part by part: the marks of each section, the rule that decides, the lines of the viva and the
 * practical, and what to do now. Before the release: that it is not released, and nothing else.
 */
export const ownResultPage = ({ application, released }: OwnResult) => ({
  titleKey: 'examinations-marking.own.title',
  titleValues: { number: application.number },
  back: '/my/applications',
  number: application.number,
  gradeName: gradeName(application.grade),
  ...headOf(application, released),
  written: released && writtenOf(released),
  viva: released?.viva ? partOf(released.viva) : null,
  practical: released?.practical ? partOf(released.practical) : null,
})

type Kind = 'good' | 'caution' | 'bad'
type Head = { kind: Kind; statusKey: string; textKey: string; retake: string[]; examinedOn: string | null }

/** What stands at the top: passed, failed, absent, malpractice, or not released yet. */
function headOf(application: OwnResult['application'], released: OwnResult['released']): Head {
  const head = (kind: Kind, key: string): Head => ({
    kind,
    statusKey: `examinations-marking.own.${key}`,
    textKey: `examinations-marking.own.${key}Text`,
    retake: [],
    examinedOn: null,
  })
  if (released) {
    const { result } = released
    const named = head(result.outcome === 'passed' ? 'good' : 'bad', result.outcome)
    return { ...named, retake: retakeOf(released), examinedOn: result.examinedOn }
  }
  if (application.sessionState !== 'released') return head('caution', 'notReleased')
  if (application.state === 'absent') return head('caution', 'absent')
  if (application.state === 'malpractice') return head('bad', 'malpractice')
  return head('caution', 'notReleased')
}

/** The parts that were not passed, by name. */
function retakeOf({ result }: Released): string[] {
  const parts = { written: result.written, viva: result.viva, practical: result.practical }
  return Object.entries(parts)
    .filter(([, outcome]) => outcome !== null && outcome !== 'passed')
    .map(([part]) => `examinations-marking.part.${part}`)
}

const writtenOf = ({ result, sections, value, ruleLines }: Released) => ({
  outcomeKey: `examinations-marking.outcome.${result.written}`,
  state: stateOf(result.written),
  ...value,
  sections: sections.map(({ title, obtained, maximum }) => ({
    title,
    obtained: obtained / 100,
    maximum: maximum / 100,
  })),
  lines: ruleLines.map(ruleLine),
})

const ruleLine = ({ citation, requirement, outcome, found, need, short, interpretations }: RuleLine) => ({
  cite: citeOf(citation),
  readings: readings
    .filter(({ number }) => interpretations.includes(number))
    .map(({ number, words }) => ({ number, words })),
  requirement,
  state: outcome === 'met' || outcome === 'unmet' ? outcome : 'unknown',
  found,
  need,
  short: outcome === 'unmet' ? short : null,
})

const partOf = ({ rubric, row, lines }: PartView) => ({
  outcomeKey: `examinations-marking.outcome.${row.outcome}`,
  state: stateOf(row.outcome),
  obtained: row.obtained / 100,
  maximum: row.maximum / 100,
  passPercent: rubric.passPercent,
  came: row.outcome !== 'absent',
  lines: lines.map(({ words, cites, mustPass, maximum, obtained }) => ({
    ...{ words, mustPass, maximum: maximum / 100, obtained: obtained / 100, cites: cites.map(citeOf) },
    missed: mustPass && obtained * 100 < rubric.passPercent * maximum,
  })),
})

const stateOf = (outcome: string): 'met' | 'unmet' => (outcome === 'passed' ? 'met' : 'unmet')

declare module '../../shell/views.ts' {
  interface Views {
    'examinations-marking/own-result': ReturnType<typeof ownResultPage>
  }
}
