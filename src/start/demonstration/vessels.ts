// Invented vessels, around the powers at which the rules draw their lines: 40, 85, 113, 226, 282 and 565 BHP.
import type { Db } from '../../db/connect.ts'

type Vessel = { number: string; name: string; nameHi: string; kind: string; bhp: number | null }

const vessel = (number: string, name: string, nameHi: string, kind: string, bhp: number | null): Vessel => ({
  number,
  name,
  nameHi,
  kind,
  bhp,
})

const vessels: readonly Vessel[] = [
  vessel('SBG-0012', 'Ganga Putri', 'गंगा पुत्री', 'country-boat', null),
  vessel('SBG-0039', 'Chhoti Naiya', 'छोटी नैया', 'passenger', 39),
  vessel('SBG-0040', 'Udhwa', 'उधवा', 'passenger', 40),
  vessel('SBG-0084', 'Mangalhat', 'मंगलहाट', 'cargo', 84),
  vessel('SBG-0085', 'Taljhari', 'तालझारी', 'cargo', 85),
  vessel('SBG-0113', 'Sakrigali', 'सकरीगली', 'ferry', 113),
  vessel('SBG-0225', 'Barharwa', 'बरहरवा', 'tug', 225),
  vessel('SBG-0226', 'Rajmahal', 'राजमहल', 'tug', 226),
  vessel('SBG-0282', 'Ganga Vihar', 'गंगा विहार', 'ro-ro', 282),
  vessel('SBG-0300', 'Sahibganj', 'साहिबगंज', 'ro-ro', 300),
  vessel('SBG-0565', 'Maharajpur', 'महाराजपुर', 'pusher', 565),
  vessel('SBG-0720', 'Teliagarhi', 'तेलियागढ़ी', 'cargo', 720),
]

/** Enters them into the register: particulars only, for the look-up of a sea service. */
export async function registerVessels(db: Db, authorityId: string): Promise<void> {
  const rows = vessels.map(({ nameHi, ...one }) => ({
    ...one,
    name_hi: nameHi,
    authority_id: authorityId,
    waters: 'inland',
    state_code: 'IN-JH',
  }))
  await db
    .insertInto('vessels')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('vessels_number').doNothing())
    .execute()
}
