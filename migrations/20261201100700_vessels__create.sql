-- Particulars only, for looking up the vessels of a sea service; survey and registration come with their own tables.
create table vessels (
  id uuid primary key default uuidv7(),
  authority_id uuid not null references authorities (id),
  number text not null,
  name text not null,
  name_hi text not null,
  kind text not null,
  bhp numeric(8, 2),
  nhp numeric(8, 2),
  waters text not null constraint vessels_waters check (waters in ('inland', 'sea')),
  state_code text not null,
  constraint vessels_number unique (authority_id, number)
);
comment on table vessels is 'A vessel''s particulars as the register has them.';
comment on column vessels.bhp is 'Brake horse power of all engines; null: no engine.';
