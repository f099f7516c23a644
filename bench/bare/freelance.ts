import { firstNameOf } from '@mitoyen/contract/core/first-name.ts';
import { siretStateOf } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import type pg from 'pg';
import { type BarePath, json } from './answer.ts';
import { facetColumns, facetsOf, mobilityColumns, mobilityOf } from './facets.ts';

const text = `
  select f.id, f.user_id, u.username, f.title, f.specialization, f.location, f.hourly_rate::float8 as rate,
    f.experience_years, f.description, f.skills, f.availability, f.avatar_file_id, f.is_availability_unconfirmed,
    f.completed_projects, f.siret_status, f.siret_reading, f.confirmed_by_operator_at, ${facetColumns('f')}, ${mobilityColumns('f')},
    (select coalesce(json_agg(item order by position, id), '[]') from (
      select p.*, array(select json_build_object('url', '/files/' || i.file_id, 'alt', i.alt_text, 'focusX', i.focus_x,
        'focusY', i.focus_y, 'width', files.width, 'height', files.height, 'preview', files.preview)
        from project_images i join files on files.id = i.file_id where i.project_id = p.id order by i.position) as images
      from portfolio_items p where p.freelance_id = f.id) item) as portfolio
  from freelances f join users u on u.id = f.user_id and u.suspended_at is null where f.id = $1`;

/** A freelance as the signed-out see it. */
export function freelancePath(pool: pg.Pool): BarePath {
  return async (id) => {
    const { rows } = await pool.query({ name: 'freelance', text, values: [id] });
    const [row] = rows;
    return json({
      id: row.id,
      user_id: row.user_id,
      firstName: firstNameOf(row.username),
      title: row.title,
      specialization: row.specialization,
      location: row.location,
      hourlyRate: row.rate,
      experienceYears: row.experience_years,
      description: row.description,
      skills: row.skills,
      ...facetsOf(row),
      ...mobilityOf(row),
      availability: row.availability,
      avatar: row.avatar_file_id && `/files/${row.avatar_file_id}`,
      ...(row.is_availability_unconfirmed && { availabilityToConfirm: true }),
      completedProjects: row.completed_projects,
      siretStatus: row.siret_status,
      siretState: siretStateOf(row.siret_reading, row.confirmed_by_operator_at && 'operator'),
      portfolio: row.portfolio,
    });
  };
}
