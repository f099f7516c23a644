-- What a document holds that its readers should know of before they open it; none for pictures.
alter table files add column cautions text[] not null default '{}';
