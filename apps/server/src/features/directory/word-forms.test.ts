import { directoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import { synonyms } from '@mitoyen/contract/features/vocabulary/synonym-forms.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { profileSearch, readCriteria } from './directory-criteria.ts';

const texts = [
  ...new Set(synonyms.flatMap(({ forms }) => forms)),
  'Rénovation de bâtiments',
  'Un bâtiment neuf',
  'Conduite de travaux',
  'Travail du bois',
  'Locaux commerciaux',
  'Local technique',
  'Matériaux biosourcés',
  'Matériau composite',
  'Études de C.V.C. et V.R.D',
  'CVC, VRD',
  'Économiste en B.E.T.',
  'BET fluides',
  'Maison de 60 m²',
  'Maison de 60 m2',
  'Fosse de 3 m³',
  'Architecte de Lyon',
  'Rangement et changement',
  'Rue d’Angers',
];

let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
  await world.context.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into directory_profiles (profile_id, kind, user_id, search_text, location_folded, experience_years, availability)
      select md5(text)::uuid, 'freelance', md5(text)::uuid, fold_text(text), '', 1, 'Disponible'
      from unnest(${texts}::text[]) as text`.execute(tx);
  });
});
afterAll(() => world.close());

/** The texts of the rows that the directory finds. */
async function found(search: string): Promise<string[]> {
  const { conditions } = profileSearch(readCriteria(directoryFilters.parse({ search }), '2026-11-28'));
  const { rows } = await sql<{ id: string }>`
    select profile_id as id from directory_profiles where ${conditions}`.execute(world.context.db);
  const ids = new Set(rows.map(({ id }) => id));
  const { rows: named } = await sql<{ text: string; id: string }>`
    select text, md5(text)::uuid as id from unnest(${texts}::text[]) as text`.execute(world.context.db);
  return named.filter(({ id }) => ids.has(id)).map(({ text }) => text);
}

test.each(synonyms)('$name finds the same rows in all genders and numbers', async ({ forms }) => {
  const rows = await Promise.all(forms.map(found));
  expect(rows[0]).toEqual(expect.arrayContaining([...forms]));
  for (const others of rows) expect(others).toEqual(rows[0]);
});

describe('words that mean the same find the same', () => {
  test.each<[string, string, readonly string[]]>([
    ['bâtiments', 'batiment', ['Rénovation de bâtiments', 'Un bâtiment neuf']],
    ['travaux', 'travail', ['Conduite de travaux', 'Travail du bois']],
    ['locaux', 'LOCAL', ['Locaux commerciaux', 'Local technique']],
    ['matériaux', 'matériau', ['Matériaux biosourcés', 'Matériau composite']],
    ['C.V.C.', 'cvc', ['Études de C.V.C. et V.R.D', 'CVC, VRD']],
    ['V.R.D', 'VRD', ['Études de C.V.C. et V.R.D', 'CVC, VRD']],
    ['B.E.T.', 'bet', ['Économiste en B.E.T.', 'BET fluides']],
    ['60 m2', '60m²', ['Maison de 60 m²', 'Maison de 60 m2']],
    ['m3', 'm³', ['Fosse de 3 m³']],
    ['un architecte à Lyon', 'architecte, "lyon"', ['Architecte de Lyon']],
    ['l’architecte de Lyon', 'Architectes Lyon', ['Architecte de Lyon']],
    ['Angers', 'angers', ['Rue d’Angers']],
  ])('%s and %s', async (one, other, expected) => {
    const rows = (await found(one)).filter((text) => texts.indexOf(text) >= texts.length - 18);
    expect(rows).toEqual(expected);
    expect(await found(other)).toEqual(await found(one));
  });
});

test('what is no more than links is sought itself', async () => {
  const rows = await found('du');
  expect(rows).toContain('Travail du bois');
  expect(rows).not.toContain('Un bâtiment neuf');
});
