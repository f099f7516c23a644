-- An offer's words are compared with a term's many by intarray, whose operators go along both arrays once, since they are
-- sorted: PostgreSQL's own compare each with each (features/offers/offer-word-conditions.ts). Where it is installed, `&&` and
-- `@>` of integers are its own, which these indexes answer.
create extension if not exists intarray;
drop index listed_offers_words;
drop index listed_offers_public_words;
drop index listed_jobs_words;
drop index listed_jobs_public_words;
create index listed_offers_words on listed_offers using gin (word_ids gin__int_ops) with (fastupdate = off);
create index listed_offers_public_words on listed_offers using gin (public_word_ids gin__int_ops)
  with (fastupdate = off);
create index listed_jobs_words on listed_jobs using gin (word_ids gin__int_ops) with (fastupdate = off);
create index listed_jobs_public_words on listed_jobs using gin (public_word_ids gin__int_ops)
  with (fastupdate = off);
