-- The list of jobs is out of date when one of them, its company or the company's account changes, as that of missions is.
create or replace trigger offers_stale_pages after insert or update or delete on offers
  for each row execute function note_stale_pages('appels-doffre', 'emplois', 'showcase', 'id', 'company_id');
create or replace trigger companies_stale_pages after insert or update or delete on companies
  for each row execute function note_stale_pages('companies', 'appels-doffre', 'emplois', 'id', 'user_id');
create or replace trigger users_stale_pages after update on users
  for each row when (
    (new.username, new.first_name, new.suspended_at, new.email_confirmed_at)
      is distinct from (old.username, old.first_name, old.suspended_at, old.email_confirmed_at))
  execute function note_stale_pages('profiles', 'companies', 'appels-doffre', 'emplois', 'showcase', 'id');
