// Which figure and which provision belongs to which grade.
import type { Parameter } from '../fold/rule.ts'
import type { Grade } from '../vocabulary/grades.ts'
import type { Law } from './law.ts'

/** Rule 33(vi). */
export const examinationFees = ({ figures: { fees } }: Law): Readonly<Record<Grade, Parameter>> => ({
  'first-class-master': fees.first,
  'inland-engineer': fees.first,
  'second-class-master': fees.second,
  'first-class-engine-driver': fees.second,
  serang: fees.third,
  'second-class-engine-driver': fees.third,
})

/** The provision under which each grade's written examination is held. */
export const passMarkCitations: Readonly<Record<Grade, string>> = {
  serang: '31(ix)',
  'second-class-master': '32(iv)',
  'first-class-master': '33(iv)',
  'second-class-engine-driver': '26',
  'first-class-engine-driver': 'Schedule II',
  'inland-engineer': 'Schedule III',
}
