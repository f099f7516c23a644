-- The mission that a firm and a freelance propose to each other in a conversation, and agree on. No price: a platform that
-- knows it may have to report it. It goes with the conversation, or with the account of either.

create table missions (
  conversation_id uuid primary key references conversations on delete cascade,
  company_user_id uuid not null references users on delete cascade,
  freelance_user_id uuid not null references users on delete cascade,
  -- Whose the present terms are.
  proposed_by uuid not null references users on delete cascade,
  starts_on date not null,
  ends_on date not null,
  phases text[] not null,
  proposed_at timestamptz(3) not null,
  -- When the other one agreed to exactly these terms.
  agreed_at timestamptz(3),
  check (starts_on <= ends_on),
  check (proposed_by in (company_user_id, freelance_user_id))
);
create index missions_company on missions (company_user_id);
create index missions_freelance on missions (freelance_user_id);
create index missions_proposed_by on missions (proposed_by);
