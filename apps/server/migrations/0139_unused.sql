-- contracts since 0.1.0: no release uses these. `kept_search_requests` took the place of the table; offers are given the name of
-- their place as they are written.
drop table if exists kept_search_confirmations;
drop index if exists offers_unnamed_place;
