-- What people upload and what we print. The bytes lie in files named by their content; the row names them.
create table documents (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references people (id),
  kind text not null constraint documents_kind check (kind in ('image', 'pdf')),
  content_type text not null,
  sha256 text not null constraint documents_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  byte_count integer not null,
  original_name text not null,
  purpose text not null,
  made_at timestamptz not null
);
comment on table documents is 'A photograph, a scan, a PDF: whose it is and where its bytes are.';
comment on column documents.owner_id is 'The person whose paper it is, also when an officer or a counter operator attached it.';
create index documents_owner on documents (owner_id);
