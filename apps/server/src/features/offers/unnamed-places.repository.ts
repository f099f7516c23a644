import type { Queryable } from '../../core/db/schema.ts';

/** Offers that say where they are by a code alone, at most `limit`, by id from the one after `afterId` on. */
export async function listUnnamedPlaces(
  db: Queryable,
  { afterId, limit }: { afterId: string | null; limit: number },
) {
  return db
    .selectFrom('offers')
    .select(['id', 'place_code'])
    .where('location', 'is', null)
    .where('place_code', 'is not', null)
    .$if(afterId !== null, (query) => query.where('id', '>', afterId))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Says by name where an offer is, unless it was changed meanwhile. */
export async function namePlace(
  db: Queryable,
  { id, code, name }: { id: string; code: string; name: string },
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ location: name })
    .where('id', '=', id)
    .where('location', 'is', null)
    .where('place_code', '=', code)
    .execute();
}
