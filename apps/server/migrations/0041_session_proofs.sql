-- When the holder of a session last proved to be the account's owner: by signing in, or by the password since.
alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null, alter column proved_at set default now();
