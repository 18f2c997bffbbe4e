import type { Db, Trx } from '../db/connect.ts'
import type { Claim, Particulars, RecordKind } from './claims.ts'

const tables = {
  profile: 'mariner_profiles',
  residence: 'mariner_residences',
  description: 'mariner_descriptions',
  education: 'mariner_educations',
  medical: 'medical_certificates',
  service: 'service_entries',
  course: 'courses_done',
  certificate: 'certificates_held',
  uniformed: 'uniformed_service',
} as const satisfies Record<RecordKind, string>

/** The particulars of these entries of one kind, by the names of the form; `recordId` says whose they are. */
export async function listParticulars(
  db: Db,
  kind: RecordKind,
  recordIds: string[],
): Promise<Record<string, unknown>[]> {
  if (recordIds.length === 0) return []
  const rows = await db.selectFrom(tables[kind]).selectAll().where('record_id', 'in', recordIds).execute()
  return rows.map(inCamelCase)
}

const inCamelCase = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

/** Writes the particulars of an entry, in place of those that were there. */
export async function putParticulars(trx: Trx, recordId: string, claim: Claim): Promise<void> {
  const { kind, particulars } = claim
  switch (kind) {
    case 'profile':
      await putProfile(trx, recordId, particulars)
      break
    case 'residence':
      await putResidence(trx, recordId, particulars)
      break
    case 'description':
      await putDescription(trx, recordId, particulars)
      break
    case 'education':
      await putEducation(trx, recordId, particulars)
      break
    case 'medical':
      await putMedical(trx, recordId, particulars)
      break
    case 'service':
      await putService(trx, recordId, particulars)
      break
    case 'course':
      await putCourse(trx, recordId, particulars)
      break
    case 'certificate':
      await putCertificate(trx, recordId, particulars)
      break
    case 'uniformed':
      await putUniformed(trx, recordId, particulars)
      break
  }
}

async function putProfile(trx: Trx, recordId: string, said: Particulars['profile']): Promise<void> {
  const row = {
    given_names_hi: said.givenNamesHi,
    surname_hi: said.surnameHi,
    given_names_en: said.givenNamesEn,
    surname_en: said.surnameEn,
    father_name_hi: said.fatherNameHi,
    father_name_en: said.fatherNameEn,
    mother_name_hi: said.motherNameHi,
    mother_name_en: said.motherNameEn,
    birth_day: said.birthDay,
    birth_village: said.birthVillage,
    birth_thana: said.birthThana,
    birth_district: said.birthDistrict,
    nationality: said.nationality,
    citizen_of_india: said.citizenOfIndia,
    reads_writes_hindi: said.readsWritesHindi,
  }
  const values = { record_id: recordId, ...row }
  await trx
    .insertInto('mariner_profiles')
    .values(values)
    .onConflict((same) => same.column('record_id').doUpdateSet(row))
    .execute()
}

async function putResidence(trx: Trx, recordId: string, said: Particulars['residence']): Promise<void> {
  const row = {
    permanent_address: said.permanentAddress,
    permanent_thana: said.permanentThana,
    permanent_district: said.permanentDistrict,
    present_address: said.presentAddress,
  }
  const values = { record_id: recordId, ...row }
  await trx
    .insertInto('mariner_residences')
    .values(values)
    .onConflict((same) => same.column('record_id').doUpdateSet(row))
    .execute()
}

async function putDescription(trx: Trx, recordId: string, said: Particulars['description']): Promise<void> {
  const { heightCm, ...rest } = said
  const row = { height_cm: heightCm, ...rest }
  const values = { record_id: recordId, ...row }
  await trx
    .insertInto('mariner_descriptions')
    .values(values)
    .onConflict((same) => same.column('record_id').doUpdateSet(row))
    .execute()
}

async function putEducation(trx: Trx, recordId: string, said: Particulars['education']): Promise<void> {
  const { highestClass, passedIn, ...rest } = said
  const row = { highest_class: highestClass, passed_in: passedIn, ...rest }
  const values = { record_id: recordId, ...row }
  await trx
    .insertInto('mariner_educations')
    .values(values)
    .onConflict((same) => same.column('record_id').doUpdateSet(row))
    .execute()
}

async function putMedical(trx: Trx, recordId: string, said: Particulars['medical']): Promise<void> {
  const row = {
    issued_on: said.issuedOn,
    issued_by: said.issuedBy,
    doctor_name: said.doctorName,
    fit: said.fit,
    colour_blind: said.colourBlind,
    normal_colour_vision: said.normalColourVision,
    vision_right: said.visionRight,
    vision_left: said.visionLeft,
  }
  const values = { record_id: recordId, ...row }
  await trx
    .insertInto('medical_certificates')
    .values(values)
    .onConflict((same) => same.column('record_id').doUpdateSet(row))
    .execute()
}

async function putService(trx: Trx, recordId: string, said: Particulars['service']): Promise<void> {
  const row = {
    vessel_number: said.vesselNumber,
    vessel_name: said.vesselName,
    vessel_id: said.vesselId,
    from_day: said.fromDay,
    to_day: said.toDay,
    department: said.department,
    capacity: said.capacity,
    waters: said.waters,
    state: said.state,
    has_engine: said.hasEngine,
    vessel_bhp: said.vesselBhp,
    vessel_nhp: said.vesselNhp,
    main_engine_watch: said.mainEngineWatch,
    in_charge: said.inCharge,
    watchkeeping_under: said.watchkeepingUnder,
    structured_training: said.structuredTraining,
    port_of_registry: said.portOfRegistry,
  }
  const values = { record_id: recordId, ...row }
  await trx
    .insertInto('service_entries')
    .values(values)
    .onConflict((same) => same.column('record_id').doUpdateSet(row))
    .execute()
}

async function putCourse(trx: Trx, recordId: string, said: Particulars['course']): Promise<void> {
  const row = {
    course: said.course,
    institute: said.institute,
    institute_name: said.instituteName,
    certificate_number: said.certificateNumber,
    from_day: said.fromDay,
    completed_on: said.completedOn,
  }
  const values = { record_id: recordId, ...row }
  await trx
    .insertInto('courses_done')
    .values(values)
    .onConflict((same) => same.column('record_id').doUpdateSet(row))
    .execute()
}

async function putCertificate(trx: Trx, recordId: string, said: Particulars['certificate']): Promise<void> {
  const row = {
    number: said.number,
    grade: said.grade,
    kind: said.kind,
    issued_at: said.issuedAt,
    issued_on: said.issuedOn,
    valid_until: said.validUntil,
    ended_on: said.endedOn,
    max_nhp: said.maxNhp,
    suspended_from: said.suspendedFrom,
    suspended_to: said.suspendedTo,
    suspended_again_from: said.suspendedAgainFrom,
    suspended_again_to: said.suspendedAgainTo,
    suspension_cause: said.suspensionCause,
  }
  const values = { record_id: recordId, ...row }
  await trx
    .insertInto('certificates_held')
    .values(values)
    .onConflict((same) => same.column('record_id').doUpdateSet(row))
    .execute()
}

async function putUniformed(trx: Trx, recordId: string, said: Particulars['uniformed']): Promise<void> {
  const row = {
    force: said.force,
    unit_name: said.unitName,
    capacity: said.capacity,
    water_transport_unit: said.waterTransportUnit,
    has_engine: said.hasEngine,
    vessel_bhp: said.vesselBhp,
    from_day: said.fromDay,
    to_day: said.toDay,
  }
  const values = { record_id: recordId, ...row }
  await trx
    .insertInto('uniformed_service')
    .values(values)
    .onConflict((same) => same.column('record_id').doUpdateSet(row))
    .execute()
}
