-- The arc of each order that a profile stands on, of 256: those of the second order come after those of the first, and so
-- on. In the index of words, so that who has these words in this part of an order is found without reading anybody else
-- (features/directory/directory-arcs.ts). Arcs come first: what is asked of the first column leads through the others.
create function directory_arcs(a integer, b integer, c integer, d integer) returns integer[]
  language sql immutable parallel safe
  as $$ select array[a >> 23, 256 + (b >> 23), 512 + (c >> 23), 768 + (d >> 23)] $$;
drop index directory_words_of;
create index directory_words_of on directory_profiles
  using gin (directory_arcs(shuffle_a, shuffle_b, shuffle_c, shuffle_d), words);
analyze directory_profiles;
