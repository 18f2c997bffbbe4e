import { authorities } from '../authorities/index.ts'
import type { Db } from '../db/connect.ts'
import { type Vessel, vesselByNumber } from '../vessels/index.ts'
import type { Language } from '../shell/text.ts'
import type { Claim, Particulars } from './claims.ts'

/** The vessel of this number in the register of any authority of this installation. */
export async function registeredVessel(db: Db, number: string): Promise<Vessel | undefined> {
  for (const authority of await authorities(db)) {
    const vessel = await vesselByNumber(db, authority.id, number)
    if (vessel) return vessel
  }
  return undefined
}

/** The name that the register has of a vessel, in the script of a language. */
export const vesselNameIn = (language: Language, { name, nameHi }: Vessel): string =>
  language === 'hi' ? nameHi : name

/** What the register knows of a vessel, as the form of a service holds it; the name in the script that is read. */
export const vesselParticulars = (
  vessel: Vessel,
  language: Language,
): Pick<
  Particulars['service'],
  'vesselId' | 'vesselNumber' | 'vesselName' | 'waters' | 'state' | 'hasEngine' | 'vesselBhp' | 'vesselNhp'
> => ({
  vesselId: vessel.id,
  vesselNumber: vessel.number,
  vesselName: vesselNameIn(language, vessel),
  waters: vessel.waters,
  state: vessel.stateCode,
  hasEngine: vessel.bhp !== null || vessel.nhp !== null,
  vesselBhp: vessel.bhp,
  vesselNhp: vessel.nhp,
})

/** A service on a registered vessel has the name and the power that the register has, whatever was typed. */
export async function withRegisteredVessel(db: Db, claim: Claim): Promise<Claim> {
  if (claim.kind !== 'service') return claim
  const { vesselNumber, vesselName } = claim.particulars
  const vessel = vesselNumber === null ? undefined : await registeredVessel(db, vesselNumber)
  if (!vessel) return { ...claim, particulars: { ...claim.particulars, vesselId: null } }
  const { vesselNhp, ...known } = vesselParticulars(vessel, vesselName === vessel.nameHi ? 'hi' : 'en')
  const nominal = vesselNhp ?? claim.particulars.vesselNhp
  return { ...claim, particulars: { ...claim.particulars, ...known, vesselNhp: nominal } }
}
