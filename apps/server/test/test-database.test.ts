import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('each test database is a migrated copy of its own, and goes when it is closed', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const looker = await createTestDatabase({ isEmpty: true });
  try {
    await sql`create table only_here (id int)`.execute(first.db);
    await expect(sql`select * from only_here`.execute(second.db)).rejects.toMatchObject({ code: '42P01' });
    expect(await second.db.selectFrom('users').selectAll().execute()).toEqual([]);

    const names = await Promise.all(
      [first, second].map(async ({ db }) => {
        const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
        return rows[0]?.name;
      }),
    );
    await Promise.all([first.close(), second.close()]);
    const left = await sql`select from pg_database where datname = any(${names})`.execute(looker.db);
    expect(names).toHaveLength(2);
    expect(left.rows).toHaveLength(0);
  } finally {
    await looker.close();
  }
});
