-- A content that an operator took down, moved here from where it was read; what `kept` holds puts it back.
create table takedowns (
  id uuid primary key,
  content_kind text not null check (content_kind in ('picture', 'project', 'offer', 'message')),
  content_id uuid not null,
  author_id uuid not null references users on delete cascade,
  report_id uuid references reports on delete set null,
  -- Its title or first words: by them its author knows which it was.
  title text not null,
  -- Emptied once it can neither be contested nor put back.
  kept jsonb,
  file_ids jsonb not null default '[]',
  ground text not null,
  statement text not null,
  operator_id uuid references users on delete set null,
  operator_name text not null,
  taken_at timestamptz(3) not null,
  contest text,
  contested_at timestamptz(3),
  outcome text check (outcome in ('upheld', 'restored')),
  outcome_statement text,
  settled_at timestamptz(3),
  check ((contest is null) = (contested_at is null)),
  check ((outcome is null) = (settled_at is null))
);
create unique index takedowns_standing on takedowns (content_kind, content_id) where outcome is distinct from 'restored';
create index takedowns_author on takedowns (author_id, taken_at desc, id desc);
create index takedowns_contested on takedowns (contested_at, id) where contested_at is not null and settled_at is null;
create index takedowns_taken on takedowns (taken_at desc, id desc);
create index takedowns_report on takedowns (report_id) where report_id is not null;

-- Set while an operator's decision keeps a file from everybody but operators.
alter table files add column withdrawn_at timestamptz;
