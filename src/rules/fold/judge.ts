// One fold decides a rule and explains it: no outcome without its reasons, no reason that did not decide.
import { judgeAge, judgeFact, judgeFigure, judgeVision } from './facts-judged.ts'
import { judgeAtMost, judgeOneForEvery } from './counts-judged.ts'
import { judgeInForce, judgeWithinDays, judgeYearsSince } from './days-judged.ts'
import { judgeCourse } from './course-judged.ts'
import { judgeFirstService, judgeHolds, judgeInUniform } from './records-judged.ts'
import { judgeService, judgeUniformed } from './service-judged.ts'
import { allLine, anyLine, unlessLine, whenGivenLine } from './composite-judged.ts'
import type { Asked } from './asked.ts'
import type { Explanation } from './explanation.ts'
import type { Rule, RuleOf } from './rule.ts'

type Judges = { readonly [K in Rule['kind']]: (rule: RuleOf<K>, asked: Asked) => Explanation }

const judges: Judges = {
  all: (rule, asked) => allLine(rule, judgeEach(rule.of, asked)),
  any: (rule, asked) => anyLine(rule, judgeEach(rule.of, asked)),
  unless: (rule, asked) => unlessLine(rule, judge(rule.rule, asked), judgeEach(rule.exemptions, asked)),
  'when-given': (rule, asked) => whenGivenLine(rule, asked, () => judge(rule.rule, asked)),
  fact: judgeFact,
  figure: judgeFigure,
  'at-most': judgeAtMost,
  'one-for-every': judgeOneForEvery,
  'years-since': judgeYearsSince,
  'within-days': judgeWithinDays,
  'in-force': judgeInForce,
  vision: judgeVision,
  age: judgeAge,
  holds: judgeHolds,
  course: judgeCourse,
  service: judgeService,
  uniformed: judgeUniformed,
  'in-uniform': judgeInUniform,
  'first-service-by': judgeFirstService,
}

/** Decides and explains one rule for the facts and the day asked about. */
export function judge<K extends Rule['kind']>(rule: RuleOf<K>, asked: Asked): Explanation {
  return judges[rule.kind](rule, asked)
}

const judgeEach = (rules: readonly Rule[], asked: Asked) => rules.map((rule) => judge(rule, asked))
