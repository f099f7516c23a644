-- What freelances ask agencies to confirm of a project: role, phases and year. One request a project and agency in twelve
-- months; a mark stands as long as what was confirmed is what the project says.

create table project_references (
  id uuid primary key,
  project_id uuid not null references portfolio_items on delete cascade,
  -- The agency as the project named it when it was asked.
  agency text not null,
  -- Whom the mail went to: an address that the freelance gave, or a company's account.
  email text,
  mailbox text,
  company_id uuid references companies on delete cascade,
  token_hash bytea not null unique,
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- Expired is told by the clock.
  state text not null default 'asked'
    check (state in ('asked', 'confirmed', 'proposed', 'refused', 'dropped', 'withdrawn', 'changed')),
  answered_at timestamptz(3),
  -- Who signed, as they said: for the freelance alone.
  answerer_name text,
  answerer_position text,
  -- The account of the firm, where the answer was given in its session and the account was confirmed; its SIREN that day.
  answered_by uuid references users on delete cascade,
  siren text,
  -- What a mark says, as it was when the answer was given.
  confirmed_by text,
  confirmed_title text,
  -- What the agency put right, until the freelance says yes or no.
  corrections jsonb,
  check (state = 'asked' or state in ('withdrawn', 'changed') or answered_at is not null),
  check (state not in ('confirmed', 'proposed') or (confirmed_by is not null and confirmed_title is not null)),
  check (state <> 'proposed' or corrections is not null)
);
create index project_references_project on project_references (project_id, asked_at);
create index project_references_company on project_references (company_id) where company_id is not null;
create index project_references_answered_by on project_references (answered_by) where answered_by is not null;
create index project_references_email on project_references (lower(email)) where email is not null;
create index project_references_asked on project_references (asked_at);

-- Mailboxes that want no more of these requests, as keyed hashes.
create table reference_stops (
  mailbox_hash bytea primary key,
  stopped_at timestamptz(3) not null
);

-- What was confirmed is what the project said: another role, phase, year or agency, and the mark is gone, whoever writes it.
-- A request that waits is about an agency; what it asks to confirm may still be put right.
create function end_project_references() returns trigger language plpgsql as $$
begin
  update project_references set state = 'changed', corrections = null
    where project_id = new.id
      and (state = 'confirmed' or (old.agency is distinct from new.agency and state in ('asked', 'proposed')));
  return null;
end $$;
create trigger portfolio_items_references after update on portfolio_items
  for each row when ((old.role_held, old.agency, old.phases, old.completion_year)
    is distinct from (new.role_held, new.agency, new.phases, new.completion_year))
  execute function end_project_references();

create trigger project_references_stale_pages after update on project_references
  for each row when (old.state = 'confirmed' or new.state = 'confirmed')
  execute function note_stale_pages('project_id', 'profiles', 'showcase');
create trigger project_references_gone_pages after delete on project_references
  for each row when (old.state = 'confirmed')
  execute function note_stale_pages('project_id', 'profiles', 'showcase');
