-- The pictures drawn for shared links that lie in the file store, one a thing: its latest. What is shown of a thing is
-- read anew for each request, so that a row says only what is to be deleted, and when.
create table share_pictures (
  thing_id uuid primary key,
  -- whose thing it is
  owner_id uuid not null references users on delete cascade,
  -- the pictures that were drawn into it
  file_ids uuid[] not null,
  drawn_at timestamptz not null
);
create index share_pictures_owner on share_pictures (owner_id);
create index share_pictures_drawn on share_pictures (drawn_at);
