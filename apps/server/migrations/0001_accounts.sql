create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only stable because its dictionary may change; ours does not.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create table users (
  id uuid primary key,
  username text not null,
  email citext not null unique,
  password_hash text not null,
  role text check (role in ('freelance', 'entreprise', 'jobseeker')),
  phone text,
  profile_completed boolean not null default false,
  terms_version text,
  created_at timestamptz not null default now(),
  last_active_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  user_agent text,
  ip_address text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);

create table phone_verifications (
  id uuid primary key,
  phone text not null,
  code_hash bytea not null,
  browser_hash bytea,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz
);
create index phone_verifications_phone on phone_verifications (phone, created_at desc);
create index phone_verifications_age on phone_verifications (created_at);
