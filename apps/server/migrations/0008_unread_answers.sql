-- Whether its freelance has yet to read the company's last answer.
alter table applications add column has_unread_answer boolean not null default false;
create index applications_unread on applications (freelance_id) where has_unread_answer;
-- What a company has not opened yet.
create index applications_unseen on applications (company_id) where status = 'sent';
