import type { Queryable } from '../../core/db/schema.ts';

/** How often an account changed its calendar's address. */
export async function findCalendarVersion(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('vigilance_calendars')
    .select('version')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Makes every address before it one that nobody answers; returns the new one's version. */
export async function changeCalendarVersion(db: Queryable, userId: string): Promise<number> {
  const { version } = await db
    .insertInto('vigilance_calendars')
    .values({ user_id: userId, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ version: eb('vigilance_calendars.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
