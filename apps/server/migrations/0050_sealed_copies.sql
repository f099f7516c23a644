-- What is kept of an account that is gone, for operators alone: as long as a report about it may be decided or contested,
-- or as long as the law asks of hosts where the operator's setting says so. Refers to no account: there is none any more.
create table sealed_copies (
  id uuid primary key,
  account_id uuid not null,
  purpose text not null check (purpose in ('report', 'host_identity', 'host_account', 'host_connection')),
  content jsonb not null,
  sealed_at timestamptz not null,
  -- Null: as long as a report needs it.
  keep_until timestamptz,
  check ((keep_until is null) = (purpose = 'report'))
);
create index sealed_copies_age on sealed_copies (keep_until) where keep_until is not null;
create index sealed_copies_account on sealed_copies (account_id);

alter table reports add column sealed_copy_id uuid references sealed_copies on delete set null;
create index reports_sealed on reports (sealed_copy_id) where sealed_copy_id is not null;

-- Set once the account that sent a reported file is gone: it is nobody's, and operators alone may read it.
alter table files add column sealed_at timestamptz;
