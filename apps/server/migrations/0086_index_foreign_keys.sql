-- Deleting a row looks for those that name it: without an index, through the whole table, once for each row deleted.
create index files_uploaded_by_idx on files (uploaded_by) where uploaded_by is not null;
create index freelances_avatar_file_idx on freelances (avatar_file_id) where avatar_file_id is not null;
create index jobseekers_avatar_file_idx on jobseekers (avatar_file_id) where avatar_file_id is not null;
create index jobseekers_cover_file_idx on jobseekers (cover_file_id) where cover_file_id is not null;
create index jobseekers_cv_file_idx on jobseekers (cv_file_id) where cv_file_id is not null;
create index companies_logo_file_idx on companies (logo_file_id) where logo_file_id is not null;
create index takedowns_operator_idx on takedowns (operator_id) where operator_id is not null;
