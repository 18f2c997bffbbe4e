import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import type { MarinerFacts } from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'
import { type Claim, type Particulars, type RecordKind, recordKinds, storedClaim } from './claims.ts'
import { factsOf } from './facts.ts'
import { listFindings, listRecordDocuments } from './findings.queries.ts'
import { listParticulars } from './particulars.queries.ts'
import { listEmptyParts, listRecords } from './records.queries.ts'
import { type Row, rowsOf, titleOf } from './said.ts'

export type Verdict = 'accepted' | 'corrected' | 'not-accepted'
/** What an officer found of an entry as it stands: `claim` is what the facts are taken from; null when not accepted. */
type Finding = {
  verdict: Verdict
  claim: Claim | null
  rows: Row[]
  note: string | null
  by: string
  at: Date
  againstDocumentId: string | null
}
type RecordDocument = { id: string; name: string; kind: 'image' | 'pdf' }
/** One entry of a person's record, ready to be shown beside its papers. */
export type RecordLine = {
  id: string
  kind: RecordKind
  version: number
  changedAt: Date
  kindKey: string
  title: Bilingual
  claim: Claim
  rows: Row[]
  documents: RecordDocument[]
  finding: Finding | null
}

const Kind = z.enum(recordKinds)
const Found = z.record(z.string(), z.unknown())
const verdict = z.enum(['accepted', 'corrected', 'not-accepted'])

/**
 * Every entry of a person's record in the order of its parts, with its papers and what was found of it: by this
 * authority, or by whichever looked last.
 */
export async function recordOf(
  db: Db,
  personId: string,
  authorityId: string | null = null,
): Promise<RecordLine[]> {
  const [claims, documents, findings] = await Promise.all([
    claimsOf(db, personId),
    listRecordDocuments(db, personId),
    listFindings(db, personId, authorityId),
  ])
  return claims.map(({ id, version, changedAt, claim }) => {
    const found = findings.find((one) => one.recordId === id)
    return {
      id,
      kind: claim.kind,
      version,
      changedAt,
      kindKey: `mariners.kind.${claim.kind}`,
      title: titleOf(claim),
      claim,
      rows: rowsOf(claim),
      documents: documents.filter((one) => one.recordId === id).map(documentOf),
      finding: found ? findingOf(claim.kind, found) : null,
    }
  })
}

type Claimed = { id: string; version: number; changedAt: Date; claim: Claim }

async function claimsOf(db: Db, personId: string): Promise<Claimed[]> {
  const records = (await listRecords(db, personId)).map((row) => ({ ...row, kind: Kind.parse(row.kind) }))
  const parts: Claimed[] = []
  for (const kind of recordKinds) {
    const ofKind = records.filter((record) => record.kind === kind)
    const stored = await listParticulars(
      db,
      kind,
      ofKind.map((record) => record.id),
    )
    for (const { id, version, changedAt } of ofKind) {
      const particulars = stored.find((row) => row['recordId'] === id)
      if (particulars) parts.push({ id, version, changedAt, claim: storedClaim(kind, particulars) })
    }
  }
  return parts
}

const documentOf = ({ id, name, kind }: { id: string; name: string; kind: string }): RecordDocument => ({
  id,
  name,
  kind: kind === 'pdf' ? 'pdf' : 'image',
})

type FindingRow = Awaited<ReturnType<typeof listFindings>>[number]

function findingOf(kind: RecordKind, row: FindingRow): Finding {
  const claim = row.found === null ? null : storedClaim(kind, Found.parse(row.found))
  return {
    verdict: verdict.parse(row.verdict),
    claim,
    rows: claim ? rowsOf(claim) : [],
    note: row.note,
    by: row.by,
    at: row.at,
    againstDocumentId: row.againstDocumentId,
  }
}

/** What the person says of himself: for the live check, which says that it uses claims. */
export async function claimedFacts(db: Db, personId: string): Promise<MarinerFacts> {
  const [claims, empty] = await Promise.all([claimsOf(db, personId), listEmptyParts(db, personId)])
  return factsOf({ claims: claims.map(({ claim }) => claim), complete: (kind) => empty.includes(kind) })
}

/**
 * What the officers of an authority found: scrutiny decides on this. An entry that nobody found does not count;
 * a list is then what was found, and complete. Of the person himself nothing is known until it is found.
 */
export async function foundFacts(db: Db, personId: string, authorityId: string): Promise<MarinerFacts> {
  const lines = await recordOf(db, personId, authorityId)
  const unseenMedical = lines.some((line) => line.kind === 'medical' && line.finding === null)
  return factsOf({
    claims: lines.flatMap((line) => (line.finding?.claim ? [line.finding.claim] : [])),
    complete: (kind) => kind !== 'medical' || !unseenMedical,
  })
}

/**
 * What the officers have found so far, for the examiner's page: a part with an entry that nobody has looked at is not
 * known yet, and no shortcoming.
 */
export async function seenFacts(db: Db, personId: string, authorityId: string): Promise<MarinerFacts> {
  const lines = await recordOf(db, personId, authorityId)
  const unseen = unseenKinds(lines)
  return factsOf({
    claims: lines.flatMap(({ kind, finding }) =>
      finding?.claim && !unseen.includes(kind) ? [finding.claim] : [],
    ),
    complete: (kind) => !unseen.includes(kind),
  })
}

/** The parts of a record in which an entry has no finding. */
const unseenKinds = (lines: readonly RecordLine[]): RecordKind[] =>
  lines.filter(({ finding }) => finding === null).map(({ kind }) => kind)

/** What papers print of a person: Form 20 parts A and I, Forms 21 to 26. A part not yet filled in is null. */
export type Profile = {
  profile: Particulars['profile'] | null
  residence: Particulars['residence'] | null
  description: Particulars['description'] | null
}

/** As the person says it; with an authority, as it was found there, where it was. */
export async function profileOf(db: Db, personId: string, authorityId?: string): Promise<Profile> {
  const lines = await recordOf(db, personId, authorityId ?? null)
  const printed = lines.map((line) =>
    authorityId === undefined ? line.claim : (line.finding?.claim ?? line.claim),
  )
  const profile: Profile = { profile: null, residence: null, description: null }
  for (const claim of printed) {
    if (claim.kind === 'profile') profile.profile = claim.particulars
    if (claim.kind === 'residence') profile.residence = claim.particulars
    if (claim.kind === 'description') profile.description = claim.particulars
  }
  return profile
}
