-- What the checks of offers warned of when an offer was written, and what its company then said to have read.
alter table offers
  add column warned_rules text[] not null default '{}',
  add column read_rules text[] not null default '{}';

-- The operators' list, the last published first.
create index offers_warned on offers (created_at desc, id desc) where warned_rules <> '{}';
