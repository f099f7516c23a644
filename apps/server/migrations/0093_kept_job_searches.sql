-- Jobs have a list of their own, of which searches are kept as well.
alter table list_changes drop constraint list_changes_list_check;
alter table list_changes add check (list in ('offers', 'jobs', 'directory'));

create trigger listed_jobs_new after insert on listed_jobs
  for each row execute function note_thing_change('jobs', 'offer_id');
create trigger listed_jobs_edited after update on listed_jobs
  for each row when ((old.deadline, old.is_remote, old.location_folded, old.public_word_ids, old.word_ids,
    old.place_code, old.trades, old.facets, old.kind, old.yearly_salary) is distinct from (new.deadline, new.is_remote,
    new.location_folded, new.public_word_ids, new.word_ids, new.place_code, new.trades, new.facets, new.kind,
    new.yearly_salary))
  execute function note_thing_change('jobs', 'offer_id');
