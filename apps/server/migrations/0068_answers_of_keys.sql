-- Makes calls with the same key wait for each other until the transaction ends, and finds the answer that the first of
-- them got: a statement within a function sees what was committed while the one before it waited.
create function lock_key_and_find_answer(whose uuid, given_key text, since timestamptz)
  returns table (request_hash bytea, response jsonb) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(whose::text || ':' || given_key, 0));
  return query
    select known.request_hash, known.response from idempotency_keys known
    where known.user_id = whose and known.key = given_key and known.created_at > since;
end $$;
