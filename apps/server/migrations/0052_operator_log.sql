-- Every look and act of an operator, by ids alone: it outlives accounts. Rows are added, never changed, and taken away
-- only once a year has passed by the database's own clock; the application has no other way.
create table operator_log (
  id uuid primary key,
  at timestamptz(3) not null,
  operator_id uuid not null,
  -- Method and path of the call, as declared.
  action text not null,
  -- What was asked about, then what was shown.
  target_ids text[] not null default '{}',
  -- 'seen' for a look; an act begins with 'begun' and ends with 'done' or the code of its refusal.
  outcome text not null
);
create index operator_log_at on operator_log (at desc, id desc);
create index operator_log_operator on operator_log (operator_id, at desc, id desc);

create function keep_operator_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '12 months' then return old; end if;
  end if;
  raise exception 'operator_log is append-only';
end $$;
create trigger operator_log_append_only before update or delete on operator_log
  for each row execute function keep_operator_log();
create trigger operator_log_never_empty before truncate on operator_log
  for each statement execute function keep_operator_log();
