-- Pictures have a tag as well, that of their id: shared caches forget one that is deleted, withdrawn, sealed, or whose
-- account is suspended.
create trigger files_deleted_stale_pages after delete on files
  for each row when (old.kind in ('image', 'logo')) execute function note_stale_pages('id');
create trigger files_withdrawn_stale_pages after update on files
  for each row when (
    new.kind in ('image', 'logo')
    and (new.withdrawn_at, new.sealed_at) is distinct from (old.withdrawn_at, old.sealed_at))
  execute function note_stale_pages('id');

create function note_stale_pictures() returns trigger language plpgsql as $$
begin
  if not exists (select from page_purging) then return null; end if;
  insert into stale_page_tags (tag)
    select left(md5(id::text), 16) from files
    where coalesce(owner_id, uploaded_by) = new.id and kind in ('image', 'logo');
  return null;
end $$;

-- users_stale_pages notifies
create trigger users_stale_pictures after update on users for each row
  when (new.suspended_at is distinct from old.suspended_at)
  execute function note_stale_pictures();
