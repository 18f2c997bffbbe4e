// Rules made of rules.
import { frame, join, same, say, type Bilingual } from '../words.ts'
import { reader } from './asked.ts'
import type { Explanation, Outcome } from './explanation.ts'
import { choiceLine, headOf, lineOf, wholeLine, type Judge, type Text } from './line.ts'
import { lackingWords, nearest } from './nearest.ts'
import { every, isFulfilled, outcomesOf, some } from './outcomes.ts'
import type { All, Any, Unless, WhenGiven } from './rule.ts'

const nothing: Text = { record: null, found: null, need: null, short: null }

export function allJudge(rule: All, parts: readonly Judge[]): Judge {
  const head = headOf(rule, rule.words)
  return (asked) => {
    const children = parts.map((part) => part(asked))
    const outcome = every(outcomesOf(children))
    return wholeLine(head, outcome, outcome === 'unmet' ? gathered(children) : nothing, children)
  }
}

/** What is wrong with the whole is what is wrong with its parts. */
function gathered(children: readonly Explanation[]): Text {
  const unmet = children.filter((child) => child.outcome === 'unmet')
  return {
    record: joined(unmet.map((child) => child.record)),
    found: joined(unmet.map((child) => child.found)),
    need: joined(unmet.map((child) => child.need)),
    short: join(unmet.map(lackingWords)),
  }
}

/** Each once, where parts say the same. */
function joined(all: readonly (Bilingual | null)[]): Bilingual {
  const said: Bilingual[] = []
  for (const words of all) {
    if (words !== null && !said.some((other) => other === words || other.en === words.en)) said.push(words)
  }
  return join(said)
}

export function anyJudge(rule: Any, parts: readonly Judge[]): Judge {
  const need = waysNeeded(parts.length)
  const head = headOf(rule, rule.words)
  return (asked) => {
    const children = parts.map((part) => part(asked))
    const outcome = some(outcomesOf(children))
    return choiceLine(head, outcome, outcome === 'unmet' ? nearestText(children, need) : nothing, children)
  }
}

/** A choice whose lines stand already. */
export function anyLine(rule: Any, children: readonly Explanation[]): Explanation {
  const outcome = some(outcomesOf(children))
  const text = outcome === 'unmet' ? nearestText(children, waysNeeded(children.length)) : nothing
  return choiceLine(headOf(rule, rule.words), outcome, text, children)
}

const waysNeeded = (ways: number): Bilingual =>
  frame(say('any one of {0} ways', '{0} में से कोई एक मार्ग'), same(ways))

function nearestText(children: readonly Explanation[], need: Bilingual): Text {
  const near = nearest(children)
  if (near === null) return nothing
  const { route } = near
  const named = (words: Bilingual | null) =>
    route === undefined || words === null
      ? words
      : say(`way ${route}: ${words.en}`, `मार्ग ${route}: ${words.hi}`)
  return { record: near.record, found: named(near.found), need, short: named(lackingWords(near)) }
}

/** An exemption that stands means the rule is not asked; one that is open leaves it open unless fulfilled anyway. */
export function unlessJudge(rule: Unless, asks: Judge, exempts: readonly Judge[]): Judge {
  const head = headOf(rule, rule.words)
  return (asked) => {
    const one = asks(asked)
    const exemptions = exempts.map((exempt) => exempt(asked))
    const outcome = unlessOutcome(one.outcome, some(outcomesOf(exemptions)))
    const { record, found, need } = outcome === 'not-asked' ? exemptText(exemptions) : one
    const short = outcome === 'unmet' ? one.short : null
    return choiceLine(head, outcome, { record, found, need, short }, [one, ...exemptions])
  }
}

function unlessOutcome(asked: Outcome, exempt: Outcome): Outcome {
  if (isFulfilled(asked)) return 'met'
  if (exempt === 'met') return 'not-asked'
  return exempt === 'unknown' ? 'unknown' : asked
}

function exemptText(exemptions: readonly Explanation[]): Text {
  const ground = exemptions.find((one) => one.outcome === 'met')
  return ground ? { record: ground.record, found: ground.found, need: null, short: null } : nothing
}

export function whenGivenJudge(rule: WhenGiven, asks: Judge): Judge {
  const head = headOf(rule, rule.words)
  const read = reader(rule.path)
  return (asked) => {
    if (read(asked.facts) === undefined) return lineOf(head, 'not-asked', nothing)
    const one = asks(asked)
    return wholeLine(head, one.outcome, one, [one])
  }
}
