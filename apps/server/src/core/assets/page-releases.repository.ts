import { sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';

/** Records that an instance of this release starts; false when the release's files are not kept. */
export async function touchRelease(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page_releases')
    .set({ started_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addRelease(
  db: Queryable,
  release: { id: string; files: string[]; started_at: Date },
): Promise<void> {
  await db
    .insertInto('page_releases')
    .values(release)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ started_at: release.started_at }))
    .execute();
}

/** Keeps the `count` releases that started last, deletes the others and returns their ids. */
export async function forgetReleasesBut(db: Queryable, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from page_releases where id not in
    (select id from page_releases order by started_at desc, id limit ${count}) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of the releases with this file, the one that started last. */
export async function findReleaseOf(
  db: Queryable,
  file: string,
): Promise<{ id: string; files: string[] } | undefined> {
  return db
    .selectFrom('page_releases')
    .select(['id', 'files'])
    .where(sql<boolean>`${file} = any(files)`)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
