-- The directory mixes both kinds of profile in one table that triggers keep true, so that one index serves
-- a search over both and a page is a walk along one of them.

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
  shuffle_d integer not null default (random() * 2147483646)::integer
);
create index directory_words_of on directory_profiles using gin (words);
create index directory_location on directory_profiles using gin (location_folded gin_trgm_ops);
create index directory_user on directory_profiles (user_id);
create index directory_shuffle_a on directory_profiles (shuffle_a, profile_id);
create index directory_shuffle_b on directory_profiles (shuffle_b, profile_id);
create index directory_shuffle_c on directory_profiles (shuffle_c, profile_id);
create index directory_shuffle_d on directory_profiles (shuffle_d, profile_id);

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
    (profile_id, kind, user_id, words, search_text, location_folded, rate, salary, experience_years, availability)
  values (new.id, case when is_freelance then 'freelance' else 'jobseeker' end, new.user_id, profile_words,
    profile_text, fold_text(new.location), (row_json ->> 'hourly_rate')::numeric,
    (row_json ->> 'expected_salary')::numeric, new.experience_years, new.availability)
  on conflict (profile_id) do update set
    words = excluded.words, search_text = excluded.search_text, location_folded = excluded.location_folded,
    rate = excluded.rate, salary = excluded.salary, experience_years = excluded.experience_years,
    availability = excluded.availability;
  return null;
end $$;

create function directory_forget() returns trigger language plpgsql as $$
begin
  delete from directory_profiles where profile_id = old.id;
  return null;
end $$;

create trigger freelances_directory after insert or update on freelances
  for each row execute function directory_sync();
create trigger jobseekers_directory after insert or update on jobseekers
  for each row execute function directory_sync();
create trigger freelances_directory_gone after delete on freelances
  for each row execute function directory_forget();
create trigger jobseekers_directory_gone after delete on jobseekers
  for each row execute function directory_forget();
