-- What an offer requires, folded: offers that words find come by whether title, requirements or the whole text hold them.
alter table listed_offers add column requirements_text text not null default '';
alter table listed_jobs add column requirements_text text not null default '';

create function offer_requirements_text(offer offers) returns text language sql stable
  as $$ select fold_text(array_to_string(offer.requirements, ' ')) $$;

update listed_offers set requirements_text = offer_requirements_text(offers) from offers where offers.id = offer_id;
update listed_jobs set requirements_text = offer_requirements_text(offers) from offers where offers.id = offer_id;

create or replace function list_offer(offer offers) returns void language sql as $$
  insert into listed_offers (offer_id, created_at, deadline, is_highlighted, is_remote, location_folded, public_text,
    requirements_text, search_text, place_code, tags)
  values (offer.id, offer.created_at, offer.deadline, offer.is_highlighted, offer.is_remote,
    fold_text(coalesce(offer.location, '')), offer_public_text(offer), offer_requirements_text(offer),
    offer_search_text(offer), offer.place_code, offer_tags(offer))
  on conflict (offer_id) do update set
    created_at = excluded.created_at, deadline = excluded.deadline, is_highlighted = excluded.is_highlighted,
    is_remote = excluded.is_remote, location_folded = excluded.location_folded, public_text = excluded.public_text,
    requirements_text = excluded.requirements_text, search_text = excluded.search_text, place_code = excluded.place_code,
    tags = excluded.tags
$$;
create or replace function list_job(offer offers) returns void language sql as $$
  insert into listed_jobs (offer_id, created_at, deadline, is_highlighted, is_remote, location_folded, public_text,
    requirements_text, search_text, place_code, tags, kind, yearly_salary)
  values (offer.id, offer.created_at, offer.deadline, offer.is_highlighted, offer.is_remote,
    fold_text(coalesce(offer.location, '')), offer_public_text(offer), offer_requirements_text(offer),
    offer_search_text(offer), offer.place_code, offer_tags(offer), offer.kind,
    floor(offer.salary_max * case offer.salary_period when 'month' then 12 else 1 end))
  on conflict (offer_id) do update set
    created_at = excluded.created_at, deadline = excluded.deadline, is_highlighted = excluded.is_highlighted,
    is_remote = excluded.is_remote, location_folded = excluded.location_folded, public_text = excluded.public_text,
    requirements_text = excluded.requirements_text, search_text = excluded.search_text, place_code = excluded.place_code,
    tags = excluded.tags, kind = excluded.kind, yearly_salary = excluded.yearly_salary
$$;
