import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { serverPaths } from '../../start/server-paths.ts';
import { groundCondition, placeCondition, surroundingsOf } from '../facets/index.ts';
import { departementsWithin } from '../places/index.ts';

// Of whom an index finds by where they may be, all are compared with where they are: none may be missing.
let world: TestContext;
beforeAll(async () => {
  world = await createTestContext();
});
afterAll(() => world.close());

const places = [
  ...['c75056', 'c75111', 'c69123', 'c38185', 'c01004', 'c2A004', 'c2B033', 'c92012', 'c59350', 'c07019'],
  ...['c97411', 'c97105', 'c98818', 'd69', 'd75', 'd2A', 'd971', 'r84', 'r11', 'r01', null],
];
const travels = [null, 0, 10, 25, 50, 100, 200, -1];

const people = sql`
  select place_code, travel_km from unnest(${places}::text[]) as place_code
  cross join unnest(${travels}::smallint[]) as travel_km`;

test.each([true, false])(
  'whoever is or travels there is found by their ground (travellers: %s)',
  async (isReached) => {
    let found = 0;
    for (const code of places) {
      for (const radiusKm of [0, 25, 100, 200]) {
        if (code === null) continue;
        const around = surroundingsOf({ code, radiusKm, withTravellers: isReached });
        const { rows } = await sql<{ fits: number; missed: number }>`
        select count(*) filter (where ${placeCondition(around)})::integer as fits,
          count(*) filter (where ${placeCondition(around)} and not ${groundCondition(around)})::integer as missed
        from (${people}) as people`.execute(world.context.db);
        expect(rows[0], `${code} ${radiusKm}`).toMatchObject({ missed: 0 });
        found += rows[0]?.fits ?? 0;
      }
    }
    expect(found).toBeGreaterThan(isReached ? 2_000 : 500);
  },
);

test('the database knows the same of what lies around a département as the server', async () => {
  const homes = readFileSync(serverPaths.departements, 'utf8').match(/^c\w+/gm) ?? [];
  const { rows } = await sql<{ home: string; km: number; reaches: string[] }>`
    select home, km::integer as km, directory_reaches(home || '001', km) as reaches
    from unnest(${[...new Set(homes)]}::text[]) as home, unnest(${travels}::smallint[]) as km
    where km > 0`.execute(world.context.db);
  expect(rows).toHaveLength(homes.length);
  for (const { home, km, reaches } of rows) {
    const named = (prefix: string, within: number) =>
      departementsWithin(home, within).map((near) => near.replace('c', prefix));
    expect(reaches, `${home} ${km}`).toEqual([
      home,
      ...named('t', km),
      ...[25, 50, 100].flatMap((within) => named(`${within}:`, within)),
    ]);
  }
});
