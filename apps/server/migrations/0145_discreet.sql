-- Job seekers say who may find them: everybody, members, or confirmed firms alone that are not on their list. A discreet
-- person has no row in the directory, as a suspended one has none: lists, totals, sitemaps, matches and alerts follow.

alter table jobseekers
  add column visibility text not null default 'public' check (visibility in ('public', 'members', 'discreet')),
  add column discreet_key uuid;
comment on column jobseekers.discreet_key is 'random, made anew each time the person becomes discreet: handles are made of it';
-- Few: what everybody reads asks here who is not for everybody.
create index jobseekers_not_public on jobseekers (user_id) where visibility <> 'public';
create unique index jobseekers_discreet_key on jobseekers (discreet_key) where discreet_key is not null;

-- The firms that somebody hides from.
create table hidden_from (
  user_id uuid not null references users on delete cascade,
  siren text not null check (siren ~ '^[0-9]{9}$'),
  name text not null,
  added_at timestamptz(3) not null default now(),
  primary key (user_id, siren)
);

-- Every firm that an account has said to be: who takes another number stays who it was to those that hide from it.
create table company_sirens (
  user_id uuid not null references users on delete cascade,
  siren text not null,
  primary key (user_id, siren)
);
create index company_sirens_siren on company_sirens (siren, user_id);
insert into company_sirens (user_id, siren) select user_id, left(siret, 9) from companies where siret <> '';

create function note_company_siren() returns trigger language plpgsql as $$
begin
  insert into company_sirens (user_id, siren) values (new.user_id, left(new.siret, 9)) on conflict do nothing;
  return null;
end $$;
create trigger companies_siren after insert or update of siret on companies
  for each row when (new.siret <> '') execute function note_company_siren();

-- What firms asked of discreet people, once a firm and person as long as the person stays discreet.
create table reveals (
  id uuid primary key,
  person_id uuid not null references users on delete cascade,
  -- The person's discreet_key when it was asked.
  discreet_key uuid not null,
  siren text not null,
  company_name text not null,
  -- Null once that account is gone; what it wrote is gone too.
  asked_by uuid references users on delete set null,
  subject text not null,
  content text not null,
  asked_at timestamptz(3) not null,
  uses_contact boolean not null,
  -- ended: the person stopped being discreet before they answered.
  state text not null check (state in ('waiting', 'revealed', 'declined', 'withdrawn', 'ended')),
  answered_at timestamptz(3),
  conversation_id uuid references conversations on delete set null,
  unique (person_id, siren, discreet_key)
);
create index reveals_person on reveals (person_id, asked_at desc, id desc);
create index reveals_siren on reveals (siren, asked_at desc, id desc);
create index reveals_asked_by on reveals (asked_by, asked_at desc) where asked_by is not null;
create index reveals_conversation on reveals (conversation_id) where conversation_id is not null;

-- Whether it is known that an account is its firm's: 'confirmed' of siret-state.rules.ts.
create function is_confirmed_company(account_id uuid) returns boolean language sql stable parallel safe as $$
  select exists (
    select from companies where companies.user_id = account_id and companies.siret <> ''
      and not exists (select from users where users.id = account_id and users.suspended_at is not null)
      and ((confirmed_by_operator_at is not null and siret_reading in ('exists', 'masked'))
        or (confirmed_domain is not null and siret_reading = 'exists'
          and not exists (
            select from companies others
            where others.siret <> '' and others.siret = companies.siret and others.id <> companies.id
              and (others.confirmed_by_operator_at is not null or others.confirmed_domain <> companies.confirmed_domain)
              and not exists (select from users where users.id = others.user_id and users.suspended_at is not null))
          and not exists (
            select from freelances others
            where others.siret <> '' and others.siret = companies.siret and others.confirmed_by_operator_at is not null
              and not exists (select from users where users.id = others.user_id and users.suspended_at is not null))))) $$;

-- Whether a person hides from an account: from a firm that it is or was, or from an account of such a firm by a block.
create function is_hidden_from(viewer uuid, person uuid) returns boolean language sql stable parallel safe as $$
  select exists (
      select from company_sirens join hidden_from on hidden_from.siren = company_sirens.siren
      where company_sirens.user_id = viewer and hidden_from.user_id = person)
    or exists (select from blocks where blocker_id = person and blocked_id = viewer)
    or exists (
      select from blocks
      join company_sirens blocked on blocked.user_id = blocks.blocked_id
      join company_sirens own on own.siren = blocked.siren and own.user_id = viewer
      where blocks.blocker_id = person) $$;

-- Whether a discreet person let an account read who they are: by revealing themselves to its firm, as long as it is known
-- to be that firm, or by applying to it.
create function is_revealed_to(viewer uuid, person uuid) returns boolean language sql stable parallel safe as $$
  select viewer is not null and not is_hidden_from(viewer, person) and (
    exists (
      select from companies join reveals on reveals.siren = left(companies.siret, 9)
      where companies.user_id = viewer and reveals.person_id = person and reveals.state = 'revealed'
        and is_confirmed_company(viewer))
    or exists (
      select from jobseekers
      join applications on applications.jobseeker_id = jobseekers.id and applications.status <> 'withdrawn'
      join companies on companies.id = applications.company_id
      where jobseekers.user_id = person and companies.user_id = viewer)) $$;

-- The rule: whether an account (null: a visitor) may find a person and read who they are.
create function may_find(viewer uuid, person uuid) returns boolean language sql stable parallel safe as $$
  select not exists (
    select from jobseekers
    where jobseekers.user_id = person and visibility <> 'public' and viewer is distinct from person
      and case visibility when 'members' then viewer is null else not is_revealed_to(viewer, person) end) $$;

-- Whether an account knows a person: it may find them, or has exchanged messages with them, under the name they had.
create function may_know(viewer uuid, person uuid) returns boolean language sql stable parallel safe as $$
  select may_find(viewer, person) or exists (
    select from conversations
    where user_low_id = least(viewer, person) and user_high_id = greatest(viewer, person) and last_message_id is not null) $$;

-- The directory has no discreet person, and shows visitors no members' one.
alter table directory_profiles add column is_members_only boolean not null default false;

create function directory_follow_visibility() returns trigger language plpgsql as $$
declare
  who_may text := (select visibility from jobseekers where id = new.profile_id);
begin
  if who_may = 'discreet' then return null; end if;
  new.is_members_only := coalesce(who_may = 'members', false);
  return new;
end $$;
create trigger directory_visibility before insert or update on directory_profiles
  for each row when (new.kind = 'jobseeker') execute function directory_follow_visibility();
create trigger directory_profiles_opened after update on directory_profiles
  for each row when (old.is_members_only and not new.is_members_only)
  execute function note_thing_change('directory', 'profile_id');

-- Discreet people by bands, for a list of their own.
create table discreet_profiles (
  user_id uuid primary key references users on delete cascade,
  discreet_key uuid not null,
  -- The main trade; '' without one.
  trade text not null,
  -- `d69`, or `r84` of who names a region alone.
  place text,
  experience text not null,
  software text[] not null,
  phases text[] not null,
  availability text not null,
  -- Euros per year, the lower end of a band of 5,000.
  salary_min integer not null,
  -- All but salary: `t:architecte`, `x:3-5`, `s:revit`, `p:DCE`, `a:Disponible`.
  tags text[] not null,
  shuffle_a integer not null default (random() * 2147483646)::integer,
  shuffle_b integer not null default (random() * 2147483646)::integer,
  shuffle_c integer not null default (random() * 2147483646)::integer,
  shuffle_d integer not null default (random() * 2147483646)::integer
);
create unique index discreet_profiles_key on discreet_profiles (discreet_key);
create index discreet_profiles_a on discreet_profiles (shuffle_a, user_id);
create index discreet_profiles_b on discreet_profiles (shuffle_b, user_id);
create index discreet_profiles_c on discreet_profiles (shuffle_c, user_id);
create index discreet_profiles_d on discreet_profiles (shuffle_d, user_id);
create index discreet_profiles_place on discreet_profiles (place, trade, user_id);
create index discreet_profiles_tags on discreet_profiles using gin (tags) with (fastupdate = off);

create function experience_band(years integer) returns text language sql immutable parallel safe
  as $$ select case when years <= 2 then '0-2' when years <= 5 then '3-5' when years <= 10 then '6-10'
    when years <= 20 then '11-20' else '21-' end $$;

create function discreet_sync(profile jobseekers) returns void language sql as $$
  insert into discreet_profiles
    (user_id, discreet_key, trade, place, experience, software, phases, availability, salary_min, tags)
  select profile.user_id, profile.discreet_key, coalesce(profile.trades[1], ''), (place_tags(profile.place_code, null))[1],
    experience_band(profile.experience_years), codes, profile.phases, profile.availability,
    floor(profile.expected_salary / 5000) * 5000,
    array_remove(array['t:' || profile.trades[1], 'x:' || experience_band(profile.experience_years),
      'a:' || profile.availability], null)
      || array(select 's:' || code from unnest(codes) as code) || array(select 'p:' || code from unnest(profile.phases) as code)
  from (select array(select split_part(item, ':', 1) from unnest(profile.software) as item) as codes) as known
  on conflict (user_id) do update set
    discreet_key = excluded.discreet_key, trade = excluded.trade, place = excluded.place, experience = excluded.experience,
    software = excluded.software, phases = excluded.phases, availability = excluded.availability,
    salary_min = excluded.salary_min, tags = excluded.tags,
    -- who becomes discreet again stands elsewhere
    shuffle_a = case when discreet_profiles.discreet_key = excluded.discreet_key then discreet_profiles.shuffle_a else excluded.shuffle_a end,
    shuffle_b = case when discreet_profiles.discreet_key = excluded.discreet_key then discreet_profiles.shuffle_b else excluded.shuffle_b end,
    shuffle_c = case when discreet_profiles.discreet_key = excluded.discreet_key then discreet_profiles.shuffle_c else excluded.shuffle_c end,
    shuffle_d = case when discreet_profiles.discreet_key = excluded.discreet_key then discreet_profiles.shuffle_d else excluded.shuffle_d end
$$;

-- What a company could read of a job seeker when they applied: since when it may not find them, it reads this.
alter table applications add column shown jsonb;

create function shown_of_jobseeker(profile_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('title', title, 'location', location, 'experience_years', experience_years,
    'availability', availability, 'expected_salary', expected_salary, 'skills', skills, 'software', software,
    'place_code', place_code, 'travel_km', travel_km, 'available_from', available_from, 'days_per_week', days_per_week)
  from jobseekers where id = profile_id $$;
create function keep_shown() returns trigger language plpgsql as $$
begin
  new.shown := shown_of_jobseeker(new.jobseeker_id);
  return new;
end $$;
create trigger applications_shown before insert on applications
  for each row when (new.jobseeker_id is not null) execute function keep_shown();

create function make_discreet_key() returns trigger language plpgsql as $$
begin
  if new.visibility <> 'discreet' then
    new.discreet_key := null;
  elsif tg_op = 'INSERT' then
    new.discreet_key := gen_random_uuid();
  elsif old.visibility <> 'discreet' then
    new.discreet_key := gen_random_uuid();
  else
    new.discreet_key := old.discreet_key;
  end if;
  return new;
end $$;
create trigger jobseekers_discreet_key before insert or update on jobseekers
  for each row execute function make_discreet_key();

-- All that a choice takes away goes in the transaction that makes it.
create function follow_visibility() returns trigger language plpgsql as $$
begin
  if new.visibility = 'discreet'
    and not exists (select from users where id = new.user_id and suspended_at is not null) then
    perform discreet_sync(new);
  else
    delete from discreet_profiles where user_id = new.user_id;
  end if;
  if tg_op = 'INSERT' then return null; end if;
  if new.visibility = old.visibility then return null; end if;
  if new.visibility = 'discreet' then
    delete from directory_profiles where profile_id = new.id;
    delete from kept_search_finds where thing_id = new.id;
    delete from list_changes where thing_id = new.id;
    -- opened, and nothing written
    delete from conversations where new.user_id in (user_low_id, user_high_id) and last_message_id is null;
    update applications set shown = shown_of_jobseeker(new.id) where jobseeker_id = new.id and shown is null;
  end if;
  if new.visibility = 'members' then
    delete from kept_search_finds where thing_id = new.id
      and search_id in (select id from kept_searches where user_id is null);
  end if;
  if old.visibility = 'discreet' then
    update reveals set state = 'ended', answered_at = now() where person_id = new.user_id and state = 'waiting';
  end if;
  if exists (select from page_purging) then
    insert into stale_page_tags (tag)
      select left(md5(id::text), 16) from files
      where coalesce(owner_id, uploaded_by) = new.user_id and kind in ('image', 'logo')
      union all select left(md5('trade-pages'), 16);
  end if;
  return null;
end $$;
-- jobseekers_stale_pages notifies
create trigger jobseekers_visibility after insert or update on jobseekers
  for each row execute function follow_visibility();

create function discreet_follow_suspension() returns trigger language plpgsql as $$
begin
  delete from discreet_profiles where user_id = new.id;
  return null;
end $$;
-- directory_follow_suspension touches the profile of who is readmitted
create trigger users_suspension_discreet after update of suspended_at on users
  for each row when (old.suspended_at is null and new.suspended_at is not null)
  execute function discreet_follow_suspension();
