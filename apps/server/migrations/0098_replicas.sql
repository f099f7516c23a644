-- What shows that a standby follows the primary that writes (core/db/replicas): a row that was written there.
create table replica_marks (mark uuid primary key, made_at timestamptz not null default now());

-- As before (0084), and the connection that makes the change is told before it is committed: where standbys answer
-- visitors, the instance that answers « done » must not read from one that does not have the change yet.
create or replace function note_stale_pages() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if not exists (select from page_purging) then return null; end if;
  changed := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  insert into stale_page_tags (tag)
    select left(md5(coalesce(changed ->> name, name)), 16) from unnest(tg_argv[0:]) as name;
  perform pg_notify('page_tags', '');
  raise notice 'page_tags' using errcode = 'SC002';
  return null;
end $$;
