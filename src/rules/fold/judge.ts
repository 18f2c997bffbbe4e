// One fold decides a rule and explains it: no outcome without its reasons, no reason that did not decide.
// Of a rule a closure is made once, with everything in it that is the same whoever is asked.
import { ageJudge, factJudge, figureJudge, visionJudge } from './facts-judged.ts'
import { judgeAtMost, judgeOneForEvery } from './counts-judged.ts'
import { judgeInForce, judgeWithinDays, judgeYearsSince } from './days-judged.ts'
import { courseJudge } from './course-judged.ts'
import { firstServiceJudge, holdsJudge, inUniformJudge } from './records-judged.ts'
import { serviceJudge, uniformedJudge } from './service-judged.ts'
import { allJudge, anyJudge, unlessJudge, whenGivenJudge } from './composite-judged.ts'
import type { Asked } from './asked.ts'
import type { Explanation } from './explanation.ts'
import type { Judge } from './line.ts'
import type { Rule, RuleOf } from './rule.ts'

type Makers = { readonly [K in Rule['kind']]: (rule: RuleOf<K>) => Judge }

const makers: Makers = {
  all: (rule) => allJudge(rule, rule.of.map(judgeOf)),
  any: (rule) => anyJudge(rule, rule.of.map(judgeOf)),
  unless: (rule) => unlessJudge(rule, judgeOf(rule.rule), rule.exemptions.map(judgeOf)),
  'when-given': (rule) => whenGivenJudge(rule, judgeOf(rule.rule)),
  fact: factJudge,
  figure: figureJudge,
  'at-most': (rule) => (asked) => judgeAtMost(rule, asked),
  'one-for-every': (rule) => (asked) => judgeOneForEvery(rule, asked),
  'years-since': (rule) => (asked) => judgeYearsSince(rule, asked),
  'within-days': (rule) => (asked) => judgeWithinDays(rule, asked),
  'in-force': (rule) => (asked) => judgeInForce(rule, asked),
  vision: visionJudge,
  age: ageJudge,
  holds: holdsJudge,
  course: courseJudge,
  service: serviceJudge,
  uniformed: uniformedJudge,
  'in-uniform': inUniformJudge,
  'first-service-by': firstServiceJudge,
}

const made = new WeakMap<Rule, Judge>()

function judgeOf<K extends Rule['kind']>(rule: RuleOf<K>): Judge {
  const known = made.get(rule)
  if (known !== undefined) return known
  const judge = makers[rule.kind](rule)
  made.set(rule, judge)
  return judge
}

/** Decides and explains one rule for the facts and the day asked about. */
export const judge = (rule: Rule, asked: Asked): Explanation => judgeOf(rule)(asked)
