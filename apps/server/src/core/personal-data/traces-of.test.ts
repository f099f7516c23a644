import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { erasedText, tracesOf } from './traces-of.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const traces = tracesOf({
  username: 'Zoé d’Arc-Le Goff',
  email: 'zoe+pro@exemple.fr',
  phone: '+33612345678',
});

async function erase(text: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select regexp_replace(${text}, ${traces}, ${erasedText}, 'gi') as text`.execute(database.db);
  return rows[0]?.text ?? '';
}

test.each([
  'Zoé d’Arc-Le Goff',
  'ZOÉ D’ARC-LE  GOFF',
  'zoe+pro@exemple.fr',
  'Zoe+Pro@Exemple.fr',
  '0612345678',
  '06 12 34 56 78',
  '06.12.34.56.78',
  '06\u202f12\u202f34\u202f56\u202f78',
  '+33612345678',
  '+33 6 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '0033 6 12 34 56 78',
])('%s is found in a text', async (trace) => {
  expect(await erase(`Bonjour, ${trace}. À bientôt`)).toBe(`Bonjour, ${erasedText}. À bientôt`);
});

test.each(['Zoé', 'Zoé d’Arc-Le Goffard', 'autrezoe+pro@autre.fr', '0612345679'])(
  '%s is somebody else',
  async (text) => {
    expect(await erase(text)).toBe(text);
  },
);

test('a name that begins a line is found in JSON too', async () => {
  const json = JSON.stringify({ text: 'Bonjour,\nZoé d’Arc-Le Goff vous a écrit.' });
  expect(await erase(json)).toBe(json.replace('Zoé d’Arc-Le Goff', erasedText));
});

test('a number from overseas is found too', async () => {
  const overseas = tracesOf({ username: 'Zoé Arc', email: 'z@exemple.fr', phone: '+262692123456' });
  const { rows } = await sql<{ text: string }>`
    select regexp_replace('0692 12 34 56 ou +262 692 12 34 56', ${overseas}, 'X', 'gi') as text`.execute(
    database.db,
  );
  expect(rows[0]?.text).toBe('X ou X');
});
