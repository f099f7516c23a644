-- Guesses by the browser that asked for a code, apart from those of anybody else: the one must not use up the other's.
alter table phone_verifications add column own_tries smallint not null default 0;
