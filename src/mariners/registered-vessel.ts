import { authorities } from '../authorities/index.ts'
import type { Db } from '../db/connect.ts'
import { type Vessel, vesselByNumber } from '../vessels/index.ts'
import type { Claim, Particulars } from './claims.ts'

/** The vessel of this number in the register of any authority of this installation. */
export async function registeredVessel(db: Db, number: string): Promise<Vessel | undefined> {
  for (const authority of await authorities(db)) {
    const vessel = await vesselByNumber(db, authority.id, number)
    if (vessel) return vessel
  }
  return undefined
}

/** What the register knows of a vessel, as the form of a service holds it. */
export const vesselParticulars = (
  vessel: Vessel,
): Pick<
  Particulars['service'],
  'vesselId' | 'vesselNumber' | 'vesselName' | 'waters' | 'state' | 'hasEngine' | 'vesselBhp' | 'vesselNhp'
> => ({
  vesselId: vessel.id,
  vesselNumber: vessel.number,
  vesselName: vessel.name,
  waters: vessel.waters,
  state: vessel.stateCode,
  hasEngine: vessel.bhp !== null || vessel.nhp !== null,
  vesselBhp: vessel.bhp,
  vesselNhp: vessel.nhp,
})

/** A service on a registered vessel has the power that the register has, whatever was typed. */
export async function withRegisteredVessel(db: Db, claim: Claim): Promise<Claim> {
  if (claim.kind !== 'service') return claim
  const { vesselNumber } = claim.particulars
  const vessel = vesselNumber === null ? undefined : await registeredVessel(db, vesselNumber)
  if (!vessel) return { ...claim, particulars: { ...claim.particulars, vesselId: null } }
  const { vesselNhp, ...known } = vesselParticulars(vessel)
  const nominal = vesselNhp ?? claim.particulars.vesselNhp
  return { ...claim, particulars: { ...claim.particulars, ...known, vesselNhp: nominal } }
}
