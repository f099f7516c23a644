-- What an account keeps with a heart, with a note to itself. No reference: that a thing is gone is told, and nothing of what
-- it was is kept.
create table saved_items (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('freelance', 'jobseeker', 'offer', 'project')),
  item_id uuid not null,
  note text,
  saved_at timestamptz(3) not null,
  primary key (user_id, kind, item_id)
);
create index saved_items_latest on saved_items (user_id, saved_at desc, item_id desc);
