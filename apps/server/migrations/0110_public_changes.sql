-- As before (0098), and instances hear of every change of what visitors see, whether or not it is noted for shared caches:
-- they keep answers of public reads for some seconds (core/http/kept-reads.ts). The same notification is sent once a
-- transaction, however many rows it changes.
create or replace function note_stale_pages() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  perform pg_notify('public_changes', '');
  if not exists (select from page_purging) then return null; end if;
  changed := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  insert into stale_page_tags (tag)
    select left(md5(coalesce(changed ->> name, name)), 16) from unnest(tg_argv[0:]) as name;
  perform pg_notify('page_tags', '');
  raise notice 'page_tags' using errcode = 'SC002';
  return null;
end $$;
