-- Whether a right password alone does not open the account: kept beside it, since every sign-in and each call of an
-- operator asks.
alter table users add column has_second_factor boolean not null default false;

-- Public keys whose private halves are in people's devices (Web Authentication).
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- base64url, as browsers write it
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Secrets shared with authenticator apps (RFC 6238), encrypted with the product's key.
create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  -- the step of the last code that was taken: no earlier one is
  last_step integer not null,
  created_at timestamptz not null
);

-- Codes that were not used yet, hashed with the product's key.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

-- What was begun and lives some minutes: a sign-in after its password, a passkey asked for, an app being added.
create table security_challenges (
  token_hash bytea primary key,
  purpose text not null,
  user_id uuid references users on delete cascade,
  -- of what is begun in a session
  session_id uuid references sessions on delete cascade,
  -- the password that was verified, so that another one ends the sign-in
  password_hash text,
  -- the secret of an app being added
  sealed_secret bytea,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index security_challenges_age on security_challenges (expires_at);
create index security_challenges_user on security_challenges (user_id);
create index security_challenges_session on security_challenges (session_id);
