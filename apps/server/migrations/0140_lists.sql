-- contracts since 0.1.0: nothing was released that uses what goes here
--
-- The lists are searched by their own columns: texts by trigrams, everything that has a code by one array of tags, places
-- by their codes. What stood beside them for that goes: tables of words, parts of orders, kept cards.

drop trigger directory_profiles_edited on directory_profiles;
drop trigger listed_offers_edited on listed_offers;
drop trigger listed_jobs_edited on listed_jobs;
drop trigger freelances_to_card on freelances;
drop trigger jobseekers_to_card on jobseekers;
drop trigger users_to_cards on users;
drop trigger portfolio_items_edited_cards on portfolio_items;
drop trigger portfolio_items_gone_cards on portfolio_items;
drop trigger project_images_new_cards on project_images;
drop trigger project_images_edited_cards on project_images;
drop trigger project_images_gone_cards on project_images;
drop function keep_card_of_profile, keep_cards_of_account, keep_cards_of_projects, keep_cards_of_pictures,
  keep_profile_cards, put_profile_cards_together, directory_cards, cards_in_order;
drop table profile_cards;

drop index directory_words_of, directory_place, directory_travel, directory_first_trade, directory_second_trade,
  directory_third_trade;
drop function directory_arcs, directory_grounds, directory_reaches, directory_letters;
drop index listed_offers_word_ids, listed_offers_public_word_ids, listed_offers_sample, listed_offers_trades,
  listed_offers_facets, listed_jobs_word_ids, listed_jobs_public_word_ids, listed_jobs_sample, listed_jobs_trades,
  listed_jobs_facets;

-- Where somebody is, as coarsely as a département (`d69`, `r11` of a region), and how far they travel from there
-- (`v50d69`, `v-1` for all of France).
create function place_tags(place_code text, travel_km smallint) returns text[]
  language sql immutable parallel safe
  as $$ select array_remove(
      array[area, case when travel_km = -1 then 'v-1' when travel_km > 0 then 'v' || travel_km || area end], null)
    from (select case when place_code like 'r%' then place_code
      else 'd' || substr(place_code, 2, case when substr(place_code, 2, 2) in ('97', '98') then 3 else 2 end) end as area) as known $$;

-- All that has a code: the kind as `k:cdi`, trades as `t:architecte`, facets as `facet_elements` makes them, places.
create function list_tags(kind text, trades text[], phases text[], software text[], programmes text[], contexts text[],
  place_code text, travel_km smallint) returns text[]
  language sql immutable parallel safe
  as $$ select array['k:' || kind] || array(select 't:' || trade from unnest(trades) as trade)
    || facet_elements(phases, software, programmes, contexts) || place_tags(place_code, travel_km) $$;

alter table directory_profiles disable trigger user;
alter table directory_profiles drop column words, add column tags text[] not null default '{}';
update directory_profiles set tags = array['k:' || kind] || array(select 't:' || trade from unnest(trades) as trade)
  || facets || place_tags(place_code, travel_km);
alter table directory_profiles drop column facets;
alter table directory_profiles enable trigger user;
drop table directory_words;

create or replace function directory_sync() returns trigger language plpgsql as $$
declare
  is_freelance boolean := tg_table_name = 'freelances';
  row_json jsonb := to_jsonb(new);
begin
  insert into directory_profiles
    (profile_id, kind, user_id, search_text, location_folded, rate, salary, experience_years, availability,
     place_code, travel_km, available_from, trades, tags, is_suggested)
  values (new.id, case when is_freelance then 'freelance' else 'jobseeker' end, new.user_id,
    directory_text(new.specialization, new.title, new.location, new.skills), fold_text(new.location),
    (row_json ->> 'hourly_rate')::numeric, (row_json ->> 'expected_salary')::numeric, new.experience_years,
    new.availability, new.place_code, new.travel_km, new.available_from, new.trades,
    list_tags(case when is_freelance then 'freelance' else 'jobseeker' end, new.trades, new.phases, new.software,
      new.programmes, new.contexts, new.place_code, new.travel_km),
    new.availability <> 'Indisponible' or new.stays_suggested)
  on conflict (profile_id) do update set
    search_text = excluded.search_text, location_folded = excluded.location_folded,
    rate = excluded.rate, salary = excluded.salary, experience_years = excluded.experience_years,
    availability = excluded.availability, place_code = excluded.place_code, travel_km = excluded.travel_km,
    available_from = excluded.available_from, trades = excluded.trades, tags = excluded.tags,
    is_suggested = excluded.is_suggested;
  return null;
end $$;
drop function directory_words_in;

create trigger directory_profiles_edited after update on directory_profiles
  for each row when ((old.search_text, old.location_folded, old.rate, old.salary, old.experience_years,
    old.availability, old.place_code, old.travel_km, old.available_from, old.tags, old.is_suggested)
    is distinct from (new.search_text, new.location_folded, new.rate, new.salary, new.experience_years,
    new.availability, new.place_code, new.travel_km, new.available_from, new.tags, new.is_suggested))
  execute function note_thing_change('directory', 'profile_id');

create index directory_tags on directory_profiles using gin (tags) with (fastupdate = off);
create index directory_text on directory_profiles using gin (search_text gin_trgm_ops) with (fastupdate = off);
-- A commune's people in the order in which those of one distance come.
create index directory_place on directory_profiles (place_code, shuffle_a, profile_id);
-- A search around a place names thousands of communes, each of which is compared with the frequent ones when planning.
alter table directory_profiles alter column place_code set statistics 1;

-- Offers: the texts themselves in place of the numbers of their words.
alter table listed_offers disable trigger user;
alter table listed_jobs disable trigger user;
alter table listed_offers
  drop column word_ids, drop column public_word_ids, drop column trades, drop column facets,
  add column public_text text not null default '', add column search_text text not null default '',
  add column tags text[] not null default '{}';
alter table listed_jobs
  drop column word_ids, drop column public_word_ids, drop column trades, drop column facets,
  add column public_text text not null default '', add column search_text text not null default '',
  add column tags text[] not null default '{}';

-- What the signed-out are told of an offer, and all of it.
create function offer_public_text(offer offers) returns text language sql stable
  as $$ select fold_text(concat_ws(' ', offer.title, offer.location)) $$;
create function offer_search_text(offer offers) returns text language sql stable
  as $$ select fold_text(concat_ws(' ', offer.title, offer.location, offer.company_name,
    array_to_string(offer.requirements, ' '), offer.description)) $$;
create function offer_tags(offer offers) returns text[] language sql stable
  as $$ select list_tags(offer.kind, offer.trades, offer.phases, offer.software, offer.programmes, offer.contexts,
    offer.place_code, null) $$;

update listed_offers set public_text = offer_public_text(offers), search_text = offer_search_text(offers),
  tags = offer_tags(offers) from offers where offers.id = offer_id;
update listed_jobs set public_text = offer_public_text(offers), search_text = offer_search_text(offers),
  tags = offer_tags(offers) from offers where offers.id = offer_id;
alter table listed_offers enable trigger user;
alter table listed_jobs enable trigger user;

create or replace function list_offer(offer offers) returns void language sql as $$
  insert into listed_offers (offer_id, created_at, deadline, is_highlighted, is_remote, location_folded, public_text,
    search_text, place_code, tags)
  values (offer.id, offer.created_at, offer.deadline, offer.is_highlighted, offer.is_remote,
    fold_text(coalesce(offer.location, '')), offer_public_text(offer), offer_search_text(offer), offer.place_code,
    offer_tags(offer))
  on conflict (offer_id) do update set
    created_at = excluded.created_at, deadline = excluded.deadline, is_highlighted = excluded.is_highlighted,
    is_remote = excluded.is_remote, location_folded = excluded.location_folded, public_text = excluded.public_text,
    search_text = excluded.search_text, place_code = excluded.place_code, tags = excluded.tags
$$;
create or replace function list_job(offer offers) returns void language sql as $$
  insert into listed_jobs (offer_id, created_at, deadline, is_highlighted, is_remote, location_folded, public_text,
    search_text, place_code, tags, kind, yearly_salary)
  values (offer.id, offer.created_at, offer.deadline, offer.is_highlighted, offer.is_remote,
    fold_text(coalesce(offer.location, '')), offer_public_text(offer), offer_search_text(offer), offer.place_code,
    offer_tags(offer), offer.kind, floor(offer.salary_max * case offer.salary_period when 'month' then 12 else 1 end))
  on conflict (offer_id) do update set
    created_at = excluded.created_at, deadline = excluded.deadline, is_highlighted = excluded.is_highlighted,
    is_remote = excluded.is_remote, location_folded = excluded.location_folded, public_text = excluded.public_text,
    search_text = excluded.search_text, place_code = excluded.place_code, tags = excluded.tags,
    kind = excluded.kind, yearly_salary = excluded.yearly_salary
$$;
drop function offer_word_ids, offer_words_in;
drop table offer_words;
do $$
begin
  drop extension if exists intarray;
  drop schema if exists intarray;
exception when insufficient_privilege or dependent_objects_still_exist then
  raise notice 'the extension intarray is no longer used, and may be dropped';
end $$;

create trigger listed_offers_edited after update on listed_offers
  for each row when ((old.deadline, old.is_remote, old.location_folded, old.public_text, old.search_text, old.place_code,
    old.tags) is distinct from (new.deadline, new.is_remote, new.location_folded, new.public_text, new.search_text,
    new.place_code, new.tags))
  execute function note_thing_change('offers', 'offer_id');
create trigger listed_jobs_edited after update on listed_jobs
  for each row when ((old.deadline, old.is_remote, old.location_folded, old.public_text, old.search_text, old.place_code,
    old.tags, old.kind, old.yearly_salary) is distinct from (new.deadline, new.is_remote, new.location_folded,
    new.public_text, new.search_text, new.place_code, new.tags, new.kind, new.yearly_salary))
  execute function note_thing_change('jobs', 'offer_id');

create index listed_offers_tags on listed_offers using gin (tags) with (fastupdate = off);
create index listed_offers_text on listed_offers using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index listed_offers_public_text on listed_offers using gin (public_text gin_trgm_ops) with (fastupdate = off);
create index listed_jobs_tags on listed_jobs using gin (tags) with (fastupdate = off);
create index listed_jobs_text on listed_jobs using gin (search_text gin_trgm_ops) with (fastupdate = off);
alter table listed_offers alter column place_code set statistics 1;
alter table listed_jobs alter column place_code set statistics 1;

-- Rows of before a change that waits to be compared with saved searches: with what stands in their place today.
update list_changes set before = to_jsonb(listed) || (before - 'tags') || jsonb_build_object(
    'tags', to_jsonb(listed.tags), 'search_text', listed.search_text, 'public_text', listed.public_text)
  from listed_offers as listed where list = 'offers' and before is not null and listed.offer_id = thing_id;
update list_changes set before = to_jsonb(listed) || before || jsonb_build_object('tags', to_jsonb(listed.tags),
    'search_text', listed.search_text, 'public_text', listed.public_text)
  from listed_jobs as listed where list = 'jobs' and before is not null and listed.offer_id = thing_id;
update list_changes set before = before || jsonb_build_object('tags', to_jsonb(
    array['k:' || (before ->> 'kind')]
    || array(select 't:' || trade from jsonb_array_elements_text(before -> 'trades') as trade)
    || array(select jsonb_array_elements_text(before -> 'facets'))
    || place_tags(before ->> 'place_code', (before ->> 'travel_km')::smallint)))
  where list = 'directory' and before is not null;

-- What the cards of these profiles are made of, in their order, but of those that are suspended. A search is planned for its
-- values each time; in a function, the joins of its cards are not planned with it.
create function profile_cards(ids uuid[]) returns json
  language plpgsql stable parallel safe
  as $$
begin
  return (
    select coalesce(json_agg(card order by place), '[]') from (
      select place, row_to_json(said) as card
      from unnest(ids) with ordinality as asked (profile_id, place)
      join freelances as profile on profile.id = profile_id
      join users on users.id = profile.user_id and users.suspended_at is null
      cross join lateral (
        select 'freelance' as kind, profile.id, users.username, users.first_name, profile.title, profile.specialization,
          profile.location, profile.skills, profile.experience_years, profile.availability, profile.is_availability_unconfirmed,
          profile.avatar_file_id, profile.trades, profile.place_code, profile.hourly_rate,
          -- the covers of the first projects, by the project's place in the portfolio
          coalesce((
            select json_agg(cover order by position, id) from (
              select portfolio_items.position, portfolio_items.id,
                json_build_object('file_id', file_id, 'focus_x', focus_x, 'focus_y', focus_y) as cover
              from portfolio_items cross join lateral (
                select file_id, focus_x, focus_y from project_images
                where project_id = portfolio_items.id order by project_images.position limit 1) as first
              where freelance_id = profile.id
              order by portfolio_items.position, portfolio_items.id limit 3) as covers), '[]') as works) as said
      union all
      select place, row_to_json(said)
      from unnest(ids) with ordinality as asked (profile_id, place)
      join jobseekers as profile on profile.id = profile_id
      join users on users.id = profile.user_id and users.suspended_at is null
      cross join lateral (
        select 'jobseeker' as kind, profile.id, users.username, users.first_name, profile.title, profile.specialization,
          profile.location, profile.skills, profile.experience_years, profile.availability, profile.is_availability_unconfirmed,
          profile.avatar_file_id, profile.trades, profile.place_code, profile.expected_salary, profile.cv_file_id) as said
    ) as cards
  );
end
$$;

analyze directory_profiles;
analyze listed_offers;
analyze listed_jobs;
