// What the candidates say of themselves, with the papers that prove it.
import type { Actor, Day } from '../../db/act.ts'
import { readClaim, type RecordKind } from '../../mariners/index.ts'
import { attachDocument } from '../../mariners/attach-document.ts'
import { addRecord, sayNone } from '../../mariners/change-record.ts'
import { signUp } from '../../people/index.ts'
import type { Candidate } from './cast.ts'
import { typedPaper } from './pictures.ts'
import { type Entry, pathOf } from './careers.ts'
import { dayAfter, done, type Scene, system } from './stage.ts'

/** A candidate with an account. */
export type Member = Candidate & { personId: string; actor: Actor; fullName: string }

/** Makes the account, in the person's own language. */
export async function join({ db, password }: Scene, candidate: Candidate): Promise<Member> {
  const [givenNames, surname] = candidate.name[candidate.writes]
  const fullName = `${givenNames} ${surname}`
  const contact = { mobile: `+91${candidate.mobile}` }
  const made = await signUp(db, { fullName, contact, password, language: 'hi' }, system)
  const { personId } = done(`account of ${candidate.stage}`, made)
  return { ...candidate, fullName, personId, actor: { personId, role: 'person', authorityId: null } }
}

type Change = (entries: Entry[]) => Entry[]

/** Fills in the whole record as it stands on a day; `change` makes it different for who is not there yet. */
export async function fillRecord(
  scene: Scene,
  member: Member,
  on: Day,
  change: Change = (all) => all,
): Promise<void> {
  const entries = change([...personalEntries(member, on), ...pathOf(member, on)])
  for (const [at, entry] of entries.entries()) await fillEntry(scene, member, entry, at)
  for (const kind of ['certificate', 'uniformed'] as const)
    if (!entries.some((entry) => entry.kind === kind))
      done(`no ${kind}`, await sayNone(scene.db, member.personId, kind, member.actor))
}

const unproved: readonly RecordKind[] = ['residence', 'description']

async function fillEntry(scene: Scene, member: Member, { kind, fields }: Entry, at: number): Promise<void> {
  const { db, config } = scene
  const form = readClaim(kind, fields)
  if (!form.ok) throw new Error(`Demonstration: ${kind} does not fit: ${JSON.stringify(form.state.errors)}`)
  const added = await addRecord(db, member.personId, form.value, member.actor)
  const { id } = done(`${kind} of ${member.stage}`, added)
  if (unproved.includes(kind)) return
  const place = { personId: member.personId, id, kind, upload: paperOf(member, kind, fields, at) }
  done(`paper of ${kind}`, await attachDocument(db, config.dataFolder, place, member.actor))
}

/** The reader's own type has Latin letters alone: what is written otherwise is left out. */
function paperOf(member: Member, kind: RecordKind, fields: Record<string, string>, at: number) {
  const latin = Object.entries(fields).filter(([, value]) => /^[\x20-\x7e]+$/.test(value))
  const lines = latin.map(([name, value]) => `${name}: ${value}`)
  const title = `Specimen for demonstration: ${kind}, no. ${String(member.seed)}/${String(at + 1)}`
  return typedPaper(`${kind}-${String(at + 1)}`, [title, '', ...lines])
}

function personalEntries(member: Candidate, on: Day): Entry[] {
  const { village, thana, district } = member.home
  const address = `Ghat Tola, ${village}, ${district}`
  const residence = { permanentAddress: address, permanentThana: thana, permanentDistrict: district }
  const description = {
    heightCm: String(160 + (member.seed % 17)),
    complexion: 'Wheatish',
    hair: 'Black',
    eyes: 'Brown',
    marks: member.seed % 2 === 0 ? 'Scar on the left hand' : 'Mole on the right cheek',
  }
  const medical = {
    issuedOn: dayAfter(on, -12),
    issuedBy: 'government-medical-officer',
    doctorName: 'Dr. Meena Soren, Sadar Hospital, Sahibganj',
    fit: 'yes',
    colourBlind: 'no',
    normalColourVision: 'yes',
    visionRight: '6/6',
    visionLeft: '6/6',
  }
  return [
    { kind: 'profile', fields: profileOf(member) },
    { kind: 'residence', fields: { ...residence, presentAddress: address } },
    { kind: 'description', fields: description },
    { kind: 'medical', fields: medical },
  ]
}

function profileOf({ name, birthDay, home }: Candidate): Record<string, string> {
  const [givenNamesHi, surnameHi, fatherNameHi] = name.hi
  const [givenNamesEn, surnameEn, fatherNameEn] = name.en
  return {
    ...{ givenNamesHi, surnameHi, fatherNameHi },
    ...{ givenNamesEn, surnameEn, fatherNameEn },
    birthDay,
    birthVillage: home.village,
    birthThana: home.thana,
    birthDistrict: home.district,
    nationality: 'Indian',
    citizenOfIndia: 'yes',
    readsWritesHindi: 'yes',
  }
}
