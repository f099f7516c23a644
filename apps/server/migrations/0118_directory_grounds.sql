-- Where somebody is found, as coarsely as départements, and the départements or all of France that they travel from: in the
-- index of words, facets and trades, so that of who has these only those are read who may be around a place
-- (features/facets/facet-conditions.ts has the other half).
create function directory_grounds(place_code text, travel_km smallint) returns text[]
  language sql immutable parallel safe
  as $$ select array_remove(array[
    left(place_code, 3),
    case when travel_km = -1 then '*' when travel_km > 0 then travel_km::text || left(place_code, 3) end
  ], null) $$;
drop index directory_words_of;
create index directory_words_of on directory_profiles
  using gin (directory_arcs(shuffle_a, shuffle_b, shuffle_c, shuffle_d), words, facets, trades,
    directory_grounds(place_code, travel_km));
analyze directory_profiles;
