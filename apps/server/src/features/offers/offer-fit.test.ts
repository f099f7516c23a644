import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJob,
  makeOffer,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { nextCursorOf } from '../../../test/paging.ts';
import { type ListQuery, type PageRow, pageQuery, type Way } from '../../core/lists/list-query.ts';
import { fitConditions, offerSearch, readOfferCriteria } from './offer-criteria.ts';
import { fitOrder, type OfferPosition } from './offer-order.ts';

const at = (day: number) => new Date(Date.UTC(2026, 9, day));
/** The better they fit, the older they are. */
const written = [
  { title: 'Dessinatrice Revit', description: 'Plans.', trades: [], created_at: at(1) },
  {
    title: 'Renfort',
    description: 'Un dessinateur sur Revit.',
    requirements: ['Revit'],
    trades: ['dessinateur'],
  },
  { title: 'Projeteur', description: 'Dessin.', requirements: ['Dessinateur confirmé', 'Revit'] },
  { title: 'Architecte', description: 'Avec un dessinateur, sur Revit.' },
  { title: 'Architecte urbaniste', description: 'Avec un dessinateur, sur Revit.' },
  { title: 'Métreur', description: 'Avec un économiste.' },
].map((offer, day) => ({ trades: [], requirements: [], location: 'Gex', created_at: at(day + 1), ...offer }));

let app: TestApp;
let member: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  member = (await makeFreelance(app.context)).user;
  for (const offer of written) {
    await makeOffer(app.context, offer);
    await makeJob(app.context, offer);
  }
  const premium = await makeCompany(app.context, { is_subscribed: true });
  await makeOffer(app.context, { ...written[3], title: 'Paysagiste', company: premium });
});
afterAll(() => app.close());

async function titles(query: Record<string, unknown>, token: string | undefined = member.token) {
  const { body } = await app.call(offerRoutes.list, { query, ...(token && { token }) });
  return body.map(({ titre }) => titre);
}

test('with words, paid placements come first, then those that fit best, then the newest', async () => {
  expect(await titles({ search: 'dessinateur' })).toEqual([
    'Paysagiste',
    'Renfort',
    'Dessinatrice Revit',
    'Projeteur',
    'Architecte urbaniste',
    'Architecte',
  ]);
  expect(await titles({ search: 'un dessinateur, Revit' })).toEqual([
    'Paysagiste',
    'Dessinatrice Revit',
    'Projeteur',
    'Renfort',
    'Architecte urbaniste',
    'Architecte',
  ]);
  const { body } = await app.call(jobRoutes.list, { query: { search: 'dessinatrices' } });
  expect(body.map(({ titre }) => titre)).toEqual([
    'Renfort',
    'Dessinatrice Revit',
    'Projeteur',
    'Architecte urbaniste',
    'Architecte',
  ]);
});

test('without words, and by distance, they come as ever', async () => {
  const newest = written.map(({ title }) => title).toReversed();
  expect(await titles({})).toEqual(['Paysagiste', ...newest]);
  expect(await titles({}, '')).toEqual(['Paysagiste', ...newest]);
});

test('the signed-out find missions by what they are told, the newest first', async () => {
  expect(await titles({ search: 'architecte' }, '')).toEqual(['Architecte urbaniste', 'Architecte']);
  expect(await titles({ search: 'dessinateur' }, '')).toEqual(['Dessinatrice Revit']);
});

const search = 'dessinateur revit';

/** The ids of all pages, all found one way. */
async function idsFound(way: Way, take: number): Promise<string[]> {
  const criteria = readOfferCriteria(offerFilters.parse({ search }));
  const fit = fitConditions(criteria, 'members');
  if (!fit) throw new Error('It has words.');
  const rows = offerSearch(criteria, { audience: 'members', today: '2026-11-28' });
  const read = async (last: OfferPosition | null) => {
    const query: ListQuery<OfferPosition> = {
      ...rows,
      after: last && { ...last, total: 1, km: null },
      take,
      order: fitOrder(fit),
      items: (found) => sql`${found} as ids`,
    };
    const page = await pageQuery<PageRow<OfferPosition> & { ids: string[] }>(query, way).execute(
      app.context.db,
    );
    return page.rows[0];
  };
  const ids: string[] = [];
  for (let last: OfferPosition | null = null; ids.length < 200; ) {
    const row = await read(last);
    ids.push(...(row?.ids ?? []));
    last = row?.last ?? null;
    if (!last) break;
  }
  return ids;
}

test('pages that are walked for and pages that are fetched stand in one order', async () => {
  for (const take of [2, 3, 5, 20]) {
    const fetched = await idsFound('fetch', take);
    expect(new Set(fetched).size).toBe(6);
    expect(await idsFound('walk', take)).toEqual(fetched);
  }
});

// last: it adds offers
test('every page shows each offer once, also while offers are added, and the count stays', async () => {
  const ids: string[] = [];
  const totals = new Set<string | undefined>();
  const first = await app.call(offerRoutes.list, { query: { search, limit: 50 }, token: member.token });
  for (let cursor: string | undefined; ids.length < 50; ) {
    const page = await app.call(offerRoutes.list, {
      query: { search, limit: 2, ...(cursor && { cursor }) },
      token: member.token,
    });
    ids.push(...page.body.map(({ id }) => id));
    totals.add(String(page.headers['x-total-count']));
    await makeOffer(app.context, { ...written[ids.length % 4], created_at: at(20) });
    cursor = nextCursorOf(page) ?? undefined;
    if (!cursor) break;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(first.body.map(({ id }) => id)));
  expect([...totals]).toEqual(['6']);
});
