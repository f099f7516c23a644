-- Facets and trades stand beside the words, so that who has them on the next arcs of an order is found as who has words
-- is (migration 0115). Each column of such an index is asked for alone as well: facets need no other one.
drop index directory_words_of, directory_facets;
create index directory_words_of on directory_profiles
  using gin (directory_arcs(shuffle_a, shuffle_b, shuffle_c, shuffle_d), words, facets, trades);
analyze directory_profiles;
