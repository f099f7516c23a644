-- Projects that a freelance chose to show with an application, in their order. No reference: a project that is deleted
-- or taken down is not found any more, and one that is put back is again.
alter table applications
  add column project_ids uuid[] not null default '{}' check (cardinality(project_ids) <= 3);
