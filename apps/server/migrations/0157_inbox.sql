-- One's own messages are searched by trigrams, conversations are put aside or marked as unread, and dates are proposed in them.

-- What a search reads of a message, kept by the triggers below. `readers` are numbers of its conversation's two people: they
-- narrow the index to one's own messages, of whatever others wrote, and name nobody once an account is gone.
create table message_search (
  message_id uuid primary key references messages on delete cascade,
  conversation_id uuid not null,
  readers integer[] not null,
  words text not null
);

-- Each word follows one space at least, so that what begins a word is told.
create function message_words(subject text, content text) returns text
  language sql immutable parallel safe
  as $$ select fold_text(' ' || regexp_replace(concat_ws(' ', subject, content), '\s+', ' ', 'g')) $$;

create function message_reader(user_id uuid) returns integer
  language sql immutable parallel safe
  as $$ select hashtext(user_id::text) $$;

create function keep_message_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into message_search (message_id, conversation_id, readers, words)
      select new.id, new.conversation_id, array_remove(array[message_reader(user_low_id), message_reader(user_high_id)], null),
        message_words(new.subject, new.content)
      from conversations where id = new.conversation_id;
  else
    update message_search set words = message_words(new.subject, new.content) where message_id = new.id;
  end if;
  return null;
end $$;
create trigger messages_search after insert or update of subject, content on messages
  for each row execute function keep_message_search();

insert into message_search (message_id, conversation_id, readers, words)
  select m.id, c.id, array_remove(array[message_reader(c.user_low_id), message_reader(c.user_high_id)], null),
    message_words(m.subject, m.content)
  from messages m join conversations c on c.id = m.conversation_id;

create index message_search_conversation on message_search (conversation_id);
create index message_search_words on message_search using gin (readers, words gin_trgm_ops) with (fastupdate = off);


-- A conversation is put aside until the next message: while archived_at is no earlier than its last activity.
alter table conversation_reads add column archived_at timestamptz(3);


-- Dates that two people propose to each other in a conversation: a date that was agreed on, dates that are proposed, or
-- both. One that is over or taken back is no row any more: the conversation tells of it. It goes with the conversation, or
-- with the account of either.
create table meetings (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  user_low_id uuid not null references users on delete cascade,
  user_high_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('meeting', 'call')),
  starts_at timestamptz(3),
  minutes smallint,
  place text,
  -- Whose the proposed dates are.
  proposed_by uuid references users on delete cascade,
  proposed_at timestamptz(3),
  proposed_dates timestamptz(3)[] not null default '{}',
  proposed_minutes smallint,
  proposed_place text,
  -- SEQUENCE of the next mail for calendars (RFC 5545, 3.8.7.4).
  next_sequence integer not null default 0,
  check (user_low_id < user_high_id),
  check (proposed_by in (user_low_id, user_high_id)),
  check ((starts_at is null) = (minutes is null)),
  check ((proposed_by is null) = (cardinality(proposed_dates) = 0)),
  check (num_nulls(proposed_by, proposed_at, proposed_minutes) in (0, 3)),
  check (starts_at is not null or proposed_by is not null)
);
create index meetings_conversation on meetings (conversation_id);
create index meetings_low on meetings (user_low_id);
create index meetings_high on meetings (user_high_id);
create index meetings_proposed_by on meetings (proposed_by);
