-- Mails are written in the act's transaction and sent after it by a job: an act never waits for a mail server.
create table outbox (
  id uuid primary key default uuidv7(),
  recipient text not null,
  language text not null constraint outbox_language check (language in ('hi', 'en')),
  template text not null,
  content jsonb not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  dropped_at timestamptz,
  message_id text
);
comment on table outbox is 'What is to be sent by e-mail, and what was.';
comment on column outbox.content is 'The arguments of the template; emptied once sent when the template is secret (a reset link).';
comment on column outbox.dropped_at is 'Given up and emptied: a secret that no mail server could take, or one too old to be of use.';
create index outbox_unsent on outbox (made_at) where sent_at is null and dropped_at is null;
