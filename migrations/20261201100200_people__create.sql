-- One account a person for the whole site; roles are given per authority.
create table people (
  id uuid primary key default uuidv7(),
  full_name text not null constraint people_full_name_normal check (full_name is nfc normalized and length(full_name) between 2 and 120),
  mobile text constraint people_mobile unique constraint people_mobile_form check (mobile ~ '^\+91[6-9][0-9]{9}$'),
  email text constraint people_email unique constraint people_email_form check (email = lower(email)),
  password_hash text not null,
  language text not null default 'hi' constraint people_language check (language in ('hi', 'en')),
  made_at timestamptz not null default sukani_now(),
  constraint people_reachable check (mobile is not null or email is not null)
);
comment on table people is 'Everybody who signs in: candidates, owners, officers.';
comment on column people.password_hash is 'argon2id in PHC text form';

create table sessions (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id),
  csrf_secret text not null,
  made_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  address text,
  acting_for uuid references people (id),
  acting_at uuid references authorities (id)
);
comment on table sessions is 'The cookie only points here: sign-out, a new password and a taken role end it at once.';
comment on column sessions.ended_at is 'Null while it is alive; idle and total age are computed.';
comment on column sessions.acting_for is 'The person for whom a counter operator is filling in; null otherwise.';
create index sessions_person on sessions (person_id);
create index sessions_acting_for on sessions (acting_for);
create index sessions_acting_at on sessions (acting_at);

create table roles (
  code text primary key,
  rank integer not null
);
comment on table roles is 'The roles that can be given, a table and not an enum.';
insert into roles (code, rank) values
  ('counter-operator', 1), ('examiner', 2), ('invigilator', 3), ('chief-examiner', 4), ('surveyor', 5),
  ('chief-surveyor', 6), ('registering-authority', 7), ('appellate-authority', 8), ('inspecting-officer', 9),
  ('registration-officer', 10), ('boat-surveyor', 11), ('district-magistrate', 12), ('treasury', 13),
  ('administrator', 14), ('auditor', 15);

create table role_grants (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id),
  authority_id uuid not null references authorities (id),
  role text not null references roles (code),
  granted_by uuid references people (id),
  granted_at timestamptz not null default sukani_now(),
  ended_at timestamptz
);
comment on table role_grants is 'Who holds which office at which authority, and since when.';
comment on column role_grants.granted_by is 'Null: the first administrator, made at the command line.';
create unique index role_grants_once on role_grants (person_id, authority_id, role) where ended_at is null;
create index role_grants_person on role_grants (person_id);
create index role_grants_authority on role_grants (authority_id);
create index role_grants_role on role_grants (role);
create index role_grants_granted_by on role_grants (granted_by);

create table password_resets (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people (id),
  token_hash text not null constraint password_resets_token unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  made_by uuid references people (id)
);
comment on table password_resets is 'Single-use links to a new password; only the hash of the token is kept.';
comment on column password_resets.made_by is 'The counter operator who saw the person''s papers; null when asked for by e-mail.';
create index password_resets_person on password_resets (person_id);
create index password_resets_made_by on password_resets (made_by);
