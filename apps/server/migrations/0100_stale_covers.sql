-- Cards of the directory show the covers of projects: the list is out of date when one changes.
create or replace trigger portfolio_items_stale_pages after insert or update or delete on portfolio_items
  for each row execute function note_stale_pages('id', 'freelance_id', 'profiles');
create or replace trigger project_images_stale_pages after insert or update or delete on project_images
  for each row execute function note_stale_pages('project_id', 'profiles');
