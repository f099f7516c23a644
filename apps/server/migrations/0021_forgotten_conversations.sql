-- A conversation stays for whoever of its two people stays. Once neither does, nobody can read it and nothing
-- justifies keeping what was written.
create function delete_forgotten_conversation() returns trigger language plpgsql as $$
begin
  delete from conversations where id = new.id;
  return null;
end $$;
create trigger conversations_forgotten after update of user_low_id, user_high_id on conversations
  for each row when (new.user_low_id is null and new.user_high_id is null)
  execute function delete_forgotten_conversation();
