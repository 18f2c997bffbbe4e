-- A fee asked, the challan by which it was paid, and the treasury's word on it.
create table demands (
  id uuid primary key default uuidv7(),
  authority_id uuid not null references authorities (id),
  number text not null,
  person_id uuid not null references people (id),
  purpose text not null,
  subject_kind text not null,
  subject_id uuid not null,
  lines jsonb not null,
  amount_paise integer not null constraint demands_amount check (amount_paise > 0),
  decision_id uuid references decisions (id),
  state text not null default 'asked' constraint demands_state check (state in ('asked', 'reported', 'confirmed', 'refused')),
  version integer not null default 0,
  made_at timestamptz not null,
  constraint demands_number unique (authority_id, number)
);
comment on table demands is 'What is to be paid, with its lines and their citations as they were when it was asked.';
create unique index demands_subject on demands (authority_id, subject_kind, subject_id, purpose);
create index demands_work on demands (authority_id, state);
create index demands_person on demands (person_id);
create index demands_decision on demands (decision_id);
create trigger demands_state_move before update of state on demands for each row execute function check_state_move('payment');
insert into state_moves (machine, from_state, to_state) values
  ('payment', 'asked', 'reported'), ('payment', 'reported', 'confirmed'), ('payment', 'reported', 'refused'), ('payment', 'refused', 'reported');

create table challans (
  id uuid primary key default uuidv7(),
  demand_id uuid not null references demands (id),
  authority_id uuid not null references authorities (id),
  number text not null,
  paid_on date not null,
  amount_paise integer not null constraint challans_amount check (amount_paise > 0),
  document_id uuid references documents (id),
  reported_by uuid not null references people (id),
  reported_at timestamptz not null,
  outcome text constraint challans_outcome check (outcome in ('confirmed', 'refused')),
  decided_by uuid references people (id),
  decided_at timestamptz,
  reason text
);
comment on table challans is 'A challan as reported; one challan pays one demand.';
comment on column challans.outcome is 'Null until the treasury decides.';
create unique index challans_once on challans (authority_id, number, paid_on) where outcome is distinct from 'refused';
create index challans_authority on challans (authority_id);
create index challans_demand on challans (demand_id);
create index challans_document on challans (document_id);
create index challans_reported_by on challans (reported_by);
create index challans_decided_by on challans (decided_by);
