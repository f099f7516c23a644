-- What visitors are asked besides a place is in the index as well: whoever a radius finds is counted without reading rows.
drop index directory_place;
create index directory_place on directory_profiles (place_code, shuffle_a, profile_id) include (is_members_only);
