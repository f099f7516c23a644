-- Offers with the lowest hashes of their ids are a sample of a list, in which it shows at once that very many fit a search
-- (features/offers/offer-list.repository.ts).
create index listed_offers_sample on listed_offers (uuid_hash(offer_id));
create index listed_jobs_sample on listed_jobs (uuid_hash(offer_id));
-- Words are followed in many steps, each of which would read all that waits to be sorted into the index.
alter index listed_offers_words set (fastupdate = off);
alter index listed_offers_public_words set (fastupdate = off);
alter index listed_jobs_words set (fastupdate = off);
select gin_clean_pending_list(name::regclass)
  from unnest('{listed_offers_words,listed_offers_public_words,listed_jobs_words}'::text[]) as name;
analyze listed_offers;
analyze listed_jobs;
