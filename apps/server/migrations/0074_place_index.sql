-- Counting who is around a place reads this index alone, and not a row of the table for each of them.
drop index directory_place;
create index directory_place on directory_profiles (place_code, shuffle_a, profile_id)
  include (kind, shuffle_b, shuffle_c, shuffle_d);
-- A search around a place names thousands of communes, each of which is compared with the frequent ones when planning.
alter table directory_profiles alter column place_code set statistics 20;
alter table listed_offers alter column place_code set statistics 20;
analyze directory_profiles;
analyze listed_offers;
