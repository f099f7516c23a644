-- One conversation per pair of people and context. The pair is kept in order (low, high) so that it has one
-- spelling. context_key: 'direct', or the offer's id once offers exist.
create table conversations (
  id uuid primary key,
  user_low_id uuid references users on delete set null,
  user_high_id uuid references users on delete set null,
  context_key text not null default 'direct',
  -- Null: named after whom it is with.
  title text,
  -- A company that wrote first to a professional used one of its free contacts: set on the one conversation in
  -- which it did, so that counting the rows counts the people, those whose account is gone too.
  contact_company_user_id uuid references users on delete set null,
  message_count integer not null default 0,
  -- Null: nobody has written yet.
  last_message_id uuid,
  -- When the last message was written, or the conversation opened. In whole milliseconds, like every instant
  -- that a cursor carries.
  last_activity_at timestamptz(3) not null,
  unique (user_low_id, user_high_id, context_key),
  check (user_low_id < user_high_id)
);
create index conversations_low on conversations (user_low_id, last_activity_at desc, id desc);
create index conversations_high on conversations (user_high_id, last_activity_at desc, id desc);
create index conversations_contacts on conversations (contact_company_user_id)
  where contact_company_user_id is not null;

-- created_at grows strictly within a conversation.
create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  sender_id uuid references users on delete set null,
  subject text,
  content text not null,
  created_at timestamptz(3) not null
);
create index messages_latest on messages (conversation_id, created_at desc, id desc);
create index messages_sender on messages (sender_id);

-- A row exists once somebody opened the conversation or got a message in it.
create table conversation_reads (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  unread_count integer not null default 0,
  read_at timestamptz,
  primary key (conversation_id, user_id)
);
create index conversation_reads_user on conversation_reads (user_id);

-- A retry of a lost answer sends the same key: the first answer is given again instead of a second row.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  response jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
