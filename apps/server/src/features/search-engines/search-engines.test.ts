import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makeUser,
  unconfirmed,
} from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { registerSearchEngineRoutes } from './search-engines.routes.ts';

let world: TestContext;
let site: FastifyInstance;

beforeAll(async () => {
  world = await createTestContext();
  site = Fastify();
  registerSearchEngineRoutes(site, world.context, 2);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

/** The addresses a file names, as paths. */
async function addressesIn(path: string): Promise<string[]> {
  const answer = await site.inject(path);
  expect(answer.headers['content-type']).toContain('application/xml');
  const found = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
  return found.map(({ pathname, search }) => pathname + search);
}

test('robots read where the sitemap is, and which pages are none of theirs', async () => {
  const { body } = await site.inject('/robots.txt');
  expect(body).toContain('Disallow: /profile\n');
  expect(body).toContain(`Sitemap: ${world.context.config.publicUrl}/sitemap.xml`);
});

test('every profile and every open offer stands in one of the files that the index names, once', async () => {
  const { context } = world;
  const freelances = await Promise.all([1, 2, 3].map(() => makeFreelance(context)));
  const jobseekers = await Promise.all([1, 2].map(() => makeJobseeker(context)));
  const open = await makeOffer(context);
  const closed = await makeOffer(context, { status: 'filled' });

  const files = await addressesIn('/sitemap.xml');
  const pages = (await Promise.all(files.map(addressesIn))).flat();
  const profiles = pages.filter((path) => /^\/(freelancer|jobseeker)\//.test(path));
  const expected = [
    ...freelances.map(({ profile }) => `/freelancer/${profile.id}`),
    ...jobseekers.map(({ profile }) => `/jobseeker/${profile.id}`),
  ];
  expect(profiles.toSorted()).toEqual(expected.toSorted());
  expect(files.filter((path) => path.startsWith('/sitemaps/profils.xml'))).toHaveLength(3);
  expect(pages).toContain(`/jobs/${open.id}`);
  expect(pages).not.toContain(`/jobs/${closed.id}`);
  expect(pages).toContain('/about');
  expect(pages.filter((path) => path.startsWith('/profile'))).toEqual([]);
});

test('a profile whose address is not confirmed stands in none, unless no account is asked', async () => {
  const { context } = world;
  const user = await makeUser(context, { ...unconfirmed, role: 'freelance' });
  const { profile } = await makeFreelance(context, { user });
  const path = `/freelancer/${profile.id}`;
  const pages = (await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))).flat();
  expect(pages).not.toContain(path);
  const off = { ...context, config: { ...context.config, addressConfirmation: 'off' as const } };
  const open = Fastify();
  registerSearchEngineRoutes(open, off);
  expect((await open.inject('/sitemaps/profils.xml')).body).toContain(path);
  await open.close();
});

test('trades stand with the towns of those who do them, and by themselves', async () => {
  const { context } = world;
  await makeFreelance(context, { trades: ['geometre-expert', 'architecte'], place_code: 'c69123' });
  await makeFreelance(context, { trades: ['geometre-expert'], place_code: 'd69' });
  const user = await makeUser(context, { ...unconfirmed, role: 'freelance' });
  await makeFreelance(context, { user, trades: ['geometre-expert'], place_code: 'c38544' });
  expect(await addressesIn('/sitemap.xml')).toContain('/sitemaps/metiers.xml');
  expect((await addressesIn('/sitemaps/metiers.xml')).toSorted()).toEqual([
    '/freelancers/geometre-expert',
    '/freelancers/geometre-expert/lyon-69123',
  ]);
});

test('a file that does not exist is an empty one, whatever its name holds', async () => {
  expect(await addressesIn('/sitemaps/profils.xml?apres=rien')).toEqual([]);
  expect(await addressesIn('/sitemaps/offres.xml?apres=a&apres=b')).toEqual([]);
});

test('no file names who is not available, nor their trade, unless they chose to be suggested', async () => {
  const { context } = world;
  const says = { availability: 'Indisponible' as const, trades: ['geometre'], place_code: 'c29019' };
  const { profile: busy } = await makeFreelance(context, says);
  const { profile: seeker } = await makeJobseeker(context, { ...says, trades: [] });
  const pagesNow = async () =>
    (await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))).flat();
  const paths = [`/freelancer/${busy.id}`, `/jobseeker/${seeker.id}`];
  const before = await pagesNow();
  for (const path of paths) expect(before).not.toContain(path);
  expect(before.filter((path) => path.includes('29019'))).toEqual([]);

  for (const table of ['freelances', 'jobseekers'] as const)
    await context.db
      .updateTable(table)
      .set({ stays_suggested: true })
      .where('id', 'in', [busy.id, seeker.id])
      .execute();
  const after = await pagesNow();
  for (const path of paths) expect(after).toContain(path);
  expect(after.filter((path) => path.includes('29019'))).not.toEqual([]);
});
