-- The whole schema, feature by feature. Rows have ids that the application makes; instants that a cursor carries are in whole
-- milliseconds (timestamptz(3)). What follows this file is a migration of its own, numbered from 0139 on.


--
-- Text
--

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- In a schema of its own: found like others, its `&&` would be taken for PostgreSQL's, which indexes are made for.
create schema if not exists intarray;
grant usage on schema intarray to public;
create extension if not exists intarray schema intarray;

-- unaccent() is only stable because its dictionary may change; ours does not.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;


--
-- Accounts
--

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
  last_active_at timestamptz not null default now(),
  is_operator boolean not null default false,
  -- Set while an operator's decision keeps the account out.
  suspended_at timestamptz,
  -- When the person was told that the account would be removed for want of use.
  inactivity_told_at timestamptz,
  -- Whether a right password alone does not open the account: kept beside it, since every sign-in and each call of an
  -- operator asks.
  has_second_factor boolean not null default false,
  -- When somebody showed that they read the account's mail.
  email_confirmed_at timestamptz,
  -- What its owner chose to show of a name in place of it; null: what is computed from the name.
  first_name text
);
create index users_inactive on users (last_active_at);
-- Few: every list leaves them out by this index.
create index users_suspended on users (id) where suspended_at is not null;

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
  verified_at timestamptz,
  -- Guesses by the browser that asked for a code, apart from those of anybody else: the one must not use up the other's.
  own_tries smallint not null default 0
);
create index phone_verifications_phone on phone_verifications (phone, created_at desc);
create index phone_verifications_age on phone_verifications (created_at);

-- A new address waits here until whoever reads its mail confirms it. One at a time for each account.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  new_email citext not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

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

-- Versions of the terms that somebody said they read after the one accepted at registration (users.terms_version).
create table terms_readings (
  user_id uuid not null references users on delete cascade,
  version text not null,
  read_at timestamptz not null,
  primary key (user_id, version)
);

-- What a person chose about a kind of mail. Without a row, the kind's own default holds.
create table mail_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  is_wanted boolean not null,
  chosen_at timestamptz not null,
  primary key (user_id, kind)
);


--
-- Sessions
--

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  user_agent text,
  ip_address text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When its holder last proved to be the account's owner: by signing in, or by the password since.
  proved_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
-- Addresses of sessions are kept for a limited time.
create index sessions_with_address on sessions (created_at) where ip_address is not null;

-- What a call knows of its session and its account is kept in memory for some seconds. Whatever changes it is told to
-- every instance by a notification, once committed, and to the connection that changes it by a notice at once: the
-- instance that answers « done » must not answer by what was true before.
create function tell_session_changes(changed text) returns void language plpgsql as $$
begin
  perform pg_notify('session_changed', changed);
  raise notice 'session_changed' using detail = changed, errcode = 'SC001';
end $$;

-- However a session ends (logout, new password, deleted account, age), every server hears of it and closes its
-- streams. A notification holds at most 8000 bytes.
create function announce_ended_sessions() returns trigger language plpgsql as $$
declare
  part text;
begin
  for part in
    select string_agg(id::text, ',')
    from (select id, row_number() over () / 200 as part from ended) numbered
    group by numbered.part
  loop
    perform pg_notify('session_ended', part);
    perform tell_session_changes(part);
  end loop;
  return null;
end $$;
create trigger sessions_ended after delete on sessions
  referencing old table as ended
  for each statement execute function announce_ended_sessions();

create function announce_changed_session() returns trigger language plpgsql as $$
begin
  perform tell_session_changes(new.id::text);
  return null;
end $$;

-- use that is noted every ten minutes changes nothing that is kept
create trigger sessions_changed after update on sessions for each row
  when (
    new.expires_at < old.expires_at
    or (new.user_id, new.token_hash, new.proved_at) is distinct from (old.user_id, old.token_hash, old.proved_at)
  )
  execute function announce_changed_session();

create trigger users_of_sessions_changed after update on users for each row
  when (
    (new.role, new.is_operator, new.has_second_factor, new.email_confirmed_at, new.suspended_at, new.password_hash)
    is distinct from
    (old.role, old.is_operator, old.has_second_factor, old.email_confirmed_at, old.suspended_at, old.password_hash)
  )
  execute function announce_changed_session();


--
-- Account security
--

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


--
-- Limits
--

-- Counters of rate-limiter-flexible, shared by every server instance. expire: milliseconds since 1970.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);

-- A retry of a lost answer sends the same key: the first answer is given again instead of a second row.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  response jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Makes calls with the same key wait for each other until the transaction ends, and finds the answer that the first of
-- them got: a statement within a function sees what was committed while the one before it waited.
create function lock_key_and_find_answer(whose uuid, given_key text, since timestamptz)
  returns table (request_hash bytea, response jsonb) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(whose::text || ':' || given_key, 0));
  return query
    select known.request_hash, known.response from idempotency_keys known
    where known.user_id = whose and known.key = given_key and known.created_at > since;
end $$;


--
-- Files
--

-- A file is uploaded before anything takes it up; a job deletes those nobody took up in time.
create table files (
  id uuid primary key,
  kind text not null check (kind in ('image', 'logo', 'cv', 'attachment')),
  content_type text not null,
  byte_size integer not null,
  original_name text,
  width integer,
  height integer,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  taken_at timestamptz,
  owner_id uuid references users on delete cascade,
  -- AVIF variants are slow to make: a job adds them after the WebP ones.
  avif_ready boolean not null default false,
  -- A few blurred pixels of a picture as a data: address, shown in its place until it is there.
  preview text,
  -- What nobody took up yet is counted by who sent it: a keyed hash of the address, forgotten when an account takes the
  -- file up, or with the file.
  address_hash bytea,
  -- Set once the account that sent a reported file is gone: it is nobody's, and operators alone may read it.
  sealed_at timestamptz,
  -- Set while an operator's decision keeps a file from everybody but operators.
  withdrawn_at timestamptz,
  -- What a document holds that its readers should know of before they open it; none for pictures.
  cautions text[] not null default '{}',
  -- A picture of a message is kept as it was sent too, without what its device wrote into it.
  original_byte_size integer,
  original_content_type text
);
create index files_waiting on files (created_at) where taken_at is null;
create index files_owner on files (owner_id);
create index files_unclaimed_address on files (address_hash) where taken_at is null;
create index files_unclaimed_account on files (uploaded_by) where taken_at is null;
-- Deleting a row looks for those that name it: without an index, through the whole table, once for each row deleted.
create index files_uploaded_by_idx on files (uploaded_by) where uploaded_by is not null;

-- The pictures drawn for shared links that lie in the file store, one a thing: its latest. What is shown of a thing is
-- read anew for each request, so that a row says only what is to be deleted, and when.
create table share_pictures (
  thing_id uuid primary key,
  -- whose thing it is
  owner_id uuid not null references users on delete cascade,
  -- the pictures that were drawn into it
  file_ids uuid[] not null,
  drawn_at timestamptz not null
);
create index share_pictures_owner on share_pictures (owner_id);
create index share_pictures_drawn on share_pictures (drawn_at);


--
-- Profiles
--
-- People are found by words, and by codes of places, trades and facets (contract: features/vocabulary). All codes may stay
-- empty; which there are is the contract's to say, so that a list grows without a migration.
-- availability_…: when the person last said how available they are, when they were asked again, and whether the question
-- stayed without an answer for too long.
-- place_read: words that say where somebody is are read for a place once (features/place-questions). What was read and
-- named no single place is noted, so that only new words are read again; to read all anew, set it to null.
-- siret_reading: what the registry said of the establishment itself, null until it is read. siret_tries: how often it was
-- asked about this number; after so many without an answer it is asked no more.
-- stays_suggested: who is not available is suggested to nobody, unless they choose to be.

create table freelances (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  title text not null,
  specialization text not null,
  location text not null,
  hourly_rate numeric(10, 2) not null check (hourly_rate >= 0),
  experience_years integer not null check (experience_years >= 0),
  description text not null,
  skills text[] not null,
  availability text not null check (availability in ('Disponible', 'Indisponible')),
  avatar_file_id uuid references files on delete set null,
  completed_projects integer not null default 0,
  siret text not null,
  siret_status text not null check (siret_status in ('verified', 'pending', 'failed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  availability_confirmed_at timestamptz not null default now(),
  availability_asked_at timestamptz,
  is_availability_unconfirmed boolean not null default false,
  place_code text check (place_code ~ '^(c[0-9][0-9AB][0-9]{3}|d[0-9][0-9AB][0-9]?|r[0-9]{2})$'),
  travel_km smallint check (travel_km in (-1, 0, 10, 25, 50, 100, 200)),
  available_from date,
  days_per_week smallint check (days_per_week between 1 and 5),
  trades text[] not null default '{}' check (cardinality(trades) <= 3),
  phases text[] not null default '{}' check (cardinality(phases) <= 30),
  software text[] not null default '{}' check (cardinality(software) <= 100),
  programmes text[] not null default '{}' check (cardinality(programmes) <= 30),
  contexts text[] not null default '{}' check (cardinality(contexts) <= 30),
  place_read text,
  is_place_declined boolean not null default false,
  stays_suggested boolean not null default false,
  siret_reading text check (siret_reading in ('exists', 'closed', 'masked', 'unknown')),
  siret_tries smallint not null default 0,
  confirmed_by_operator_at timestamptz
);
comment on column freelances.travel_km is 'as the crow flies; -1: all of France';
comment on column freelances.trades is 'the first is the main one';
comment on column freelances.software is 'code:level, level 1 to 3';
comment on column freelances.place_read is 'the location in which no single place was found';
comment on column freelances.is_place_declined is 'the owner said that place_read is none of the places it may mean';
create index freelances_avatar_file_idx on freelances (avatar_file_id) where avatar_file_id is not null;
create index freelances_to_ask on freelances (availability_confirmed_at) where availability_asked_at is null;
create index freelances_asked on freelances (availability_asked_at)
  where availability_asked_at is not null and not is_availability_unconfirmed;
create index freelances_unread_place on freelances (id)
  where place_code is null and place_read is distinct from location;
-- Who registers a SIRET is told when another account has it, and operators see both.
create index freelances_siret on freelances (siret) where siret <> '';
-- The job that reads them goes through these, by id.
create index freelances_siret_unread on freelances (id) where siret_reading is null;

create table jobseekers (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  title text not null,
  specialization text not null,
  location text not null,
  expected_salary numeric(10, 2) not null check (expected_salary >= 0),
  experience_years integer not null check (experience_years >= 0),
  description text not null,
  skills text[] not null,
  availability text not null check (availability in ('Disponible immédiatement', 'Disponible sous 1 mois',
    'Disponible sous 3 mois', 'En poste, ouvert aux opportunités', 'Disponible', 'Indisponible')),
  avatar_file_id uuid references files on delete set null,
  cover_file_id uuid references files on delete set null,
  cv_file_id uuid references files on delete set null,
  cv_audience text not null default 'members' check (cv_audience in ('everyone', 'members', 'nobody')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  availability_confirmed_at timestamptz not null default now(),
  availability_asked_at timestamptz,
  is_availability_unconfirmed boolean not null default false,
  place_code text check (place_code ~ '^(c[0-9][0-9AB][0-9]{3}|d[0-9][0-9AB][0-9]?|r[0-9]{2})$'),
  travel_km smallint check (travel_km in (-1, 0, 10, 25, 50, 100, 200)),
  available_from date,
  days_per_week smallint check (days_per_week between 1 and 5),
  trades text[] not null default '{}' check (cardinality(trades) <= 3),
  phases text[] not null default '{}' check (cardinality(phases) <= 30),
  software text[] not null default '{}' check (cardinality(software) <= 100),
  programmes text[] not null default '{}' check (cardinality(programmes) <= 30),
  contexts text[] not null default '{}' check (cardinality(contexts) <= 30),
  place_read text,
  is_place_declined boolean not null default false,
  -- What they did and learnt, and the contracts they look for. Lists of at most fifteen entries, which are always read
  -- and written with the profile (decision 60).
  experiences jsonb not null default '[]',
  education jsonb not null default '[]',
  contracts text[] not null default '{}',
  stays_suggested boolean not null default false
);
create index jobseekers_avatar_file_idx on jobseekers (avatar_file_id) where avatar_file_id is not null;
create index jobseekers_cover_file_idx on jobseekers (cover_file_id) where cover_file_id is not null;
create index jobseekers_cv_file_idx on jobseekers (cv_file_id) where cv_file_id is not null;
create index jobseekers_to_ask on jobseekers (availability_confirmed_at) where availability_asked_at is null;
create index jobseekers_asked on jobseekers (availability_asked_at)
  where availability_asked_at is not null and not is_availability_unconfirmed;
create index jobseekers_unread_place on jobseekers (id)
  where place_code is null and place_read is distinct from location;

-- Who downloaded a job seeker's CV, for the job seeker.
create table cv_downloads (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  -- Null: a visitor who was not signed in, or somebody whose account is gone.
  viewer_id uuid references users on delete set null,
  is_by_member boolean not null,
  downloaded_at timestamptz(3) not null
);
create index cv_downloads_owner on cv_downloads (owner_id, downloaded_at desc, id desc);
create index cv_downloads_viewer on cv_downloads (viewer_id, downloaded_at desc) where viewer_id is not null;
create index cv_downloads_age on cv_downloads (downloaded_at);

create table companies (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  name text not null,
  siret text not null,
  siret_status text not null check (siret_status in ('verified', 'pending', 'failed')),
  registration_city text not null,
  legal_status text not null,
  address text not null,
  postal_code text,
  website text,
  description text not null,
  logo_file_id uuid references files on delete set null,
  is_subscribed boolean not null default false,
  subscription_end timestamptz,
  stripe_customer_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A firm is confirmed by who answered a mail at its website's domain, as long as that is its website, or by an operator.
  confirmed_domain text,
  confirmed_by_operator_at timestamptz,
  place_code text check (place_code ~ '^(c[0-9][0-9AB][0-9]{3}|d[0-9][0-9AB][0-9]?|r[0-9]{2})$'),
  place_read text,
  is_place_declined boolean not null default false,
  -- What its page may show: a cover, how many people it is, what it does.
  cover_file_id uuid references files on delete set null,
  size text,
  sectors text[] not null default '{}',
  siret_reading text check (siret_reading in ('exists', 'closed', 'masked', 'unknown')),
  siret_tries smallint not null default 0
);
create index companies_newest on companies (created_at desc, id desc);
create index companies_logo_file_idx on companies (logo_file_id) where logo_file_id is not null;
create index companies_cover_file_idx on companies (cover_file_id) where cover_file_id is not null;
create index companies_unread_place on companies (id)
  where place_code is null and place_read is distinct from (coalesce(postal_code || ' ', '') || registration_city);
create index companies_siret on companies (siret) where siret <> '';
create index companies_siret_unread on companies (id) where siret_reading is null and siret <> '';

-- Links that confirm a domain. The address that they were mailed to is not kept.
create table company_confirmations (
  token_hash bytea primary key,
  company_id uuid not null references companies on delete cascade,
  domain text not null,
  expires_at timestamptz not null
);
create index company_confirmations_company on company_confirmations (company_id);
create index company_confirmations_expiry on company_confirmations (expires_at);


--
-- Portfolios
--

create table portfolio_items (
  id uuid primary key,
  freelance_id uuid not null references freelances on delete cascade,
  position integer not null,
  title text not null,
  description text not null,
  url text,
  created_at timestamptz not null default now(),
  role_held text,
  agency text,
  phases text[] not null default '{}',
  software text[] not null default '{}',
  surface_square_metres numeric(12, 2) check (surface_square_metres > 0),
  completion_year integer
);
create index portfolio_items_order on portfolio_items (freelance_id, position, id);

-- A project's pictures in their order: the first is its cover. The focus, in per cent, is what stays in sight when a
-- picture is cropped.
create table project_images (
  project_id uuid not null references portfolio_items on delete cascade,
  file_id uuid not null references files on delete cascade,
  position integer not null,
  alt_text text not null default '',
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  primary key (project_id, file_id)
);
create index project_images_file on project_images (file_id);


--
-- What all lists stand on
--

-- How many transactions changed a list, as the sum over its rows: who reads the same sum twice saw the same list, so a
-- count is true for as long as the sum stays. There are several rows so that writers need not wait for each other.
create table list_versions (
  list text not null check (list in ('directory', 'offers', 'jobs')),
  slot integer not null,
  version bigint not null default 0,
  primary key (list, slot)
) with (fillfactor = 25);
insert into list_versions (list, slot)
  select list, slot from unnest('{directory,offers,jobs}'::text[]) as list, generate_series(0, 15) as slot;

-- Once a transaction: the setting remembers that it was done, until its end or until a savepoint takes it back.
create function note_list_change() returns trigger language plpgsql as $$
declare
  noted text := 'mitoyen.changed_' || tg_argv[0];
  this_transaction text := pg_current_xact_id()::text;
begin
  if current_setting(noted, true) = this_transaction then return null; end if;
  update list_versions set version = version + 1
    where list = tg_argv[0] and slot = (
      select slot from list_versions where list = tg_argv[0] limit 1 for update skip locked);
  if not found then
    update list_versions set version = version + 1
      where list = tg_argv[0] and slot = pg_backend_pid() % 16;
  end if;
  perform set_config(noted, this_transaction, true);
  return null;
end $$;

-- Facets by which lists are searched: phases as 'p:DCE', software as 's:revit' and, for each further level reached,
-- 's:revit:2', 's:revit:3', programmes as 'g:logement', contexts as 'c:neuf'.
create function facet_elements(phases text[], software text[], programmes text[], contexts text[]) returns text[]
  language sql immutable parallel safe
  as $$ select array(
    select 'p:' || code from unnest(phases) as code
    union all
    select 's:' || split_part(item, ':', 1) || case level when 1 then '' else ':' || level end
      from unnest(software) as item, generate_series(1, split_part(item, ':', 2)::integer) as level
    union all select 'g:' || code from unnest(programmes) as code
    union all select 'c:' || code from unnest(contexts) as code) $$;


--
-- Directory
--
-- It mixes both kinds of profile in one table that triggers keep true, so that one index serves a search over both and a
-- page is a walk along one of them.

-- Every word that occurs in a profile. A search term never holds a space, so "a profile contains this
-- substring" is "one of its words contains it": terms become words here, and words find profiles by GIN.
create table directory_words (word text primary key);
create index directory_words_substring on directory_words using gin (word gin_trgm_ops);

create table directory_profiles (
  profile_id uuid primary key,
  kind text not null check (kind in ('freelance', 'jobseeker')),
  user_id uuid not null references users on delete cascade,
  words text[] not null,
  search_text text not null,
  location_folded text not null,
  rate numeric(10, 2),
  salary numeric(10, 2),
  experience_years integer not null,
  availability text not null,
  -- Four fixed random positions. A seed chooses one of them, a direction and a starting point:
  -- the walk is an index scan from there on, as cheap at its end as at its start.
  shuffle_a integer not null default (random() * 2147483646)::integer,
  shuffle_b integer not null default (random() * 2147483646)::integer,
  shuffle_c integer not null default (random() * 2147483646)::integer,
  shuffle_d integer not null default (random() * 2147483646)::integer,
  place_code text,
  travel_km smallint,
  available_from date,
  trades text[] not null default '{}',
  facets text[] not null default '{}',
  is_suggested boolean not null default true
);
-- A search around a place names thousands of communes, each of which is compared with the frequent ones when planning.
alter table directory_profiles alter column place_code set statistics 20;

create index directory_user on directory_profiles (user_id);
create index directory_location on directory_profiles using gin (location_folded gin_trgm_ops);
create index directory_shuffle_a on directory_profiles (shuffle_a, profile_id);
create index directory_shuffle_b on directory_profiles (shuffle_b, profile_id);
create index directory_shuffle_c on directory_profiles (shuffle_c, profile_id);
create index directory_shuffle_d on directory_profiles (shuffle_d, profile_id);
-- What few profiles fit is fetched by index: amounts and availability belong to one kind each.
create index directory_rates on directory_profiles (rate, experience_years) where kind = 'freelance';
create index directory_salaries on directory_profiles (salary, experience_years) where kind = 'jobseeker';
create index directory_availabilities on directory_profiles (availability, salary) where kind = 'jobseeker';
create index directory_available_from on directory_profiles (available_from, availability);
create index directory_experience on directory_profiles (experience_years, kind);
-- A place's people, in the order in which a walk outward meets those of one distance. Counting who is around a place reads
-- this index alone, and not a row of the table for each of them.
create index directory_place on directory_profiles (place_code, shuffle_a, profile_id)
  include (kind, shuffle_b, shuffle_c, shuffle_d);
create index directory_travel on directory_profiles (travel_km, place_code) where travel_km <> 0;
-- A trade is asked for as any of the three.
create index directory_first_trade on directory_profiles ((trades[1]), place_code);
create index directory_second_trade on directory_profiles ((trades[2]), place_code) where trades[2] is not null;
create index directory_third_trade on directory_profiles ((trades[3]), place_code) where trades[3] is not null;

-- The arc of each order that a profile stands on, of 256: those of the second order come after those of the first, and so
-- on. In the index of words, so that who has these words in this part of an order is found without reading anybody else
-- (features/directory/directory-arcs.ts). Arcs come first: what is asked of the first column leads through the others.
create function directory_arcs(a integer, b integer, c integer, d integer) returns integer[]
  language sql immutable parallel safe
  as $$ select array[a >> 23, 256 + (b >> 23), 512 + (c >> 23), 768 + (d >> 23)] $$;

-- The parts of words that people's texts hold: in the index of words, so that who has a part that stands in many words and
-- something else is found in one go.
-- An index of trigrams takes signs for the ends of words: of « es-m » it would know that some word ends in es, and some
-- begins with m. Folded texts hold no accents, so that two letters with accents stand for hyphens and apostrophes alone.
create function directory_letters(folded text) returns text
  language sql immutable parallel safe
  as $$ select replace(replace(folded, '-', 'à'), '''', 'é') $$;

create function directory_grounds(place_code text, travel_km smallint) returns text[]
  language sql immutable parallel safe
  as $$ select array_remove(array[
    left(place_code, 3),
    case when travel_km = -1 then '*' when travel_km > 0 then travel_km::text || left(place_code, 3) end
  ], null) $$;

-- Where somebody may be found, for the index, as coarsely as départements: the one that they are at home in; as t75 each that
-- they reach by travelling as far as they say, or * for all of France; as 50:75 each that lies within 50 km of their own. A
-- search asks for one of those who travel there, the place's own département, instead of each distance from each around it,
-- and for 50:75 instead of each that lies around 75, where it asks for all of these (features/facets/ground-cover.ts).
-- What lies within so many kilometres is apps/server/places/departements.tsv; a test compares both. In plpgsql, the table is
-- in no plan and read once by each connection; as a variable of its own, it would be copied for each profile.
create function directory_reaches(place_code text, travel_km smallint) returns text[]
  language plpgsql immutable parallel safe
  as $$
declare
  near jsonb := '{
    "c01":{"10":"01 38 39 69 71 73 74","25":"01 38 39 69 71 73 74","50":"01 25 38 39 42 69 71 73 74","100":"01 03 07 21 25 26 38 39 42 43 58 63 69 70 71 73 74","200":"01 03 04 05 06 07 10 15 18 19 21 23 25 26 30 38 39 42 43 48 52 58 63 68 69 70 71 73 74 84 88 89 90"},
    "c02":{"10":"02 08 51 59 60 77 80","25":"02 08 51 59 60 62 77 80","50":"02 08 10 51 59 60 62 77 80 93 95","100":"02 08 10 27 45 51 52 55 59 60 62 75 76 77 78 80 89 91 92 93 94 95","200":"02 08 10 14 18 21 27 28 41 45 51 52 54 55 57 58 59 60 61 62 75 76 77 78 80 88 89 91 92 93 94 95"},
    "c03":{"10":"03 18 23 42 58 63 71","25":"03 18 23 42 58 63 71","50":"03 18 23 36 42 58 63 69 71","100":"01 03 15 18 19 21 23 36 41 42 43 45 58 63 69 71 87 89","200":"01 03 07 10 12 15 16 18 19 21 23 24 25 26 28 30 36 37 38 39 41 42 43 45 46 48 52 58 63 69 70 71 72 73 74 77 79 86 87 89 91"},
    "c04":{"10":"04 05 06 13 26 83 84","25":"04 05 06 13 26 83 84","50":"04 05 06 13 26 38 83 84","100":"04 05 06 07 13 26 30 38 73 83 84","200":"01 04 05 06 07 12 13 26 30 34 38 39 42 43 48 63 69 73 74 83 84"},
    "c05":{"10":"04 05 26","25":"04 05 26 38 73","50":"04 05 06 26 38 73 84","100":"04 05 06 07 13 26 30 38 73 74 83 84","200":"01 04 05 06 07 12 13 15 25 26 30 34 38 39 42 43 48 63 69 71 73 74 83 84"},
    "c06":{"10":"04 06 83","25":"04 06 83","50":"04 05 06 83","100":"04 05 06 13 26 83 84","200":"01 04 05 06 07 13 26 2A 2B 30 38 73 74 83 84"},
    "c07":{"10":"07 26 30 38 42 43 84","25":"07 26 30 38 42 43 48 69 84","50":"07 13 26 30 38 42 43 48 69 84","100":"01 04 05 07 12 13 15 26 30 34 38 42 43 48 63 69 71 73 84","200":"01 03 04 05 06 07 11 12 13 15 19 21 23 25 26 30 31 34 38 39 42 43 46 48 58 63 66 69 71 73 74 81 82 83 84 87"},
    "c08":{"10":"02 08 51 55","25":"02 08 51 54 55 59","50":"02 08 51 54 55 57 59","100":"02 08 10 51 52 54 55 57 59 60 62 77 80","200":"02 08 10 21 27 28 45 51 52 54 55 57 59 60 62 67 70 75 76 77 78 80 88 89 91 92 93 94 95"},
    "c09":{"10":"09 11 31","25":"09 11 31 66","50":"09 11 31 32 65 66 81","100":"09 11 31 32 34 64 65 66 81 82","200":"09 11 12 15 19 24 30 31 32 33 34 40 46 47 48 64 65 66 81 82"},
    "c10":{"10":"10 51 52 77 89","25":"10 21 51 52 77 89","50":"02 10 21 45 51 52 55 77 89","100":"02 08 10 18 21 45 51 52 54 55 58 60 70 75 77 78 88 89 91 92 93 94 95","200":"01 02 03 08 10 18 21 25 27 28 36 39 41 45 51 52 54 55 57 58 59 60 61 62 67 68 69 70 71 72 75 76 77 78 80 88 89 90 91 92 93 94 95"},
    "c11":{"10":"09 11 31 34 66","25":"09 11 31 34 66 81","50":"09 11 31 34 66 81","100":"09 11 12 30 31 32 34 65 66 81 82","200":"07 09 11 12 13 15 19 24 26 30 31 32 33 34 40 43 46 47 48 64 65 66 81 82 84"},
    "c12":{"10":"12 15 46 81 82","25":"12 15 30 34 46 48 81 82","50":"12 15 19 30 34 46 48 81 82","100":"07 11 12 15 19 23 24 30 31 32 34 43 46 47 48 63 81 82","200":"03 04 05 07 09 11 12 13 15 16 17 18 19 23 24 26 30 31 32 33 34 36 38 40 42 43 46 47 48 63 64 65 66 69 71 81 82 83 84 87"},
    "c13":{"10":"04 13 30 83 84","25":"04 13 30 83 84","50":"04 07 13 26 30 34 83 84","100":"04 05 06 07 13 26 30 34 48 83 84","200":"04 05 06 07 11 12 13 15 26 30 31 34 38 42 43 48 63 66 69 73 81 83 84"},
    "c14":{"10":"14 27 50 61 76","25":"14 27 50 61 76","50":"14 27 35 50 53 61 76","100":"14 22 27 28 35 50 53 60 61 72 76 78 95","200":"02 14 22 27 28 29 35 37 41 44 45 49 50 53 56 60 61 62 72 75 76 77 78 79 80 85 86 91 92 93 94 95"},
    "c15":{"10":"12 15 19 43 46 48 63","25":"12 15 19 43 46 48 63","50":"12 15 19 23 43 46 48 63","100":"03 07 12 15 19 23 24 30 42 43 46 47 48 63 81 82 87","200":"01 03 05 07 09 11 12 13 15 16 17 18 19 23 24 26 30 31 32 33 34 36 37 38 40 42 43 46 47 48 58 63 69 71 73 79 81 82 84 86 87"},
    "c16":{"10":"16 17 24 79 86 87","25":"16 17 24 33 79 86 87","50":"16 17 24 33 79 86 87","100":"16 17 19 23 24 33 36 37 46 47 79 85 86 87","200":"03 12 15 16 17 18 19 23 24 31 32 33 36 37 40 41 43 44 45 46 47 49 58 63 64 65 72 79 81 82 85 86 87"},
    "c17":{"10":"16 17 24 33 79 85","25":"16 17 24 33 79 85","50":"16 17 24 33 79 85 86","100":"16 17 24 33 40 44 47 49 79 85 86 87","200":"12 15 16 17 18 19 23 24 31 32 33 35 36 37 40 41 44 46 47 49 53 56 64 65 72 79 81 82 85 86 87"},
    "c18":{"10":"03 18 23 36 41 45 58","25":"03 18 23 36 41 45 58 89","50":"03 18 23 36 37 41 45 58 63 89","100":"03 10 18 19 21 23 28 36 37 41 42 45 58 63 71 77 86 87 89 91","200":"01 02 03 10 12 15 16 17 18 19 21 23 24 27 28 36 37 39 41 42 43 45 46 48 49 51 52 53 58 60 61 63 69 70 71 72 75 77 78 79 85 86 87 89 91 92 93 94 95"},
    "c19":{"10":"15 19 23 24 46 63 87","25":"15 19 23 24 46 63 87","50":"12 15 19 23 24 46 63 87","100":"03 12 15 16 18 19 23 24 33 36 43 46 47 48 63 81 82 86 87","200":"01 03 07 09 11 12 15 16 17 18 19 23 24 26 30 31 32 33 34 36 37 38 40 41 42 43 46 47 48 58 63 69 71 79 81 82 85 86 87"},
    "c21":{"10":"21 39 58 71 89","25":"10 21 39 52 58 70 71 89","50":"10 21 25 39 52 58 70 71 89","100":"01 03 10 18 21 25 39 42 45 51 52 55 58 69 70 71 77 88 89","200":"01 02 03 07 08 10 18 21 23 25 26 28 36 38 39 41 42 43 45 51 52 54 55 57 58 60 63 67 68 69 70 71 73 74 75 77 78 88 89 90 91 92 93 94 95"},
    "c22":{"10":"22 29 35 56","25":"22 29 35 56","50":"22 29 35 50 56","100":"14 22 29 35 44 49 50 53 56 61","200":"14 22 27 29 35 37 44 49 50 53 56 61 72 76 79 85"},
    "c23":{"10":"03 18 19 23 36 87","25":"03 18 19 23 36 63 87","50":"03 15 18 19 23 36 63 86 87","100":"03 12 15 16 18 19 23 24 36 37 41 42 43 46 58 63 79 86 87","200":"01 03 07 12 15 16 17 18 19 21 23 24 26 28 30 33 36 37 38 41 42 43 45 46 47 48 49 58 63 69 71 72 77 79 81 82 85 86 87 89"},
    "c24":{"10":"16 17 19 24 33 46 47 87","25":"16 17 19 24 33 46 47 87","50":"16 17 19 24 33 46 47 82 86 87","100":"12 15 16 17 19 23 24 31 32 33 36 40 46 47 79 81 82 86 87","200":"03 09 11 12 15 16 17 18 19 23 24 31 32 33 34 36 37 40 41 43 46 47 48 49 63 64 65 79 81 82 85 86 87"},
    "c25":{"10":"25 39 70 90","25":"25 39 68 70 90","50":"01 21 25 39 52 68 70 71 74 88 90","100":"01 21 25 39 52 67 68 70 71 73 74 88 90","200":"01 03 05 07 10 21 25 26 38 39 42 51 52 54 55 57 58 67 68 69 70 71 73 74 88 89 90"},
    "c26":{"10":"04 05 07 26 38 84","25":"04 05 07 26 30 38 42 69 84","50":"04 05 07 13 26 30 38 42 43 69 83 84","100":"01 04 05 06 07 13 26 30 34 38 42 43 48 63 69 71 73 74 83 84","200":"01 03 04 05 06 07 11 12 13 15 19 21 23 25 26 30 34 38 39 42 43 48 58 63 69 71 73 74 81 83 84"},
    "c27":{"10":"14 27 28 60 61 76 78 95","25":"14 27 28 60 61 76 78 95","50":"14 27 28 60 61 76 78 91 92 95","100":"02 14 27 28 41 45 50 53 60 61 72 75 76 77 78 80 91 92 93 94 95","200":"02 08 10 14 18 22 27 28 35 36 37 41 44 45 49 50 51 53 58 59 60 61 62 72 75 76 77 78 80 86 89 91 92 93 94 95"},
    "c28":{"10":"27 28 41 45 61 78 91","25":"27 28 41 45 61 72 78 91 95","50":"27 28 37 41 45 60 61 72 75 77 78 91 92 94 95","100":"14 18 27 28 36 37 41 45 49 53 60 61 72 75 76 77 78 89 91 92 93 94 95","200":"02 03 08 10 14 18 21 23 27 28 35 36 37 41 44 45 49 50 51 53 58 59 60 61 62 72 75 76 77 78 79 80 85 86 87 89 91 92 93 94 95"},
    "c29":{"10":"22 29 56","25":"22 29 56","50":"22 29 56","100":"22 29 35 44 56","200":"14 22 29 35 44 49 50 53 56 85"},
    "c2A":{"10":"2A 2B","25":"2A 2B","50":"2A 2B","100":"2A 2B","200":"06 2A 2B"},
    "c2B":{"10":"2A 2B","25":"2A 2B","50":"2A 2B","100":"2A 2B","200":"06 2A 2B 83"},
    "c30":{"10":"07 13 30 34 48 84","25":"07 12 13 26 30 34 48 84","50":"07 12 13 26 30 34 43 48 84","100":"04 05 07 11 12 13 15 26 30 34 43 48 81 83 84","200":"01 03 04 05 06 07 09 11 12 13 15 19 23 26 30 31 32 34 38 42 43 46 48 63 66 69 73 74 81 82 83 84"},
    "c31":{"10":"09 11 31 32 65 81 82","25":"09 11 31 32 65 81 82","50":"09 11 31 32 46 47 65 81 82","100":"09 11 12 24 31 32 34 40 46 47 64 65 66 81 82","200":"07 09 11 12 13 15 16 17 19 24 30 31 32 33 34 40 46 47 48 64 65 66 81 82 87"},
    "c32":{"10":"31 32 40 47 65 82","25":"31 32 40 47 64 65 82","50":"09 31 32 33 40 47 64 65 81 82","100":"09 11 12 24 31 32 33 40 46 47 64 65 81 82","200":"09 11 12 15 16 17 19 24 30 31 32 33 34 40 46 47 48 64 65 66 81 82 87"},
    "c33":{"10":"17 24 33 47","25":"16 17 24 33 40 47","50":"16 17 24 32 33 40 47","100":"16 17 19 24 32 33 40 46 47 64 65 79 82 85 87","200":"09 11 12 15 16 17 19 23 24 31 32 33 36 37 40 44 46 47 49 64 65 79 81 82 85 86 87"},
    "c34":{"10":"11 30 34 81","25":"11 12 30 34 81","50":"11 12 13 30 34 48 66 81","100":"07 09 11 12 13 26 30 31 34 43 48 66 81 82 84","200":"04 05 07 09 11 12 13 15 19 24 26 30 31 32 34 38 42 43 46 47 48 63 65 66 69 81 82 83 84"},
    "c35":{"10":"22 35 44 50 53 56","25":"22 35 44 49 50 53 56 61","50":"14 22 35 44 49 50 53 56 61","100":"14 22 29 35 44 49 50 53 56 61 72 79 85","200":"14 17 22 27 28 29 35 36 37 41 44 45 49 50 53 56 61 72 76 78 79 85 86"},
    "c36":{"10":"18 23 36 37 41 86 87","25":"18 23 36 37 41 86 87","50":"03 18 23 36 37 41 45 86 87","100":"03 16 18 19 23 24 28 36 37 41 45 49 58 63 72 79 86 87 89","200":"03 10 12 15 16 17 18 19 21 23 24 27 28 33 35 36 37 41 42 43 44 45 46 49 53 58 61 63 69 71 72 75 77 78 79 85 86 87 89 91 92 93 94 95"},
    "c37":{"10":"36 37 41 49 72 86","25":"36 37 41 49 72 86","50":"18 28 36 37 41 49 72 79 86 87","100":"16 18 23 28 36 37 41 44 45 49 53 61 72 79 85 86 87","200":"03 14 15 16 17 18 19 22 23 24 27 28 33 35 36 37 41 44 45 46 49 50 53 56 58 60 61 63 71 72 75 76 77 78 79 85 86 87 89 91 92 93 94 95"},
    "c38":{"10":"01 07 26 38 42 69 73","25":"01 05 07 26 38 42 69 73","50":"01 04 05 07 26 38 39 42 43 69 73 74","100":"01 04 05 07 26 38 39 42 43 48 63 69 71 73 74 84","200":"01 03 04 05 06 07 12 13 15 19 21 23 25 26 30 34 38 39 42 43 48 52 58 63 69 70 71 73 74 83 84 89"},
    "c39":{"10":"01 21 25 39 70 71","25":"01 21 25 39 70 71 74","50":"01 21 25 38 39 52 70 71 73 74","100":"01 21 25 38 39 42 52 58 69 70 71 73 74 88 90","200":"01 03 04 05 07 10 18 21 25 26 38 39 42 43 45 51 52 54 55 57 58 63 67 68 69 70 71 73 74 88 89 90"},
    "c40":{"10":"32 40 64","25":"32 33 40 47 64 65","50":"32 33 40 47 64 65","100":"17 24 31 32 33 40 46 47 64 65 82","200":"09 11 12 15 16 17 19 24 31 32 33 40 46 47 64 65 79 81 82 87"},
    "c41":{"10":"18 28 36 37 41 45 72","25":"18 28 36 37 41 45 61 72","50":"18 28 36 37 41 45 61 72","100":"03 18 23 27 28 36 37 41 45 49 53 58 61 72 77 78 86 87 89 91","200":"02 03 10 14 16 17 18 19 21 23 24 27 28 35 36 37 41 42 44 45 49 50 51 53 58 60 61 63 71 72 75 76 77 78 79 85 86 87 89 91 92 93 94 95"},
    "c42":{"10":"03 07 38 42 43 63 69 71","25":"03 07 26 38 42 43 63 69 71","50":"01 03 07 26 38 42 43 63 69 71","100":"01 03 07 15 18 21 23 26 38 39 42 43 48 58 63 69 71 73 74","200":"01 03 04 05 07 12 13 15 18 19 21 23 25 26 30 34 36 38 39 41 42 43 45 46 48 52 58 63 69 70 71 73 74 81 84 87 89"},
    "c43":{"10":"07 15 42 43 48 63","25":"07 15 42 43 48 63","50":"07 15 26 30 38 42 43 48 63 69","100":"01 03 07 12 15 19 23 26 30 34 38 42 43 48 63 69 71 84","200":"01 03 04 05 07 11 12 13 15 16 18 19 21 23 24 26 30 34 36 38 39 42 43 46 47 48 58 63 69 71 73 74 81 82 83 84 87"},
    "c44":{"10":"35 44 49 56 85","25":"35 44 49 53 56 79 85","50":"35 44 49 53 56 79 85","100":"17 22 29 35 37 44 49 50 53 56 61 72 79 85 86","200":"14 16 17 22 27 28 29 33 35 36 37 41 44 45 49 50 53 56 61 72 79 85 86 87"},
    "c45":{"10":"18 28 41 45 58 77 89 91","25":"18 28 41 45 58 77 89 91","50":"10 18 28 36 41 45 58 77 78 89 91 94","100":"02 03 10 18 21 27 28 36 37 41 45 51 58 60 61 72 75 77 78 89 91 92 93 94 95","200":"02 03 08 10 14 16 18 21 23 27 28 35 36 37 39 41 42 44 45 49 50 51 52 53 55 58 60 61 63 69 70 71 72 75 76 77 78 79 80 86 87 88 89 91 92 93 94 95"},
    "c46":{"10":"12 15 19 24 46 47 82","25":"12 15 19 24 46 47 82","50":"12 15 19 24 31 46 47 81 82","100":"12 15 16 19 23 24 31 32 33 40 46 47 48 63 81 82 87","200":"03 07 09 11 12 15 16 17 18 19 23 24 30 31 32 33 34 36 37 40 42 43 46 47 48 63 64 65 66 79 81 82 86 87"},
    "c47":{"10":"24 32 33 46 47 82","25":"24 32 33 40 46 47 82","50":"24 31 32 33 40 46 47 82","100":"12 15 16 17 19 24 31 32 33 40 46 47 64 65 81 82 87","200":"09 11 12 15 16 17 19 23 24 31 32 33 34 40 43 46 47 48 63 64 65 66 79 81 82 85 86 87"},
    "c48":{"10":"15 30 43 48","25":"07 12 15 30 43 48","50":"07 12 15 30 34 43 48","100":"07 12 13 15 19 26 30 34 38 42 43 46 48 63 81 84","200":"01 03 04 05 07 09 11 12 13 15 18 19 23 24 26 30 31 32 34 38 42 43 46 47 48 63 66 69 71 73 81 82 83 84 87"},
    "c49":{"10":"37 44 49 53 72 79 85 86","25":"35 37 44 49 53 72 79 85 86","50":"35 37 44 49 53 72 79 85 86","100":"17 22 28 35 36 37 41 44 49 50 53 56 61 72 79 85 86","200":"14 16 17 18 22 23 24 27 28 29 33 35 36 37 41 44 45 49 50 53 56 61 72 76 77 78 79 85 86 87 91"},
    "c50":{"10":"14 35 50 53 61","25":"14 35 50 53 61","50":"14 22 35 50 53 61","100":"14 22 27 35 44 49 50 53 56 61 72 76","200":"14 22 27 28 29 35 37 41 44 45 49 50 53 56 60 61 72 76 78 79 80 85 86 95"},
    "c51":{"10":"02 08 10 51 52 55","25":"02 08 10 51 52 55 77","50":"02 08 10 51 52 55 60 77 88 89","100":"02 08 10 21 45 51 52 54 55 57 59 60 62 75 77 78 80 88 89 91 92 93 94 95","200":"02 08 10 18 21 25 27 28 39 41 45 51 52 54 55 57 58 59 60 61 62 67 68 70 71 75 76 77 78 80 88 89 90 91 92 93 94 95"},
    "c52":{"10":"10 51 52 55 70","25":"10 21 51 52 55 70 88","50":"10 21 25 39 51 52 54 55 70 88","100":"02 08 10 21 25 39 51 52 54 55 57 58 68 70 71 77 88 89 90","200":"01 02 03 08 10 18 21 25 38 39 42 45 51 52 54 55 57 58 59 60 67 68 69 70 71 73 74 75 77 78 80 88 89 90 91 92 93 94 95"},
    "c53":{"10":"35 49 50 53 61 72","25":"35 44 49 50 53 61 72","50":"14 35 44 49 50 53 61 72","100":"14 22 27 28 35 37 41 44 49 50 53 56 61 72 79 85 86","200":"14 17 18 22 27 28 29 35 36 37 41 44 45 49 50 53 56 60 61 72 75 76 77 78 79 85 86 91 92 93 94 95"},
    "c54":{"10":"54 55 57 88","25":"08 54 55 57 67 88","50":"08 52 54 55 57 67 68 88","100":"08 10 51 52 54 55 57 67 68 70 88 90","200":"02 08 10 21 25 39 51 52 54 55 57 58 59 60 62 67 68 70 71 77 80 88 89 90"},
    "c55":{"10":"08 51 52 54 55","25":"08 51 52 54 55 57 88","50":"08 10 51 52 54 55 57 88","100":"02 08 10 21 51 52 54 55 57 59 67 70 88","200":"02 08 10 21 25 39 45 51 52 54 55 57 58 59 60 62 67 68 70 71 75 77 80 88 89 90 91 92 93 94 95"},
    "c56":{"10":"22 29 35 44 56","25":"22 29 35 44 56","50":"22 29 35 44 56","100":"22 29 35 44 49 50 53 56 85","200":"14 17 22 29 35 37 44 49 50 53 56 61 72 79 85 86"},
    "c57":{"10":"54 57 67","25":"54 55 57 67 88","50":"08 54 55 57 67 68 88","100":"08 51 52 54 55 57 67 68 70 88 90","200":"02 08 10 21 25 39 51 52 54 55 57 59 67 68 70 77 88 89 90"},
    "c58":{"10":"03 18 21 45 58 71 89","25":"03 18 21 45 58 71 89","50":"03 18 21 45 58 71 89","100":"01 03 10 18 21 23 36 39 41 42 45 52 58 63 69 71 77 89 91","200":"01 02 03 07 10 15 16 18 19 21 23 25 26 27 28 36 37 38 39 41 42 43 45 51 52 54 55 58 60 61 63 69 70 71 72 73 74 75 77 78 86 87 88 89 91 92 93 94 95"},
    "c59":{"10":"02 59 62 80","25":"02 08 59 62 80","50":"02 08 59 60 62 80","100":"02 08 51 55 59 60 62 76 80","200":"02 08 10 27 28 51 52 54 55 57 59 60 62 75 76 77 78 80 89 91 92 93 94 95"},
    "c60":{"10":"02 27 60 76 77 80 95","25":"02 27 60 76 77 78 80 92 93 95","50":"02 27 28 51 59 60 62 75 76 77 78 80 91 92 93 94 95","100":"02 08 10 14 27 28 45 51 59 60 61 62 75 76 77 78 80 89 91 92 93 94 95","200":"02 08 10 14 18 21 27 28 37 41 45 50 51 52 53 54 55 58 59 60 61 62 72 75 76 77 78 80 88 89 91 92 93 94 95"},
    "c61":{"10":"14 27 28 50 53 61 72","25":"14 27 28 35 41 50 53 61 72","50":"14 27 28 35 41 50 53 61 72","100":"14 22 27 28 35 37 41 44 45 49 50 53 60 61 72 76 78 91 92 95","200":"02 10 14 18 22 27 28 35 36 37 41 44 45 49 50 51 53 56 58 60 61 62 72 75 76 77 78 79 80 85 86 89 91 92 93 94 95"},
    "c62":{"10":"59 62 80","25":"02 59 62 80","50":"02 59 60 62 76 80","100":"02 08 51 59 60 62 76 80","200":"02 08 10 14 27 28 51 54 55 59 60 61 62 75 76 77 78 80 89 91 92 93 94 95"},
    "c63":{"10":"03 15 19 42 43 63","25":"03 15 19 23 42 43 63","50":"03 15 18 19 23 42 43 63 69 71 87","100":"01 03 07 12 15 18 19 23 26 36 38 42 43 46 48 58 63 69 71 87","200":"01 03 04 05 07 12 13 15 16 18 19 21 23 24 26 30 34 36 37 38 39 41 42 43 45 46 47 48 58 63 69 71 73 74 79 81 82 84 86 87 89"},
    "c64":{"10":"40 64 65","25":"32 40 64 65","50":"32 40 64 65","100":"09 31 32 33 40 47 64 65 82","200":"09 11 12 16 17 24 31 32 33 40 46 47 64 65 66 81 82"},
    "c65":{"10":"31 32 64 65","25":"31 32 40 64 65","50":"09 31 32 40 64 65","100":"09 11 31 32 33 40 47 64 65 82","200":"09 11 12 16 17 24 31 32 33 34 40 46 47 64 65 66 81 82"},
    "c66":{"10":"11 66","25":"09 11 66","50":"09 11 34 66","100":"09 11 31 34 66 81","200":"07 09 11 12 13 30 31 32 34 46 47 48 64 65 66 81 82 84"},
    "c67":{"10":"57 67 68 88","25":"54 57 67 68 88","50":"54 57 67 68 88","100":"25 54 55 57 67 68 70 88 90","200":"08 10 21 25 39 51 52 54 55 57 67 68 70 88 90"},
    "c68":{"10":"67 68 88 90","25":"25 67 68 70 88 90","50":"25 54 57 67 68 70 88 90","100":"25 52 54 57 67 68 70 88 90","200":"01 10 21 25 39 51 52 54 55 57 67 68 70 71 73 74 88 89 90"},
    "c69":{"10":"01 38 42 69 71","25":"01 07 26 38 42 69 71","50":"01 03 07 26 38 42 43 63 69 71 73","100":"01 03 07 21 26 38 39 42 43 58 63 69 71 73 74","200":"01 03 04 05 07 10 12 13 15 18 19 21 23 25 26 30 34 36 38 39 42 43 45 48 52 58 63 69 70 71 73 74 84 87 89"},
    "c70":{"10":"25 39 52 70 88 90","25":"21 25 39 52 68 70 88 90","50":"21 25 39 52 68 70 71 88 90","100":"01 10 21 25 39 52 54 55 57 67 68 70 71 88 89 90","200":"01 03 08 10 18 21 25 38 39 42 45 51 52 54 55 57 58 67 68 69 70 71 73 74 77 88 89 90"},
    "c71":{"10":"01 03 21 39 42 58 69 71","25":"01 03 21 39 42 58 69 71","50":"01 03 21 25 39 42 58 63 69 70 71 89","100":"01 03 07 18 21 25 26 38 39 42 43 52 58 63 69 70 71 73 74 89","200":"01 03 05 07 10 12 15 18 19 21 23 25 26 36 37 38 39 41 42 43 45 48 51 52 54 55 58 63 68 69 70 71 73 74 77 84 87 88 89 90 91"},
    "c72":{"10":"37 41 49 53 61 72","25":"28 37 41 49 53 61 72","50":"28 37 41 49 53 61 72","100":"14 27 28 35 36 37 41 44 45 49 50 53 61 72 78 79 85 86 91","200":"03 10 14 16 17 18 22 23 27 28 35 36 37 41 44 45 49 50 53 56 58 60 61 72 75 76 77 78 79 80 85 86 87 89 91 92 93 94 95"},
    "c73":{"10":"01 38 73 74","25":"01 05 38 73 74","50":"01 05 38 39 69 73 74","100":"01 04 05 07 25 26 38 39 42 69 71 73 74","200":"01 03 04 05 06 07 13 15 21 25 26 30 38 39 42 43 48 52 58 63 68 69 70 71 73 74 83 84 90"},
    "c74":{"10":"01 73 74","25":"01 39 73 74","50":"01 25 38 39 73 74","100":"01 05 25 26 38 39 42 69 71 73 74","200":"01 03 04 05 06 07 21 25 26 30 38 39 42 43 52 58 63 68 69 70 71 73 74 84 88 90"},
    "c75":{"10":"75 78 91 92 93 94 95","25":"75 77 78 91 92 93 94 95","50":"28 60 75 77 78 91 92 93 94 95","100":"02 10 27 28 45 51 60 75 76 77 78 80 89 91 92 93 94 95","200":"02 08 10 14 18 21 27 28 36 37 41 45 51 52 53 55 58 59 60 61 62 72 75 76 77 78 80 89 91 92 93 94 95"},
    "c76":{"10":"14 27 60 76 80","25":"14 27 60 76 80","50":"14 27 60 62 76 78 80 95","100":"02 14 27 28 50 59 60 61 62 75 76 77 78 80 91 92 93 94 95","200":"02 08 10 14 22 27 28 35 37 41 45 49 50 51 53 59 60 61 62 72 75 76 77 78 80 89 91 92 93 94 95"},
    "c77":{"10":"02 10 45 60 77 89 91 93 94 95","25":"02 10 45 51 60 75 77 89 91 92 93 94 95","50":"02 10 28 45 51 60 75 77 78 89 91 92 93 94 95","100":"02 08 10 18 21 27 28 41 45 51 52 58 60 75 76 77 78 80 89 91 92 93 94 95","200":"02 03 08 10 14 18 21 23 27 28 36 37 41 45 49 51 52 53 54 55 57 58 59 60 61 62 70 71 72 75 76 77 78 80 86 88 89 91 92 93 94 95"},
    "c78":{"10":"27 28 75 78 91 92 93 94 95","25":"27 28 60 75 78 91 92 93 94 95","50":"27 28 45 60 75 76 77 78 91 92 93 94 95","100":"02 10 14 27 28 41 45 51 60 61 72 75 76 77 78 80 89 91 92 93 94 95","200":"02 08 10 14 18 21 27 28 35 36 37 41 45 49 50 51 52 53 58 59 60 61 62 72 75 76 77 78 80 86 89 91 92 93 94 95"},
    "c79":{"10":"16 17 49 79 85 86","25":"16 17 44 49 79 85 86","50":"16 17 37 44 49 79 85 86","100":"16 17 23 24 33 35 36 37 44 49 53 72 79 85 86 87","200":"03 14 15 16 17 18 19 22 23 24 28 33 35 36 37 40 41 44 45 46 47 49 50 53 56 61 63 72 79 85 86 87"},
    "c80":{"10":"02 59 60 62 76 80","25":"02 59 60 62 76 80","50":"02 59 60 62 76 80","100":"02 08 27 51 59 60 62 75 76 77 78 80 91 92 93 94 95","200":"02 08 10 14 27 28 45 50 51 52 54 55 59 60 61 62 72 75 76 77 78 80 89 91 92 93 94 95"},
    "c81":{"10":"12 31 34 81 82","25":"11 12 31 34 81 82","50":"09 11 12 31 32 34 46 81 82","100":"09 11 12 15 19 24 30 31 32 34 46 47 48 66 81 82","200":"07 09 11 12 13 15 16 17 19 23 24 26 30 31 32 33 34 40 42 43 46 47 48 63 64 65 66 81 82 84 87"},
    "c82":{"10":"12 31 32 46 47 81 82","25":"12 31 32 46 47 81 82","50":"12 24 31 32 46 47 81 82","100":"09 11 12 15 19 24 31 32 33 34 40 46 47 64 65 81 82","200":"07 09 11 12 15 16 17 19 23 24 30 31 32 33 34 40 43 46 47 48 63 64 65 66 81 82 86 87"},
    "c83":{"10":"04 06 13 83 84","25":"04 06 13 83 84","50":"04 06 13 26 83 84","100":"04 05 06 13 26 30 83 84","200":"04 05 06 07 12 13 26 2B 30 34 38 43 48 73 83 84"},
    "c84":{"10":"04 07 13 26 30 83 84","25":"04 07 13 26 30 83 84","50":"04 05 07 13 26 30 83 84","100":"04 05 06 07 13 26 30 34 38 43 48 83 84","200":"01 04 05 06 07 11 12 13 15 26 30 34 38 42 43 48 63 66 69 71 73 74 81 83 84"},
    "c85":{"10":"17 44 49 79 85","25":"17 44 49 79 85","50":"17 44 49 79 85 86","100":"16 17 33 35 37 44 49 53 56 72 79 85 86","200":"14 16 17 18 19 22 23 24 28 29 33 35 36 37 41 44 47 49 50 53 56 61 72 79 85 86 87"},
    "c86":{"10":"16 36 37 49 79 86 87","25":"16 36 37 49 79 86 87","50":"16 17 23 24 36 37 49 79 85 86 87","100":"16 17 18 19 23 24 36 37 41 44 49 53 72 79 85 86 87","200":"03 14 15 16 17 18 19 23 24 27 28 33 35 36 37 41 44 45 46 47 49 50 53 56 58 61 63 72 77 78 79 82 85 86 87 89 91"},
    "c87":{"10":"16 19 23 24 36 86 87","25":"16 19 23 24 36 86 87","50":"16 19 23 24 36 37 63 86 87","100":"03 15 16 17 18 19 23 24 33 36 37 41 46 47 63 79 86 87","200":"03 07 12 15 16 17 18 19 23 24 28 31 32 33 36 37 40 41 42 43 44 45 46 47 48 49 58 63 69 71 72 79 81 82 85 86 87 89"},
    "c88":{"10":"54 67 68 70 88","25":"52 54 55 57 67 68 70 88 90","50":"25 51 52 54 55 57 67 68 70 88 90","100":"10 21 25 39 51 52 54 55 57 67 68 70 88 90","200":"01 02 08 10 21 25 39 45 51 52 54 55 57 58 60 67 68 70 71 74 77 88 89 90"},
    "c89":{"10":"10 21 45 58 77 89","25":"10 18 21 45 58 77 89","50":"10 18 21 45 51 58 71 77 89 91","100":"02 03 10 18 21 28 36 41 45 51 52 58 60 70 71 75 77 78 89 91 92 93 94 95","200":"01 02 03 08 10 18 21 23 25 27 28 36 37 38 39 41 42 45 51 52 54 55 57 58 59 60 61 62 63 68 69 70 71 72 75 76 77 78 80 86 87 88 89 90 91 92 93 94 95"},
    "c90":{"10":"25 68 70 90","25":"25 68 70 88 90","50":"25 68 70 88 90","100":"25 39 52 54 57 67 68 70 88 90","200":"01 10 21 25 39 51 52 54 55 57 67 68 70 71 73 74 88 89 90"},
    "c91":{"10":"28 45 75 77 78 91 92 94","25":"28 45 75 77 78 91 92 93 94 95","50":"27 28 45 60 75 77 78 89 91 92 93 94 95","100":"02 10 18 27 28 41 45 51 58 60 61 72 75 76 77 78 80 89 91 92 93 94 95","200":"02 03 08 10 14 18 21 27 28 36 37 41 45 49 51 52 53 55 58 59 60 61 62 71 72 75 76 77 78 80 86 89 91 92 93 94 95"},
    "c92":{"10":"75 78 91 92 93 94 95","25":"60 75 77 78 91 92 93 94 95","50":"27 28 60 75 77 78 91 92 93 94 95","100":"02 10 27 28 45 51 60 61 75 76 77 78 80 89 91 92 93 94 95","200":"02 08 10 14 18 21 27 28 36 37 41 45 51 52 53 55 58 59 60 61 62 72 75 76 77 78 80 89 91 92 93 94 95"},
    "c93":{"10":"75 77 78 92 93 94 95","25":"60 75 77 78 91 92 93 94 95","50":"02 60 75 77 78 91 92 93 94 95","100":"02 10 27 28 45 51 60 75 76 77 78 80 89 91 92 93 94 95","200":"02 08 10 14 18 21 27 28 36 37 41 45 51 52 53 55 58 59 60 61 62 72 75 76 77 78 80 89 91 92 93 94 95"},
    "c94":{"10":"75 77 78 91 92 93 94","25":"75 77 78 91 92 93 94 95","50":"28 45 60 75 77 78 91 92 93 94 95","100":"02 10 27 28 45 51 60 75 76 77 78 80 89 91 92 93 94 95","200":"02 08 10 14 18 21 27 28 36 37 41 45 51 52 53 55 58 59 60 61 62 72 75 76 77 78 80 89 91 92 93 94 95"},
    "c95":{"10":"27 60 75 77 78 92 93 95","25":"27 28 60 75 77 78 91 92 93 94 95","50":"02 27 28 60 75 76 77 78 91 92 93 94 95","100":"02 10 14 27 28 45 51 60 61 75 76 77 78 80 89 91 92 93 94 95","200":"02 08 10 14 18 21 27 28 36 37 41 45 50 51 52 53 55 58 59 60 61 62 72 75 76 77 78 80 89 91 92 93 94 95"},
    "c97":{"10":"97","25":"97","50":"97","100":"97","200":"97"},
    "c98":{"10":"98","25":"98","50":"98","100":"98","200":"98"}
  }'::jsonb -> left(place_code, 3);
begin
  return array_remove(array[left(place_code, 3), case when travel_km = -1 then '*' end], null)
    || coalesce(('{t' || replace(near ->> travel_km::text, ' ', ',t') || '}')::text[], '{}')
    || coalesce((
      '{25:' || replace(near ->> '25', ' ', ',25:')
      || ',50:' || replace(near ->> '50', ' ', ',50:')
      || ',100:' || replace(near ->> '100', ' ', ',100:') || '}'
    )::text[], '{}');
end
$$;

-- Words, facets, trades and reaches in one index, so that of who has these only those are read who may be around a place.
-- Each column is asked for alone as well. A change is written to it at once, since every search looks through what waits to
-- be written.
create index directory_words_of on directory_profiles
  using gin (directory_arcs(shuffle_a, shuffle_b, shuffle_c, shuffle_d), words, facets, trades,
    directory_reaches(place_code, travel_km), directory_letters(search_text) gin_trgm_ops) with (fastupdate = off);

create function directory_text(specialization text, title text, location text, skills text[]) returns text
  language sql immutable parallel safe
  as $$ select fold_text(concat_ws(' ', specialization, title, location, array_to_string(skills, ' '))) $$;

create function directory_words_in(search_text text) returns text[]
  language sql immutable parallel safe
  as $$ select coalesce(array_agg(distinct word), '{}')
        from regexp_split_to_table(search_text, '\s+') as word where word <> '' $$;

create function directory_sync() returns trigger language plpgsql as $$
declare
  profile_text text := directory_text(new.specialization, new.title, new.location, new.skills);
  profile_words text[] := directory_words_in(profile_text);
  is_freelance boolean := tg_table_name = 'freelances';
  row_json jsonb := to_jsonb(new);
begin
  insert into directory_words
    select new_word from unnest(profile_words) as new_word
    where not exists (select 1 from directory_words where directory_words.word = new_word)
    order by new_word
    on conflict do nothing;
  insert into directory_profiles
    (profile_id, kind, user_id, words, search_text, location_folded, rate, salary, experience_years, availability,
     place_code, travel_km, available_from, trades, facets, is_suggested)
  values (new.id, case when is_freelance then 'freelance' else 'jobseeker' end, new.user_id, profile_words,
    profile_text, fold_text(new.location), (row_json ->> 'hourly_rate')::numeric,
    (row_json ->> 'expected_salary')::numeric, new.experience_years, new.availability,
    new.place_code, new.travel_km, new.available_from, new.trades,
    facet_elements(new.phases, new.software, new.programmes, new.contexts),
    new.availability <> 'Indisponible' or new.stays_suggested)
  on conflict (profile_id) do update set
    words = excluded.words, search_text = excluded.search_text, location_folded = excluded.location_folded,
    rate = excluded.rate, salary = excluded.salary, experience_years = excluded.experience_years,
    availability = excluded.availability, place_code = excluded.place_code, travel_km = excluded.travel_km,
    available_from = excluded.available_from, trades = excluded.trades, facets = excluded.facets,
    is_suggested = excluded.is_suggested;
  return null;
end $$;
create trigger freelances_directory after insert or update on freelances
  for each row execute function directory_sync();
create trigger jobseekers_directory after insert or update on jobseekers
  for each row execute function directory_sync();

create function directory_forget() returns trigger language plpgsql as $$
begin
  delete from directory_profiles where profile_id = old.id;
  return null;
end $$;
create trigger freelances_directory_gone after delete on freelances
  for each row execute function directory_forget();
create trigger jobseekers_directory_gone after delete on jobseekers
  for each row execute function directory_forget();

create trigger directory_changed after insert or update or delete on directory_profiles
  for each row execute function note_list_change('directory');

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


--
-- Cards of the directory
--

-- What each profile's card is made of, put together when it changes instead of each time it is listed: a page of the
-- directory reads 24 rows by their key instead of joining five tables. Each profile has a row; of who is suspended, it is
-- empty.
create table profile_cards (
  profile_id uuid primary key,
  card json
);

create function put_profile_cards_together(freelance_ids uuid[], jobseeker_ids uuid[])
  returns table (profile_id uuid, card json)
  language plpgsql stable
  as $$
begin
  return query
    select freelances.id, case when users.suspended_at is null then (select row_to_json(said) from (
      select 'freelance' as kind, freelances.id, users.username, users.first_name, title, specialization, location, skills, experience_years,
        availability, is_availability_unconfirmed, avatar_file_id, trades, place_code, hourly_rate,
        -- the covers of the first projects, by the project's place in the portfolio
        coalesce((
          select json_agg(cover order by place, project_id) from (
            select portfolio_items.position as place, project_id,
              json_build_object('file_id', file_id, 'focus_x', focus_x, 'focus_y', focus_y) as cover
            from portfolio_items cross join lateral (
              select project_id, file_id, focus_x, focus_y from project_images
              where project_id = portfolio_items.id order by position limit 1) as first
            where freelance_id = freelances.id
            order by portfolio_items.position, project_id limit 3) as covers), '[]') as works
    ) as said) end
    from freelances join users on users.id = freelances.user_id where freelances.id = any(freelance_ids)
    union all
    select jobseekers.id, case when users.suspended_at is null then (select row_to_json(said) from (
      select 'jobseeker' as kind, jobseekers.id, users.username, users.first_name, title, specialization, location, skills, experience_years,
        availability, is_availability_unconfirmed, avatar_file_id, trades, place_code, expected_salary, cv_file_id
    ) as said) end
    from jobseekers join users on users.id = jobseekers.user_id where jobseekers.id = any(jobseeker_ids);
end
$$;

-- The cards are locked before anything is read: of two who change what one card shows, the second waits and then sees what
-- the first wrote. They are locked after what was changed, and after the row of the directory: who holds a profile may wait
-- for its projects, and who holds a project for the card, never for the profile.
create function keep_profile_cards(freelance_ids uuid[], jobseeker_ids uuid[]) returns void
  language plpgsql
  as $$
begin
  perform from profile_cards where profile_id = any(freelance_ids || jobseeker_ids) order by profile_id for update;
  insert into profile_cards as before (profile_id, card)
    select made.profile_id, made.card from put_profile_cards_together(freelance_ids, jobseeker_ids) as made
    on conflict (profile_id) do update set card = excluded.card
    where before.card::text is distinct from excluded.card::text;
end
$$;

create function keep_card_of_profile() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from profile_cards where profile_id = old.id;
  elsif tg_table_name = 'freelances' then
    perform keep_profile_cards(array[new.id], '{}');
  else
    perform keep_profile_cards('{}', array[new.id]);
  end if;
  return null;
end $$;
-- triggers of one event come by their names: after those of the directory
create trigger freelances_to_card after insert or update or delete on freelances
  for each row execute function keep_card_of_profile();
create trigger jobseekers_to_card after insert or update or delete on jobseekers
  for each row execute function keep_card_of_profile();

create function keep_cards_of_account() returns trigger language plpgsql as $$
begin
  perform keep_profile_cards(
    array(select id from freelances where user_id = new.id), array(select id from jobseekers where user_id = new.id));
  return null;
end $$;
create trigger users_to_cards after update on users
  for each row when (
    (new.username, new.first_name, new.suspended_at is null)
      is distinct from (old.username, old.first_name, old.suspended_at is null))
  execute function keep_cards_of_account();

create function keep_cards_of_projects() returns trigger language plpgsql as $$
declare
  freelance_ids uuid[] := array(select distinct freelance_id from changed);
begin
  if freelance_ids <> '{}' then perform keep_profile_cards(freelance_ids, '{}'); end if;
  return null;
end $$;
-- a new project has no picture yet
create trigger portfolio_items_edited_cards after update on portfolio_items
  referencing new table as changed for each statement execute function keep_cards_of_projects();
create trigger portfolio_items_gone_cards after delete on portfolio_items
  referencing old table as changed for each statement execute function keep_cards_of_projects();

create function keep_cards_of_pictures() returns trigger language plpgsql as $$
declare
  freelance_ids uuid[] := array(
    select distinct freelance_id from portfolio_items where id in (select project_id from changed));
begin
  if freelance_ids <> '{}' then perform keep_profile_cards(freelance_ids, '{}'); end if;
  return null;
end $$;
create trigger project_images_new_cards after insert on project_images
  referencing new table as changed for each statement execute function keep_cards_of_pictures();
create trigger project_images_edited_cards after update on project_images
  referencing new table as changed for each statement execute function keep_cards_of_pictures();
create trigger project_images_gone_cards after delete on project_images
  referencing old table as changed for each statement execute function keep_cards_of_pictures();

-- Those that are there, in the order asked for; a list is planned for its values each time, and this is not planned with it.
create function cards_in_order(ids uuid[]) returns json
  language plpgsql stable parallel safe
  as $$
begin
  return (
    select coalesce(json_agg(card order by place), '[]')
    from unnest(ids) with ordinality as asked (profile_id, place) join profile_cards using (profile_id)
    where card is not null);
end
$$;

create function directory_cards(freelance_ids uuid[], jobseeker_ids uuid[]) returns json
  language sql stable parallel safe
  as $$ select cards_in_order(freelance_ids || jobseeker_ids) $$;


--
-- Offers
--

-- Missions and jobs: a job has a kind of contract, a salary instead of a budget, and job seekers apply to it.
create table offers (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  title text not null,
  description text not null,
  requirements text[] not null default '{}',
  -- Euros per day.
  budget numeric(10, 2) check (budget >= 0),
  duration text,
  location text,
  is_remote boolean not null,
  -- The last day, in Europe/Paris, on which it takes applications.
  deadline date not null,
  status text not null check (status in ('draft', 'open', 'filled', 'cancelled', 'expired')),
  closed_at timestamptz,
  -- The deadline about which its company was told, or which was too close at publishing to tell about.
  noticed_deadline date,
  -- A deleted offer is nobody's to see, but still one of its company's ten.
  deleted_at timestamptz,
  created_at timestamptz(3) not null,
  updated_at timestamptz not null,
  -- Both are kept true by triggers.
  company_name text not null default '',
  is_highlighted boolean not null default false,
  place_code text check (place_code ~ '^(c[0-9][0-9AB][0-9]{3}|d[0-9][0-9AB][0-9]?|r[0-9]{2})$'),
  trades text[] not null default '{}' check (cardinality(trades) <= 3),
  phases text[] not null default '{}' check (cardinality(phases) <= 30),
  software text[] not null default '{}' check (cardinality(software) <= 100),
  programmes text[] not null default '{}' check (cardinality(programmes) <= 30),
  contexts text[] not null default '{}' check (cardinality(contexts) <= 30),
  place_read text,
  kind text not null default 'mission' check (kind in ('mission', 'cdi', 'cdd', 'alternance', 'stage', 'msp')),
  salary_min numeric(10, 2) check (salary_min >= 0),
  salary_max numeric(10, 2) check (salary_max >= salary_min),
  salary_period text check (salary_period in ('year', 'month')),
  start_date date,
  months smallint check (months > 0),
  hours_per_week numeric(4, 2) check (hours_per_week > 0),
  remote_days smallint check (remote_days between 0 and 5),
  benefits text,
  tutor text,
  -- What its checks warned of when it was written, and what its company then said to have read.
  warned_rules text[] not null default '{}',
  read_rules text[] not null default '{}',
  -- 'Besoin sous 7 jours': such a mission closes at most so many days after the day it was opened on.
  is_urgent boolean not null default false,
  -- The day in Europe/Paris on which it was reopened last; null: open since it was made.
  opened_on date,
  check (case kind
    when 'mission' then num_nonnulls(budget) = 1 and num_nonnulls(salary_min, salary_max, salary_period, start_date, months,
      hours_per_week, remote_days, benefits, tutor) = 0
    else num_nonnulls(budget, duration) = 0 and num_nonnulls(salary_min, salary_max, salary_period, hours_per_week,
      remote_days) = 5 and (months is null) = (kind = 'cdi') and is_remote = (remote_days = 5)
      and (tutor is null or kind = 'msp') end)
);
comment on column offers.salary_max is 'gross euros, by salary_period';
create index offers_company on offers (company_id, created_at desc, id desc);
create index offers_deadline on offers (deadline) where status = 'open' and deleted_at is null;
create index offers_unread_place on offers (id)
  where place_code is null and location is not null and place_read is distinct from location;
-- The operators' list, the last published first.
create index offers_warned on offers (created_at desc, id desc) where warned_rules <> '{}';

-- The row itself only takes over what its company is.
create function offers_sync() returns trigger language plpgsql as $$
begin
  -- locked: a subscription that begins meanwhile finds the offer, or the offer finds it
  select name, is_subscribed into strict new.company_name, new.is_highlighted
    from companies where id = new.company_id for share;
  return new;
end $$;
create trigger offers_company_is before insert on offers for each row execute function offers_sync();

create function offers_follow_company() returns trigger language plpgsql as $$
begin
  update offers set company_name = new.name where company_id = new.id and company_name <> new.name;
  update offers set is_highlighted = new.is_subscribed
    where company_id = new.id and is_highlighted <> new.is_subscribed;
  return null;
end $$;
create trigger companies_offers after update of name, is_subscribed on companies
  for each row when (old.name <> new.name or old.is_subscribed <> new.is_subscribed)
  execute function offers_follow_company();


--
-- Lists of open offers
--
-- What open offers are walked, searched and counted by, apart from their long texts: counting a common word reads a narrow
-- table, not every description. Words stand there by their numbers, and are compared by intarray, whose operators go along
-- both arrays once, since they are sorted: PostgreSQL's own compare each with each
-- (features/offers/offer-word-conditions.ts).

-- Every word of an offer, for the same reason as the directory's: a substring is looked up among the words, and
-- words find offers by GIN. Words longer than any real one are kept by their beginning, which an index can hold.
create table offer_words (
  word text primary key,
  id integer not null generated always as identity
);
create index offer_words_substring on offer_words using gin (word gin_trgm_ops);

create function offer_words_in(search_text text) returns text[]
  language sql immutable parallel safe
  as $$ select coalesce(array_agg(distinct left(word, 200)), '{}')
        from regexp_split_to_table(search_text, '\s+') as word where word <> '' $$;

create function offer_word_ids(words text[]) returns integer[] language sql as $$
  select coalesce(array_agg(id order by id), '{}') from offer_words where word = any(words)
$$;

create table listed_offers (
  offer_id uuid primary key references offers on delete cascade,
  created_at timestamptz(3) not null,
  deadline date not null,
  is_highlighted boolean not null,
  is_remote boolean not null,
  location_folded text not null,
  -- What the signed-out may search: the words of the title and of the place.
  public_word_ids integer[] not null,
  word_ids integer[] not null,
  place_code text,
  trades text[] not null default '{}',
  facets text[] not null default '{}'
);
-- Of hundreds of words, each rare, the planner would expect far too many offers, and not ask the index for them.
alter table listed_offers
  alter column word_ids set statistics 300,
  alter column public_word_ids set statistics 300,
  alter column place_code set statistics 20;
create index listed_offers_order on listed_offers (is_highlighted desc, created_at desc, offer_id desc)
  include (deadline, is_remote);
-- Words are followed in many steps, each of which would read all that waits to be sorted into the index.
create index listed_offers_word_ids on listed_offers using gin (word_ids intarray.gin__int_ops) with (fastupdate = off);
create index listed_offers_public_word_ids on listed_offers using gin (public_word_ids intarray.gin__int_ops)
  with (fastupdate = off);
create index listed_offers_location on listed_offers using gin (location_folded gin_trgm_ops);
create index listed_offers_place on listed_offers
  (place_code, is_highlighted desc, created_at desc, offer_id desc);
create index listed_offers_trades on listed_offers using gin (trades);
create index listed_offers_facets on listed_offers using gin (facets);
-- Offers with the lowest hashes of their ids are a sample of a list, in which it shows at once that very many fit a search
-- (features/offers/offer-list.repository.ts).
create index listed_offers_sample on listed_offers (uuid_hash(offer_id));
create trigger offers_changed after insert or update or delete on listed_offers
  for each row execute function note_list_change('offers');

create function list_offer(offer offers) returns void language plpgsql as $$
declare
  public_words text[] := offer_words_in(fold_text(concat_ws(' ', offer.title, offer.location)));
  all_words text[] := offer_words_in(fold_text(concat_ws(' ', offer.title, offer.location, offer.company_name,
    array_to_string(offer.requirements, ' '), offer.description)));
begin
  insert into offer_words (word)
    select new_word from unnest(all_words) as new_word
    where not exists (select 1 from offer_words where offer_words.word = new_word)
    order by new_word
    on conflict do nothing;
  insert into listed_offers (offer_id, created_at, deadline, is_highlighted, is_remote, location_folded,
    public_word_ids, word_ids, place_code, trades, facets)
  values (offer.id, offer.created_at, offer.deadline, offer.is_highlighted, offer.is_remote,
    fold_text(coalesce(offer.location, '')), offer_word_ids(public_words), offer_word_ids(all_words),
    offer.place_code, offer.trades,
    facet_elements(offer.phases, offer.software, offer.programmes, offer.contexts))
  on conflict (offer_id) do update set
    created_at = excluded.created_at, deadline = excluded.deadline, is_highlighted = excluded.is_highlighted,
    is_remote = excluded.is_remote, location_folded = excluded.location_folded,
    public_word_ids = excluded.public_word_ids, word_ids = excluded.word_ids, place_code = excluded.place_code,
    trades = excluded.trades, facets = excluded.facets;
end $$;

-- As listed_offers; everybody reads jobs whole, so there is one set of words.
create table listed_jobs (
  offer_id uuid primary key references offers on delete cascade,
  created_at timestamptz(3) not null,
  deadline date not null,
  is_highlighted boolean not null,
  is_remote boolean not null,
  kind text not null,
  -- The upper end, in gross euros a year.
  yearly_salary integer not null,
  location_folded text not null,
  -- Of the title and of the place, for a place asked for by a word.
  public_word_ids integer[] not null,
  word_ids integer[] not null,
  place_code text,
  trades text[] not null default '{}',
  facets text[] not null default '{}'
);
alter table listed_jobs
  alter column word_ids set statistics 300,
  alter column public_word_ids set statistics 300,
  alter column place_code set statistics 20;
create index listed_jobs_order on listed_jobs (is_highlighted desc, created_at desc, offer_id desc)
  include (deadline, is_remote, kind, yearly_salary);
create index listed_jobs_kind on listed_jobs (kind, is_highlighted desc, created_at desc, offer_id desc)
  include (deadline, is_remote, yearly_salary);
create index listed_jobs_salary on listed_jobs (yearly_salary) include (deadline, kind, is_remote);
create index listed_jobs_word_ids on listed_jobs using gin (word_ids intarray.gin__int_ops) with (fastupdate = off);
create index listed_jobs_public_word_ids on listed_jobs using gin (public_word_ids intarray.gin__int_ops)
  with (fastupdate = off);
create index listed_jobs_location on listed_jobs using gin (location_folded gin_trgm_ops);
create index listed_jobs_place on listed_jobs (place_code, is_highlighted desc, created_at desc, offer_id desc);
create index listed_jobs_trades on listed_jobs using gin (trades);
create index listed_jobs_facets on listed_jobs using gin (facets);
create index listed_jobs_sample on listed_jobs (uuid_hash(offer_id));
create trigger jobs_changed after insert or update or delete on listed_jobs
  for each row execute function note_list_change('jobs');

create function list_job(offer offers) returns void language plpgsql as $$
declare
  public_words text[] := offer_words_in(fold_text(concat_ws(' ', offer.title, offer.location)));
  all_words text[] := offer_words_in(fold_text(concat_ws(' ', offer.title, offer.location, offer.company_name,
    array_to_string(offer.requirements, ' '), offer.description)));
begin
  insert into offer_words (word)
    select new_word from unnest(all_words) as new_word
    where not exists (select 1 from offer_words where offer_words.word = new_word)
    order by new_word
    on conflict do nothing;
  insert into listed_jobs (offer_id, created_at, deadline, is_highlighted, is_remote, kind, yearly_salary,
    location_folded, public_word_ids, word_ids, place_code, trades, facets)
  values (offer.id, offer.created_at, offer.deadline, offer.is_highlighted, offer.is_remote, offer.kind,
    floor(offer.salary_max * case offer.salary_period when 'month' then 12 else 1 end),
    fold_text(coalesce(offer.location, '')), offer_word_ids(public_words), offer_word_ids(all_words),
    offer.place_code, offer.trades,
    facet_elements(offer.phases, offer.software, offer.programmes, offer.contexts))
  on conflict (offer_id) do update set
    created_at = excluded.created_at, deadline = excluded.deadline, is_highlighted = excluded.is_highlighted,
    is_remote = excluded.is_remote, kind = excluded.kind, yearly_salary = excluded.yearly_salary,
    location_folded = excluded.location_folded, public_word_ids = excluded.public_word_ids,
    word_ids = excluded.word_ids, place_code = excluded.place_code, trades = excluded.trades,
    facets = excluded.facets;
end $$;

-- Open offers stand in their list, others do not.
create function offers_list_sync() returns trigger language plpgsql as $$
begin
  if new.status = 'open' and new.deleted_at is null then
    if new.kind = 'mission' then perform list_offer(new);
    else perform list_job(new);
    end if;
  elsif tg_op = 'UPDATE' then
    if new.kind = 'mission' then delete from listed_offers where offer_id = new.id;
    else delete from listed_jobs where offer_id = new.id;
    end if;
  end if;
  return null;
end $$;
create trigger offers_listed after insert or update of title, description, requirements, location, is_remote, deadline,
  status, deleted_at, created_at, company_name, is_highlighted, place_code, trades, phases, software, programmes,
  contexts, kind, salary_max, salary_period
  on offers for each row execute function offers_list_sync();


--
-- Applications
--

-- Freelances apply to missions, with a rate, job seekers to jobs.
create table applications (
  id uuid primary key,
  offer_id uuid not null references offers on delete cascade,
  -- The offer's company, so that its list and its record are read along one index.
  company_id uuid not null references companies on delete cascade,
  freelance_id uuid references freelances on delete cascade,
  cover_letter text not null,
  -- Euros per day.
  proposed_rate numeric(10, 2) check (proposed_rate >= 0),
  status text not null check (status in ('sent', 'seen', 'shortlisted', 'accepted', 'rejected', 'withdrawn')),
  reason text check (reason in ('profile', 'rate', 'availability', 'other')),
  reminded_at timestamptz,
  -- When the company first gave an answer; being seen is none.
  answered_at timestamptz,
  created_at timestamptz(3) not null,
  -- Whether its applicant has yet to read the company's last answer.
  has_unread_answer boolean not null default false,
  jobseeker_id uuid references jobseekers on delete cascade,
  -- The copy of a CV that goes to this company alone.
  cv_file_id uuid references files on delete set null,
  -- Projects that a freelance chose to show, in their order. No reference: a project that is deleted or taken down is not
  -- found any more, and one that is put back is again.
  project_ids uuid[] not null default '{}' check (cardinality(project_ids) <= 3),
  -- When the company set it among its favourites; its own note, of which the applicant learns nothing.
  favourite_at timestamptz,
  constraint applications_once unique (offer_id, freelance_id),
  check (num_nonnulls(freelance_id, jobseeker_id) = 1),
  check ((freelance_id is null) = (proposed_rate is null))
);
create unique index applications_once_by_jobseeker on applications (offer_id, jobseeker_id)
  where jobseeker_id is not null;
create index applications_company on applications (company_id, created_at desc, id desc)
  include (answered_at, status);
create index applications_favourite on applications (company_id, created_at desc, id desc)
  where favourite_at is not null;
create index applications_offer on applications (offer_id, created_at desc, id desc) include (status);
create index applications_freelance on applications (freelance_id, created_at desc, id desc);
create index applications_jobseeker on applications (jobseeker_id, created_at desc, id desc)
  where jobseeker_id is not null;
create index applications_unread on applications (freelance_id) where has_unread_answer;
create index applications_unread_by_jobseeker on applications (jobseeker_id) where has_unread_answer;
-- What a company has not opened yet.
create index applications_unseen on applications (company_id) where status = 'sent';
create index applications_cv_file on applications (cv_file_id) where cv_file_id is not null;

create table application_events (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  status text not null,
  message text,
  at timestamptz(3) not null
);
create index application_events_order on application_events (application_id, at, id);


--
-- Conversations
--

-- One conversation per pair of people and context. The pair is kept in order (low, high) so that it has one
-- spelling. context_key: 'direct', or the offer's id.
create table conversations (
  id uuid primary key,
  user_low_id uuid references users on delete set null,
  user_high_id uuid references users on delete set null,
  context_key text not null default 'direct',
  -- Null: named after whom it is with.
  title text,
  -- A company that wrote first to a professional used one of its free contacts: set on the one conversation in
  -- which it did, so that counting the rows counts the people, those whose account is gone too.
  contact_company_user_id uuid references users on delete set null,
  message_count integer not null default 0,
  -- Null: nobody has written yet.
  last_message_id uuid,
  -- When the last message was written, or the conversation opened.
  last_activity_at timestamptz(3) not null,
  -- Whoever wrote first to somebody they had not been in touch with, and when: what the ceilings count.
  started_by_user_id uuid references users on delete set null,
  started_at timestamptz(3),
  unique (user_low_id, user_high_id, context_key),
  check (user_low_id < user_high_id)
);
create index conversations_low on conversations (user_low_id, last_activity_at desc, id desc);
create index conversations_high on conversations (user_high_id, last_activity_at desc, id desc);
create index conversations_contacts on conversations (contact_company_user_id)
  where contact_company_user_id is not null;
create index conversations_started on conversations (started_by_user_id, started_at desc)
  where started_by_user_id is not null;

-- created_at grows strictly within a conversation.
create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  sender_id uuid references users on delete set null,
  subject text,
  content text not null,
  created_at timestamptz(3) not null,
  -- How many files were sent with it: most messages have none, and are read without looking for any.
  attachment_count smallint not null default 0
);
create index messages_latest on messages (conversation_id, created_at desc, id desc);
create index messages_sender on messages (sender_id);

-- A file belongs to one message. It goes with the account that sent it, and leaves its message where it is.
create table message_attachments (
  file_id uuid primary key references files on delete cascade,
  message_id uuid not null references messages on delete cascade,
  position smallint not null,
  unique (message_id, position)
);

-- A row exists once somebody opened the conversation or got a message in it.
create table conversation_reads (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  unread_count integer not null default 0,
  read_at timestamptz,
  -- Since when a message waits for somebody who neither read nor answered; null when none does. One mail tells of it:
  -- mailed_for is the instant that it told of.
  waiting_since timestamptz(3),
  mailed_for timestamptz(3),
  primary key (conversation_id, user_id)
);
create index conversation_reads_user on conversation_reads (user_id);
create index conversation_reads_to_mail on conversation_reads (waiting_since)
  where waiting_since is not null and mailed_for is distinct from waiting_since;

-- A conversation stays for whoever of its two people stays. Once neither does, nobody can read it and nothing
-- justifies keeping what was written.
create function delete_forgotten_conversation() returns trigger language plpgsql as $$
begin
  delete from conversations where id = new.id;
  return null;
end $$;
create trigger conversations_forgotten after update of user_low_id, user_high_id on conversations
  for each row when (new.user_low_id is null and new.user_high_id is null)
  execute function delete_forgotten_conversation();


--
-- Events
--

-- What happened to somebody, kept for a day for browsers that come back. Ids only: contents are asked for.
-- No foreign key: a row outlives its account by a day at most, and writers need not lock accounts for it.
create table events (
  id bigint generated always as identity,
  user_id uuid not null,
  type text not null,
  data jsonb not null,
  -- Ids are given in another order than transactions commit in. What a reader has seen is therefore a snapshot,
  -- against which each row's transaction is compared.
  xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index events_xid on events (xid);
create index events_age on events using brin (created_at);


--
-- Kept searches
--

-- Searches that people keep, to be told of what they begin to find.
create table kept_searches (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  -- Of a visitor; null for an account's.
  email citext,
  kind text not null check (kind in ('offers', 'jobs', 'profiles')),
  -- A visitor's search has no free name: the server names it by what it asks.
  name text not null,
  -- The list's filters as codes, without those that ask nothing.
  query jsonb not null,
  -- The same for all filters of a kind that mean the same.
  query_hash bytea not null,
  rhythm text not null check (rhythm in ('now', 'daily', 'weekly')),
  created_at timestamptz(3) not null,
  -- Null until a visitor's mailbox has confirmed it.
  confirmed_at timestamptz(3),
  -- A thing that is found has one of `any_of` and all of `all_of` among its elements.
  any_of text[] not null,
  all_of text[] not null,
  -- What could be seen when it began: that is not new to it. Forgotten after an hour, when nothing older is under way.
  seen_before pg_snapshot default pg_current_snapshot(),
  check ((user_id is null) <> (email is null))
);
create unique index kept_searches_of_user on kept_searches (user_id, query_hash) where user_id is not null;
create unique index kept_searches_of_visitor on kept_searches (email, query_hash) where email is not null;
create index kept_searches_waiting on kept_searches (created_at) where confirmed_at is null;
create index kept_searches_begun on kept_searches (confirmed_at) where seen_before is not null;
create index kept_searches_any_of on kept_searches using gin (any_of) with (fastupdate = off);

-- One for each search that a visitor asks for: its link begins that search and no other.
create table kept_search_requests (
  token_hash bytea primary key,
  email citext not null,
  -- Null once the search is kept no more.
  search_id uuid references kept_searches on delete set null,
  rhythm text not null check (rhythm in ('now', 'daily', 'weekly')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  pressed_at timestamptz(3)
);
create index kept_search_requests_email on kept_search_requests (email);
create index kept_search_requests_search on kept_search_requests (search_id);
create index kept_search_requests_expiry on kept_search_requests (expires_at);

-- What a kept search found, once: what it told, and what waits to be told.
create table kept_search_finds (
  search_id uuid not null references kept_searches on delete cascade,
  -- An offer's or a profile's.
  thing_id uuid not null,
  found_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  told_at timestamptz(3),
  seen_at timestamptz(3),
  primary key (search_id, thing_id)
);
create index kept_search_finds_due on kept_search_finds (due_at, search_id) where told_at is null;
create index kept_search_finds_new on kept_search_finds (search_id, found_at desc) where seen_at is null;
create index kept_search_finds_thing on kept_search_finds (thing_id);

-- What came into a list or changed in it, until it was compared with the kept searches. `before` is its row in the list,
-- null where it was not there.
create table list_changes (
  id bigint generated always as identity primary key,
  thing_id uuid not null,
  list text not null check (list in ('offers', 'jobs', 'directory')),
  before jsonb,
  changed_in xid8 not null default pg_current_xact_id()
);

create function note_thing_change() returns trigger language plpgsql as $$
begin
  insert into list_changes (thing_id, list, before) values (
    (to_jsonb(new) ->> tg_argv[1])::uuid, tg_argv[0], case when tg_op = 'UPDATE' then to_jsonb(old) end);
  return null;
end $$;

create trigger listed_offers_new after insert on listed_offers
  for each row execute function note_thing_change('offers', 'offer_id');
create trigger listed_offers_edited after update on listed_offers
  for each row when ((old.deadline, old.is_remote, old.location_folded, old.public_word_ids, old.word_ids,
    old.place_code, old.trades, old.facets) is distinct from (new.deadline, new.is_remote, new.location_folded,
    new.public_word_ids, new.word_ids, new.place_code, new.trades, new.facets))
  execute function note_thing_change('offers', 'offer_id');
create trigger listed_jobs_new after insert on listed_jobs
  for each row execute function note_thing_change('jobs', 'offer_id');
create trigger listed_jobs_edited after update on listed_jobs
  for each row when ((old.deadline, old.is_remote, old.location_folded, old.public_word_ids, old.word_ids,
    old.place_code, old.trades, old.facets, old.kind, old.yearly_salary) is distinct from (new.deadline, new.is_remote,
    new.location_folded, new.public_word_ids, new.word_ids, new.place_code, new.trades, new.facets, new.kind,
    new.yearly_salary))
  execute function note_thing_change('jobs', 'offer_id');
create trigger directory_profiles_new after insert on directory_profiles
  for each row execute function note_thing_change('directory', 'profile_id');
create trigger directory_profiles_edited after update on directory_profiles
  for each row when ((old.search_text, old.location_folded, old.rate, old.salary, old.experience_years,
    old.availability, old.place_code, old.travel_km, old.available_from, old.trades, old.facets, old.is_suggested)
    is distinct from (new.search_text, new.location_folded, new.rate, new.salary, new.experience_years,
    new.availability, new.place_code, new.travel_km, new.available_from, new.trades, new.facets, new.is_suggested))
  execute function note_thing_change('directory', 'profile_id');


--
-- Subscriptions
--

-- What Stripe last said of a company's subscription. Whether it has Premium, and until when, stands in `companies`.
create table subscriptions (
  company_id uuid primary key references companies on delete cascade,
  stripe_subscription_id text,
  status text check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled',
    'unpaid', 'paused')),
  current_period_end timestamptz,
  -- When the reading at Stripe began whose answer stands here: one that began earlier never replaces it.
  read_at timestamptz not null
);

-- The way to pay that a company is on: one for all its tabs. Its id is in the idempotency keys given to Stripe.
create table checkouts (
  company_id uuid primary key references companies on delete cascade,
  attempt_id uuid not null,
  stripe_session_id text,
  started_at timestamptz not null
);

-- Events received, each once.
create table stripe_events (
  id text primary key,
  type text not null,
  stripe_customer_id text,
  received_at timestamptz not null
);
create index stripe_events_received on stripe_events (received_at);

-- Customers about whom something happened since Stripe was last asked: one waiting job each.
create table subscription_hints (
  stripe_customer_id text primary key
);


--
-- Safety
--

create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  blocked_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

-- What is kept of an account that is gone, for operators alone: as long as a report about it may be decided or contested,
-- or as long as the law asks of hosts where the operator's setting says so. Refers to no account: there is none any more.
create table sealed_copies (
  id uuid primary key,
  account_id uuid not null,
  purpose text not null check (purpose in ('report', 'host_identity', 'host_account', 'host_connection')),
  content jsonb not null,
  sealed_at timestamptz not null,
  -- Null: as long as a report needs it.
  keep_until timestamptz,
  check ((keep_until is null) = (purpose = 'report'))
);
create index sealed_copies_age on sealed_copies (keep_until) where keep_until is not null;
create index sealed_copies_account on sealed_copies (account_id);

-- Anybody may report an account, or one content of somebody; who has no account leaves a name and an address, unless the
-- law lets them stay unnamed.
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
  closed_at timestamptz(3),
  sealed_copy_id uuid references sealed_copies on delete set null,
  target_kind text not null,
  target_id uuid not null,
  -- Where it was seen, as the reporter wrote it.
  place text not null default '',
  -- The content as it was: {title, text}.
  snapshot jsonb,
  reporter_name text,
  reporter_email citext,
  -- Keyed hash of the address of who gave no name, against repetition.
  address_hash bytea
);
create unique index reports_open_once on reports (reporter_id, target_kind, target_id) where closed_at is null;
create unique index reports_open_once_by_mail on reports (reporter_email, target_kind, target_id)
  where closed_at is null and reporter_id is null and reporter_email is not null;
create unique index reports_open_once_by_address on reports (address_hash, target_kind, target_id)
  where closed_at is null and reporter_id is null and reporter_email is null;
create index reports_queue on reports (created_at, id) where closed_at is null;
create index reports_closed on reports (closed_at desc, id desc) where closed_at is not null;
create index reports_reporter on reports (reporter_id);
create index reports_reported on reports (reported_id);
create index reports_sealed on reports (sealed_copy_id) where sealed_copy_id is not null;

-- Who decided what, and when; never changed. A lifted suspension belongs to no report.
create table moderation_decisions (
  id uuid primary key,
  report_id uuid references reports on delete cascade,
  subject_id uuid references users on delete set null,
  operator_id uuid references users on delete set null,
  operator_name text not null,
  kind text not null check (kind in ('no_action', 'warning', 'suspension', 'takedown', 'lift')),
  ground text,
  statement text not null,
  decided_at timestamptz(3) not null,
  unique (report_id)
);
create index moderation_decisions_subject on moderation_decisions (subject_id, decided_at desc);
create index moderation_decisions_operator on moderation_decisions (operator_id);

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
create index takedowns_operator_idx on takedowns (operator_id) where operator_id is not null;

-- Every look and act of an operator, by ids alone: it outlives accounts. Rows are added, never changed, and taken away
-- only once a year has passed by the database's own clock; the application has no other way.
create table operator_log (
  id uuid primary key,
  at timestamptz(3) not null,
  operator_id uuid not null,
  -- Method and path of the call, as declared.
  action text not null,
  -- What was asked about, then what was shown.
  target_ids text[] not null default '{}',
  -- 'seen' for a look; an act begins with 'begun' and ends with 'done' or the code of its refusal.
  outcome text not null
);
create index operator_log_at on operator_log (at desc, id desc);
create index operator_log_operator on operator_log (operator_id, at desc, id desc);

create function keep_operator_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '12 months' then return old; end if;
  end if;
  raise exception 'operator_log is append-only';
end $$;
create trigger operator_log_append_only before update or delete on operator_log
  for each row execute function keep_operator_log();
create trigger operator_log_never_empty before truncate on operator_log
  for each statement execute function keep_operator_log();


--
-- Public pages
--

-- The releases whose browser files are kept, so that pages of the one before or after find theirs.
create table page_releases (
  id text primary key,
  files text[] not null,
  started_at timestamptz not null
);

-- What shows that a standby follows the primary that writes (core/db/replicas): a row that was written there.
create table replica_marks (mark uuid primary key, made_at timestamptz not null default now());

-- What has changed of the pages that shared caches keep, by the tags that pages carry (core/rendering/page-tags.ts). Rows
-- are written only while somebody is told of them: the row of page_purging says so.
create table page_purging (is_on boolean primary key check (is_on));
create table stale_page_tags (id bigint generated always as identity primary key, tag text not null);

-- Its arguments: the lists of the API that show the row, then the columns with the ids by which pages ask for it. Instances
-- hear of every change of what visitors see, whether or not it is noted for shared caches; the same notification is sent
-- once a transaction, however many rows it changes. The connection that makes the change is told before it is committed:
-- where standbys answer visitors, the instance that answers « done » must not read from one that lacks the change.
create function note_stale_pages() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  perform pg_notify('public_changes', '');
  if not exists (select from page_purging) then return null; end if;
  changed := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  insert into stale_page_tags (tag)
    select left(md5(coalesce(changed ->> name, name)), 16) from unnest(tg_argv[0:]) as name;
  perform pg_notify('page_tags', '');
  raise notice 'page_tags' using errcode = 'SC002';
  return null;
end $$;

create trigger freelances_stale_pages after insert or update or delete on freelances
  for each row execute function note_stale_pages('profiles', 'freelancers', 'showcase', 'id', 'user_id');
create trigger jobseekers_stale_pages after insert or update or delete on jobseekers
  for each row execute function note_stale_pages('profiles', 'jobseekers', 'showcase', 'id', 'user_id');
create trigger companies_stale_pages after insert or update or delete on companies
  for each row execute function note_stale_pages('companies', 'appels-doffre', 'id', 'user_id');
create trigger offers_stale_pages after insert or update or delete on offers
  for each row execute function note_stale_pages('appels-doffre', 'showcase', 'id', 'company_id');
create trigger portfolio_items_stale_pages after insert or update or delete on portfolio_items
  for each row execute function note_stale_pages('id', 'freelance_id', 'profiles', 'showcase');
create trigger project_images_stale_pages after insert or update or delete on project_images
  for each row execute function note_stale_pages('project_id', 'profiles', 'showcase');
create trigger users_stale_pages after update on users
  for each row when (
    (new.username, new.first_name, new.suspended_at, new.email_confirmed_at)
      is distinct from (old.username, old.first_name, old.suspended_at, old.email_confirmed_at))
  execute function note_stale_pages('profiles', 'companies', 'appels-doffre', 'showcase', 'id');

-- Pictures have a tag as well, that of their id: shared caches forget one that is deleted, withdrawn, sealed, or whose
-- account is suspended.
create trigger files_deleted_stale_pages after delete on files
  for each row when (old.kind in ('image', 'logo')) execute function note_stale_pages('id');
create trigger files_withdrawn_stale_pages after update on files
  for each row when (
    new.kind in ('image', 'logo')
    and (new.withdrawn_at, new.sealed_at) is distinct from (old.withdrawn_at, old.sealed_at))
  execute function note_stale_pages('id');

create function note_stale_pictures() returns trigger language plpgsql as $$
begin
  if not exists (select from page_purging) then return null; end if;
  insert into stale_page_tags (tag)
    select left(md5(id::text), 16) from files
    where coalesce(owner_id, uploaded_by) = new.id and kind in ('image', 'logo');
  return null;
end $$;
-- users_stale_pages notifies
create trigger users_stale_pictures after update on users for each row
  when (new.suspended_at is distinct from old.suspended_at)
  execute function note_stale_pictures();


--
-- Counts of rows
--

-- Searches are planned by how many rows these have: until a table is counted, it is taken to have some.
analyze directory_profiles, profile_cards, offer_words, listed_offers, listed_jobs;
