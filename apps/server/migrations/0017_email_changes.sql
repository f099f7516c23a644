-- A new address waits here until whoever reads its mail confirms it. One at a time for each account.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  new_email citext not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);
