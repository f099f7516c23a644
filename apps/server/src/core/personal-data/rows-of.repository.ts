import { sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';

/**
 * Every row of a table that belongs to an account, oldest first if it has a date, without columns that are
 * secrets or copies of others.
 */
export async function rowsOf(
  db: Queryable,
  table: string,
  owner: { readonly column: string; readonly id: string },
  { without = [] }: { without?: readonly string[] } = {},
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(owned) - ${[...without]}::text[] as row
    from ${sql.table(table)} as owned where ${sql.ref(`owned.${owner.column}`)} = ${owner.id}
    order by to_jsonb(owned) ->> 'created_at'`.execute(db);
  return rows.map(({ row }) => row);
}
