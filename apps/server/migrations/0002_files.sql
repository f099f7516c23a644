-- A file is uploaded before anything takes it up; a job deletes those nobody took up in time.
create table files (
  id uuid primary key,
  kind text not null check (kind in ('image', 'logo', 'cv')),
  content_type text not null,
  byte_size integer not null,
  original_name text,
  width integer,
  height integer,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  taken_at timestamptz,
  owner_id uuid references users on delete cascade,
  -- AVIF variants are slow to make: a job adds them after the WebP ones.
  avif_ready boolean not null default false
);
create index files_waiting on files (created_at) where taken_at is null;
create index files_owner on files (owner_id);
