-- What the directory and the list of offers are searched by besides words. `facets` has phases as 'p:DCE', software as
-- 's:revit' and, for each further level reached, 's:revit:2', 's:revit:3', programmes as 'g:logement', contexts as 'c:neuf'.
create function facet_elements(phases text[], software text[], programmes text[], contexts text[]) returns text[]
  language sql immutable parallel safe
  as $$ select array(
    select 'p:' || code from unnest(phases) as code
    union all
    select 's:' || split_part(item, ':', 1) || case level when 1 then '' else ':' || level end
      from unnest(software) as item, generate_series(1, split_part(item, ':', 2)::integer) as level
    union all select 'g:' || code from unnest(programmes) as code
    union all select 'c:' || code from unnest(contexts) as code) $$;

alter table directory_profiles
  add place_code text,
  add travel_km smallint,
  add available_from date,
  add trades text[] not null default '{}',
  add facets text[] not null default '{}';

create or replace function directory_sync() returns trigger language plpgsql as $$
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
     place_code, travel_km, available_from, trades, facets)
  values (new.id, case when is_freelance then 'freelance' else 'jobseeker' end, new.user_id, profile_words,
    profile_text, fold_text(new.location), (row_json ->> 'hourly_rate')::numeric,
    (row_json ->> 'expected_salary')::numeric, new.experience_years, new.availability,
    new.place_code, new.travel_km, new.available_from, new.trades,
    facet_elements(new.phases, new.software, new.programmes, new.contexts))
  on conflict (profile_id) do update set
    words = excluded.words, search_text = excluded.search_text, location_folded = excluded.location_folded,
    rate = excluded.rate, salary = excluded.salary, experience_years = excluded.experience_years,
    availability = excluded.availability, place_code = excluded.place_code, travel_km = excluded.travel_km,
    available_from = excluded.available_from, trades = excluded.trades, facets = excluded.facets;
  return null;
end $$;

update directory_profiles as listed
  set place_code = known.place_code, travel_km = known.travel_km, available_from = known.available_from,
    trades = known.trades, facets = known.facets
  from (
    select id, place_code, travel_km, available_from, trades,
      facet_elements(phases, software, programmes, contexts) as facets from freelances
    union all
    select id, place_code, travel_km, available_from, trades,
      facet_elements(phases, software, programmes, contexts) from jobseekers
  ) as known
  where known.id = listed.profile_id and (known.place_code is not null or known.travel_km is not null
    or known.available_from is not null or known.trades <> '{}' or known.facets <> '{}');

-- A place's people, in the order in which a walk outward meets those of one distance.
create index directory_place on directory_profiles (place_code, shuffle_a, profile_id);
create index directory_travel on directory_profiles (travel_km, place_code) where travel_km <> 0;
-- A trade is asked for as any of the three.
create index directory_first_trade on directory_profiles ((trades[1]), place_code);
create index directory_second_trade on directory_profiles ((trades[2]), place_code) where trades[2] is not null;
create index directory_third_trade on directory_profiles ((trades[3]), place_code) where trades[3] is not null;
create index directory_facets on directory_profiles using gin (facets);
create index directory_available_from on directory_profiles (available_from, availability);
analyze directory_profiles;

alter table listed_offers
  add place_code text,
  add trades text[] not null default '{}',
  add facets text[] not null default '{}';

create or replace function list_offer(offer offers) returns void language plpgsql as $$
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

drop trigger offers_listed on offers;
create trigger offers_listed after insert or update of title, description, requirements, location, is_remote, deadline,
  status, deleted_at, created_at, company_name, is_highlighted, place_code, trades, phases, software, programmes,
  contexts
  on offers for each row execute function offers_list_sync();

update listed_offers as listed
  set place_code = offers.place_code, trades = offers.trades,
    facets = facet_elements(offers.phases, offers.software, offers.programmes, offers.contexts)
  from offers where offers.id = listed.offer_id;

create index listed_offers_place on listed_offers
  (place_code, is_highlighted desc, created_at desc, offer_id desc);
create index listed_offers_trades on listed_offers using gin (trades);
create index listed_offers_facets on listed_offers using gin (facets);
analyze listed_offers;
