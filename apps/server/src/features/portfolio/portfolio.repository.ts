import type { ProjectConfirmation } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { notSuspended } from '../../core/auth/not-suspended.ts';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import { projectConfirmation } from './project-confirmation.repository.ts';

/** A picture of a project with what its file says of it, in pixels. */
export interface ProjectImageRow
  extends Pick<Row<'project_images'>, 'file_id' | 'alt_text' | 'focus_x' | 'focus_y'> {
  readonly width: number;
  readonly height: number;
  readonly preview: string | null;
}

const shownColumns = [
  'id',
  'freelance_id',
  'title',
  'description',
  'url',
  'role_held',
  'agency',
  'phases',
  'software',
  'surface_square_metres',
  'completion_year',
] as const;

/** What is shown of a project, with its pictures in order, the cover first. */
export type PortfolioRow = Pick<Row<'portfolio_items'>, (typeof shownColumns)[number]> & {
  images: ProjectImageRow[];
  confirmation: ProjectConfirmation | null;
};

/** A project and the account it belongs to. */
export type OwnedPortfolioRow = PortfolioRow & { ownerId: string };

const projects = (db: Queryable) =>
  db
    .selectFrom('portfolio_items')
    .select(shownColumns.map((column) => `portfolio_items.${column}` as const))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('project_images')
          .innerJoin('files', 'files.id', 'project_images.file_id')
          .select(['file_id', 'alt_text', 'focus_x', 'focus_y', 'files.preview'])
          .select(({ ref }) => [ref('files.width').$notNull().as('width')])
          .select(({ ref }) => [ref('files.height').$notNull().as('height')])
          .whereRef('project_id', '=', 'portfolio_items.id')
          .orderBy('position'),
      ).as('images'),
    )
    .select(projectConfirmation.as('confirmation'));

export async function insertPortfolioRow(tx: Queryable, row: NewRow<'portfolio_items'>): Promise<void> {
  await tx.insertInto('portfolio_items').values(row).execute();
}

/** A freelance's projects in their order. */
export async function listPortfolioRows(db: Queryable, freelanceId: string): Promise<PortfolioRow[]> {
  return projects(db).where('freelance_id', '=', freelanceId).orderBy('position').orderBy('id').execute();
}

/** The same in one value of a statement about `freelances`. */
export const portfolioRowsOfFreelance = (db: Queryable) =>
  jsonArrayFrom(
    projects(db).whereRef('freelance_id', '=', sql.ref('freelances.id')).orderBy('position').orderBy('id'),
  );

/** A freelance by the profile's id, or by its account's. */
export async function findFreelance(
  db: Queryable,
  anyId: string,
): Promise<{ id: string; userId: string } | undefined> {
  return db
    .selectFrom('freelances')
    .select(['id', 'user_id as userId'])
    .where((eb) => eb.or([eb('id', '=', anyId), eb('user_id', '=', anyId)]))
    .where(notSuspended('user_id'))
    .executeTakeFirst();
}

/** Holds other additions and moves in the same portfolio back until the transaction ends. */
export async function lockPortfolio(tx: Tx, freelanceId: string): Promise<void> {
  await tx.selectFrom('freelances').select('id').where('id', '=', freelanceId).forUpdate().execute();
}

/** Locks a portfolio, then answers how many projects it has and the next position. */
export async function reservePosition(
  tx: Tx,
  freelanceId: string,
): Promise<{ count: number; position: number }> {
  await lockPortfolio(tx, freelanceId);
  const row = await tx
    .selectFrom('portfolio_items')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('position').as('highest')])
    .where('freelance_id', '=', freelanceId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), position: row.highest === null ? 0 : Number(row.highest) + 1 };
}

export async function findPortfolioRow(db: Queryable, id: string): Promise<OwnedPortfolioRow | undefined> {
  return projects(db)
    .innerJoin('freelances', 'freelances.id', 'portfolio_items.freelance_id')
    .select('freelances.user_id as ownerId')
    .where('portfolio_items.id', '=', id)
    .where(notSuspended('freelances.user_id'))
    .executeTakeFirst();
}

/** The same, where it was just written. */
export async function requirePortfolioRow(db: Queryable, id: string): Promise<PortfolioRow> {
  return projects(db).where('portfolio_items.id', '=', id).executeTakeFirstOrThrow();
}

/** A project locked until the transaction ends. */
export async function lockPortfolioRow(tx: Tx, id: string): Promise<OwnedPortfolioRow | undefined> {
  await tx.selectFrom('portfolio_items').select('id').where('id', '=', id).forUpdate().execute();
  return findPortfolioRow(tx, id);
}

const ownPortfolio = (tx: Queryable, ownerId: string) =>
  tx.selectFrom('freelances').select('id').where('user_id', '=', ownerId);

export async function updatePortfolioRow(
  tx: Queryable,
  id: string,
  ownerId: string,
  change: Partial<NewRow<'portfolio_items'>>,
): Promise<void> {
  await tx
    .updateTable('portfolio_items')
    .set(change)
    .where('id', '=', id)
    .where('freelance_id', 'in', ownPortfolio(tx, ownerId))
    .execute();
}

export async function deletePortfolioRow(tx: Queryable, id: string, ownerId: string): Promise<void> {
  await tx
    .deleteFrom('portfolio_items')
    .where('id', '=', id)
    .where('freelance_id', 'in', ownPortfolio(tx, ownerId))
    .execute();
}

/** Gives the projects of a portfolio their places, the first in the list first. */
export async function placePortfolioRows(tx: Tx, freelanceId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update portfolio_items set position = given.place
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    where portfolio_items.id = given.id and freelance_id = ${freelanceId}
  `.execute(tx);
}

/** Replaces a project's pictures by these, in this order. */
export async function replaceProjectImages(
  tx: Queryable,
  projectId: string,
  images: readonly Omit<NewRow<'project_images'>, 'project_id' | 'position'>[],
): Promise<void> {
  await tx.deleteFrom('project_images').where('project_id', '=', projectId).execute();
  if (images.length === 0) return;
  await tx
    .insertInto('project_images')
    .values(images.map((image, position) => ({ ...image, project_id: projectId, position })))
    .execute();
}
