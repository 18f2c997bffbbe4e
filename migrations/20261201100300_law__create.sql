-- Every decision taken is kept with its facts, its rules and its result, and can be replayed years later.
create table decisions (
  id uuid primary key default uuidv7(),
  authority_id uuid not null references authorities (id),
  rule_set text not null,
  rule_set_version text not null,
  decision text not null,
  params jsonb not null,
  decided_on date not null,
  law_on date,
  settings jsonb not null,
  facts jsonb not null,
  result jsonb not null,
  outcome text not null,
  question_hash text not null,
  facts_hash text not null,
  result_hash text not null,
  made_at timestamptz not null
);
comment on table decisions is 'What the rules core decided for an act: facts, version, result, hashes.';
comment on column decisions.decided_on is 'The day the rules were asked for (`on`).';
comment on column decisions.law_on is 'The day whose version of the rules holds; null: the day asked for.';
comment on column decisions.settings is 'What the authority had set, by key, as in force on the day asked for.';
comment on column decisions.question_hash is 'Of everything that was asked: rules, version, params, days, settings and facts.';
create index decisions_authority on decisions (authority_id);
revoke update on decisions from sukani_app;
