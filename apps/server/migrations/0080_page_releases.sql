-- The releases whose browser files are kept, so that pages of the one before or after find theirs.
create table page_releases (
  id text primary key,
  files text[] not null,
  started_at timestamptz not null
);
