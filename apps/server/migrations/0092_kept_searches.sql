-- Searches that people keep, to be told of what they begin to find.
create table kept_searches (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  -- Of a visitor; null for an account's.
  email citext,
  kind text not null check (kind in ('offers', 'jobs', 'profiles')),
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

-- One a visitor's address, so that it gets one mail however often it is given.
create table kept_search_confirmations (
  email citext primary key,
  token_hash bytea not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  confirmed_at timestamptz(3)
);
create index kept_search_confirmations_expiry on kept_search_confirmations (expires_at);

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
  list text not null check (list in ('offers', 'directory')),
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
create trigger directory_profiles_new after insert on directory_profiles
  for each row execute function note_thing_change('directory', 'profile_id');
create trigger directory_profiles_edited after update on directory_profiles
  for each row when ((old.search_text, old.location_folded, old.rate, old.salary, old.experience_years,
    old.availability, old.place_code, old.travel_km, old.available_from, old.trades, old.facets) is distinct from
    (new.search_text, new.location_folded, new.rate, new.salary, new.experience_years,
    new.availability, new.place_code, new.travel_km, new.available_from, new.trades, new.facets))
  execute function note_thing_change('directory', 'profile_id');
