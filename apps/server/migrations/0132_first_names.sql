-- What its owner chose to show of a name in place of it; null: what is computed from the name. Of a name that the release
-- before changes meanwhile, it is looked at again before it is shown (shownFirstName).
alter table users add column first_name text;

-- As in 0123, with the chosen first name; cards that were put together before have none, as their accounts do.
create or replace function put_profile_cards_together(freelance_ids uuid[], jobseeker_ids uuid[])
  returns table (profile_id uuid, card json)
  language plpgsql stable
  as $$
begin
  return query
    select freelances.id, case when users.suspended_at is null then (select row_to_json(said) from (
      select 'freelance' as kind, freelances.id, users.username, users.first_name, title, specialization, location, skills, experience_years,
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
      select 'jobseeker' as kind, jobseekers.id, users.username, users.first_name, title, specialization, location, skills, experience_years,
        availability, is_availability_unconfirmed, avatar_file_id, trades, place_code, expected_salary, cv_file_id
    ) as said) end
    from jobseekers join users on users.id = jobseekers.user_id where jobseekers.id = any(jobseeker_ids);
end
$$;

create or replace trigger users_to_cards after update on users
  for each row when (
    (new.username, new.first_name, new.suspended_at is null)
      is distinct from (old.username, old.first_name, old.suspended_at is null))
  execute function keep_cards_of_account();
create or replace trigger users_stale_pages after update on users
  for each row when (
    (new.username, new.first_name, new.suspended_at, new.email_confirmed_at)
      is distinct from (old.username, old.first_name, old.suspended_at, old.email_confirmed_at))
  execute function note_stale_pages('profiles', 'companies', 'appels-doffre', 'showcase', 'id');
