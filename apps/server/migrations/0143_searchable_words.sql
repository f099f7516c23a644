-- Words that searches of the lists may mean: how many rows of each list hold them, compounds as one, read now and then from the rows
-- themselves, and words that are right although no row may hold them (the vocabulary's, and those of places' names).

create table searchable_words (
  -- Its letters: without accents, hyphens and apostrophes, in lower case.
  word text primary key,
  -- As it is shown.
  spelt text not null,
  -- What is compared: doubled letters are one.
  key text not null generated always as (regexp_replace(word, '(.)\1+', '\1', 'g')) stored,
  directory integer not null default 0,
  offers integer not null default 0,
  -- Of what the signed-out are told of offers.
  public_offers integer not null default 0,
  jobs integer not null default 0
);
create index searchable_words_like on searchable_words using gin (key gin_trgm_ops) with (fastupdate = off);

-- Words like these keys, those that rows hold first, then the most alike. A swap of two letters in the middle of a word of four leaves one part in nine
-- alike, so that the bound is low.
create function words_like(asked_keys text[])
  returns table (asked text, word text, spelt text, directory integer, offers integer, public_offers integer, jobs integer)
  language plpgsql
  as $$
#variable_conflict use_column
begin
  perform set_config('pg_trgm.similarity_threshold', '0.1', true);
  return query
    select asked_key, near.word, near.spelt, near.directory, near.offers, near.public_offers, near.jobs
    from unnest(asked_keys) as asked_key
    cross join lateral (
      select * from searchable_words
      where key % asked_key and length(key) between length(asked_key) - 2 and length(asked_key) + 2
      order by greatest(directory, offers, public_offers, jobs) > 0 desc, similarity(key, asked_key) desc
      limit 500
    ) as near;
end $$;
