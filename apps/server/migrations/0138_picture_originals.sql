-- A picture of a message is kept as it was sent too, without what its device wrote into it.
alter table files add column original_byte_size integer;
alter table files add column original_content_type text;
