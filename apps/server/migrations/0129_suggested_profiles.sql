-- Who is not available is suggested to nobody, unless they choose to be: a profile's own choice, and for the directory what
-- comes of it. The directory's list shows everybody.
alter table freelances add stays_suggested boolean not null default false;
alter table jobseekers add stays_suggested boolean not null default false;
alter table directory_profiles add is_suggested boolean not null default true;

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

update directory_profiles set is_suggested = false where availability = 'Indisponible';

drop trigger directory_profiles_edited on directory_profiles;
create trigger directory_profiles_edited after update on directory_profiles
  for each row when ((old.search_text, old.location_folded, old.rate, old.salary, old.experience_years,
    old.availability, old.place_code, old.travel_km, old.available_from, old.trades, old.facets, old.is_suggested)
    is distinct from (new.search_text, new.location_folded, new.rate, new.salary, new.experience_years,
    new.availability, new.place_code, new.travel_km, new.available_from, new.trades, new.facets, new.is_suggested))
  execute function note_thing_change('directory', 'profile_id');
