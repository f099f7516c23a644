import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

export interface ShownProjectRow {
  readonly id: string;
  readonly title: string;
  readonly file_id: string;
  readonly alt_text: string;
  readonly focus_x: number;
  readonly focus_y: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly username: string;
  readonly first_name: string | null;
  /** What its author calls what they do. */
  readonly trade: string;
}

/** The first project with a title and a picture of each of these freelances, in their order. */
export async function findFirstProjects(
  db: Queryable,
  freelanceIds: readonly string[],
  limit: number,
): Promise<ShownProjectRow[]> {
  if (freelanceIds.length === 0) return [];
  const { rows } = await sql<ShownProjectRow>`
    select project.*, users.username, users.first_name, freelances.title as trade
    from unnest(${freelanceIds}::uuid[]) with ordinality as asked (id, place)
    join freelances on freelances.id = asked.id
    join users on users.id = freelances.user_id and users.suspended_at is null
    cross join lateral (
      select portfolio_items.id, portfolio_items.title, file_id, alt_text, focus_x, focus_y, files.width, files.height
      from portfolio_items
      join project_images on project_images.project_id = portfolio_items.id
      join files on files.id = project_images.file_id
      where portfolio_items.freelance_id = asked.id and portfolio_items.title <> ''
        and files.width is not null and files.height is not null
      order by portfolio_items.position, portfolio_items.id, project_images.position
      limit 1) as project
    order by asked.place
    limit ${limit}`.execute(db);
  return rows;
}
