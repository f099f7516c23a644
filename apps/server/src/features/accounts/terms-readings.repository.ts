import type { Queryable } from '../../core/db/schema.ts';

/** Notes a reading; one of the same version stays the first. */
export async function insertTermsReading(
  db: Queryable,
  reading: { readonly user_id: string; readonly version: string; readonly read_at: Date },
): Promise<void> {
  await db
    .insertInto('terms_readings')
    .values(reading)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
