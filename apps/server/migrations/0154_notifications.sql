-- What the bell lists: a row for each thing that an account was told of, kept 90 days. Messages have none: their
-- conversation says what is unread.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (length(kind) <= 40),
  -- Says what happened, and names nobody: who it was is asked for as it is read.
  text text not null check (length(text) <= 300),
  path text not null check (path like '/%' and length(path) <= 500),
  author_id uuid references users on delete set null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
);
create index notifications_latest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_author on notifications (author_id) where author_id is not null;
create index notifications_age on notifications (created_at);

-- Whether somebody wants to be told of a kind in another way than by mail, where they said so.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('here', 'push')),
  kind text not null check (length(kind) <= 40),
  is_wanted boolean not null,
  chosen_at timestamptz(3) not null,
  primary key (user_id, channel, kind)
);
