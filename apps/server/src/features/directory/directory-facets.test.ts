import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fillDirectory } from '../../../test/fill-lists.ts';
import { statementsOf } from '../../../test/statements-of.ts';

let app: TestApp;
const made: { user: { id: string } }[] = [];
beforeAll(async () => {
  app = await createTestApp();
  const take = <Item>(items: readonly Item[], from: number, count: number) =>
    Array.from({ length: count }, (_, index) => items[(from * 7 + index * 3) % items.length] as Item);
  const unique = (items: string[]) => [...new Set(items)];
  for (let index = 0; index < 60; index += 1) {
    const make = index % 4 === 0 ? makeJobseeker : makeFreelance;
    made.push(
      await make(app.context, {
        place_code:
          take(['c69123', 'c69266', 'c38544', 'c75111', 'c97411', 'd69', 'r11', null], index, 1)[0] ?? null,
        trades: unique(take(['architecte', 'metreur', 'urbaniste', 'thermicien'], index, (index % 3) + 1)),
        phases: unique(take(['DCE', 'APS', 'DET'], index, index % 3)),
        software: unique(take(['revit', 'autocad', 'archicad'], index, index % 3)).map(
          (code, place) => `${code}:${((index + place) % 3) + 1}`,
        ),
        programmes: unique(take(['logement', 'erp'], index, index % 2)),
        contexts: unique(take(['neuf', 'passif', 'bim'], index, index % 4)),
      }),
    );
  }
});
afterAll(() => app.close());

type Query = Record<string, unknown>;
const kinds = {
  trades: 'trade',
  phases: 'phase',
  software: 'software',
  programmes: 'programme',
  contexts: 'context',
  departements: 'place',
} as const satisfies Record<Exclude<keyof FacetCounts, 'total' | 'exact'>, string>;

const facetsOf = async (query: Query) => (await app.call(directoryRoutes.facets, { query })).body;
const totalOf = async (query: Query) =>
  (await app.call(directoryRoutes.search, { query: { limit: 1, ...query } })).body.total;

const reading = async (call: () => Promise<unknown>) =>
  (await statementsOf(call)).filter((text) => text.includes('from "directory_profiles"'));

test('each search is counted as its profiles are read, once, and its total is known to the list', async () => {
  const query = { type: 'freelance', trade: ['architecte', 'metreur', 'urbaniste'], phase: ['DCE', 'APS'] };
  // all that is asked, and twice without one of it
  expect(await reading(() => facetsOf(query))).toHaveLength(3);
  const page = await reading(async () => expect(await totalOf(query)).toBeGreaterThan(0));
  expect(page).toHaveLength(1);
});

test('of a place, its area and everybody are counted, once each', async () => {
  // around the place, and everybody
  expect(await reading(() => facetsOf({ place: 'c38544' }))).toHaveLength(2);
});

test.each<Query>([
  {},
  { type: 'freelance' },
  { trade: 'architecte' },
  { trade: ['architecte', 'metreur'], software: 'revit:2' },
  { place: 'd69', phase: 'DCE', software: ['revit', 'autocad:3'], context: ['neuf', 'bim'] },
  { place: 'c69123', radius: 50, programme: 'logement' },
  { place: 'c69123', trade: 'urbaniste', search: 'rien' },
])('%j: each choice finds as many as its facet says', async (query) => {
  const facets = await facetsOf(query);
  expect([facets.total, facets.exact]).toEqual([await totalOf(query), true]);
  for (const [kind, name] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    const counts = facets[kind].map(({ count }) => count ?? 0);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const { radius: _, ...rest } = query;
    const others = name === 'place' ? rest : query;
    const { [name]: _asked, ...without } = others;
    expect(facets[kind]).toEqual((await facetsOf(without))[kind]);
    for (const { code, count } of facets[kind])
      expect([kind, code, count]).toEqual([kind, code, await totalOf({ ...others, [name]: code })]);
  }
});

test('all that is there can be chosen', async () => {
  const { trades, software, departements } = await facetsOf({});
  expect(trades.map(({ code }) => code).sort()).toEqual(['architecte', 'metreur', 'thermicien', 'urbaniste']);
  expect(software.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['archicad', 'archicad:2', 'archicad:3']),
  );
  expect(software.map(({ code }) => code)).not.toContain('archicad:1');
  expect(departements.map(({ code }) => code).sort()).toEqual(['d38', 'd69', 'd75', 'd974']);
});

test('who is suspended or has changed counts no more', async () => {
  const before = await facetsOf({});
  const [gone] = made;
  await app.context.db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', gone?.user.id ?? '')
    .execute();
  expect((await facetsOf({})).total).toBe(before.total - 1);
  await app.context.db
    .updateTable('freelances')
    .set({ trades: ['programmiste'] })
    .execute();
  expect((await facetsOf({ type: 'freelance' })).trades).toEqual([{ code: 'programmiste', count: 45 }]);
});

// last: it adds many
test('where more than ten thousand fit, choices come without numbers, the most frequent first', async () => {
  await fillDirectory(app.context.db, 12_000);
  const facets = await facetsOf({});
  expect([facets.total, facets.exact]).toEqual([10_000, false]);
  expect(facets.trades[0]).toEqual({ code: 'metreur', count: null });
  expect(facets.departements[0]).toEqual({ code: 'd75', count: null });
  const paris = { place: 'c75056', radius: 25 };
  const ofMany = { total: 10_000, exact: false, trades: facets.trades.slice(0, 1) };
  const found = await facetsOf(paris);
  expect({ ...found, trades: found.trades.slice(0, 1) }).toMatchObject(ofMany);
  const rare = await facetsOf({ software: 'rhino:3' });
  expect(rare).toMatchObject({ total: 17, exact: true, phases: [{ code: 'DCE', count: 17 }] });
  expect(rare.software[0]).toEqual({ code: 'autocad', count: null });

  const narrowed = await facetsOf({ phase: 'DCE', trade: ['metreur', 'urbaniste'] });
  expect(narrowed).toMatchObject({ total: 6_010, exact: true });
  expect(narrowed.trades[0]).toEqual({ code: 'metreur', count: null });
});
