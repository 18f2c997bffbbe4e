import type { Day } from '../db/act.ts'
import { layoutOf } from './paper-forms.ts'
import type { OrderMade, Paper } from './register.ts'
import { stands, suspensionOn, type Verdict, verdictOn } from './verdict.ts'

type Tag = { key: string; colour: 'green' | 'orange' | 'red' | 'grey' }
const colours: Record<Verdict, Tag['colour']> = {
  valid: 'green',
  'not-yet': 'orange',
  expired: 'grey',
  suspended: 'orange',
  cancelled: 'red',
  superseded: 'grey',
  surrendered: 'grey',
}

/** The verdict as a word with a colour. */
export const verdictTag = (paper: Paper, on: Day): Tag => {
  const verdict = verdictOn(paper, paper.orders, on)
  return { key: `papers.verdict.${verdict}`, colour: colours[verdict] }
}

/** One's own papers: whether each is in force today, until when, and where its PDF lies. */
export const minePage = (papers: Paper[], today: Day) => ({
  titleKey: 'papers.mine.title',
  papers: papers.map((paper) => ({
    number: paper.number,
    kindKey: `papers.kind.${paper.kind}`,
    gradeName: paper.gradeName,
    tag: verdictTag(paper, today),
    suspension: suspensionOn(paper.orders, today) ?? null,
    orders: paper.orders.filter((order) => stands(order, paper.orders, today)).filter(isBurden),
    validFrom: paper.validFrom,
    validUntil: paper.validUntil,
    files: layoutOf(paper.form).languages.map((language) => ({
      key: `papers.file.${language}`,
      address: `/my/papers/${paper.id}/${language}.pdf`,
    })),
  })),
})

const isBurden = ({ kind }: OrderMade): boolean => kind !== 'revocation'

/** Shown while the PDF is being made; the page asks again by itself. */
export const waitingPage = (number: string, address: string) => ({
  titleKey: 'papers.waiting.title',
  number,
  address,
})

declare module '../shell/views.ts' {
  interface Views {
    'papers/mine': ReturnType<typeof minePage>
    'papers/waiting': ReturnType<typeof waitingPage>
  }
}
