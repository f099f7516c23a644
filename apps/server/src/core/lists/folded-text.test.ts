import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { foldKey } from './folded-text.ts';

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
});
afterAll(() => world.close());

test('merges accents and case', () => {
  expect(foldKey('Éco-CONSTRUCTION à Nîmes')).toBe('eco-construction a nimes');
});

test('texts with one key are one text to the database, whatever their letters', async () => {
  const letters = Array.from({ length: 0x24f }, (_, code) => String.fromCodePoint(code + 1));
  const { rows } = await sql<{ letter: string; folded: string }>`
    select letter, fold_text(letter) as folded from unnest(${letters}::text[]) as letter`.execute(
    world.context.db,
  );
  const meanings = new Map<string, Set<string>>();
  for (const { letter, folded } of rows) {
    const merged = meanings.get(foldKey(letter)) ?? new Set<string>();
    meanings.set(foldKey(letter), merged.add(folded));
  }
  const mixed = [...meanings].filter(([, merged]) => merged.size > 1);
  expect(mixed).toEqual([]);
});
