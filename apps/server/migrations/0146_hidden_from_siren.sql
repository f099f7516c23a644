-- A firm's list leaves out who hides from it: without this, counting read everybody's firms.
create index hidden_from_siren on hidden_from (siren, user_id);
