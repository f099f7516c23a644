-- What a person chose about a kind of mail. Without a row, the kind's own default holds.
create table mail_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  is_wanted boolean not null,
  chosen_at timestamptz not null,
  primary key (user_id, kind)
);

-- Since when a message waits for somebody who neither read nor answered; null when none does. One mail tells of it:
-- mailed_for is the instant that it told of.
alter table conversation_reads add column waiting_since timestamptz(3), add column mailed_for timestamptz(3);
create index conversation_reads_to_mail on conversation_reads (waiting_since)
  where waiting_since is not null and mailed_for is distinct from waiting_since;
