-- When a company set an application among its favourites; its own note, of which the applicant learns nothing.
alter table applications add column favourite_at timestamptz;
create index applications_favourite on applications (company_id, created_at desc, id desc)
  where favourite_at is not null;
