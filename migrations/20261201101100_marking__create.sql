-- Marks, vivas, practicals and results: rows are added and never changed; a correction replaces the row it names.
create table sheets_to_mark (
  attempt_id uuid not null references attempts (id),
  question integer not null,
  session_id uuid not null references exam_sessions (id),
  blind text not null,
  section text not null,
  kind text not null constraint sheets_to_mark_kind check (kind in ('essay', 'drawing')),
  content jsonb not null,
  made_at timestamptz not null,
  constraint sheets_to_mark_pk primary key (attempt_id, question),
  constraint sheets_to_mark_blind unique (session_id, blind)
);
comment on table sheets_to_mark is 'A written or drawn answer that an examiner marks from its sheet, knowing only its blind number.';
comment on column sheets_to_mark.blind is 'All that the examiner sees of whose it is: drawn by chance.';
comment on column sheets_to_mark.content is 'The question in both languages, its citations and its rubric, as they stood in the sealed paper.';
revoke update on sheets_to_mark from sukani_app;

create table question_marks (
  id uuid primary key default uuidv7(),
  attempt_id uuid not null references attempts (id),
  question integer not null,
  section text not null,
  kind text not null,
  maximum integer not null constraint question_marks_maximum check (maximum > 0),
  obtained integer not null,
  lines jsonb,
  answer_revision integer,
  note text,
  reason text,
  replaces uuid constraint question_marks_replaces unique references question_marks (id),
  marked_by uuid references people (id),
  marked_at timestamptz not null,
  constraint question_marks_within check (obtained between 0 and maximum),
  constraint question_marks_reason check ((replaces is null) = (reason is null))
);
comment on table question_marks is 'The marks of one question of one candidate. The row that no other replaces counts.';
comment on column question_marks.maximum is 'In hundredths of a mark, as obtained is: marks are never fractions of a float.';
comment on column question_marks.lines is 'The rubric line by line, in hundredths; null for a question marked by its key.';
comment on column question_marks.answer_revision is 'Which saved answer was marked; null: none was saved, or it is a sheet.';
comment on column question_marks.reason is 'Why an earlier mark was corrected; null for a first mark.';
create unique index question_marks_first on question_marks (attempt_id, question) where replaces is null;
create index question_marks_attempt on question_marks (attempt_id);
create index question_marks_marked_by on question_marks (marked_by);
revoke update on question_marks from sukani_app;

create table part_results (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications (id),
  part text not null constraint part_results_part check (part in ('viva', 'practical')),
  outcome text not null constraint part_results_outcome check (outcome in ('passed', 'failed', 'absent')),
  maximum integer not null constraint part_results_maximum check (maximum > 0),
  obtained integer not null,
  lines jsonb not null,
  note text not null,
  examiner_id uuid not null references people (id),
  second_examiner_id uuid not null references people (id),
  reason text,
  replaces uuid constraint part_results_replaces unique references part_results (id),
  recorded_at timestamptz not null,
  constraint part_results_within check (obtained between 0 and maximum),
  constraint part_results_two check (examiner_id <> second_examiner_id),
  constraint part_results_reason check ((replaces is null) = (reason is null))
);
comment on table part_results is 'The viva voce, and the practical in the simulator (32(iv)(n)), line by line. The row that no other replaces counts.';
comment on column part_results.lines is 'The rubric''s lines with the marks of each, in hundredths; none when the candidate did not come.';
create index part_results_application on part_results (application_id);
create unique index part_results_first on part_results (application_id, part) where replaces is null;
create index part_results_examiner on part_results (examiner_id);
create index part_results_second_examiner on part_results (second_examiner_id);
revoke update on part_results from sukani_app;

create table results (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications (id),
  session_id uuid not null references exam_sessions (id),
  outcome text not null constraint results_outcome check (outcome in ('passed', 'failed')),
  written text not null constraint results_written check (written in ('passed', 'failed')),
  sections jsonb not null,
  written_decision_id uuid not null references decisions (id),
  viva_id uuid not null references part_results (id),
  practical_id uuid references part_results (id),
  rank text,
  examined_on date not null,
  centre_id uuid not null references centres (id),
  certified_at text not null,
  recommended_by uuid not null references people (id),
  recommended_at timestamptz not null,
  reason text,
  replaces uuid constraint results_replaces unique references results (id),
  constraint results_rank check ((outcome = 'passed') = (rank is not null)),
  constraint results_reason check ((replaces is null) = (reason is null))
);
comment on table results is 'Form 20, Part H: what the examiner certifies of a candidate. The row that no other replaces counts; read by candidates only once the session is released.';
comment on column results.rank is 'Rank for which passed: the grade. Null when failed.';
comment on column results.practical_id is 'Null where the grade has no practical.';
comment on column results.certified_at is 'The place that stands under the certificate of Part H.';
create index results_application on results (application_id);
create unique index results_first on results (application_id) where replaces is null;
create index results_session on results (session_id);
create index results_written_decision on results (written_decision_id);
create index results_viva on results (viva_id);
create index results_practical on results (practical_id);
create index results_centre on results (centre_id);
create index results_recommended_by on results (recommended_by);
revoke update on results from sukani_app;
