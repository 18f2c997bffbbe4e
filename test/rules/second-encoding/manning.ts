// Rule 22: the crew that must be on board.
import type { Requirement } from './answer.ts'
import { holds, inForce, type Certificate } from './mariner.ts'

export type Manned = {
  readonly vessel: { readonly bhp: number; readonly nhp?: number; readonly number?: string }
  readonly crew: readonly { readonly position: string; readonly certificates: readonly Certificate[] }[]
}

const masters = ['serang', 'second-class-master', 'first-class-master']
const engineers = ['second-class-engine-driver', 'first-class-engine-driver', 'inland-engineer']

const classOf = (bhp: number) => {
  if (bhp >= 565) return { name: 'i', master: 2, engineer: 2, lascars: 2 }
  if (bhp >= 226) return { name: 'ii', master: 1, engineer: 1, lascars: 1 }
  return { name: 'iii', master: 0, engineer: 0, lascars: 1 }
}

const licensed = (
  certificates: readonly Certificate[],
  on: string,
  nhp: number | undefined,
  licence: string,
  behind: readonly string[],
): boolean =>
  behind.some((grade) => holds(certificates, grade, on)) &&
  certificates.some(
    (one) =>
      one.kind === 'licence' &&
      one.grade === licence &&
      inForce(one, on) &&
      nhp !== undefined &&
      nhp <= 170 &&
      one.maxNhp !== undefined &&
      nhp <= one.maxNhp,
  )

/** The requirements of rule 22, and the value. */
export const manning = ({ vessel, crew }: Manned, on: string) => {
  const { name, master, engineer, lascars } = classOf(vessel.bhp)
  const cite = (letter: string): string => `22(${name})(${letter})`
  const inPosition = (position: string) => crew.filter((one) => one.position === position)

  const hasMaster = inPosition('master').some(
    ({ certificates }) =>
      masters.slice(master).some((grade) => holds(certificates, grade, on)) ||
      licensed(certificates, on, vessel.nhp, 'licence-master', ['second-class-master']),
  )
  const hasEngineer = inPosition('engineer').some(
    ({ certificates }) =>
      engineers.slice(engineer).some((grade) => holds(certificates, grade, on)) ||
      licensed(certificates, on, vessel.nhp, 'licence-engineer', [
        'first-class-engine-driver',
        'merchant-shipping-engine-driver',
      ]),
  )
  const requirements: Requirement[] = [
    [cite('a'), hasMaster],
    [cite('b'), hasEngineer],
    [cite('c'), inPosition('lascar').length >= lascars],
    [cite('d'), inPosition('greaser').length >= 1],
  ]
  const value = {
    required: [
      { citation: cite('a'), position: 'master', grade: masters[master], count: 1 },
      { citation: cite('b'), position: 'engineer', grade: engineers[engineer], count: 1 },
      { citation: cite('c'), position: 'lascar', count: lascars },
      { citation: cite('d'), position: 'greaser', count: 1 },
    ],
    class: name,
  }
  return { requirements, value }
}
