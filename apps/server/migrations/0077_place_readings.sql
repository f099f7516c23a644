-- Words that say where somebody is, from before there were codes or typed freely since, are read for a place once
-- (features/place-questions). What was read and named no single place is noted, so that only new words are read again;
-- to read all anew, set place_read to null.
alter table freelances add place_read text, add is_place_declined boolean not null default false;
alter table jobseekers add place_read text, add is_place_declined boolean not null default false;
alter table companies add place_read text, add is_place_declined boolean not null default false;
alter table offers add place_read text;
comment on column freelances.place_read is 'the location in which no single place was found';
comment on column freelances.is_place_declined is 'the owner said that place_read is none of the places it may mean';

create index freelances_unread_place on freelances (id)
  where place_code is null and place_read is distinct from location;
create index jobseekers_unread_place on jobseekers (id)
  where place_code is null and place_read is distinct from location;
create index companies_unread_place on companies (id)
  where place_code is null and place_read is distinct from (coalesce(postal_code || ' ', '') || registration_city);
create index offers_unread_place on offers (id)
  where place_code is null and location is not null and place_read is distinct from location;
