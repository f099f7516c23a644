import { sql } from 'kysely';
import type { Queryable, Row } from '../../core/db/schema.ts';

const authorColumns = [
  'freelances.id',
  'freelances.user_id',
  'freelances.title',
  'freelances.location',
  'freelances.availability',
  'freelances.is_availability_unconfirmed',
  'freelances.avatar_file_id',
] as const;

type Author = Pick<
  Row<'freelances'>,
  'id' | 'user_id' | 'title' | 'location' | 'availability' | 'is_availability_unconfirmed' | 'avatar_file_id'
> & {
  readonly username: string;
  readonly first_name: string | null;
  readonly email_confirmed_at: Date | null;
};

export async function findAuthor(db: Queryable, freelanceId: string): Promise<Author | undefined> {
  return db
    .selectFrom('freelances')
    .innerJoin('users', 'users.id', 'freelances.user_id')
    .select(authorColumns)
    .select(['users.username', 'users.first_name', 'users.email_confirmed_at'])
    .where('freelances.id', '=', freelanceId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** A project with its cover, null where it has no picture. */
export interface NeighbourRow {
  readonly id: string;
  readonly title: string;
  readonly file_id: string | null;
  readonly focus_x: number | null;
  readonly focus_y: number | null;
}

/** A freelance's projects in their order, without those that only lead elsewhere unless it is this one. */
export async function listNeighbours(
  db: Queryable,
  freelanceId: string,
  projectId: string,
): Promise<NeighbourRow[]> {
  const { rows } = await sql<NeighbourRow>`
    select item.id, item.title, cover.file_id, cover.focus_x, cover.focus_y
    from portfolio_items as item
      left join project_images as cover on cover.project_id = item.id and cover.position = 0
    where item.freelance_id = ${freelanceId}
      and (item.id = ${projectId} or cover.file_id is not null or item.description <> '')
    order by item.position, item.id`.execute(db);
  return rows;
}
