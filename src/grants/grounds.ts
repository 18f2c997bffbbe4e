import type { Grade } from '../rules/index.ts'

/** The cases in which a certificate may be suspended or cancelled: the clauses of 34(iv)(g). */
export const grounds = ['34(iv)(g)(i)', '34(iv)(g)(ii)', '34(iv)(g)(iii)', '34(iv)(g)(iv)'] as const
export type Ground = (typeof grounds)[number]

/** 34(iv)(g)(iv), unfitness, speaks of second class masters, serangs and engine drivers alone. */
const unfit: readonly Grade[] = [
  'serang',
  'second-class-master',
  'second-class-engine-driver',
  'first-class-engine-driver',
]

export const groundsOf = (grade: Grade): Ground[] =>
  grounds.filter((ground) => ground !== '34(iv)(g)(iv)' || unfit.includes(grade))
