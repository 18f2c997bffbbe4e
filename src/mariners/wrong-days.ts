// What cannot be true of one person: days ahead, days before birth, and the same service told twice.
import type { Day } from '../db/act.ts'
import type { Claim, Particulars } from './claims.ts'

/** An entry that stands in the record already. */
export type Standing = { id: string; claim: Claim }

/** A slip of the finger, not a rule: nobody younger keeps a record here (31(i) asks for far more). */
const leastAge = 14
/** Nor has anybody passed a class before this age. */
const leastSchoolAge = 5

/** Why an entry cannot stand beside the others of its owner; undefined when it can. `id` is null for a new entry. */
export function wrongIn(claim: Claim, id: string | null, others: readonly Standing[], today: Day) {
  const rest = others.filter((one) => one.id !== id).map((one) => one.claim)
  if (pastDays(claim).some((day) => day !== null && day > today)) return 'day-in-the-future'
  if (claim.kind === 'profile' && yearsLater(claim.particulars.birthDay, leastAge) > today)
    return 'born-too-lately'
  if (claim.kind === 'service' && rest.some((one) => isSameService(one, claim.particulars)))
    return 'service-there-already'
  return wrongForBirth([claim, ...rest])
}

/** The birth day that is told, against every other day that is told. */
function wrongForBirth(claims: readonly Claim[]) {
  for (const one of claims) {
    if (one.kind !== 'profile') continue
    const { birthDay } = one.particulars
    if (claims.some((other) => lifeDays(other).some((day) => day !== null && day < birthDay)))
      return 'day-before-birth'
    if (claims.some((other) => isPassedBefore(other, Number(birthDay.slice(0, 4)) + leastSchoolAge)))
      return 'class-passed-too-early'
  }
  return undefined
}

const isPassedBefore = ({ kind, particulars }: Claim, year: number): boolean =>
  kind === 'education' && particulars.passedIn !== null && particulars.passedIn < year

const isSameService = ({ kind, particulars }: Claim, told: Particulars['service']): boolean =>
  kind === 'service' &&
  particulars.vesselName === told.vesselName &&
  particulars.vesselNumber === told.vesselNumber &&
  particulars.fromDay === told.fromDay &&
  particulars.toDay === told.toDay &&
  particulars.capacity === told.capacity

const yearsLater = (day: Day, years: number): Day =>
  `${String(Number(day.slice(0, 4)) + years)}${day.slice(4)}`

/** What has not happened yet cannot be told; only a certificate's validity may lie ahead. */
const pastDays = (claim: Claim): (Day | null)[] =>
  claim.kind === 'profile' ? [claim.particulars.birthDay] : lifeDays(claim)

function lifeDays({ kind, particulars }: Claim): (Day | null)[] {
  switch (kind) {
    case 'medical':
    case 'certificate':
      return [particulars.issuedOn]
    case 'service':
    case 'uniformed':
      return [particulars.fromDay, particulars.toDay]
    case 'course':
      return [particulars.fromDay, particulars.completedOn]
    case 'profile':
    case 'residence':
    case 'description':
    case 'education':
      return []
  }
}
