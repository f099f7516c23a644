import { sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';

/** Lists whose changes are counted, by triggers. */
export type CountedList = 'directory' | 'offers' | 'jobs';

/** How many transactions have changed a list; the same number twice means the same list. */
export async function readListVersion(db: Queryable, list: CountedList): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select sum(version)::text as version from list_versions where list = ${list}`.execute(db);
  return Number(rows[0]?.version ?? 0);
}
