-- Versions of the terms that somebody said they read after the one accepted at registration (users.terms_version).
create table terms_readings (
  user_id uuid not null references users on delete cascade,
  version text not null,
  read_at timestamptz not null,
  primary key (user_id, version)
);
