// Rules 23(iii), 23(v), 30(iv), 30(v) and 34(iv): may the certificate of competency be granted on the day?
import { dayText, lastDayOfTerm, type Day } from '../day.ts'
import { decisionOf, judged, type Decided } from '../decision.ts'
import { marinerFacts } from '../facts/mariner.ts'
import { factsRead } from '../fold/facts-read.ts'
import { askedOfMariner } from '../fold/asked.ts'
import type { All, Fact, Findings, Rule } from '../fold/rule.ts'
import { gradeNames, grades, type Grade } from '../vocabulary/grades.ts'
import { frame, say, type Bilingual } from '../words.ts'
import { gradeParams, gradeTrees } from './grade-params.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

export const isDeckGrade = (grade: Grade): boolean =>
  grade === 'serang' || grade === 'second-class-master' || grade === 'first-class-master'

const part = (citation: string, path: string, name: Bilingual): Fact => ({
  kind: 'fact',
  citation,
  words: frame(say('{0} passed', '{0} उत्तीर्ण'), name),
  path: `examination.${path}`,
  among: ['passed'],
  record: frame(say('Examination: {0}', 'परीक्षा: {0}'), name),
  findings: {
    met: say('passed', 'उत्तीर्ण'),
    unmet: say('failed', 'अनुत्तीर्ण'),
    short: frame(say('{0} is still to be passed', '{0} अभी उत्तीर्ण करनी है'), name),
  },
})

const practicalName = say('practical test', 'प्रायोगिक जाँच')

/** 32(iv)(n) asks it of masters; 26(vii) and 28(i) of engine drivers "if required"; of others it is not asked. */
const practical: Readonly<Record<Grade, readonly Rule[]>> = {
  serang: [],
  'second-class-master': [part('32(iv)(n)', 'practical', practicalName)],
  'first-class-master': [part('33(iv)', 'practical', practicalName)],
  'second-class-engine-driver': [ifRequired('26(vii)')],
  'first-class-engine-driver': [ifRequired('28(i)')],
  'inland-engineer': [],
}

function ifRequired(citation: string): Rule {
  return {
    kind: 'when-given',
    citation,
    words: say('practical test passed, if it was required', 'प्रायोगिक जाँच उत्तीर्ण, यदि ली गई हो'),
    path: 'examination.practical',
    rule: part(citation, 'practical', practicalName),
  }
}

const examinationPassed = (grade: Grade): All => {
  const citation = isDeckGrade(grade) ? '30(v)' : '23(v)'
  return {
    kind: 'all',
    citation,
    words: say('the examination is passed', 'परीक्षा उत्तीर्ण है'),
    of: [
      part(citation, 'written', say('written examination', 'लिखित परीक्षा')),
      part(citation, 'viva', say('oral examination', 'मौखिक परीक्षा')),
      ...practical[grade],
    ],
  }
}

const medicalRecord = say('Medical certificate', 'चिकित्सा प्रमाणपत्र')

const medicalFact = (
  citation: string,
  path: string,
  among: Fact['among'],
  words: Bilingual,
  findings: Findings,
): Fact => ({
  kind: 'fact',
  citation,
  words,
  path: `medical.${path}`,
  among,
  record: medicalRecord,
  findings,
})

const fit = (citation: string) =>
  medicalFact(citation, 'fit', [true], say('medically fit', 'चिकित्सीय रूप से योग्य'), {
    met: say('fit', 'योग्य'),
    unmet: say('not fit', 'योग्य नहीं'),
    short: say('a certificate of fitness is needed', 'योग्य होने का चिकित्सा प्रमाणपत्र चाहिए'),
  })

const notColourBlind = (citation: string) =>
  medicalFact(citation, 'colourBlind', [false], say('not colour blind', 'वर्णांध नहीं'), {
    met: say('not colour blind', 'वर्णांध नहीं'),
    unmet: say('colour blind', 'वर्णांध'),
    short: say('the rule admits no colour blindness', 'नियम में वर्णांध होने की छूट नहीं है'),
  })

const governmentOfficer = medicalFact(
  '30(iv)',
  'issuedBy',
  ['government-medical-officer'],
  say('given by a Government Medical Officer', 'सरकारी चिकित्सा पदाधिकारी द्वारा दिया गया'),
  {
    met: say('by a Government Medical Officer', 'सरकारी चिकित्सा पदाधिकारी से'),
    unmet: say('not by a Government Medical Officer', 'सरकारी चिकित्सा पदाधिकारी से नहीं'),
    short: say('a Government Medical Officer must give it', 'यह सरकारी चिकित्सा पदाधिकारी से चाहिए'),
  },
)

const normalColourVision = medicalFact(
  '30(iv)',
  'normalColourVision',
  [true],
  say('normal colour vision', 'रंगों की सामान्य पहचान'),
  {
    met: say('normal colour vision', 'रंगों की सामान्य पहचान'),
    unmet: say('no normal colour vision', 'रंगों की सामान्य पहचान नहीं'),
    short: say('normal colour vision is needed', 'रंगों की सामान्य पहचान चाहिए'),
  },
)

const eye = (path: string, name: Bilingual): Rule => ({
  kind: 'vision',
  citation: '30(iv)',
  words: frame(say('6/6 vision, {0}', 'नेत्र दृष्टि 6/6, {0}'), name),
  path: `medical.${path}`,
  record: medicalRecord,
})

/** 23(iii): any registered or government officer. 30(iv): a Government Medical Officer, and 6/6 in each eye. */
export const medicallyFit = (grade: Grade): All =>
  isDeckGrade(grade)
    ? {
        kind: 'all',
        citation: '30(iv)',
        words: say('medical certificate for deck grades', 'डेक के ग्रेड के लिए चिकित्सा प्रमाणपत्र'),
        of: [
          governmentOfficer,
          fit('30(iv)'),
          notColourBlind('30(iv)'),
          normalColourVision,
          eye('visionRight', say('right eye', 'दाहिनी आँख')),
          eye('visionLeft', say('left eye', 'बाईं आँख')),
        ],
      }
    : {
        kind: 'all',
        citation: '23(iii)',
        words: say('medical certificate for engine grades', 'इंजन के ग्रेड के लिए चिकित्सा प्रमाणपत्र'),
        of: [fit('23(iii)'), notColourBlind('23(iii)')],
      }

/** 34(iv)(a): the form of each grade. */
export const competencyForms: Readonly<Record<Grade, number>> = {
  'inland-engineer': 21,
  'first-class-engine-driver': 22,
  'second-class-engine-driver': 23,
  'first-class-master': 24,
  'second-class-master': 25,
  serang: 26,
}

export const grantRules = (grade: Grade): readonly Rule[] => [examinationPassed(grade), medicallyFit(grade)]

export type GrantValue = { readonly validFrom: Day; readonly validUntil: Day; readonly form: number }

/** Decides the grant; the term of five years is 34(iv)(b). */
export const grantDecision = (law: Law) =>
  decisionOf(instrument)({
    decision: 'competency-grant',
    title: say('grant of a certificate of competency', 'सक्षमता प्रमाणपत्र प्रदान करना'),
    citations: ['23(v)', '23(iii)', '30(v)', '30(iv)', '34(iv)(a)', '34(iv)(b)'],
    reads: factsRead(grades.flatMap(grantRules)),
    trees: gradeTrees(grantRules),
    params: gradeParams,
    facts: marinerFacts,
    answer: ({ grade }, on, facts): Decided<GrantValue> => {
      const asked = askedOfMariner(facts, on, law.conventions)
      const title = frame(
        say('certificate of competency as {0}', '{0} का सक्षमता प्रमाणपत्र'),
        gradeNames[grade],
      )
      const decided = judged(title, '34(iv)', grantRules(grade), asked)
      if (decided.outcome !== 'satisfied') return decided
      const validUntil = dayText(lastDayOfTerm(on, law.figures.term.value))
      return { ...decided, value: { validFrom: dayText(on), validUntil, form: competencyForms[grade] } }
    },
  })
