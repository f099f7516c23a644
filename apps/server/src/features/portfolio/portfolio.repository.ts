import type { Queryable, Tx } from '../../core/context/app-context.ts';
import type { NewRow, Row } from '../../core/db/schema.ts';

export type PortfolioRow = Row<'portfolio_items'>;

/** A project and the account it belongs to. */
export type OwnedPortfolioRow = PortfolioRow & { ownerId: string };

export async function insertPortfolioRow(
  tx: Queryable,
  row: NewRow<'portfolio_items'>,
): Promise<PortfolioRow> {
  return tx.insertInto('portfolio_items').values(row).returningAll().executeTakeFirstOrThrow();
}

/** A freelance's projects in their order. */
export async function listPortfolioRows(db: Queryable, freelanceId: string): Promise<PortfolioRow[]> {
  return db
    .selectFrom('portfolio_items')
    .selectAll()
    .where('freelance_id', '=', freelanceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A freelance by the profile's id, or by its account's. */
export async function findFreelance(
  db: Queryable,
  anyId: string,
): Promise<{ id: string; userId: string } | undefined> {
  return db
    .selectFrom('freelances')
    .select(['id', 'user_id as userId'])
    .where((eb) => eb.or([eb('id', '=', anyId), eb('user_id', '=', anyId)]))
    .executeTakeFirst();
}

/** Holds other additions to the same portfolio back, then answers how many projects it has and the next position. */
export async function reservePosition(
  tx: Tx,
  freelanceId: string,
): Promise<{ count: number; position: number }> {
  await tx.selectFrom('freelances').select('id').where('id', '=', freelanceId).forUpdate().execute();
  const row = await tx
    .selectFrom('portfolio_items')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('position').as('highest')])
    .where('freelance_id', '=', freelanceId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), position: row.highest === null ? 0 : Number(row.highest) + 1 };
}

export async function findPortfolioRow(db: Queryable, id: string): Promise<OwnedPortfolioRow | undefined> {
  return db
    .selectFrom('portfolio_items')
    .innerJoin('freelances', 'freelances.id', 'portfolio_items.freelance_id')
    .selectAll('portfolio_items')
    .select('freelances.user_id as ownerId')
    .where('portfolio_items.id', '=', id)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockPortfolioRow(tx: Tx, id: string): Promise<OwnedPortfolioRow | undefined> {
  return tx
    .selectFrom('portfolio_items')
    .innerJoin('freelances', 'freelances.id', 'portfolio_items.freelance_id')
    .selectAll('portfolio_items')
    .select('freelances.user_id as ownerId')
    .where('portfolio_items.id', '=', id)
    .forUpdate('portfolio_items')
    .executeTakeFirst();
}

type Change = Pick<NewRow<'portfolio_items'>, 'title' | 'description' | 'url' | 'image_file_id'>;

export async function updatePortfolioRow(
  tx: Queryable,
  id: string,
  ownerId: string,
  change: Change,
): Promise<PortfolioRow> {
  return tx
    .updateTable('portfolio_items')
    .set(change)
    .where('id', '=', id)
    .where('freelance_id', 'in', (eb) =>
      eb.selectFrom('freelances').select('id').where('user_id', '=', ownerId),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deletePortfolioRow(tx: Queryable, id: string, ownerId: string): Promise<void> {
  await tx
    .deleteFrom('portfolio_items')
    .where('id', '=', id)
    .where('freelance_id', 'in', (eb) =>
      eb.selectFrom('freelances').select('id').where('user_id', '=', ownerId),
    )
    .execute();
}
