-- What the registry said of the establishment itself: null until it is read, for the rows from before this column too.
-- `siret_tries`: how often it was asked about this number; after so many without an answer it is asked no more.
alter table freelances
  add column siret_reading text check (siret_reading in ('exists', 'closed', 'masked', 'unknown')),
  add column siret_tries smallint not null default 0,
  add column confirmed_by_operator_at timestamptz;
alter table companies
  add column siret_reading text check (siret_reading in ('exists', 'closed', 'masked', 'unknown')),
  add column siret_tries smallint not null default 0;

-- The job that reads them goes through these, by id.
create index freelances_siret_unread on freelances (id) where siret_reading is null;
create index companies_siret_unread on companies (id) where siret_reading is null and siret <> '';
