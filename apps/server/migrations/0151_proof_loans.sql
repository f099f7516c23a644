-- Loans: a freelance opens their proofs to a firm, by its SIREN, for some months. One row for a person and a firm: lending
-- again renews it, so that its downloads stay listed.
create table proof_loans (
  id uuid primary key,
  person_id uuid not null references users on delete cascade,
  siren text not null check (siren ~ '^[0-9]{9}$'),
  company_name text not null,
  months smallint not null check (months in (6, 12, 24)),
  lent_on date not null,
  -- The last day, whole, in Paris.
  lent_until date not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (person_id, siren)
);
create index proof_loans_siren on proof_loans (siren, lent_until);
create index proof_loans_ends on proof_loans (lent_until);

create table proof_loan_downloads (
  id uuid primary key,
  loan_id uuid not null references proof_loans on delete cascade,
  -- Null once the account is gone.
  account_id uuid references users on delete set null,
  at timestamptz(3) not null
);
create index proof_loan_downloads_loan on proof_loan_downloads (loan_id, at desc);
create index proof_loan_downloads_account on proof_loan_downloads (account_id) where account_id is not null;

-- Who was told that a proof ends, so many days before: once each, whatever job was killed.
create table proof_notices (
  proof_id uuid not null references proofs on delete cascade,
  ends_on date not null,
  days smallint not null check (days in (30, 7)),
  recipient_id uuid not null references users on delete cascade,
  at timestamptz(3) not null,
  primary key (proof_id, ends_on, days, recipient_id)
);
create index proof_notices_recipient on proof_notices (recipient_id);

-- The address of a calendar is signed with this number: another one makes another address.
create table vigilance_calendars (
  user_id uuid primary key references users on delete cascade,
  version integer not null
);
