// Whether someone on board fills a place of rule 22: by a certificate, by a higher one, or by a licence to act.
import { holdsDay } from '../counting/spans.ts'
import type { CertificateFacts } from '../facts/mariner.ts'
import { certificateDays, heldDays } from '../fold/asked.ts'
import { compares } from '../fold/compares.ts'
import type { Explanation, Outcome } from '../fold/explanation.ts'
import { line } from '../fold/line.ts'
import { every, some } from '../fold/outcomes.ts'
import { notKnown } from '../vocabulary/phrases.ts'
import { gradeNames, type Grade } from '../vocabulary/grades.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { CrewMember, CrewNeed, Position } from './crew.ts'
import { licenceRestsOn } from './licence-to-act.ts'
import type { Law } from './law.ts'

/** The vessel and who is on board, on the day; what is not known is left out. */
export type Board = {
  readonly on: number
  readonly nhp: number | undefined
  readonly crew: readonly CrewMember[] | undefined
  readonly law: Law
}

type GradeNeed = CrewNeed & { readonly grade: Grade }

const positionNames: Readonly<Record<Position, Bilingual>> = {
  master: say('master', 'मास्टर'),
  engineer: say('engineer', 'अभियंता'),
  lascar: say('lascar', 'लश्कर'),
  greaser: say('greaser', 'ग्रीजर'),
}

/** The grade itself and those above it in the same department (D27). */
const serves: Readonly<Record<Grade, readonly Grade[]>> = {
  serang: ['serang', 'second-class-master', 'first-class-master'],
  'second-class-master': ['second-class-master', 'first-class-master'],
  'first-class-master': ['first-class-master'],
  'second-class-engine-driver': [
    'second-class-engine-driver',
    'first-class-engine-driver',
    'inland-engineer',
  ],
  'first-class-engine-driver': ['first-class-engine-driver', 'inland-engineer'],
  'inland-engineer': ['inland-engineer'],
}

/** One person with that certificate, a higher one, or a licence that reaches this vessel. */
export function gradeLine(need: GradeNeed, board: Board): Explanation {
  const outcomes = board.crew?.map((member) =>
    every([inPosition(member, need.position), qualified(member, need, board)]),
  )
  const outcome = outcomes === undefined ? 'unknown' : enough(outcomes, need.count)
  const words = frame(
    say('a {0} with the certificate of {1}', 'एक {0}, जिसके पास {1} का प्रमाणपत्र हो'),
    positionNames[need.position],
    gradeNames[need.grade],
  )
  return line({ citation: need.citation, words, interpretations: ['D27'] }, outcome, {
    record: positionNames[need.position],
    found: gradeFound[outcome] ?? notKnown,
    need: words,
    short: frame(noCertificate[board.law.readings.D27], positionNames[need.position], gradeNames[need.grade]),
  })
}

const noCertificate: Readonly<Record<Law['readings']['D27'], Bilingual>> = {
  higher: say(
    '{0}: no certificate of {1}, or a higher one, is in force',
    '{0}: {1} या उससे ऊँचा कोई प्रमाणपत्र लागू नहीं है',
  ),
  'very-grade': say('{0}: no certificate of {1} is in force', '{0}: {1} का कोई प्रमाणपत्र लागू नहीं है'),
}

/** So many of them surely, or with those that are open. */
function enough(outcomes: readonly Outcome[], count: number): Outcome {
  const many = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  if (many('met') >= count) return 'met'
  return many('met') + many('unknown') >= count ? 'unknown' : 'unmet'
}

const gradeFound: Partial<Record<Outcome, Bilingual>> = {
  met: say('on board', 'जलयान पर मौजूद'),
  unmet: say('nobody on board with such a certificate', 'जलयान पर ऐसे प्रमाणपत्र वाला कोई नहीं'),
}

const inPosition = ({ position }: CrewMember, asked: Position): Outcome =>
  position === undefined ? 'unknown' : position === asked ? 'met' : 'unmet'

function qualified(member: CrewMember, { grade, position }: GradeNeed, board: Board): Outcome {
  const held = heldDays(member, board.law.readings.D27 === 'higher' ? serves[grade] : [grade])
  if (held === null || member.certificates === undefined) return 'unknown'
  if (holdsDay(held, board.on)) return 'met'
  return some(member.certificates.map((one) => licensed(one, member, position, board)))
}

/** 23(viii), (ix), 30(viii), (ix): in force, while its certificate is held, up to its own power and never above 170. */
function licensed(one: CertificateFacts, member: CrewMember, position: Position, board: Board): Outcome {
  const ground = licenceGrounds(board)[position]
  if (ground === undefined || one.grade !== ground.grade) return 'unmet'
  const rests = heldDays(member, ground.restsOn)
  if (rests === null || !holdsDay(rests, board.on) || !holdsDay(certificateDays(one), board.on))
    return 'unmet'
  return every([within(board.nhp, ground.most), within(board.nhp, one.maxNhp)])
}

type Ground = Pick<CertificateFacts, 'grade'> & {
  readonly restsOn: readonly CertificateFacts['grade'][]
  readonly most: number
}

const licenceGrounds = ({
  law: {
    figures: { licences },
  },
}: Board): Partial<Record<Position, Ground>> => ({
  master: {
    grade: 'licence-master',
    restsOn: licenceRestsOn.master,
    most: licences.masterMost.value,
  },
  engineer: {
    grade: 'licence-engineer',
    restsOn: licenceRestsOn.engineer,
    most: licences.engineerMost.value,
  },
})

/** A vessel of no power is within every limit. */
function within(nhp: number | undefined, most: number | undefined): Outcome {
  if (nhp === 0) return 'met'
  if (nhp === undefined || most === undefined) return 'unknown'
  return compares['not-exceeding'](nhp, most) ? 'met' : 'unmet'
}

/** So many of that position; those whose position is not known may be among them. */
export function countLine({ citation, position, count }: CrewNeed, { crew }: Board): Explanation {
  const sure = crew?.filter((one) => one.position === position).length ?? 0
  const open = crew?.filter((one) => one.position === undefined).length ?? Number.POSITIVE_INFINITY
  const outcome = sure >= count ? 'met' : sure + open >= count ? 'unknown' : 'unmet'
  const spoken = (many: number) => frame(say('{0}: {1}', '{0}: {1}'), positionNames[position], same(many))
  return line({ citation, words: spoken(count) }, outcome, {
    record: positionNames[position],
    found: outcome === 'unknown' ? notKnown : spoken(sure),
    need: spoken(count),
    short: frame(say('{0} on board, {1} needed', 'जलयान पर {0}, चाहिए {1}'), same(sure), same(count)),
  })
}
