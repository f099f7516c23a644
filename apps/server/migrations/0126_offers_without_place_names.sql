-- Offers that say where they are by a code alone, which are given its name (features/offers/name-places.ts).
create index offers_unnamed_place on offers (id) where location is null and place_code is not null;
