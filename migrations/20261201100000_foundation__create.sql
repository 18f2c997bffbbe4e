-- The ground of every room: the clock, the audit trail, the tables of allowed changes, the role of the app.
do $$
begin
  if not exists (select from pg_roles where rolname = 'sukani_app') then
    create role sukani_app nologin;
  end if;
end
$$;
do $$ begin execute format('grant sukani_app to %I', current_user); end $$;
grant usage on schema public to sukani_app;
-- Delete is granted table by table, where a row may really go.
alter default privileges in schema public grant select, insert, update on tables to sukani_app;
alter default privileges in schema public grant usage, select on sequences to sukani_app;

create table deployment (
  only_row boolean primary key default true constraint deployment_only_row check (only_row),
  kind text not null default 'production' constraint deployment_kind check (kind in ('production', 'demonstration', 'test')),
  clock_offset interval not null default '0',
  constraint deployment_clock_is_true check (kind <> 'production' or clock_offset = '0')
);
comment on table deployment is 'What kind of installation this is. Only tests and demonstrations may move the clock.';
insert into deployment default values;
revoke insert, update on deployment from sukani_app;

create function sukani_now() returns timestamptz language sql stable as
  $$ select now() + (select clock_offset from deployment) $$;
comment on function sukani_now() is 'The clock of every deadline: the time at which the transaction began.';
create function sukani_clock() returns timestamptz language sql volatile as
  $$ select clock_timestamp() + (select clock_offset from deployment) $$;
comment on function sukani_clock() is 'The same clock inside a long transaction: decides whether an answer came in time.';
create function sukani_today() returns date language sql stable as
  $$ select (sukani_now() at time zone 'Asia/Kolkata')::date $$;

create table audit_events (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  actor_person_id uuid,
  actor_role text,
  on_behalf_of uuid,
  authority_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  reason text,
  details jsonb not null default '{}',
  request_id text
);
comment on table audit_events is 'One row for each act, written in the act''s own transaction. Never changed, never deleted.';
comment on column audit_events.actor_person_id is 'Null: the system itself acted (a job).';
create index audit_events_subject on audit_events (subject_kind, subject_id, at);
create index audit_events_actor on audit_events (actor_person_id, at);
revoke update on audit_events from sukani_app;

create table state_moves (
  machine text not null,
  from_state text not null,
  to_state text not null,
  constraint state_moves_pk primary key (machine, from_state, to_state)
);
comment on table state_moves is 'Every change of state that is allowed, one row a change; the trigger check_state_move holds each table to it.';
revoke insert, update on state_moves from sukani_app;

-- Use: create trigger … before update of state on T for each row execute function check_state_move('machine').
create function check_state_move() returns trigger language plpgsql as $$
begin
  if new.state is distinct from old.state
     and not exists (select from state_moves
                     where machine = tg_argv[0] and from_state = old.state and to_state = new.state) then
    raise exception 'a % cannot go from % to %', tg_argv[0], old.state, new.state
      using errcode = 'check_violation', constraint = 'state_moves_' || tg_argv[0];
  end if;
  return new;
end
$$;

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limits is 'Counters of rate-limiter-flexible, shared by all processes and kept over a restart.';
grant delete on rate_limits to sukani_app;
