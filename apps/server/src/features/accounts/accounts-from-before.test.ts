import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';

test('accounts from before addresses were confirmed are taken to be, those made since are not', async () => {
  const migration = new URL('../../../migrations/0062_email_confirmations.sql', import.meta.url);
  const [onUsers = ''] = (await readFile(migration, 'utf8')).split('create table');
  const { pool, close } = await createTestDatabase();
  const add = (name: string) =>
    pool.query(
      `insert into users (id, username, email, password_hash) values (gen_random_uuid(), $1, $1 || '@exemple.fr', '')`,
      [name],
    );
  // with the trigger that names it
  await pool.query('alter table users drop column email_confirmed_at cascade');
  await add('avant');
  await pool.query(onUsers);
  await add('depuis');
  const { rows } = await pool.query(
    'select username, email_confirmed_at is not null as confirmed from users order by username',
  );
  expect(rows).toEqual([
    { username: 'avant', confirmed: true },
    { username: 'depuis', confirmed: false },
  ]);
  await close();
});
