import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';

/** Lists whose changes are counted, by triggers. */
export type CountedList = 'directory' | 'offers' | 'jobs';

/** The version of a list as a column of a statement that reads it. */
export const listVersion = (list: CountedList): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(version), 0)::float8 from list_versions where list = ${sql.lit(list)})`;

/** How many transactions have changed a list; the same number twice means the same list. */
export async function readListVersion(db: Queryable, list: CountedList): Promise<number> {
  const { rows } = await sql<{ version: number }>`select ${listVersion(list)} as version`.execute(db);
  return rows[0]?.version ?? 0;
}
