// Crews for the lines of rule 22.
import { certificateGrades } from '../../../src/rules/index.ts'

/** Crews of rule 22: one certificate each of every grade and of none, and licences within their power. */
export function crews(): unknown[] {
  const held = (grade: string, more = {}) => ({
    grade,
    kind: grade.startsWith('licence') || grade === 'boat-handler' ? 'licence' : 'competency',
    issuedOn: '2025-01-01',
    validUntil: '2029-01-01',
    ...more,
  })
  const hands = (lascars: number, greasers: number) => [
    ...Array.from({ length: lascars }, () => ({ position: 'lascar', certificates: [] })),
    ...Array.from({ length: greasers }, () => ({ position: 'greaser', certificates: [] })),
  ]
  const officers = (position: string, certificates: readonly unknown[]) => ({ position, certificates })
  const byGrade = certificateGrades.flatMap((grade) => [
    [officers('master', [held(grade)]), officers('engineer', [held(grade)]), ...hands(2, 1)],
  ])
  const onLicence = [169, 170, 171].flatMap((maxNhp) =>
    ['second-class-master', 'first-class-engine-driver', 'merchant-shipping-engine-driver', 'serang'].map(
      (grade) => [
        officers('master', [held('licence-master', { maxNhp }), held(grade)]),
        officers('engineer', [held('licence-engineer', { maxNhp }), held(grade)]),
        ...hands(2, 1),
      ],
    ),
  )
  const byHands = [0, 1, 2, 3].flatMap((lascars) =>
    [0, 1, 2].map((greasers) => [
      officers('master', [held('first-class-master')]),
      officers('engineer', [held('inland-engineer')]),
      ...hands(lascars, greasers),
    ]),
  )
  return [...byGrade, ...onLicence, ...byHands]
}
