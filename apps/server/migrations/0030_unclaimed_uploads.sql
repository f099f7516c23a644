-- What nobody took up yet is counted by who sent it: a keyed hash of the address, forgotten when an account takes the
-- file up, or with the file.
alter table files add column address_hash bytea;
create index files_unclaimed_address on files (address_hash) where taken_at is null;
create index files_unclaimed_account on files (uploaded_by) where taken_at is null;
