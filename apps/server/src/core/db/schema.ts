import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';

/**
 * The tables of `migrations/` as queries see them: those of core without a file of their own, and what each
 * `<name>.tables.ts` adds.
 */
export interface Schema {
  list_versions: { list: string; slot: number; version: number };
  page_releases: { id: string; files: string[]; started_at: Date };
  page_purging: { is_on: boolean };
  stale_page_tags: { id: Generated<number>; tag: string };
  replica_marks: { mark: string; made_at: Generated<Date> };
  rate_limits: { key: string; points: number; expire: number | null };
}

export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;
/** For queries that may run inside or outside a transaction. */
export type Queryable = Database | Tx;

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/**
 * An object that sets every column of a table but those that are `Kept` otherwise, and one for each `Field` of a form
 * (`hourlyRate` is `hourly_rate`). With `satisfies`, forgetting a column or a field does not compile.
 */
export type ColumnsFilledBy<
  Field extends string,
  Table extends keyof Schema,
  Kept extends keyof Row<Table>,
> = Readonly<Record<SnakeCase<Field> | Exclude<keyof Row<Table>, Kept>, unknown>>;
