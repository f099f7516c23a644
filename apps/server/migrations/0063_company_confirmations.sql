-- Who registers a SIRET is told when another account has it, and operators see both.
create index companies_siret on companies (siret) where siret <> '';
create index freelances_siret on freelances (siret) where siret <> '';

-- A firm is confirmed by who answered a mail at its website's domain, as long as that is its website, or by an operator.
alter table companies
  add column confirmed_domain text,
  add column confirmed_by_operator_at timestamptz;

-- Links that confirm a domain. The address that they were mailed to is not kept.
create table company_confirmations (
  token_hash bytea primary key,
  company_id uuid not null references companies on delete cascade,
  domain text not null,
  expires_at timestamptz not null
);
create index company_confirmations_company on company_confirmations (company_id);
create index company_confirmations_expiry on company_confirmations (expires_at);
