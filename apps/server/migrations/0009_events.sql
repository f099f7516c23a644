-- What happened to somebody, kept for a day for browsers that come back. Ids only: contents are asked for.
-- No foreign key: a row outlives its account by a day at most, and writers need not lock accounts for it.
create table events (
  id bigint generated always as identity,
  user_id uuid not null,
  type text not null,
  data jsonb not null,
  -- Ids are given in another order than transactions commit in. What a reader has seen is therefore a snapshot,
  -- against which each row's transaction is compared.
  xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index events_xid on events (xid);
create index events_age on events using brin (created_at);

-- However a session ends (logout, new password, deleted account, age), every server hears of it and closes its
-- streams. A notification holds at most 8000 bytes.
create function announce_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', string_agg(id::text, ','))
  from (select id, row_number() over () / 200 as part from ended) numbered
  group by part;
  return null;
end $$;
create trigger sessions_ended after delete on sessions
  referencing old table as ended
  for each statement execute function announce_ended_sessions();
