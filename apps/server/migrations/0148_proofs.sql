-- The file of proofs: what a firm asks of somebody before they work for it. Numbers, policies and documents are for their
-- owner and for operators; others see kind, domains, end and state.

create table proofs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('vigilance', 'tax', 'liability', 'decennial', 'ordre', 'hmonp', 'diploma', 'opqtecc',
    'opqibi', 'qualibat', 'rge', 'sps', 'no_foreign_workers')),
  -- What the document says; which of them a kind has is in proof-kinds.rules.ts.
  dated_on date,
  year smallint,
  number text,
  body text,
  region text,
  domains text,
  territory text,
  starts_on date,
  ends_on date,
  statement text,
  document_file_id uuid references files on delete set null,
  -- The day in Paris when its owner last declared it.
  declared_on date not null,
  -- The last day on which it stands, in Paris: made of the above by `standsUntil`. Null: it has no end.
  stands_until date,
  -- Expired is told by the clock.
  state text not null default 'declared' check (state in ('declared', 'verified', 'refused')),
  note text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3),
  -- Counts changes by its owner, so that nothing is decided on what an operator did not read.
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (state = 'declared' or (note is not null and decided_at is not null))
);
create index proofs_user on proofs (user_id, kind);
create index proofs_document on proofs (document_file_id) where document_file_id is not null;
create index proofs_decided_by on proofs (decided_by) where decided_by is not null;
create index proofs_state on proofs (state, updated_at, id);
create index proofs_ends on proofs (stands_until) where stands_until is not null;

-- The pages of a person show what stands of their proofs.
create function note_stale_proofs() returns trigger language plpgsql as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  perform pg_notify('public_changes', '');
  if not exists (select from page_purging) then return null; end if;
  insert into stale_page_tags (tag)
    select left(md5(name), 16) from (
      select owner::text as name
      union select id::text from freelances where user_id = owner
      union select id::text from jobseekers where user_id = owner) as names;
  perform pg_notify('page_tags', '');
  raise notice 'page_tags' using errcode = 'SC002';
  return null;
end $$;
create trigger proofs_stale_pages after insert or update or delete on proofs
  for each row execute function note_stale_proofs();

-- Until when somebody's declared, and verified, number of the Ordre stands, for the directory's filter.
alter table directory_profiles
  add column ordre_until date,
  add column ordre_verified_until date;

create function directory_read_ordre() returns trigger language plpgsql as $$
begin
  select max(stands_until), max(stands_until) filter (where state = 'verified')
    into new.ordre_until, new.ordre_verified_until
    from proofs where user_id = new.user_id and kind = 'ordre' and state <> 'refused';
  return new;
end $$;
create trigger directory_ordre before insert on directory_profiles
  for each row execute function directory_read_ordre();

create function directory_follow_ordre() returns trigger language plpgsql as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update directory_profiles set (ordre_until, ordre_verified_until) = (
      select max(stands_until), max(stands_until) filter (where state = 'verified')
      from proofs where user_id = owner and kind = 'ordre' and state <> 'refused')
    where user_id = owner;
  return null;
end $$;
create trigger proofs_directory_kept after insert or update on proofs
  for each row when (new.kind = 'ordre') execute function directory_follow_ordre();
create trigger proofs_directory_gone after delete on proofs
  for each row when (old.kind = 'ordre') execute function directory_follow_ordre();

create trigger directory_profiles_registered after update on directory_profiles
  for each row when ((old.ordre_until, old.ordre_verified_until)
    is distinct from (new.ordre_until, new.ordre_verified_until))
  execute function note_thing_change('directory', 'profile_id');
create index directory_ordre on directory_profiles (ordre_until) where ordre_until is not null;

-- When the registry was last read of a number; null of what was read before this was kept.
alter table freelances add column siret_read_at timestamptz(3);
