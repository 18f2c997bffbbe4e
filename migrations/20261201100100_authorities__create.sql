-- Who examines and certifies: an authority has its rule set, centres, calendar and settings.
create table authorities (
  id uuid primary key default uuidv7(),
  code text not null constraint authorities_code unique constraint authorities_code_form check (code ~ '^[A-Z]{2,6}$'),
  name jsonb not null,
  rule_set text not null,
  state_code text not null,
  constraint authorities_name_both check (name ? 'en' and name ? 'hi')
);
comment on table authorities is 'Jharkhand State Transport, the district transport offices of Darbhanga Division …';
comment on column authorities.state_code is 'ISO 3166-2, as IN-JH';

create table centres (
  id uuid primary key default uuidv7(),
  authority_id uuid not null references authorities (id),
  code text not null,
  name jsonb not null,
  address jsonb not null,
  constraint centres_code unique (authority_id, code)
);
comment on table centres is 'Where examinations are held.';

create table holidays (
  authority_id uuid not null references authorities (id),
  day date not null,
  name jsonb not null,
  reason text not null,
  set_by uuid,
  set_at timestamptz not null default sukani_now(),
  constraint holidays_pk primary key (authority_id, day),
  constraint holidays_name_both check (name ? 'en' and name ? 'hi')
);
comment on table holidays is 'The calendar of an authority, as dated rows; why a day was struck out stands in the audit trail.';
comment on column holidays.reason is 'The notification or order by which the day is kept.';
revoke update on holidays from sukani_app;
grant delete on holidays to sukani_app;

create table settings (
  id uuid primary key default uuidv7(),
  authority_id uuid not null references authorities (id),
  key text not null,
  value jsonb not null,
  valid_from date not null,
  reason text not null,
  set_by uuid,
  set_at timestamptz not null default sukani_now(),
  constraint settings_version unique (authority_id, key, valid_from),
  constraint settings_reason_given check (reason <> '')
);
comment on table settings is 'Figures and conventions that an authority may set, by date; the newest that has begun is in force.';
comment on column settings.set_by is 'Null: the installation itself.';
revoke update on settings from sukani_app;

insert into authorities (code, name, rule_set, state_code) values
  ('JH', '{"en": "Transport Department, Jharkhand", "hi": "परिवहन विभाग, झारखण्ड"}', 'jharkhand-2020', 'IN-JH');
insert into centres (authority_id, code, name, address)
  select id, 'RAN', '{"en": "Examination Centre, Ranchi", "hi": "परीक्षा केन्द्र, राँची"}',
         '{"en": "Transport Department, Jharkhand, Ranchi", "hi": "परिवहन विभाग, झारखण्ड, राँची"}'
  from authorities where code = 'JH';
