-- Sessions, their seats, and the applications from draft to grant.
create table exam_sessions (
  id uuid primary key default uuidv7(),
  authority_id uuid not null references authorities (id),
  number text not null,
  grade text not null,
  centre_id uuid not null references centres (id),
  seat_count integer not null constraint exam_sessions_seat_count check (seat_count between 1 and 500),
  starts_at timestamptz not null,
  closes_on date not null,
  paper jsonb not null,
  state text not null default 'planned' constraint exam_sessions_state check (state in
    ('planned', 'open', 'closed', 'sealed', 'running', 'finished', 'marked', 'released', 'postponed', 'cancelled')),
  version integer not null default 0,
  made_by uuid references people (id),
  made_at timestamptz not null,
  constraint exam_sessions_number unique (authority_id, number)
);
comment on table exam_sessions is 'One examination of one grade at one centre: when, how many seats, by which paper.';
comment on column exam_sessions.paper is 'The paper''s sections, draws, minutes, marks, pass mark, viva and practical, as set for this session.';
comment on column exam_sessions.closes_on is 'The last day on which an application is received: before the day of the examination (23(ii), 30(ii)).';
create index exam_sessions_centre on exam_sessions (centre_id);
create index exam_sessions_made_by on exam_sessions (made_by);
create trigger exam_sessions_state_move before update of state on exam_sessions for each row execute function check_state_move('session');
insert into state_moves (machine, from_state, to_state) values
  ('session', 'planned', 'open'), ('session', 'open', 'closed'), ('session', 'closed', 'sealed'), ('session', 'sealed', 'running'),
  ('session', 'running', 'finished'), ('session', 'finished', 'marked'), ('session', 'marked', 'released'),
  ('session', 'planned', 'cancelled'), ('session', 'open', 'cancelled'), ('session', 'closed', 'cancelled'), ('session', 'sealed', 'cancelled'),
  ('session', 'open', 'postponed'), ('session', 'closed', 'postponed'), ('session', 'sealed', 'postponed'), ('session', 'postponed', 'open');

create table session_staff (
  session_id uuid not null references exam_sessions (id),
  person_id uuid not null references people (id),
  duty text not null constraint session_staff_duty check (duty in ('invigilator', 'examiner')),
  constraint session_staff_pk primary key (session_id, person_id, duty)
);
comment on table session_staff is 'Who invigilates and who examines a session.';
create index session_staff_person on session_staff (person_id);
grant delete on session_staff to sukani_app;

create table applications (
  id uuid primary key default uuidv7(),
  authority_id uuid not null references authorities (id),
  number text not null,
  person_id uuid not null references people (id),
  session_id uuid references exam_sessions (id),
  grade text not null,
  form jsonb not null default '{}',
  photograph_id uuid references documents (id),
  state text not null default 'draft' constraint applications_state check (state in
    ('draft', 'submitted', 'held', 'answered', 'eligible', 'rejected', 'seated', 'examined', 'absent', 'malpractice', 'passed', 'failed', 'granted', 'withdrawn')),
  version integer not null default 0,
  demand_id uuid references demands (id),
  completeness_id uuid references decisions (id),
  admission_id uuid references decisions (id),
  roll_number text,
  admit_card_id uuid references papers (id),
  certificate_id uuid references papers (id),
  made_at timestamptz not null,
  submitted_at timestamptz,
  constraint applications_number unique (authority_id, number),
  constraint applications_roll_number unique (authority_id, roll_number)
);
comment on table applications is 'Form 20: one person''s application for one grade at one session.';
comment on column applications.session_id is 'Null until a seat is chosen.';
comment on column applications.form is 'The parts of Form 20 that are not in the person''s record: address, Part D, Part B''s suspension, declaration.';
comment on column applications.roll_number is 'Given with the admit card; null before.';
create unique index applications_one_alive on applications (person_id, authority_id, grade)
  where state in ('draft', 'submitted', 'held', 'answered', 'eligible', 'seated', 'examined');
create index applications_person on applications (person_id);
create index applications_session on applications (session_id, state);
create index applications_photograph on applications (photograph_id);
create index applications_demand on applications (demand_id);
create index applications_completeness on applications (completeness_id);
create index applications_admission on applications (admission_id);
create index applications_admit_card on applications (admit_card_id);
create index applications_certificate on applications (certificate_id);
create trigger applications_state_move before update of state on applications for each row execute function check_state_move('application');
insert into state_moves (machine, from_state, to_state)
  select 'application', f, t from (values
    ('draft', 'submitted'), ('submitted', 'held'), ('held', 'answered'), ('answered', 'held'),
    ('submitted', 'eligible'), ('submitted', 'rejected'), ('answered', 'eligible'), ('answered', 'rejected'),
    ('eligible', 'seated'), ('seated', 'examined'), ('seated', 'absent'), ('seated', 'malpractice'),
    ('examined', 'passed'), ('examined', 'failed'), ('passed', 'granted'),
    ('draft', 'withdrawn'), ('submitted', 'withdrawn'), ('held', 'withdrawn'), ('answered', 'withdrawn'), ('eligible', 'withdrawn'), ('seated', 'withdrawn')
  ) as moves (f, t);

create table seats (
  session_id uuid not null references exam_sessions (id),
  number integer not null,
  state text not null default 'free' constraint seats_state check (state in ('free', 'held', 'taken')),
  application_id uuid references applications (id),
  held_until timestamptz,
  constraint seats_pk primary key (session_id, number),
  constraint seats_taken_by check ((state = 'free') = (application_id is null))
);
comment on table seats is 'A seat is a row: two people can never hold one. A released seat is free again; the audit trail knows who had it.';
comment on column seats.held_until is 'While the fee is being entered: 15 minutes. Null once the challan is reported: held until the treasury decides.';
create unique index seats_one_each on seats (application_id);
create trigger seats_state_move before update of state on seats for each row execute function check_state_move('seat');
insert into state_moves (machine, from_state, to_state) values
  ('seat', 'free', 'held'), ('seat', 'held', 'taken'), ('seat', 'held', 'free'), ('seat', 'taken', 'free');

create table application_documents (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications (id),
  requirement text not null,
  document_id uuid not null references documents (id),
  attached_at timestamptz not null,
  removed_at timestamptz
);
comment on table application_documents is 'The papers of 23(ii) or 30(ii), each under the requirement it answers.';
comment on column application_documents.requirement is 'testimonials | character | earlier-certificate | photograph | photograph-signed | proof-of-age | other';
create index application_documents_application on application_documents (application_id);
create index application_documents_document on application_documents (document_id);

create table scrutiny_notes (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications (id),
  kind text not null constraint scrutiny_notes_kind check (kind in ('held', 'answered', 'eligible', 'rejected')),
  citations text[] not null default '{}',
  words text not null,
  by_id uuid not null references people (id),
  at timestamptz not null
);
comment on table scrutiny_notes is 'What the examiner asked, what the candidate answered, what was decided and why.';
create index scrutiny_notes_application on scrutiny_notes (application_id, at);
create index scrutiny_notes_by on scrutiny_notes (by_id);
revoke update on scrutiny_notes from sukani_app;

create table attempts (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications (id),
  session_id uuid not null references exam_sessions (id),
  person_id uuid not null references people (id),
  seat_number integer not null,
  attendance text not null default 'expected' constraint attempts_attendance check (attendance in ('expected', 'present', 'absent', 'malpractice')),
  state text not null default 'not-started' constraint attempts_state check (state in
    ('not-started', 'running', 'paused', 'handed-in', 'timed-out', 'annulled')),
  extra_minutes integer not null default 0 constraint attempts_extra_minutes check (extra_minutes between 0 and 240),
  started_at timestamptz,
  deadline timestamptz,
  ended_at timestamptz,
  device_token text,
  version integer not null default 0,
  constraint attempts_application unique (application_id)
);
comment on table attempts is 'One candidate''s sitting of the written paper.';
comment on column attempts.deadline is 'By the database''s clock, moved by credited pauses; null before the start.';
comment on column attempts.device_token is 'The one machine on which the sitting is live; another needs the invigilator.';
create unique index attempts_seat on attempts (session_id, seat_number) where state <> 'annulled';
create index attempts_session on attempts (session_id);
create index attempts_person on attempts (person_id);
create trigger attempts_state_move before update of state on attempts for each row execute function check_state_move('attempt');
insert into state_moves (machine, from_state, to_state) values
  ('attempt', 'not-started', 'running'), ('attempt', 'running', 'paused'), ('attempt', 'paused', 'running'),
  ('attempt', 'running', 'handed-in'), ('attempt', 'running', 'timed-out'), ('attempt', 'paused', 'timed-out'),
  ('attempt', 'not-started', 'annulled'), ('attempt', 'running', 'annulled'), ('attempt', 'paused', 'annulled'),
  ('attempt', 'handed-in', 'annulled'), ('attempt', 'timed-out', 'annulled');
