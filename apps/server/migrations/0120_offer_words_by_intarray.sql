-- An offer's words are compared with a term's many by intarray, whose operators go along both arrays once, since they are
-- sorted: PostgreSQL's own compare each with each (features/offers/offer-word-conditions.ts). It has a schema of its own:
-- found like others, its `&&` would be taken for PostgreSQL's, which the arcs of the directory are indexed for. The indexes
-- before are dropped last, so that until then only writes wait.
create schema if not exists intarray;
grant usage on schema intarray to public;
create extension if not exists intarray schema intarray;
create index listed_offers_word_ids on listed_offers using gin (word_ids intarray.gin__int_ops) with (fastupdate = off);
create index listed_offers_public_word_ids on listed_offers using gin (public_word_ids intarray.gin__int_ops)
  with (fastupdate = off);
create index listed_jobs_word_ids on listed_jobs using gin (word_ids intarray.gin__int_ops) with (fastupdate = off);
create index listed_jobs_public_word_ids on listed_jobs using gin (public_word_ids intarray.gin__int_ops)
  with (fastupdate = off);
drop index listed_offers_words, listed_offers_public_words, listed_jobs_words, listed_jobs_public_words;
-- Of hundreds of words, each rare, the planner would expect far too many offers, and not ask the index for them.
alter table listed_offers
  alter column word_ids set statistics 300,
  alter column public_word_ids set statistics 300;
alter table listed_jobs
  alter column word_ids set statistics 300,
  alter column public_word_ids set statistics 300;
analyze listed_offers;
analyze listed_jobs;
