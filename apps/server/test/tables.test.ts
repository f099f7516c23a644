import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ColumnType, readTableTypes } from './read-table-types.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** What the driver makes of PostgreSQL's types (`parse-values.ts`). */
const readAs: Readonly<Record<string, string>> = {
  ...{
    uuid: 'string',
    text: 'string',
    varchar: 'string',
    citext: 'string',
    date: 'string',
    xid8: 'string',
    pg_snapshot: 'string',
  },
  ...{ int2: 'number', int4: 'number', int8: 'number', numeric: 'number', float8: 'number' },
  ...{
    bool: 'boolean',
    timestamptz: 'Date',
    _timestamptz: 'Date[]',
    bytea: 'Buffer',
    json: 'unknown',
    jsonb: 'unknown',
  },
  ...{ _text: 'string[]', _uuid: 'string[]', _int4: 'number[]' },
};
/** Types of the contract that a column may be given instead. */
const namedFor: Readonly<Record<string, readonly string[]>> = {
  string: ['named'],
  'string[]': ['named[]'],
  unknown: ['named', 'named[]'],
};
/** Migrations of Kysely, which no query of ours names. */
const foreign = ['kysely_migration', 'kysely_migration_lock'];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function columnsOfDatabase(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as "isNullable",
      c.column_default is not null or c.is_identity = 'YES' as "hasDefault"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(database.db);
  return rows.filter(({ table }) => !foreign.includes(table));
}

/** What a column must be typed as. */
function expectedType({ type, isNullable, hasDefault }: Column, written?: ColumnType): ColumnType {
  const read = readAs[type] ?? `${type}, which readAs does not know`;
  const own = written?.type ?? '';
  return {
    type: namedFor[read]?.includes(own) ? own : read,
    isNullable,
    // a column with a default may be typed as one that must be given
    isGenerated: hasDefault && written?.isGenerated === true,
  };
}

test('the types of the tables say what a migrated database holds', async () => {
  const written = readTableTypes();
  const columns = await columnsOfDatabase();
  const expected: Record<string, Record<string, ColumnType>> = {};
  for (const column of columns) {
    const { table, name } = column;
    expected[table] = { ...expected[table], [name]: expectedType(column, written[table]?.[name]) };
  }
  expect(columns.length).toBeGreaterThan(250);
  expect(written).toEqual(expected);
});
