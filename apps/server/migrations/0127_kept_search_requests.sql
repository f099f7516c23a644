-- One for each search that a visitor asks for: its link begins that search and no other. `kept_search_confirmations` is the
-- release before's, which had one link for all that an address kept.
create table kept_search_requests (
  token_hash bytea primary key,
  email citext not null,
  -- Null once the search is kept no more.
  search_id uuid references kept_searches on delete set null,
  rhythm text not null check (rhythm in ('now', 'daily', 'weekly')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  pressed_at timestamptz(3)
);
create index kept_search_requests_email on kept_search_requests (email);
create index kept_search_requests_search on kept_search_requests (search_id);
create index kept_search_requests_expiry on kept_search_requests (expires_at);

-- A link that is under way begins what it was first sent for.
insert into kept_search_requests (token_hash, email, search_id, rhythm, created_at, expires_at, pressed_at)
  select link.token_hash, link.email, first.id, coalesce(first.rhythm, 'daily'), link.created_at, link.expires_at,
    link.confirmed_at
  from kept_search_confirmations as link left join lateral (
    select id, rhythm from kept_searches
    where kept_searches.email = link.email and kept_searches.confirmed_at is null and link.confirmed_at is null
    order by kept_searches.created_at, id limit 1) as first on true
  where link.expires_at > now();

-- A visitor's search has no free name: the server names it by what it asks.
update kept_searches
  set name = case kind when 'offers' then 'Missions' when 'jobs' then 'Emplois' else 'Professionnels' end
  where user_id is null;
