// From what is said of a person to the facts that the rules read. A key left out means: not known.
import type {
  CertificateFacts,
  CourseFacts,
  MarinerFacts,
  MedicalFacts,
  PersonFacts,
  ServiceFacts,
  UniformedServiceFacts,
} from '../rules/index.ts'
import type { Claim, Particulars, RecordKind } from './claims.ts'

/** Which entries there are, and of which parts it is known that there are no more. */
export type Known = { claims: readonly Claim[]; complete: (kind: RecordKind) => boolean }

/** The facts of a mariner, ready for the rules' own check. */
export function factsOf({ claims, complete }: Known): MarinerFacts {
  const of = <K extends RecordKind>(kind: K) => particularsOf(claims, kind)
  const list = <T>(kind: RecordKind, facts: T[]): T[] | undefined =>
    facts.length > 0 || complete(kind) ? facts : undefined
  return given({
    person: personFacts(of('profile')[0], of('education')[0]),
    uniformedService: list('uniformed', of('uniformed').map(uniformedFacts)),
    courses: list('course', of('course').map(courseFacts)),
    certificates: list('certificate', of('certificate').map(certificateFacts)),
    service: list('service', of('service').map(serviceFacts)),
    medical: newestMedical(of('medical')) ?? (complete('medical') ? null : undefined),
  })
}

function particularsOf<K extends RecordKind>(claims: readonly Claim[], kind: K): Particulars[K][] {
  const found: Particulars[K][] = []
  for (const claim of claims) if (isOf(claim, kind)) found.push(claim.particulars)
  return found
}

const isOf = <K extends RecordKind>(
  claim: { kind: RecordKind; particulars: unknown },
  kind: K,
): claim is { kind: K; particulars: Particulars[K] } => claim.kind === kind

function personFacts(
  profile: Particulars['profile'] | undefined,
  education: Particulars['education'] | undefined,
): PersonFacts {
  return given({
    dateOfBirth: profile?.birthDay,
    citizenOfIndia: profile?.citizenOfIndia,
    readsWritesHindi: profile?.readsWritesHindi,
    education: education && { highestClass: education.highestClass },
  })
}

const uniformedFacts = (said: Particulars['uniformed']): UniformedServiceFacts =>
  given({
    force: said.force,
    capacity: said.capacity,
    waterTransportUnit: said.waterTransportUnit,
    vesselBhp: power(said.hasEngine, said.vesselBhp),
    from: said.fromDay,
    to: said.toDay,
  })

const courseFacts = (said: Particulars['course']): CourseFacts =>
  given({
    course: said.course,
    institute: said.institute,
    from: said.fromDay ?? undefined,
    completedOn: said.completedOn,
  })

const certificateFacts = (said: Particulars['certificate']): CertificateFacts =>
  given({
    grade: said.grade,
    kind: said.kind,
    issuedOn: said.issuedOn,
    validUntil: said.validUntil,
    endedOn: said.endedOn,
    interruptions: [
      ...interruption(said.suspendedFrom, said.suspendedTo),
      ...interruption(said.suspendedAgainFrom, said.suspendedAgainTo),
    ],
    maxNhp: said.maxNhp ?? undefined,
  })

const interruption = (from: string | null, to: string | null) => (from === null ? [] : [{ from, to }])

const serviceFacts = (said: Particulars['service']): ServiceFacts =>
  given({
    from: said.fromDay,
    to: said.toDay,
    department: said.department,
    capacity: said.capacity,
    waters: said.waters,
    state: said.state,
    vesselBhp: power(said.hasEngine, said.vesselBhp),
    vesselNhp: power(said.hasEngine, said.vesselNhp),
    // Nobody keeps the engine watch from the deck: there the question need not be answered.
    mainEngineWatch: said.department === 'deck' ? false : (said.mainEngineWatch ?? undefined),
    inCharge: said.inCharge ?? undefined,
    watchkeepingUnder: said.watchkeepingUnder === 'none' ? null : (said.watchkeepingUnder ?? undefined),
    structuredTraining: said.structuredTraining ?? undefined,
  })

/** No engine is null; an engine of unknown power is not known. */
const power = (hasEngine: boolean | null, figure: number | null): number | null | undefined =>
  hasEngine === false ? null : (figure ?? undefined)

/** The newest certificate tells how the person sees today (rules/jharkhand-2020: one medical certificate). */
function newestMedical(all: Particulars['medical'][]): MedicalFacts | undefined {
  const [newest] = all.toSorted((one, other) => (one.issuedOn < other.issuedOn ? 1 : -1))
  return (
    newest && {
      issuedOn: newest.issuedOn,
      issuedBy: newest.issuedBy,
      fit: newest.fit,
      colourBlind: newest.colourBlind,
      normalColourVision: newest.normalColourVision,
      visionRight: newest.visionRight,
      visionLeft: newest.visionLeft,
    }
  )
}

/** The same record without the keys that are not known. */
function given<T extends object>(record: T): T {
  const known = { ...record }
  for (const [key, value] of Object.entries(record))
    if (value === undefined) Reflect.deleteProperty(known, key)
  return known
}
