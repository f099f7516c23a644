-- How many transactions changed a list, as the sum over its rows: who reads the same sum twice saw the same list, so a
-- count is true for as long as the sum stays. There are several rows so that writers need not wait for each other.
create table list_versions (
  list text not null check (list in ('directory', 'offers')),
  slot integer not null,
  version bigint not null default 0,
  primary key (list, slot)
) with (fillfactor = 25);
insert into list_versions (list, slot)
  select list, slot from unnest('{directory,offers}'::text[]) as list, generate_series(0, 15) as slot;

-- Once a transaction: the setting remembers that it was done, until its end or until a savepoint takes it back.
create function note_list_change() returns trigger language plpgsql as $$
declare
  noted text := 'mitoyen.changed_' || tg_argv[0];
  this_transaction text := pg_current_xact_id()::text;
begin
  if current_setting(noted, true) = this_transaction then return null; end if;
  update list_versions set version = version + 1
    where list = tg_argv[0] and slot = (
      select slot from list_versions where list = tg_argv[0] limit 1 for update skip locked);
  if not found then
    update list_versions set version = version + 1
      where list = tg_argv[0] and slot = pg_backend_pid() % 16;
  end if;
  perform set_config(noted, this_transaction, true);
  return null;
end $$;

create trigger directory_changed after insert or update or delete on directory_profiles
  for each row execute function note_list_change('directory');

-- What the list of open offers is walked, searched and counted by, apart from their long texts: counting a common word
-- reads this narrow table, not every description. Words stand here by their numbers.
alter table offer_words add column id integer not null generated always as identity;

create table listed_offers (
  offer_id uuid primary key references offers on delete cascade,
  created_at timestamptz(3) not null,
  deadline date not null,
  is_highlighted boolean not null,
  is_remote boolean not null,
  location_folded text not null,
  -- What the signed-out may search: the words of the title and of the place.
  public_word_ids integer[] not null,
  word_ids integer[] not null
);
create index listed_offers_order on listed_offers (is_highlighted desc, created_at desc, offer_id desc)
  include (deadline, is_remote);
create index listed_offers_words on listed_offers using gin (word_ids);
create index listed_offers_public_words on listed_offers using gin (public_word_ids);
create index listed_offers_location on listed_offers using gin (location_folded gin_trgm_ops);
create trigger offers_changed after insert or update or delete on listed_offers
  for each row execute function note_list_change('offers');

create function offer_word_ids(words text[]) returns integer[] language sql as $$
  select coalesce(array_agg(id order by id), '{}') from offer_words where word = any(words)
$$;

create function list_offer(offer offers) returns void language plpgsql as $$
declare
  public_words text[] := offer_words_in(fold_text(concat_ws(' ', offer.title, offer.location)));
  all_words text[] := offer_words_in(fold_text(concat_ws(' ', offer.title, offer.location, offer.company_name,
    array_to_string(offer.requirements, ' '), offer.description)));
begin
  insert into offer_words (word)
    select new_word from unnest(all_words) as new_word
    where not exists (select 1 from offer_words where offer_words.word = new_word)
    order by new_word
    on conflict do nothing;
  insert into listed_offers (offer_id, created_at, deadline, is_highlighted, is_remote, location_folded,
    public_word_ids, word_ids)
  values (offer.id, offer.created_at, offer.deadline, offer.is_highlighted, offer.is_remote,
    fold_text(coalesce(offer.location, '')), offer_word_ids(public_words), offer_word_ids(all_words))
  on conflict (offer_id) do update set
    created_at = excluded.created_at, deadline = excluded.deadline, is_highlighted = excluded.is_highlighted,
    is_remote = excluded.is_remote, location_folded = excluded.location_folded,
    public_word_ids = excluded.public_word_ids, word_ids = excluded.word_ids;
end $$;

-- Open offers stand in the list, others do not.
create function offers_list_sync() returns trigger language plpgsql as $$
begin
  if new.status = 'open' and new.deleted_at is null then
    perform list_offer(new);
  elsif tg_op = 'UPDATE' then
    delete from listed_offers where offer_id = new.id;
  end if;
  return null;
end $$;

-- The row itself only takes over what its company is.
create or replace function offers_sync() returns trigger language plpgsql as $$
begin
  -- locked: a subscription that begins meanwhile finds the offer, or the offer finds it
  select name, is_subscribed into strict new.company_name, new.is_highlighted
    from companies where id = new.company_id for share;
  return new;
end $$;
drop trigger offers_search on offers;
create trigger offers_company_is before insert on offers for each row execute function offers_sync();

drop index offers_list;
alter table offers
  drop column public_text, drop column public_words, drop column search_text, drop column words,
  drop column location_folded;

create trigger offers_listed after insert or update of title, description, requirements, location, is_remote, deadline,
  status, deleted_at, created_at, company_name, is_highlighted
  on offers for each row execute function offers_list_sync();

do $$
declare
  offer offers;
begin
  for offer in select * from offers where status = 'open' and deleted_at is null loop
    perform list_offer(offer);
  end loop;
end $$;
analyze listed_offers;
analyze offer_words;
