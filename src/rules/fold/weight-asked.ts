// What service has to weigh, wherever it is weighed.
import type { Counting } from '../counting/months.ts'
import type { Service, Uniformed } from './rule.ts'

/** "More than" so many months; in uniform always "not less than". */
export const isMoreThan = (rule: Service | Uniformed): boolean =>
  rule.kind === 'service' && rule.phrase === 'exceeding'

/** "More than" is passed by a single day. */
export const weightAsked = (rule: Service | Uniformed, counting: Counting): number =>
  counting.months(rule.parameter.value) + (isMoreThan(rule) ? 1 : 0)
