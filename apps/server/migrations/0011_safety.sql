alter table users
  add column is_operator boolean not null default false,
  -- Set while an operator's decision keeps the account out.
  add column suspended_at timestamptz;
-- Few: every list leaves them out by this index.
create index users_suspended on users (id) where suspended_at is not null;

create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  blocked_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

create table reports (
  id uuid primary key,
  reporter_id uuid references users on delete set null,
  reported_id uuid references users on delete set null,
  reason text not null,
  details text not null,
  -- The conversation's last messages as they were, for who decides: [{from: reporter | reported, subject, content, createdAt}].
  messages jsonb not null default '[]',
  created_at timestamptz(3) not null,
  -- Null: nobody has decided yet.
  closed_at timestamptz(3)
);
create unique index reports_open_once on reports (reporter_id, reported_id) where closed_at is null;
create index reports_queue on reports (created_at, id) where closed_at is null;
create index reports_closed on reports (closed_at desc, id desc) where closed_at is not null;
create index reports_reporter on reports (reporter_id);
create index reports_reported on reports (reported_id);

-- Who decided what, and when; never changed. A lifted suspension belongs to no report.
create table moderation_decisions (
  id uuid primary key,
  report_id uuid references reports on delete cascade,
  subject_id uuid references users on delete set null,
  operator_id uuid references users on delete set null,
  operator_name text not null,
  kind text not null check (kind in ('no_action', 'warning', 'suspension', 'lift')),
  ground text,
  statement text not null,
  decided_at timestamptz(3) not null,
  unique (report_id)
);
create index moderation_decisions_subject on moderation_decisions (subject_id, decided_at desc);
create index moderation_decisions_operator on moderation_decisions (operator_id);

-- The directory holds no suspended account: its profiles leave at once, and come back when it does.
create function directory_skip_suspended() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and suspended_at is not null) then return null; end if;
  return new;
end $$;
create trigger directory_suspended before insert on directory_profiles
  for each row execute function directory_skip_suspended();

create function directory_follow_suspension() returns trigger language plpgsql as $$
begin
  if new.suspended_at is not null then
    delete from directory_profiles where user_id = new.id;
  else
    update freelances set updated_at = updated_at where user_id = new.id;
    update jobseekers set updated_at = updated_at where user_id = new.id;
  end if;
  return null;
end $$;
create trigger users_suspension after update of suspended_at on users
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function directory_follow_suspension();
