import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';

/** The searched lists, each with its table. Triggers count their changes. */
export const listTables = {
  directory: 'directory_profiles',
  offers: 'listed_offers',
  jobs: 'listed_jobs',
} as const;
export type ListName = keyof typeof listTables;

/** The version of a list as a column of a statement that reads it. */
export const listVersion = (list: ListName): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(version), 0)::float8 from list_versions where list = ${sql.lit(list)})`;

/** About how many rows a list has, as the database last counted them; negative before that. */
export const listSize = (list: ListName): RawBuilder<number> =>
  sql<number>`(select reltuples from pg_class where oid = ${sql.lit(listTables[list])}::regclass)`;

/** How many transactions have changed a list; the same number twice means the same list. */
export async function readListVersion(db: Queryable, list: ListName): Promise<number> {
  const { rows } = await sql<{ version: number }>`select ${listVersion(list)} as version`.execute(db);
  return rows[0]?.version ?? 0;
}
