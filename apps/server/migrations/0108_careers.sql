-- What a job seeker did and learnt, and the contracts they look for. Lists of at most fifteen entries, which are always
-- read and written with the profile (decision 60).
alter table jobseekers
  add column experiences jsonb not null default '[]',
  add column education jsonb not null default '[]',
  add column contracts text[] not null default '{}';
