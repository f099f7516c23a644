-- The home page shows people, projects and offers by a call of its own: it is out of date when one of them changes.
create or replace trigger freelances_stale_pages after insert or update or delete on freelances
  for each row execute function note_stale_pages('profiles', 'freelancers', 'showcase', 'id', 'user_id');
create or replace trigger jobseekers_stale_pages after insert or update or delete on jobseekers
  for each row execute function note_stale_pages('profiles', 'jobseekers', 'showcase', 'id', 'user_id');
create or replace trigger offers_stale_pages after insert or update or delete on offers
  for each row execute function note_stale_pages('appels-doffre', 'showcase', 'id', 'company_id');
create or replace trigger portfolio_items_stale_pages after insert or update or delete on portfolio_items
  for each row execute function note_stale_pages('id', 'freelance_id', 'profiles', 'showcase');
create or replace trigger project_images_stale_pages after insert or update or delete on project_images
  for each row execute function note_stale_pages('project_id', 'profiles', 'showcase');
create or replace trigger users_stale_pages after update on users
  for each row when (
    (new.username, new.suspended_at, new.email_confirmed_at)
      is distinct from (old.username, old.suspended_at, old.email_confirmed_at))
  execute function note_stale_pages('profiles', 'companies', 'appels-doffre', 'showcase', 'id');
