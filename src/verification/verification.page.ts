import { formatDay, formatTime } from '../shell/format.ts'
import type { FormState } from '../shell/form.ts'
import { type Language, languages, type Text } from '../shell/text.ts'
import type { Answer, Checked } from './check-paper.ts'

export const verifyPage = (form: FormState) => ({ titleKey: 'verification.verify.title', form })

type Kind = 'good' | 'caution' | 'bad'
const kinds: Record<Checked['verdict'], Kind> = {
  valid: 'good',
  'not-yet': 'caution',
  suspended: 'caution',
  expired: 'bad',
  cancelled: 'bad',
  superseded: 'bad',
  surrendered: 'bad',
}

type Side = { lang: Language; title: string; words: string; rows: { label: string; value: string }[] }

/**
 * The answer to a scanned paper, in both languages on one page: it is opened from paper, where no language was
 * chosen. The verdict stands first; of an unknown number nothing else is shown.
 */
export const answerPage = ({ at, paper }: Answer, text: Text) => ({
  titleKey: `verification.verdict.${paper?.verdict ?? 'unknown'}`,
  kind: paper ? kinds[paper.verdict] : 'bad',
  verdict: paper?.verdict ?? 'unknown',
  sides: languages.map((language): Side => {
    const say = (key: string, values = {}) => text(language, key, values)
    return {
      lang: language,
      title: say(`verification.verdict.${paper?.verdict ?? 'unknown'}`),
      words: paper ? wordsOf(paper, language, say) : say('verification.words.unknown'),
      rows: [
        ...(paper ? rowsOf(paper, language, say) : []),
        { label: say('verification.checkedAt'), value: formatTime(at, language) },
      ],
    }
  }),
})

type Say = (key: string, values?: Record<string, string>) => string

function wordsOf(paper: Checked, language: Language, say: Say): string {
  const { suspension } = paper
  if (!suspension) return say(`verification.words.${paper.verdict}`)
  const from = formatDay(suspension.from, language)
  return suspension.to === null
    ? say('verification.words.suspended-from', { from })
    : say('verification.words.suspended', { from, to: formatDay(suspension.to, language) })
}

function rowsOf(paper: Checked, language: Language, say: Say): Side['rows'] {
  const form = /^form-(\d+)$/.exec(paper.form)?.[1]
  const days = {
    from: formatDay(paper.validFrom, language),
    to: paper.validUntil === null ? '' : formatDay(paper.validUntil, language),
  }
  return [
    { label: say('verification.number'), value: paper.number },
    { label: say('verification.holder'), value: paper.holder[language] },
    {
      label: say('verification.kind'),
      value: [
        say(`verification.kind.${paper.kind}`),
        ...(form === undefined ? [] : [say('verification.form', { form })]),
      ].join(', '),
    },
    ...(paper.gradeName ? [{ label: say('verification.grade'), value: paper.gradeName[language] }] : []),
    {
      label: say('verification.valid'),
      value: say(days.to === '' ? 'verification.validFrom' : 'verification.validBetween', days),
    },
    { label: say('verification.authority'), value: paper.authority[language] },
  ]
}

declare module '../shell/views.ts' {
  interface Views {
    'verification/verify': ReturnType<typeof verifyPage>
    'verification/answer': ReturnType<typeof answerPage>
  }
}
