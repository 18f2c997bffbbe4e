-- The question bank by version, the sealed papers, and the day of the examination: answers, pauses, credits, sheets.
create table bank_items (
  item_id text not null,
  version integer not null,
  content_hash text not null constraint bank_items_content_hash check (content_hash ~ '^[0-9a-f]{64}$'),
  grade text not null,
  section text not null,
  topic text not null,
  content jsonb not null,
  loaded_at timestamptz not null default sukani_now(),
  is_current boolean not null default true,
  constraint bank_items_pk primary key (item_id, version),
  constraint bank_items_content unique (item_id, content_hash)
);
comment on table bank_items is 'Every version of every question of question-bank/. A version is never changed: papers name it.';
comment on column bank_items.is_current is 'Drawn from now on; the question stands so in the files of the bank.';
create unique index bank_items_one_current on bank_items (item_id) where is_current;
revoke update on bank_items from sukani_app;
grant update (is_current) on bank_items to sukani_app;

create table sealings (
  id uuid primary key default uuidv7(),
  session_id uuid not null references exam_sessions (id),
  session_key bytea not null,
  proof jsonb not null,
  sealed_by uuid not null references people (id),
  sealed_at timestamptz not null
);
comment on table sealings is 'The drawing and sealing of a session''s papers. After a postponement there is a new one; the newest counts.';
comment on column sealings.session_key is 'The random key of these papers, itself sealed with a key made from the secret of the installation.';
comment on column sealings.proof is 'How each line of the blueprint is met; names no question.';
create index sealings_session on sealings (session_id, sealed_at);
create index sealings_sealed_by on sealings (sealed_by);
revoke update on sealings from sukani_app;

create table sealed_papers (
  sealing_id uuid not null references sealings (id),
  attempt_id uuid not null references attempts (id),
  questions bytea not null,
  answer_key bytea not null,
  question_count integer not null,
  sha256 text not null constraint sealed_papers_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint sealed_papers_pk primary key (sealing_id, attempt_id)
);
comment on table sealed_papers is 'One complete paper a candidate, in both languages, encrypted (AES-256-GCM). Starting draws nothing.';
comment on column sealed_papers.answer_key is 'Keys, rubrics and which question of the bank each one is: sealed apart, opened only for marking.';
comment on column sealed_papers.sha256 is 'Of the questions before sealing: shows later that nothing was exchanged.';
create index sealed_papers_attempt on sealed_papers (attempt_id);
revoke update on sealed_papers from sukani_app;

create table paper_openings (
  session_id uuid primary key references exam_sessions (id),
  asked_by uuid not null references people (id),
  asked_roles text[] not null,
  asked_at timestamptz not null,
  confirmed_by uuid references people (id),
  confirmed_at timestamptz,
  constraint paper_openings_two_people check (confirmed_by <> asked_by)
);
comment on table paper_openings is 'The papers are opened by two people: an invigilator and an examiner. One asks, the other confirms.';
comment on column paper_openings.confirmed_by is 'Null: asked, and waiting for the second person.';
create index paper_openings_asked_by on paper_openings (asked_by);
create index paper_openings_confirmed_by on paper_openings (confirmed_by);

create table answers (
  id uuid primary key default uuidv7(),
  attempt_id uuid not null references attempts (id),
  question integer not null constraint answers_question check (question between 1 and 500),
  revision integer not null constraint answers_revision check (revision > 0),
  save_id uuid not null,
  answer jsonb,
  marked boolean not null,
  language text not null constraint answers_language check (language in ('hi', 'en')),
  saved_at timestamptz not null,
  counted boolean not null,
  conflicting boolean not null,
  refused_because text,
  constraint answers_counted check (counted = (refused_because is null and not conflicting))
);
comment on table answers is 'The log of every change of every answer: only added to. What counts is the last counted revision of a question.';
comment on column answers.save_id is 'Made on the device: a save that is sent again after a lost reply is known by it.';
comment on column answers.answer is 'Null: seen and left open, or cleared.';
comment on column answers.marked is 'Marked by the candidate for another look; has no meaning for the marks.';
comment on column answers.conflicting is 'Written on top of a revision that another tab had replaced: kept, and not counted.';
comment on column answers.refused_because is 'ended | late | paused | other-machine | not-started; null when it counted or conflicted.';
create unique index answers_one_a_revision on answers (attempt_id, question, revision) where counted;
create unique index answers_one_a_save on answers (attempt_id, save_id);
revoke update on answers from sukani_app;

create table signs_of_life (
  attempt_id uuid primary key references attempts (id),
  last_at timestamptz not null,
  silent_seconds integer not null default 0
);
comment on table signs_of_life is 'When a candidate''s machine was last heard, and how long it was silent before: the measure of lost minutes.';

create table pauses (
  id uuid primary key default uuidv7(),
  attempt_id uuid not null references attempts (id),
  reason text not null,
  paused_by uuid not null references people (id),
  paused_at timestamptz not null,
  resumed_by uuid references people (id),
  resumed_at timestamptz
);
comment on table pauses is 'An attempt stopped by an officer; the time lost is given back by a credit.';
comment on column pauses.resumed_at is 'Null while it lasts.';
create unique index pauses_one_open on pauses (attempt_id) where resumed_at is null;
create index pauses_attempt on pauses (attempt_id);
create index pauses_paused_by on pauses (paused_by);
create index pauses_resumed_by on pauses (resumed_by);

create table time_credits (
  id uuid primary key default uuidv7(),
  attempt_id uuid not null references attempts (id),
  minutes integer not null constraint time_credits_minutes check (minutes between 1 and 180),
  reason text not null,
  asked_by uuid not null references people (id),
  asked_at timestamptz not null,
  state text not null default 'asked' constraint time_credits_state check (state in ('asked', 'approved', 'refused')),
  decided_by uuid references people (id),
  decided_at timestamptz,
  constraint time_credits_two_people check (decided_by <> asked_by),
  constraint time_credits_decided check ((state = 'asked') = (decided_by is null))
);
comment on table time_credits is 'Lost minutes given back: one officer asks with a reason, another approves; then the deadline moves.';
comment on column time_credits.decided_by is 'Null: nobody has decided yet.';
create index time_credits_attempt on time_credits (attempt_id);
create index time_credits_asked_by on time_credits (asked_by);
create index time_credits_decided_by on time_credits (decided_by);
create trigger time_credits_state_move before update of state on time_credits for each row execute function check_state_move('time-credit');
insert into state_moves (machine, from_state, to_state) values
  ('time-credit', 'asked', 'approved'), ('time-credit', 'asked', 'refused');

create table incidents (
  id uuid primary key default uuidv7(),
  session_id uuid not null references exam_sessions (id),
  attempt_id uuid references attempts (id),
  words text not null,
  noted_by uuid not null references people (id),
  noted_at timestamptz not null
);
comment on table incidents is 'What happened in the room, as the officers saw it.';
comment on column incidents.attempt_id is 'Null: it concerned the whole room.';
create index incidents_session on incidents (session_id, noted_at);
create index incidents_attempt on incidents (attempt_id);
create index incidents_noted_by on incidents (noted_by);
revoke update on incidents from sukani_app;

create table answer_sheets (
  id uuid primary key default uuidv7(),
  attempt_id uuid not null references attempts (id),
  question integer not null,
  document_id uuid not null references documents (id),
  attached_by uuid not null references people (id),
  attached_at timestamptz not null
);
comment on table answer_sheets is 'Essays and drawings, written on paper: the sheet as photographed or scanned at the desk after the hand-in.';
create index answer_sheets_attempt on answer_sheets (attempt_id, question);
create index answer_sheets_document on answer_sheets (document_id);
create index answer_sheets_attached_by on answer_sheets (attached_by);
revoke update on answer_sheets from sukani_app;
