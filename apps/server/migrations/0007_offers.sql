-- Every word of an offer, for the same reason as the directory's: a substring is looked up among the words, and
-- words find offers by GIN. Words longer than any real one are kept by their beginning, which an index can hold.
create table offer_words (word text primary key);
create index offer_words_substring on offer_words using gin (word gin_trgm_ops);

create table offers (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  title text not null,
  description text not null,
  requirements text[] not null default '{}',
  -- Euros per day.
  budget numeric(10, 2) not null check (budget >= 0),
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
  -- In whole milliseconds, like every instant that a cursor carries.
  created_at timestamptz(3) not null,
  updated_at timestamptz not null,
  -- What follows is kept true by triggers, so that a page of the list is a walk along one index.
  company_name text not null default '',
  is_highlighted boolean not null default false,
  -- What the signed-out may search: the title and the place.
  public_text text not null default '',
  public_words text[] not null default '{}',
  search_text text not null default '',
  words text[] not null default '{}',
  location_folded text not null default ''
);
create index offers_list on offers (is_highlighted desc, created_at desc, id desc) include (deadline)
  where status = 'open' and deleted_at is null;
create index offers_words on offers using gin (words) where status = 'open' and deleted_at is null;
create index offers_public_words on offers using gin (public_words) where status = 'open' and deleted_at is null;
create index offers_location on offers using gin (location_folded gin_trgm_ops)
  where status = 'open' and deleted_at is null;
create index offers_deadline on offers (deadline) where status = 'open' and deleted_at is null;
create index offers_company on offers (company_id, created_at desc, id desc);

create function offer_words_in(search_text text) returns text[]
  language sql immutable parallel safe
  as $$ select coalesce(array_agg(distinct left(word, 200)), '{}')
        from regexp_split_to_table(search_text, '\s+') as word where word <> '' $$;

create function offers_sync() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- locked: a subscription that begins meanwhile finds the offer, or the offer finds it
    select name, is_subscribed into strict new.company_name, new.is_highlighted
      from companies where id = new.company_id for share;
  end if;
  new.location_folded := fold_text(coalesce(new.location, ''));
  new.public_text := fold_text(concat_ws(' ', new.title, new.location));
  new.public_words := offer_words_in(new.public_text);
  new.search_text := fold_text(concat_ws(' ', new.title, new.location, new.company_name,
    array_to_string(new.requirements, ' '), new.description));
  new.words := offer_words_in(new.search_text);
  insert into offer_words
    select new_word from unnest(new.words) as new_word order by new_word
    on conflict do nothing;
  return new;
end $$;
create trigger offers_search before insert or update of title, description, requirements, location, company_name
  on offers for each row execute function offers_sync();

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

create table applications (
  id uuid primary key,
  offer_id uuid not null references offers on delete cascade,
  -- The offer's company, so that its list and its record are read along one index.
  company_id uuid not null references companies on delete cascade,
  freelance_id uuid not null references freelances on delete cascade,
  cover_letter text not null,
  -- Euros per day.
  proposed_rate numeric(10, 2) not null check (proposed_rate >= 0),
  status text not null check (status in ('sent', 'seen', 'shortlisted', 'accepted', 'rejected', 'withdrawn')),
  reason text check (reason in ('profile', 'rate', 'availability', 'other')),
  reminded_at timestamptz,
  -- When the company first gave an answer; being seen is none.
  answered_at timestamptz,
  created_at timestamptz(3) not null,
  constraint applications_once unique (offer_id, freelance_id)
);
create index applications_company on applications (company_id, created_at desc, id desc)
  include (answered_at, status);
create index applications_offer on applications (offer_id, created_at desc, id desc) include (status);
create index applications_freelance on applications (freelance_id, created_at desc, id desc);

create table application_events (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  status text not null,
  message text,
  at timestamptz(3) not null
);
create index application_events_order on application_events (application_id, at, id);
