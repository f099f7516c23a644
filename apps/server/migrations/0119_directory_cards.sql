-- What the cards of these profiles are made of, but of those that are suspended (features/directory/cards.repository.ts
-- presents them). The plan of a function is kept: so a search, which is planned for its values each time, brings its cards
-- along, and their joins are not planned with it.
create function directory_cards(freelance_ids uuid[], jobseeker_ids uuid[]) returns json
  language plpgsql stable parallel safe
  as $$
begin
  return (
    select coalesce(json_agg(card), '[]') from (
      select 'freelance' as kind, freelances.id, users.username, title, specialization, location, skills, experience_years,
        availability, is_availability_unconfirmed, avatar_file_id, trades, place_code,
        hourly_rate, null as expected_salary, null as cv_file_id,
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
      from freelances join users on users.id = freelances.user_id
      where freelances.id = any(freelance_ids) and users.suspended_at is null
      union all
      select 'jobseeker', jobseekers.id, users.username, title, specialization, location, skills, experience_years,
        availability, is_availability_unconfirmed, avatar_file_id, trades, place_code,
        null, expected_salary, cv_file_id, null
      from jobseekers join users on users.id = jobseekers.user_id
      where jobseekers.id = any(jobseeker_ids) and users.suspended_at is null
    ) as card
  );
end
$$;
