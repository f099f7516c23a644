-- When the person last said how available they are, when they were asked again, and whether the question stayed
-- without an answer for too long.
alter table freelances
  add column availability_confirmed_at timestamptz not null default now(),
  add column availability_asked_at timestamptz,
  add column is_availability_unconfirmed boolean not null default false;
alter table jobseekers
  add column availability_confirmed_at timestamptz not null default now(),
  add column availability_asked_at timestamptz,
  add column is_availability_unconfirmed boolean not null default false;
create index freelances_to_ask on freelances (availability_confirmed_at) where availability_asked_at is null;
create index jobseekers_to_ask on jobseekers (availability_confirmed_at) where availability_asked_at is null;
create index freelances_asked on freelances (availability_asked_at)
  where availability_asked_at is not null and not is_availability_unconfirmed;
create index jobseekers_asked on jobseekers (availability_asked_at)
  where availability_asked_at is not null and not is_availability_unconfirmed;

-- Who downloaded a job seeker's CV, for the job seeker.
create table cv_downloads (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  -- Null: a visitor who was not signed in, or somebody whose account is gone.
  viewer_id uuid references users on delete set null,
  is_by_member boolean not null,
  -- In whole milliseconds, like every instant that a cursor carries.
  downloaded_at timestamptz(3) not null
);
create index cv_downloads_owner on cv_downloads (owner_id, downloaded_at desc, id desc);
create index cv_downloads_viewer on cv_downloads (viewer_id);
create index cv_downloads_age on cv_downloads (downloaded_at);
