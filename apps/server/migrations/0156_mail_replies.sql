-- Answers that came by mail, so that one that is delivered twice is one message; those that wait for a press of whose answer
-- they are have their text, and what the link to them is known by.
create table mail_replies (
  user_id uuid not null references users on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  mail_hash bytea not null check (octet_length(mail_hash) = 32),
  received_at timestamptz(3) not null,
  content text check (length(content) <= 10000),
  left_out_files integer not null default 0 check (left_out_files >= 0),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  primary key (user_id, conversation_id, mail_hash),
  check ((content is null) = (token_hash is null))
);
create index mail_replies_conversation on mail_replies (conversation_id);
create index mail_replies_received on mail_replies (received_at);
