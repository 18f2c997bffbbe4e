import type { ApplicationFacts, MarinerFacts } from '../../rules/index.ts'
import type { Enclosure } from './enclosures.queries.ts'

/** What a person may enclose: the papers of 23(ii) and 30(ii) by their letters, and others that an officer asked for. */
export const requirements = [
  'testimonials',
  'character',
  'earlier-certificate',
  'photograph',
  'photograph-signed',
  'proof-of-age',
  'other',
] as const
export type Requirement = (typeof requirements)[number]

/** A paper in the person's record counts too: nobody is asked for the same paper twice. */
type RecordLine = { kind: string; documents: readonly unknown[] }
const answeredByRecord: Record<string, readonly string[]> = {
  testimonials: ['service', 'course', 'uniformed'],
  'earlier-certificate': ['certificate'],
  'proof-of-age': ['profile'],
}

/** How many papers of the record answer a requirement. */
export const papersInRecord = (requirement: string, record: readonly RecordLine[]): number =>
  record
    .filter((line) => answeredByRecord[requirement]?.includes(line.kind) === true)
    .reduce((sum, line) => sum + line.documents.length, 0)

/** The facts for 23(ii) or 30(ii): what is enclosed, and whether an earlier certificate is held at all. */
export function enclosureFacts(
  enclosures: readonly Enclosure[],
  record: readonly RecordLine[],
  mariner: MarinerFacts,
  feeReported: boolean,
): ApplicationFacts {
  const has = (requirement: string): boolean =>
    enclosures.some((one) => one.requirement === requirement) || papersInRecord(requirement, record) > 0
  return {
    documents: {
      testimonials: has('testimonials'),
      character: has('character'),
      feeReceipt: feeReported,
      earlierCertificate: has('earlier-certificate'),
      photographs: Number(has('photograph')) + Number(has('photograph-signed')),
      proofOfAge: has('proof-of-age'),
    },
    ...(mariner.certificates === undefined
      ? {}
      : { holdsEarlierCertificate: mariner.certificates.some(grantedUnderTheRules) }),
  }
}

/** 23(ii)(d), 30(ii)(d) ask for a certificate granted under these rules: not one of the Merchant Shipping Act. */
const grantedUnderTheRules = ({ grade }: { grade: string }): boolean =>
  grade !== 'merchant-shipping-engine-driver'
