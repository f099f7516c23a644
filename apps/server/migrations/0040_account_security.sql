-- What happened to the access of an account. Rows are added and, once their time is over, deleted; never changed.
create table security_events (
  id uuid primary key,
  -- nobody's: a sign-in to an address that no account has
  user_id uuid references users on delete cascade,
  kind text not null,
  -- the caller's network, not their address: /24, or /48 of IPv6
  network text,
  user_agent text,
  created_at timestamptz not null
);
create index security_events_user on security_events (user_id, created_at desc);
create index security_events_age on security_events (created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger security_events_append_only before update on security_events
  for each row execute function refuse_change();

-- Browsers in which an account was opened before: a cookie's hash, or a program's name and address, hashed.
create table known_browsers (
  user_id uuid not null references users on delete cascade,
  browser_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, browser_hash)
);
create index known_browsers_age on known_browsers (last_used_at);

-- Tries to sign in to one account, over all client addresses. The key is the account's address, hashed with a secret.
create table sign_in_delays (
  account_key bytea primary key,
  tries integer not null,
  free_at timestamptz not null,
  counted_at timestamptz not null
);
create index sign_in_delays_age on sign_in_delays (counted_at);
