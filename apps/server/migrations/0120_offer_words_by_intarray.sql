-- An offer's words are compared with a term's many by intarray, whose operators go along both arrays once, since they are
-- sorted: PostgreSQL's own compare each with each (features/offers/offer-word-conditions.ts). Where it is installed, `&&` and
-- `@>` of integers are its own, which these indexes answer. Those before them are dropped last, so that until then only
-- writes wait.
create extension if not exists intarray;
create index listed_offers_word_ids on listed_offers using gin (word_ids gin__int_ops) with (fastupdate = off);
create index listed_offers_public_word_ids on listed_offers using gin (public_word_ids gin__int_ops)
  with (fastupdate = off);
create index listed_jobs_word_ids on listed_jobs using gin (word_ids gin__int_ops) with (fastupdate = off);
create index listed_jobs_public_word_ids on listed_jobs using gin (public_word_ids gin__int_ops)
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
