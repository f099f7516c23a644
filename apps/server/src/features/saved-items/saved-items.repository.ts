import { isUuid } from '@mitoyen/contract/core/ids.ts';
import type { SavedKind } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import { sql } from 'kysely';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';

export type SavedRow = Row<'saved_items'>;
export interface SavedKey {
  readonly user_id: string;
  readonly kind: SavedKind;
  readonly item_id: string;
}

/** What an account keeps, the last one first. */
export async function listSavedRows(
  db: Queryable,
  userId: string,
  { kind, before, take }: { kind: SavedKind | undefined; before: Instant | null; take: number },
): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_items')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as SavedKind))
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(saved_at, item_id) < (${before?.at}, ${before?.id})`),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('item_id', 'desc')
    .limit(take)
    .execute();
}

export async function countSaved(db: Queryable, userId: string, kind?: SavedKind): Promise<number> {
  const { count } = await db
    .selectFrom('saved_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as SavedKind))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of these an account keeps. */
export async function findSavedAmong(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`item_id = any(${ids.filter(isUuid)}::uuid[])`)
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** Lets one transaction at a time count what an account keeps, and keep one more. */
export async function lockSaver(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Keeps a thing; one that is kept stays as it is. */
export async function insertSaved(tx: Tx, key: SavedKey, savedAt: Date): Promise<void> {
  await tx
    .insertInto('saved_items')
    .values({ ...key, note: null, saved_at: savedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
    .execute();
}

/** Returns whether the thing is kept. */
export async function updateNote(db: Queryable, key: SavedKey, note: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_items')
    .set({ note })
    .where('user_id', '=', key.user_id)
    .where('kind', '=', key.kind)
    .where('item_id', '=', key.item_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSaved(db: Queryable, key: SavedKey): Promise<void> {
  if (!isUuid(key.item_id)) return;
  await db
    .deleteFrom('saved_items')
    .where('user_id', '=', key.user_id)
    .where('kind', '=', key.kind)
    .where('item_id', '=', key.item_id)
    .execute();
}
