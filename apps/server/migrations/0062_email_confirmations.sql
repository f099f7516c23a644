-- When somebody showed that they read an account's mail. Accounts that exist by now are taken to have: their rows get
-- this instant without being written again.
alter table users add column email_confirmed_at timestamptz default now();
alter table users alter column email_confirmed_at drop default;

-- Links that confirm the address of an account. Used ones stay until their end: who opens one again is told that it did.
create table email_confirmations (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  -- the account's when the link was sent
  email citext not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_confirmations_user on email_confirmations (user_id);
create index email_confirmations_expiry on email_confirmations (expires_at);

-- Whoever wrote first to somebody they had not been in touch with, and when: what the ceilings count.
alter table conversations
  add column started_by_user_id uuid references users on delete set null,
  add column started_at timestamptz(3);
create index conversations_started on conversations (started_by_user_id, started_at desc)
  where started_by_user_id is not null;

drop index cv_downloads_viewer;
create index cv_downloads_viewer on cv_downloads (viewer_id, downloaded_at desc) where viewer_id is not null;
