alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('image', 'logo', 'cv', 'attachment'));

-- How many files were sent with a message: most have none, and are read without looking for any.
alter table messages add column attachment_count smallint not null default 0;

-- A file belongs to one message. It goes with the account that sent it, and leaves its message where it is.
create table message_attachments (
  file_id uuid primary key references files on delete cascade,
  message_id uuid not null references messages on delete cascade,
  position smallint not null,
  unique (message_id, position)
);
