-- What a call knows of its session and its account is kept in memory for some seconds. Whatever changes it is told to
-- every instance by a notification, once committed, and to the connection that changes it by a notice at once: the
-- instance that answers « done » must not answer by what was true before.
create function tell_session_changes(changed text) returns void language plpgsql as $$
begin
  perform pg_notify('session_changed', changed);
  raise notice 'session_changed' using detail = changed, errcode = 'SC001';
end $$;

create or replace function announce_ended_sessions() returns trigger language plpgsql as $$
declare
  part text;
begin
  for part in
    select string_agg(id::text, ',')
    from (select id, row_number() over () / 200 as part from ended) numbered
    group by numbered.part
  loop
    perform pg_notify('session_ended', part);
    perform tell_session_changes(part);
  end loop;
  return null;
end $$;

create function announce_changed_session() returns trigger language plpgsql as $$
begin
  perform tell_session_changes(new.id::text);
  return null;
end $$;

-- use that is noted every ten minutes changes nothing that is kept
create trigger sessions_changed after update on sessions for each row
  when (
    new.expires_at < old.expires_at
    or (new.user_id, new.token_hash, new.proved_at) is distinct from (old.user_id, old.token_hash, old.proved_at)
  )
  execute function announce_changed_session();

create trigger users_of_sessions_changed after update on users for each row
  when (
    (new.role, new.is_operator, new.has_second_factor, new.email_confirmed_at, new.suspended_at, new.password_hash)
    is distinct from
    (old.role, old.is_operator, old.has_second_factor, old.email_confirmed_at, old.suspended_at, old.password_hash)
  )
  execute function announce_changed_session();
