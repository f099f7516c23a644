-- Companies are found by a part of their name, by whoever asks one to confirm a reference.
create index companies_name_folded on companies using gin (fold_text(name) gin_trgm_ops);

-- When its company was mailed about an application: null until what is gathered is mailed. The release before mails at once.
alter table applications add column mailed_at timestamptz default now();
create index applications_unmailed on applications (company_id) where mailed_at is null and status = 'sent';
