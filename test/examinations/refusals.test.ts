// Every no of the sessions, applications and scrutiny says in both languages why, and what to do.
import { expect, test } from 'vitest'
import * as examinations from '../../src/examinations/index.ts'
import { loadText } from '../../src/shell/text.ts'

const text = loadText(new URL('../../views/', import.meta.url))

test.each([
  [
    'sessions',
    [examinations.planSessionRefusals, examinations.moveSessionRefusals, examinations.sessionStaffRefusals],
  ],
  [
    'applications',
    [
      examinations.startApplicationRefusals,
      examinations.chooseSessionRefusals,
      examinations.fillPartDRefusals,
      examinations.encloseDocumentRefusals,
      examinations.askFeeRefusals,
      examinations.submitApplicationRefusals,
      examinations.withdrawApplicationRefusals,
      examinations.answerQuestionRefusals,
    ],
  ],
  [
    'scrutiny',
    [
      examinations.findRecordRefusals,
      examinations.decideApplicationRefusals,
      examinations.issueAdmitCardRefusals,
    ],
  ],
])('each refusal of %s has its words in both languages', (room, refusals) => {
  for (const code of refusals.flat()) {
    const [hindi, english] = (['hi', 'en'] as const).map((language) =>
      text(language, `examinations.${room}.refusal.${code}`),
    )
    expect(hindi).toMatch(/[ऀ-ॿ]/)
    expect(english!.length).toBeGreaterThan(20)
  }
})
