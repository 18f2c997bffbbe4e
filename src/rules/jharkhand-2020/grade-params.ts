// Decisions that are asked for a grade.
import type { Tree } from '../decision.ts'
import { choice, record } from '../facts/schema.ts'
import type { Rule } from '../fold/rule.ts'
import { grades, type Grade } from '../vocabulary/grades.ts'

export const gradeParams = record({ grade: choice(grades) }, {})

/** The requirements of every grade. */
export const gradeTrees = (rulesOf: (grade: Grade) => readonly Rule[]): Tree[] =>
  grades.map((grade) => ({ params: { grade }, rules: rulesOf(grade) }))
