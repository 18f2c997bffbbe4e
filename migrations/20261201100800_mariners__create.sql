-- What a mariner says of himself, entry by entry, and what an officer found of it.
-- Never kept: caste (Form 26 prints a field for it; it stays blank) and the Aadhaar number.
create table mariner_records (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id),
  kind text not null constraint mariner_records_kind check (kind in
    ('profile', 'residence', 'description', 'education', 'medical', 'service', 'course', 'certificate', 'uniformed')),
  version integer not null default 0,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
comment on table mariner_records is 'One entry of a person''s record; its particulars stand in the table of its kind, under the same id.';
comment on column mariner_records.version is 'Counts the changes: a finding holds only for the version that the officer saw.';
create index mariner_records_person on mariner_records (person_id, kind);
create unique index mariner_records_single on mariner_records (person_id, kind)
  where removed_at is null and kind in ('profile', 'residence', 'description', 'education');

create table mariner_profiles (
  record_id uuid primary key references mariner_records (id),
  given_names_hi text,
  surname_hi text,
  given_names_en text,
  surname_en text,
  father_name_hi text,
  father_name_en text,
  mother_name_hi text,
  mother_name_en text,
  birth_day date not null,
  birth_village text not null,
  birth_thana text not null,
  birth_district text not null,
  nationality text not null,
  citizen_of_india boolean not null,
  reads_writes_hindi boolean not null,
  constraint mariner_profiles_name check
    (num_nonnulls(given_names_hi, given_names_en) > 0 and num_nonnulls(surname_hi, surname_en) > 0
     and num_nonnulls(father_name_hi, father_name_en) > 0)
);
comment on table mariner_profiles is 'Who the person is: Form 20 part A; Forms 22 to 26. The names stand in Devanagari (hi) and in Latin letters (en), since the papers are printed in both.';
comment on column mariner_profiles.given_names_en is 'Asked in both scripts; an entry brought over from elsewhere may have it in one alone.';

create table mariner_residences (
  record_id uuid primary key references mariner_records (id),
  permanent_address text not null,
  permanent_thana text not null,
  permanent_district text not null,
  present_address text not null
);
comment on table mariner_residences is 'Where the person lives, with thana and district (Forms 22 and 23).';

create table mariner_descriptions (
  record_id uuid primary key references mariner_records (id),
  height_cm integer not null constraint mariner_descriptions_height check (height_cm between 90 and 250),
  complexion text not null,
  hair text not null,
  eyes text not null,
  marks text
);
comment on table mariner_descriptions is 'What the person looks like: Form 20 part I.';
comment on column mariner_descriptions.marks is 'Permanent marks or scars; null: none.';

create table mariner_educations (
  record_id uuid primary key references mariner_records (id),
  highest_class integer not null constraint mariner_educations_class check (highest_class between 0 and 12),
  school text,
  board text,
  passed_in integer
);
comment on table mariner_educations is 'The highest class passed at a recognised school or board; 0: none.';

create table medical_certificates (
  record_id uuid primary key references mariner_records (id),
  issued_on date not null,
  issued_by text not null constraint medical_certificates_issued_by check (issued_by in
    ('registered-medical-officer', 'government-medical-officer')),
  doctor_name text not null,
  fit boolean not null,
  colour_blind boolean not null,
  normal_colour_vision boolean not null,
  vision_right text not null,
  vision_left text not null
);
comment on table medical_certificates is 'Rules 23(iii) and 30(iv); the newest one counts.';

create table service_entries (
  record_id uuid primary key references mariner_records (id),
  vessel_number text,
  vessel_name text not null,
  vessel_id uuid references vessels (id),
  from_day date not null,
  to_day date,
  department text not null constraint service_entries_department check (department in ('deck', 'engine')),
  capacity text not null,
  waters text not null constraint service_entries_waters check (waters in ('inland', 'sea')),
  state text not null,
  has_engine boolean,
  vessel_bhp numeric(8, 2) constraint service_entries_bhp check (vessel_bhp >= 0),
  vessel_nhp numeric(8, 2) constraint service_entries_nhp check (vessel_nhp >= 0),
  main_engine_watch boolean,
  in_charge boolean,
  watchkeeping_under text,
  structured_training boolean,
  port_of_registry text,
  constraint service_entries_order check (from_day <= to_day)
);
comment on table service_entries is 'Service on rivers, shore or sea: Form 20 part G.';
comment on column service_entries.vessel_id is 'The vessel of the register whose number was typed: its power was taken from there. Null: typed by hand.';
comment on column service_entries.to_day is 'Null: still serving there.';
comment on column service_entries.vessel_bhp is 'Null: not known, or no engine (has_engine false).';
comment on column service_entries.watchkeeping_under is 'The grade of the officer of the watch; "none": under none; null: not known.';
create index service_entries_vessel on service_entries (vessel_id);

create table courses_done (
  record_id uuid primary key references mariner_records (id),
  course text not null,
  institute text not null,
  institute_name text not null,
  certificate_number text,
  from_day date,
  completed_on date,
  constraint courses_done_order check (from_day <= completed_on)
);
comment on table courses_done is 'Courses, with the training period that counts as service.';
comment on column courses_done.completed_on is 'Null: still going on.';

create table certificates_held (
  record_id uuid primary key references mariner_records (id),
  number text not null,
  grade text not null,
  kind text not null constraint certificates_held_kind check (kind in ('competency', 'service', 'licence')),
  issued_at text not null,
  issued_on date not null,
  valid_until date not null,
  ended_on date,
  max_nhp numeric(8, 2) constraint certificates_held_nhp check (max_nhp >= 0),
  suspended_from date,
  suspended_to date,
  suspended_again_from date,
  suspended_again_to date,
  suspension_cause text,
  constraint certificates_held_order check (issued_on <= valid_until),
  constraint certificates_held_suspension check (suspended_from <= suspended_to),
  constraint certificates_held_suspension_again check (suspended_again_from <= suspended_again_to)
);
comment on table certificates_held is 'Earlier certificates and licences: Form 20 part B.';
comment on column certificates_held.issued_at is 'Where it was issued.';
comment on column certificates_held.ended_on is 'Cancelled or surrendered with effect from this day.';
comment on column certificates_held.suspended_to is 'Null with a beginning: still suspended.';

create table uniformed_service (
  record_id uuid primary key references mariner_records (id),
  force text not null,
  unit_name text not null,
  capacity text not null constraint uniformed_service_capacity check (capacity in ('master', 'engineer', 'other')),
  water_transport_unit boolean not null,
  has_engine boolean,
  vessel_bhp numeric(8, 2) constraint uniformed_service_bhp check (vessel_bhp >= 0),
  from_day date not null,
  to_day date,
  constraint uniformed_service_order check (from_day <= to_day)
);
comment on table uniformed_service is 'Service in the armed forces, the police or a paramilitary force.';
comment on column uniformed_service.to_day is 'Null: still serving.';

create table empty_parts (
  person_id uuid not null references people (id),
  kind text not null,
  said_at timestamptz not null,
  constraint empty_parts_pk primary key (person_id, kind)
);
comment on table empty_parts is 'The person said: of this I have none. Without it an empty part is not known, and not none.';
grant delete on empty_parts to sukani_app;

create table record_documents (
  id uuid primary key default uuidv7(),
  record_id uuid not null references mariner_records (id),
  document_id uuid not null references documents (id),
  attached_at timestamptz not null,
  removed_at timestamptz
);
comment on table record_documents is 'The papers that prove an entry.';
create index record_documents_record on record_documents (record_id);
create index record_documents_document on record_documents (document_id);

create table findings (
  id uuid primary key default uuidv7(),
  record_id uuid not null references mariner_records (id),
  record_version integer not null,
  authority_id uuid not null references authorities (id),
  verdict text not null constraint findings_verdict check (verdict in ('accepted', 'corrected', 'not-accepted')),
  found jsonb,
  against_document_id uuid references documents (id),
  note text,
  by_id uuid not null references people (id),
  at timestamptz not null,
  constraint findings_found check ((verdict = 'not-accepted') = (found is null))
);
comment on table findings is 'What an officer of an authority found of an entry, as it stood at that version. Never changed: the newest counts.';
comment on column findings.found is 'The particulars as found: those claimed, or the corrected ones. Null: not accepted.';
create index findings_record on findings (record_id, authority_id, at desc);
create index findings_authority on findings (authority_id);
create index findings_document on findings (against_document_id);
create index findings_by on findings (by_id);
revoke update on findings from sukani_app;
