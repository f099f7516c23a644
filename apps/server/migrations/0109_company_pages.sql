-- What a company's page may show: a cover, how many people it is, what it does.
alter table companies
  add column cover_file_id uuid references files on delete set null,
  add column size text,
  add column sectors text[] not null default '{}';
create index companies_cover_file_idx on companies (cover_file_id) where cover_file_id is not null;
