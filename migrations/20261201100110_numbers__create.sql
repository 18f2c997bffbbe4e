-- Numbers without gaps: the row is locked in the granting transaction, so a rolled-back grant gives its number back.
create table number_series (
  authority_id uuid not null references authorities (id),
  series text not null constraint number_series_form check (series ~ '^[A-Z0-9]{2,5}$'),
  year integer not null,
  last_number integer not null default 0,
  constraint number_series_pk primary key (authority_id, series, year)
);
comment on table number_series is 'AUTHORITY-SERIES-YEAR-000001: the last number given in each series.';
