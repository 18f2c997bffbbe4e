// Papers of invented people, granted in an act of their own.
import { randomUUID } from 'node:crypto'
import { perform } from '../../src/db/act.ts'
import { issuePaper, type NewPaper, type PaperContent } from '../../src/papers/index.ts'
import type { House } from '../support/house.ts'

const en = {
  holder: 'Krishna Hrishikesh Nishad',
  address: 'Village Mangalhat, Post Rajmahal, District Sahibganj, Jharkhand 816108',
  birth: '12 March 2001, Village Mangalhat, Thana Rajmahal, District Sahibganj',
  issuedAt: 'Ranchi',
  grantedBy: 'Anita Kumari Toppo',
  fatherName: 'Shri Dhaneshwar Nishad',
  residence: 'Village Mangalhat, Thana Rajmahal, District Sahibganj, Jharkhand 816108',
  marks: 'A scar of 2 cm above the left eyebrow; a mole on the right forearm',
  height: '168 cm',
  examinedOn: '28 November 2026',
  ticket: '',
}
const hi = {
  holder: 'कृष्ण हृषिकेश निषाद',
  address: 'ग्राम मंगलहाट, डाकघर राजमहल, जिला साहिबगंज, झारखण्ड 816108',
  birth: '12 मार्च 2001, ग्राम मंगलहाट, थाना राजमहल, जिला साहिबगंज',
  issuedAt: 'राँची',
  grantedBy: 'अनीता कुमारी टोप्पो',
  fatherName: 'श्री धनेश्वर निषाद',
  residence: 'ग्राम मंगलहाट, थाना राजमहल, जिला साहिबगंज, झारखण्ड 816108',
  marks: 'बाईं भौंह के ऊपर 2 से.मी. का कटा निशान; दाहिनी बाँह पर तिल',
  height: '168 से.मी.',
  examinedOn: '28 नवंबर 2026',
  ticket: '',
}
export const certificateContent: PaperContent = { en, hi }
export const admitCardContent: PaperContent = {
  en: {
    holder: en.holder,
    application: 'JH-APP-2026-000014',
    grade: 'Serang',
    session: 'JH-SES-2026-000003',
    starts: '28 November 2026, 10:00',
    centre: 'Examination Centre, Ranchi',
    seat: '12',
  },
  hi: {
    holder: hi.holder,
    application: 'JH-APP-2026-000014',
    grade: 'सेरांग',
    session: 'JH-SES-2026-000003',
    starts: '28 नवंबर 2026, 10:00',
    centre: 'परीक्षा केन्द्र, राँची',
    seat: '12',
  },
}

type Options = Partial<NewPaper> & { grantedBy?: string | null }

/** Grants a paper (a Serang's certificate unless told otherwise) from today for five years. */
export async function aPaper(
  home: House,
  holderId: string,
  { grantedBy = null, ...options }: Options = {},
): Promise<{ id: string; number: string }> {
  const actor = {
    personId: grantedBy,
    role: 'chief-examiner',
    authorityId: home.jharkhand,
    requestId: randomUUID(),
  }
  return await perform(home.db, actor, async (act) => {
    const paper: NewPaper = {
      authorityId: home.jharkhand,
      series: 'SER',
      kind: 'certificate-of-competency',
      grade: 'serang',
      form: 'form-26',
      holderId,
      content: certificateContent,
      photographId: null,
      validFrom: act.today,
      validUntil: dayAfter(act.today, 1825),
      decisionId: null,
      ...options,
    }
    return await issuePaper(act, home.deps.jobs, paper)
  })
}

/** The day so many days later (or, below zero, earlier). */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
