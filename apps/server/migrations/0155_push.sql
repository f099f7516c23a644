-- Browsers that asked to be pushed to (RFC 8030). One ends with the session in which it was asked for: signed out, suspended,
-- or with another password, a browser gets nothing more.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  -- Whoever has it may push to the browser: the next account of a browser takes it over.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 50),
  created_at timestamptz(3) not null
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);

-- How an account is pushed to, where it is not as everybody's.
create table push_settings (
  user_id uuid primary key references users on delete cascade,
  -- Nothing between 20 h and 8 h in Paris; nothing on Saturdays and Sundays.
  is_quiet_at_night boolean not null default true,
  is_quiet_at_weekends boolean not null default true,
  -- What was written stands in the notice.
  shows_words boolean not null default false,
  -- Until when a page of the account is taken to be looked at.
  seen_until timestamptz(3)
);

-- Notices that browsers may still show, so that they go away once what they tell of is read.
create table pushes (
  user_id uuid not null references users on delete cascade,
  tag text not null check (length(tag) <= 60),
  sent_at timestamptz(3) not null,
  primary key (user_id, tag)
);
create index pushes_age on pushes (sent_at);
