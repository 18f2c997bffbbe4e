// Schedules II and III, Rules 26, 31(ix), 32(iv), 33(iv): is the written examination passed?
import { concluded, decisionOf, type Decided } from '../decision.ts'
import { compare, exact, per, plus, rounded, times, type Exact } from '../exact.ts'
import type { Fault } from '../facts/check.ts'
import { boolean, list, number, record, type FactsOf } from '../facts/schema.ts'
import type { Explanation, Outcome } from '../fold/explanation.ts'
import { line } from '../fold/line.ts'
import { every } from '../fold/outcomes.ts'
import { notKnown } from '../vocabulary/phrases.ts'
import type { Grade } from '../vocabulary/grades.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { gradeParams } from './grade-params.ts'
import { passMarkCitations } from './grade-figures.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const section = record({}, { maximum: number({ least: 0 }), obtained: number({ least: 0 }) }, [
  {
    at: 'obtained',
    expected: 'marks not above the maximum',
    holds: ({ maximum, obtained }) =>
      typeof maximum !== 'number' || typeof obtained !== 'number' || obtained <= maximum,
  },
])

const resultFacts = record(
  {},
  { sections: list(section), absent: boolean, passPercent: number({ least: 0, most: 100 }) },
)

type ResultFacts = FactsOf<typeof resultFacts>
type Section = FactsOf<typeof section>

/** The two schedules name a pass mark (D12); elsewhere the authority must set one. */
function ownPassMark({ figures: { passMarks }, readings, amounts }: Law, grade: Grade): number | undefined {
  const set = amounts[`pass-percent.${grade}`]
  if (set !== undefined || !isScheduled(grade)) return set
  if (readings.D12 === 'forty-five') return passMarks.disputedBelow.value
  return grade === 'inland-engineer' ? passMarks.engineer.value : passMarks.firstClassDriver.value
}

/** Neither the case nor the authority names the mark: it is the one of the schedule, in one of its two texts. */
const restsOnTheText = ({ amounts }: Law, grade: Grade, { passPercent }: ResultFacts): boolean =>
  isScheduled(grade) && passPercent === undefined && amounts[`pass-percent.${grade}`] === undefined

const isScheduled = (grade: Grade): boolean =>
  grade === 'first-class-engine-driver' || grade === 'inland-engineer'

export type WrittenValue = {
  readonly obtained: number
  readonly maximum: number
  readonly percent: number
  readonly passPercent: number
  /** Between the English and the Hindi pass mark, with neither set by the authority. */
  readonly disputed: boolean
}

type Marks = { readonly obtained: Exact; readonly maximum: Exact }

/** Decides the written result on the marks of all sections together. */
export const writtenDecision = (law: Law) =>
  decisionOf(instrument)({
    decision: 'written-result',
    title: say('result of the written examination', 'लिखित परीक्षा का परिणाम'),
    citations: Object.values(passMarkCitations),
    reads: ['sections[].maximum', 'sections[].obtained', 'absent', 'passPercent'],
    params: gradeParams,
    facts: resultFacts,
    faults: noMarksAtAll,
    answer: ({ grade }, _, facts): Decided<WrittenValue> => {
      const passPercent = facts.passPercent ?? ownPassMark(law, grade)
      const marks = marksLine(law, grade, facts)
      const present = presentLine(grade, facts.absent)
      const outcome = every([present.outcome, marks.outcome])
      const shown = outcome === 'unmet' && present.outcome === 'unmet' ? present : marks
      const whole: Explanation = { ...shown, outcome, children: [present, marks] }
      const decided = concluded(say('written examination', 'लिखित परीक्षा'), passMarkCitations[grade], [whole])
      const value = valueOf(law, grade, facts, passPercent)
      return value ? { ...decided, value } : decided
    },
  })

function noMarksAtAll({ sections }: ResultFacts): readonly Fault[] {
  const known = sections === undefined ? null : total(sections)
  if (known === null || known.maximum.over !== 0n) return []
  return [{ path: 'facts.sections', message: 'expected maxima that add up to more than 0' }]
}

function total(sections: readonly Section[]): Marks | null {
  let [obtained, maximum] = [exact(0), exact(0)]
  for (const one of sections) {
    if (one.obtained === undefined || one.maximum === undefined) return null
    obtained = plus(obtained, exact(one.obtained))
    maximum = plus(maximum, exact(one.maximum))
  }
  return { obtained, maximum }
}

function presentLine(grade: Grade, absent: boolean | undefined): Explanation {
  const outcome: Outcome = absent === undefined ? 'unknown' : absent ? 'unmet' : 'met'
  const found: Readonly<Record<string, Bilingual>> = {
    unmet: say('absent', 'अनुपस्थित'),
    met: say('present', 'उपस्थित'),
  }
  return line(
    { citation: passMarkCitations[grade], words: say('present at the examination', 'परीक्षा में उपस्थित') },
    outcome,
    {
      record: say('Attendance', 'उपस्थिति'),
      found: found[outcome] ?? notKnown,
      need: say('present', 'उपस्थित'),
      short: say('was absent; the paper is to be sat again', 'अनुपस्थित रहे; परीक्षा फिर देनी होगी'),
    },
  )
}

function marksLine(law: Law, grade: Grade, facts: ResultFacts): Explanation {
  const passPercent = facts.passPercent ?? ownPassMark(law, grade)
  const outcome = marksOutcome(facts.sections, passPercent)
  const known = facts.sections && total(facts.sections)
  const percent = known ? same(rounded(percentOf(known), 2)) : notKnown
  const asked = passPercent === undefined ? notKnown : same(passPercent)
  const said = {
    citation: passMarkCitations[grade],
    words: say('the pass mark of the written examination is reached', 'लिखित परीक्षा के उत्तीर्ण अंक पूरे'),
    interpretations: restsOnTheText(law, grade, facts) ? (['D12'] as const) : [],
  }
  return line(said, outcome, {
    record: say('Marks', 'अंक'),
    found: frame(say('{0} per cent', '{0} प्रतिशत'), percent),
    need: frame(say('{0} per cent', '{0} प्रतिशत'), asked),
    short: frame(say('{0} per cent found, {1} needed', '{0} प्रतिशत मिले, {1} चाहिए'), percent, asked),
  })
}

const percentOf = ({ obtained, maximum }: Marks) => per(times(obtained, exact(100)), maximum)

/** Marks that are not known lie between nothing and the section's maximum. */
function marksOutcome(sections: readonly Section[] | undefined, passPercent: number | undefined): Outcome {
  if (sections === undefined || passPercent === undefined) return 'unknown'
  const worst = sections.map((one) => ({ maximum: one.maximum, obtained: one.obtained ?? 0 }))
  const best = sections.map((one) => ({
    maximum: one.maximum ?? one.obtained,
    obtained: one.obtained ?? one.maximum,
  }))
  if (passes(best, passPercent) === false) return 'unmet'
  return passes(worst, passPercent) === true ? 'met' : 'unknown'
}

function passes(sections: readonly Section[], passPercent: number): boolean | null {
  const marks = total(sections)
  if (marks === null) return null
  return compare(times(marks.obtained, exact(100)), times(exact(passPercent), marks.maximum)) >= 0
}

function valueOf(
  law: Law,
  grade: Grade,
  facts: ResultFacts,
  passPercent: number | undefined,
): WrittenValue | null {
  const marks = facts.sections && total(facts.sections)
  if (!marks || passPercent === undefined) return null
  const percent = percentOf(marks)
  const between =
    compare(percent, exact(passPercent)) >= 0 &&
    compare(percent, exact(law.figures.passMarks.disputedBelow.value)) < 0
  // As long as neither the authority nor a ruling has said which of the two texts holds.
  return {
    obtained: rounded(marks.obtained, 9),
    maximum: rounded(marks.maximum, 9),
    percent: rounded(percent, 2),
    passPercent,
    disputed: restsOnTheText(law, grade, facts) && !law.ruled.includes('D12') && between,
  }
}
