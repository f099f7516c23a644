import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';

/** A person's profile, or one of their projects. */
export interface SharedPersonRow {
  readonly owner_id: string;
  readonly username: string;
  readonly first_name: string | null;
  readonly email_confirmed_at: Date | null;
  /** What they call what they do. */
  readonly title: string;
  readonly location: string;
  readonly portrait_id: string | null;
  readonly picture_id: string | null;
  readonly focus_x: number | null;
  readonly focus_y: number | null;
}

export interface SharedProjectRow extends Omit<SharedPersonRow, 'portrait_id'> {
  readonly project: string;
}

export interface SharedOfferRow {
  readonly owner_id: string;
  readonly kind: string;
  readonly title: string;
  readonly company_name: string;
  readonly location: string | null;
  readonly is_remote: boolean;
}

/** The id in this column, where everybody may see the file. */
const publicFile = (column: string) =>
  sql<
    string | null
  >`(select id from files where files.id = ${sql.ref(column)} and sealed_at is null and withdrawn_at is null)`;

/** Of the pictures that everybody may see, the first of a project, or of the first project that has one. */
const firstPicture = (column: 'portfolio_items.id' | 'portfolio_items.freelance_id', id: string) => sql`(
  select file_id, focus_x, focus_y
  from portfolio_items
  join project_images on project_images.project_id = portfolio_items.id
  join files on files.id = project_images.file_id and sealed_at is null and withdrawn_at is null
  where ${sql.ref(column)} = ${id}
  order by portfolio_items.position, portfolio_items.id, project_images.position
  limit 1
)`;

export async function findSharedFreelance(db: Queryable, id: string): Promise<SharedPersonRow | undefined> {
  const { rows } = await sql<SharedPersonRow>`
    select users.id as owner_id, username, first_name, email_confirmed_at, title, location,
      ${publicFile('avatar_file_id')} as portrait_id, shown.file_id as picture_id, focus_x, focus_y
    from freelances
    join users on users.id = freelances.user_id and users.suspended_at is null
    left join lateral ${firstPicture('portfolio_items.freelance_id', id)} as shown on true
    where freelances.id = ${id}`.execute(db);
  return rows[0];
}

export async function findSharedJobseeker(db: Queryable, id: string): Promise<SharedPersonRow | undefined> {
  const { rows } = await sql<SharedPersonRow>`
    select users.id as owner_id, username, first_name, email_confirmed_at, title, location,
      ${publicFile('avatar_file_id')} as portrait_id, ${publicFile('cover_file_id')} as picture_id, null as focus_x, null as focus_y
    from jobseekers
    join users on users.id = jobseekers.user_id and users.suspended_at is null
    where jobseekers.id = ${id} and ${mayFind(null, 'jobseekers.user_id')}`.execute(db);
  return rows[0];
}

/** A project with more to it than a link elsewhere. */
export async function findSharedProject(db: Queryable, id: string): Promise<SharedProjectRow | undefined> {
  const { rows } = await sql<SharedProjectRow>`
    select users.id as owner_id, username, first_name, email_confirmed_at, freelances.title, freelances.location, portfolio_items.title as project,
      shown.file_id as picture_id, focus_x, focus_y
    from portfolio_items
    join freelances on freelances.id = portfolio_items.freelance_id
    join users on users.id = freelances.user_id and users.suspended_at is null
    left join lateral ${firstPicture('portfolio_items.id', id)} as shown on true
    where portfolio_items.id = ${id}`.execute(db);
  return rows[0];
}

/** An offer that takes applications on this day (`YYYY-MM-DD`). */
export async function findSharedOffer(
  db: Queryable,
  id: string,
  today: string,
): Promise<SharedOfferRow | undefined> {
  const { rows } = await sql<SharedOfferRow>`
    select users.id as owner_id, kind, title, company_name, offers.location, is_remote
    from offers
    join companies on companies.id = offers.company_id
    join users on users.id = companies.user_id and users.suspended_at is null
    where offers.id = ${id} and deleted_at is null and offers.status = 'open'
      and deadline >= ${today}`.execute(db);
  return rows[0];
}
