// Rules made of rules.
import { frame, join, same, say, type Bilingual } from '../words.ts'
import { lookup, type Asked } from './asked.ts'
import type { Explanation, Outcome } from './explanation.ts'
import { lacking, nearest, together } from './nearest.ts'
import { every, isFulfilled, some } from './outcomes.ts'
import type { All, Any, Unless, WhenGiven } from './rule.ts'

type Text = Pick<Explanation, 'record' | 'found' | 'need' | 'short'>

const nothing: Text = { record: null, found: null, need: null, short: null }

const whole = (rule: All | Any | Unless | WhenGiven, outcome: Outcome, text: Text): Explanation => ({
  citation: rule.citation,
  requirement: rule.words,
  outcome,
  ...text,
  interpretations: rule.interpretations ?? [],
  ...(rule.route === undefined ? {} : { route: rule.route }),
})

export function allLine(rule: All, children: readonly Explanation[]): Explanation {
  const outcome = every(children.map((child) => child.outcome))
  const text = outcome === 'unmet' ? gathered(children.filter((child) => child.outcome === 'unmet')) : nothing
  return { ...whole(rule, outcome, text), children }
}

/** What is wrong with the whole is what is wrong with its parts. */
function gathered(unmet: readonly Explanation[]): Text {
  const all = (key: keyof Text) => {
    const said = unmet.map((child) => child[key]).filter((words) => words !== null)
    return join(said.filter((words, i) => said.findIndex((other) => other.en === words.en) === i))
  }
  return { record: all('record'), found: all('found'), need: all('need'), short: together(unmet).words }
}

export function anyLine(rule: Any, children: readonly Explanation[]): Explanation {
  const outcome = some(children.map((child) => child.outcome))
  return {
    ...whole(rule, outcome, outcome === 'unmet' ? nearestText(children) : nothing),
    choice: true,
    children,
  }
}

function nearestText(children: readonly Explanation[]): Text {
  const near = nearest(children)
  if (near === null) return nothing
  const named = (words: Bilingual | null) =>
    near.route === undefined || words === null
      ? words
      : frame(say('way {0}: {1}', 'मार्ग {0}: {1}'), same(near.route), words)
  return {
    record: near.record,
    found: named(near.found),
    need: frame(say('any one of {0} ways', '{0} में से कोई एक मार्ग'), same(children.length)),
    short: named(lacking(near).words),
  }
}

/** An exemption that stands means the rule is not asked; one that is open leaves it open unless fulfilled anyway. */
export function unlessLine(
  rule: Unless,
  asked: Explanation,
  exemptions: readonly Explanation[],
): Explanation {
  const outcome = unlessOutcome(asked.outcome, some(exemptions.map((one) => one.outcome)))
  const text = outcome === 'not-asked' ? exemptText(exemptions) : textOf(asked)
  const short = outcome === 'unmet' ? asked.short : null
  return { ...whole(rule, outcome, { ...text, short }), choice: true, children: [asked, ...exemptions] }
}

function unlessOutcome(asked: Outcome, exempt: Outcome): Outcome {
  if (isFulfilled(asked)) return 'met'
  if (exempt === 'met') return 'not-asked'
  return exempt === 'unknown' ? 'unknown' : asked
}

function exemptText(exemptions: readonly Explanation[]): Text {
  const ground = exemptions.find((one) => one.outcome === 'met')
  return ground ? { ...textOf(ground), need: null } : nothing
}

const textOf = ({ record, found, need, short }: Explanation): Text => ({ record, found, need, short })

export function whenGivenLine(rule: WhenGiven, { facts }: Asked, judged: () => Explanation): Explanation {
  if (lookup(facts, rule.path) === undefined) return whole(rule, 'not-asked', nothing)
  const one = judged()
  return { ...whole(rule, one.outcome, textOf(one)), children: [one] }
}
