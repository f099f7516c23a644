-- Anybody may report, and one content of somebody; who has no account leaves a name and an address, unless the law lets
-- them stay unnamed.
alter table reports
  add column target_kind text not null default 'account',
  add column target_id uuid,
  -- Where it was seen, as the reporter wrote it.
  add column place text not null default '',
  -- The content as it was: {title, text}.
  add column snapshot jsonb,
  add column reporter_name text,
  add column reporter_email citext,
  -- Keyed hash of the address of who gave no name, against repetition.
  add column address_hash bytea;
update reports set target_id = coalesce(reported_id, id);
alter table reports alter column target_id set not null, alter column target_kind drop default;
drop index reports_open_once;
create unique index reports_open_once on reports (reporter_id, target_kind, target_id) where closed_at is null;
create unique index reports_open_once_by_mail on reports (reporter_email, target_kind, target_id)
  where closed_at is null and reporter_id is null and reporter_email is not null;
create unique index reports_open_once_by_address on reports (address_hash, target_kind, target_id)
  where closed_at is null and reporter_id is null and reporter_email is null;

alter table moderation_decisions drop constraint moderation_decisions_kind_check;
alter table moderation_decisions add constraint moderation_decisions_kind_check
  check (kind in ('no_action', 'warning', 'suspension', 'takedown', 'lift'));
