-- The parts of words that people's texts hold: in the index of words, so that who has a part that stands in many words and
-- something else is found in one go. Each change is written to it at once, since every search looks through what waits to be
-- written.

-- An index of trigrams takes signs for the ends of words: of « es-m » it would know that some word ends in es, and some
-- begins with m. Folded texts hold no accents, so that two letters with accents stand for hyphens and apostrophes alone.
create function directory_letters(folded text) returns text
  language sql immutable parallel safe
  as $$ select replace(replace(folded, '-', 'à'), '''', 'é') $$;
drop index directory_words_of;
create index directory_words_of on directory_profiles
  using gin (directory_arcs(shuffle_a, shuffle_b, shuffle_c, shuffle_d), words, facets, trades,
    directory_grounds(place_code, travel_km), directory_letters(search_text) gin_trgm_ops) with (fastupdate = off);
analyze directory_profiles;
