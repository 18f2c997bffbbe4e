-- Certificates, admit cards and every other paper that carries a number: the register of what was granted.
create table papers (
  id uuid primary key default uuidv7(),
  authority_id uuid not null references authorities (id),
  number text not null,
  kind text not null,
  grade text,
  form text not null,
  holder_id uuid not null references people (id),
  content jsonb not null,
  photograph_id uuid references documents (id),
  granted_at timestamptz not null,
  granted_by uuid references people (id),
  valid_from date not null,
  valid_until date,
  decision_id uuid references decisions (id),
  state text not null default 'granted' constraint papers_state check (state in ('granted', 'cancelled', 'superseded', 'surrendered')),
  status_index integer not null generated always as identity constraint papers_status_index unique,
  version integer not null default 0,
  constraint papers_number unique (number)
);
comment on table papers is 'The register. What a paper says is kept in both languages as it was granted; expired and suspended are computed.';
comment on column papers.valid_until is 'Null: without end (an admit card).';
create index papers_holder on papers (holder_id);
create index papers_authority on papers (authority_id, kind, granted_at);
create index papers_photograph on papers (photograph_id);
create index papers_granted_by on papers (granted_by);
create index papers_decision on papers (decision_id);
create trigger papers_state_move before update of state on papers for each row execute function check_state_move('paper');
insert into state_moves (machine, from_state, to_state) values
  ('paper', 'granted', 'cancelled'), ('paper', 'granted', 'superseded'), ('paper', 'granted', 'surrendered'), ('paper', 'cancelled', 'granted');

create table paper_orders (
  id uuid primary key default uuidv7(),
  paper_id uuid not null references papers (id),
  kind text not null constraint paper_orders_kind check (kind in ('suspension', 'cancellation', 'revocation')),
  from_day date not null,
  to_day date,
  grounds text not null,
  reasons text not null,
  ordered_by uuid not null references people (id),
  ordered_at timestamptz not null,
  revokes_id uuid references paper_orders (id),
  constraint paper_orders_days check (to_day is null or to_day >= from_day)
);
comment on table paper_orders is 'Orders of the Chief Examiner (rule 34(iv)(g), (i)): suspension with its days, cancellation, revocation of an order.';
comment on column paper_orders.grounds is 'The clause on which the order stands, as 34(iv)(g)(iii).';
comment on column paper_orders.to_day is 'The last day of a suspension; null: until revoked.';
create index paper_orders_paper on paper_orders (paper_id);
create index paper_orders_ordered_by on paper_orders (ordered_by);
create index paper_orders_revokes on paper_orders (revokes_id);
revoke update on paper_orders from sukani_app;

create table paper_prints (
  id uuid primary key default uuidv7(),
  paper_id uuid not null references papers (id),
  language text not null constraint paper_prints_language check (language in ('hi', 'en', 'both')),
  document_id uuid references documents (id),
  asked_at timestamptz not null,
  made_at timestamptz,
  constraint paper_prints_once unique (paper_id, language)
);
comment on table paper_prints is 'The PDF of a paper: asked in the granting transaction, made after it by a job.';
create index paper_prints_document on paper_prints (document_id);
