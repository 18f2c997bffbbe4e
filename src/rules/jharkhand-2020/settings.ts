// What the authority of Jharkhand may set: where the rules leave a figure to it, where the State may change one by
// notification (Schedules I and IV, 33(vi)), and where the text can be read in more than one way.
import type { Parameter } from '../fold/rule.ts'
import { figureAt, figurePaths } from '../law.ts'
import { conventionSettings, languageSetting, readingSettings, type Setting } from '../settings.ts'
import { gradeNames, grades, type Grade } from '../vocabulary/grades.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { examinationFees, passMarkCitations } from './grade-figures.ts'
import { instrument } from './instrument.ts'
import { interpretations } from './interpretations.ts'
import { gazettedLaw } from './law.ts'
import { scheduledFees } from './scheduled-fees.ts'

const { ruleSet } = instrument

const rupees = { kind: 'figure', unit: 'rupees', least: 0, most: 1_000_000 } as const
const percent = { kind: 'figure', unit: 'percent', least: 1, most: 100 } as const

const { passMarks } = gazettedLaw.figures

/** Schedules II and III print one, the other rules none. */
const printedMarks: Partial<Record<Grade, number>> = {
  'first-class-engine-driver': passMarks.firstClassDriver.value,
  'inland-engineer': passMarks.engineer.value,
}

/** The four grades without a pass mark in the rules must be given one before a paper is marked. */
const passMark = (grade: Grade): Setting => ({
  ruleSet,
  key: `pass-percent.${grade}`,
  citation: passMarkCitations[grade],
  title: frame(say('Pass mark: {0}', 'उत्तीर्णांक: {0}'), gradeNames[grade]),
  help: say(
    'Per cent of all marks of the written examination. Schedules II and III say forty in English and 45 in Hindi; for the other grades the rules name none.',
    'लिखित परीक्षा के कुल अंकों का प्रतिशत। अनुसूची II और III में अंग्रेजी पाठ में 40 और हिन्दी पाठ में 45 है; दूसरे ग्रेडों के लिए नियमों में कोई अंक नहीं।',
  ),
  interpretation: printedMarks[grade] === undefined ? null : 'D12',
  value: percent,
  byDefault: printedMarks[grade] ?? null,
  change: (value) => ({ amounts: { [`pass-percent.${grade}`]: Number(value) }, ruled: [`D12 ${grade}`] }),
})

const renewalFee = (grade: Grade): Setting => ({
  ruleSet,
  key: `renewal-fee.${grade}`,
  citation: '34(iv)(d)',
  title: frame(say('Renewal fee: {0}', 'नवीकरण शुल्क: {0}'), gradeNames[grade]),
  help: say(
    'The rules ask "the appropriate fee"; until it is set it is the examination fee of the grade.',
    'नियम "समुचित शुल्क" कहते हैं; जब तक तय न हो, यह ग्रेड का परीक्षा शुल्क है।',
  ),
  interpretation: 'D8',
  value: rupees,
  byDefault: null,
  change: (value) => ({ amounts: { [`renewal-fee.${grade}`]: Number(value) } }),
})

/** A figure of the gazette that may be changed by notification. */
const figureSetting = (
  path: string,
  title: Bilingual,
  help: Bilingual,
  interpretation: string | null = null,
): Setting => {
  const { citation, value } = figureAt(gazettedLaw.figures, path)
  return {
    ...{ ruleSet, key: `figure.${path}`, citation, title, help, interpretation },
    value: rupees,
    byDefault: value,
    change: (set) => ({ figures: { [path]: { value: Number(set) } } }),
  }
}

const examinationFee = (path: string, fee: Parameter): Setting => {
  const named = grades.filter((grade) => examinationFees(gazettedLaw)[grade] === fee)
  const [first, second] = named.map((grade) => gradeNames[grade])
  return figureSetting(
    path,
    frame(
      say('Examination fee: {0} and {1}', 'परीक्षा शुल्क: {0} और {1}'),
      first ?? same(''),
      second ?? same(''),
    ),
    say('Asked with the application for examination.', 'परीक्षा के आवेदन के साथ देय।'),
  )
}

/** Every amount of Schedules I and IV, with the tonnage of its row where it has one. */
const scheduled = (): Setting[] =>
  Object.entries(scheduledFees).map(([path, what]) =>
    figureSetting(
      path,
      withTonnage(path, what),
      say(
        'The State Government may change the fees of this schedule by notification.',
        'राज्य सरकार अधिसूचना से इस अनुसूची के शुल्क बदल सकती है।',
      ),
    ),
  )

function withTonnage(path: string, what: Bilingual): Bilingual {
  const { citation } = figureAt(gazettedLaw.figures, path)
  const rows = figurePaths(gazettedLaw.figures).filter(([, one]) => one.citation === citation)
  const [, tons] = rows.find(([, one]) => one.unit === 'tons') ?? []
  return tons === undefined ? what : frame(say('{0} ({1} tons)', '{0} ({1} टन)'), what, same(tons.value))
}

export const jharkhandSettings: readonly Setting[] = [
  ...grades.map(passMark),
  examinationFee('fees.first', gazettedLaw.figures.fees.first),
  examinationFee('fees.second', gazettedLaw.figures.fees.second),
  examinationFee('fees.third', gazettedLaw.figures.fees.third),
  ...grades.map(renewalFee),
  figureSetting(
    'delays.declarationADay',
    say('Late declaration, a day', 'घोषणा में देर, प्रतिदिन'),
    say(
      'Form 5 prints 510 rupees in both languages, which looks like a misprint.',
      'प्रारूप-5 में दोनों भाषाओं में 510 रुपये छपा है, जो छपाई की भूल लगती है।',
    ),
    'D13',
  ),
  ...scheduled(),
  ...conventionSettings(ruleSet),
  languageSetting(ruleSet, interpretations),
  ...readingSettings(ruleSet, interpretations),
]
