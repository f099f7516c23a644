import { sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';

/** PostgreSQL notifies this channel when pages in shared caches have become out of date. */
export const pageTagsChannel = 'page_tags';
const mostAtOnce = 5000;

/** Turns the recording of changes on or off. */
export async function switchPurging(db: Queryable, isOn: boolean): Promise<void> {
  if (isOn)
    await db
      .insertInto('page_purging')
      .values({ is_on: true })
      .onConflict((on) => on.doNothing())
      .execute();
  else await db.deleteFrom('page_purging').execute();
}

/** The first of the tags to purge. */
export async function listStaleTags(db: Queryable): Promise<{ ids: string[]; tags: string[] }> {
  const rows = await db.selectFrom('stale_page_tags').selectAll().orderBy('id').limit(mostAtOnce).execute();
  return { ids: rows.map(({ id }) => String(id)), tags: [...new Set(rows.map(({ tag }) => tag))] };
}

export async function deleteStaleTags(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('stale_page_tags').where(sql<boolean>`id = any(${ids}::bigint[])`).execute();
}
