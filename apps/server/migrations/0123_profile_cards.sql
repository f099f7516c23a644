-- What each profile's card is made of, put together when it changes instead of each time it is listed: a page of the
-- directory reads 24 rows by their key instead of joining five tables. Each profile has a row; of who is suspended, it is
-- empty.
create table profile_cards (
  profile_id uuid primary key,
  card json
);

create function put_profile_cards_together(freelance_ids uuid[], jobseeker_ids uuid[])
  returns table (profile_id uuid, card json)
  language plpgsql stable
  as $$
begin
  return query
    select freelances.id, case when users.suspended_at is null then (select row_to_json(said) from (
      select 'freelance' as kind, freelances.id, users.username, title, specialization, location, skills, experience_years,
        availability, is_availability_unconfirmed, avatar_file_id, trades, place_code, hourly_rate,
        -- the covers of the first projects, by the project's place in the portfolio
        coalesce((
          select json_agg(cover order by place, project_id) from (
            select portfolio_items.position as place, project_id,
              json_build_object('file_id', file_id, 'focus_x', focus_x, 'focus_y', focus_y) as cover
            from portfolio_items cross join lateral (
              select project_id, file_id, focus_x, focus_y from project_images
              where project_id = portfolio_items.id order by position limit 1) as first
            where freelance_id = freelances.id
            order by portfolio_items.position, project_id limit 3) as covers), '[]') as works
    ) as said) end
    from freelances join users on users.id = freelances.user_id where freelances.id = any(freelance_ids)
    union all
    select jobseekers.id, case when users.suspended_at is null then (select row_to_json(said) from (
      select 'jobseeker' as kind, jobseekers.id, users.username, title, specialization, location, skills, experience_years,
        availability, is_availability_unconfirmed, avatar_file_id, trades, place_code, expected_salary, cv_file_id
    ) as said) end
    from jobseekers join users on users.id = jobseekers.user_id where jobseekers.id = any(jobseeker_ids);
end
$$;

-- The cards are locked before anything is read: of two who change what one card shows, the second waits and then sees what
-- the first wrote. They are locked after what was changed, and after the row of the directory: who holds a profile may wait
-- for its projects, and who holds a project for the card, never for the profile.
create function keep_profile_cards(freelance_ids uuid[], jobseeker_ids uuid[]) returns void
  language plpgsql
  as $$
begin
  perform from profile_cards where profile_id = any(freelance_ids || jobseeker_ids) order by profile_id for update;
  insert into profile_cards as before (profile_id, card)
    select made.profile_id, made.card from put_profile_cards_together(freelance_ids, jobseeker_ids) as made
    on conflict (profile_id) do update set card = excluded.card
    where before.card::text is distinct from excluded.card::text;
end
$$;

create function keep_card_of_profile() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from profile_cards where profile_id = old.id;
  elsif tg_table_name = 'freelances' then
    perform keep_profile_cards(array[new.id], '{}');
  else
    perform keep_profile_cards('{}', array[new.id]);
  end if;
  return null;
end $$;
-- triggers of one event come by their names: after those of the directory
create trigger freelances_to_card after insert or update or delete on freelances
  for each row execute function keep_card_of_profile();
create trigger jobseekers_to_card after insert or update or delete on jobseekers
  for each row execute function keep_card_of_profile();

create function keep_cards_of_account() returns trigger language plpgsql as $$
begin
  perform keep_profile_cards(
    array(select id from freelances where user_id = new.id), array(select id from jobseekers where user_id = new.id));
  return null;
end $$;
create trigger users_to_cards after update on users
  for each row when ((new.username, new.suspended_at is null) is distinct from (old.username, old.suspended_at is null))
  execute function keep_cards_of_account();

create function keep_cards_of_projects() returns trigger language plpgsql as $$
declare
  freelance_ids uuid[] := array(select distinct freelance_id from changed);
begin
  if freelance_ids <> '{}' then perform keep_profile_cards(freelance_ids, '{}'); end if;
  return null;
end $$;
-- a new project has no picture yet
create trigger portfolio_items_edited_cards after update on portfolio_items
  referencing new table as changed for each statement execute function keep_cards_of_projects();
create trigger portfolio_items_gone_cards after delete on portfolio_items
  referencing old table as changed for each statement execute function keep_cards_of_projects();

create function keep_cards_of_pictures() returns trigger language plpgsql as $$
declare
  freelance_ids uuid[] := array(
    select distinct freelance_id from portfolio_items where id in (select project_id from changed));
begin
  if freelance_ids <> '{}' then perform keep_profile_cards(freelance_ids, '{}'); end if;
  return null;
end $$;
create trigger project_images_new_cards after insert on project_images
  referencing new table as changed for each statement execute function keep_cards_of_pictures();
create trigger project_images_edited_cards after update on project_images
  referencing new table as changed for each statement execute function keep_cards_of_pictures();
create trigger project_images_gone_cards after delete on project_images
  referencing old table as changed for each statement execute function keep_cards_of_pictures();

do $$
declare
  ids uuid[];
begin
  for ids in
    select array_agg(id) from (
      select id, row_number() over (order by id) / 10000 as part
      from (select id from freelances union all select id from jobseekers) as profiles
    ) as parts group by part
  loop
    insert into profile_cards (profile_id, card)
      select made.profile_id, made.card from put_profile_cards_together(ids, ids) as made;
  end loop;
end $$;
analyze profile_cards;

-- Those that are there, in the order asked for; a list is planned for its values each time, and this is not planned with it.
create function cards_in_order(ids uuid[]) returns json
  language plpgsql stable parallel safe
  as $$
begin
  return (
    select coalesce(json_agg(card order by place), '[]')
    from unnest(ids) with ordinality as asked (profile_id, place) join profile_cards using (profile_id)
    where card is not null);
end
$$;

-- For the release before.
create or replace function directory_cards(freelance_ids uuid[], jobseeker_ids uuid[]) returns json
  language sql stable parallel safe
  as $$ select cards_in_order(freelance_ids || jobseeker_ids) $$;
