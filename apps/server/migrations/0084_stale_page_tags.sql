-- What has changed of the pages that shared caches keep, by the tags that pages carry (core/rendering/page-tags.ts). Rows
-- are written only while somebody is told of them: the row of page_purging says so.
create table page_purging (is_on boolean primary key check (is_on));
create table stale_page_tags (id bigint generated always as identity primary key, tag text not null);

-- Its arguments: the list of the API that shows the row, then the columns with the ids by which pages ask for it.
create function note_stale_pages() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if not exists (select from page_purging) then return null; end if;
  changed := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  insert into stale_page_tags (tag)
    select left(md5(coalesce(changed ->> name, name)), 16) from unnest(tg_argv[0:]) as name;
  perform pg_notify('page_tags', '');
  return null;
end $$;

create trigger freelances_stale_pages after insert or update or delete on freelances
  for each row execute function note_stale_pages('profiles', 'freelancers', 'id', 'user_id');
create trigger jobseekers_stale_pages after insert or update or delete on jobseekers
  for each row execute function note_stale_pages('profiles', 'jobseekers', 'id', 'user_id');
create trigger companies_stale_pages after insert or update or delete on companies
  for each row execute function note_stale_pages('companies', 'appels-doffre', 'id', 'user_id');
create trigger offers_stale_pages after insert or update or delete on offers
  for each row execute function note_stale_pages('appels-doffre', 'id', 'company_id');
create trigger portfolio_items_stale_pages after insert or update or delete on portfolio_items
  for each row execute function note_stale_pages('id', 'freelance_id');
create trigger project_images_stale_pages after insert or update or delete on project_images
  for each row execute function note_stale_pages('project_id');
create trigger users_stale_pages after update on users
  for each row when (
    (new.username, new.suspended_at, new.email_confirmed_at)
      is distinct from (old.username, old.suspended_at, old.email_confirmed_at))
  execute function note_stale_pages('profiles', 'companies', 'appels-doffre', 'id');
