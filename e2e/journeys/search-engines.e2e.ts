import type { APIRequestContext } from '@playwright/test';
import { freelanceRoutes } from '../../packages/contract/src/features/freelances/freelances.contract.ts';
import { makeFreelance } from '../support/accounts.ts';
import { callRoute } from '../support/api.ts';
import { demoAccounts, demoPassword } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

type Thing = Record<string, unknown>;

/** What a page tells search engines besides its text, by type. */
async function thingsOf(request: APIRequestContext, path: string): Promise<Record<string, Thing>> {
  const html = await (await request.get(path)).text();
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph: Thing[] = JSON.parse(json)['@graph'];
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

/** The profile of a demo account: others' come and go with the journeys that made them. */
async function ownProfile(request: APIRequestContext, email: string, list: string) {
  const { user } = await (
    await request.post('/api/login', { data: { email, password: demoPassword } })
  ).json();
  return (await request.get(`/api/${list}/by-user/${user.id}`)).json();
}

test('profiles, projects, firms and trades say to search engines what they are', async ({ request }) => {
  const freelance = await ownProfile(request, demoAccounts.freelance.email, 'freelancers');
  const company = await ownProfile(request, demoAccounts.entreprise.email, 'companies');
  const project = freelance.portfolio.find(({ image }: { image: string | null }) => image !== null);
  const path = `/freelancer/${freelance.id}`;

  const { ProfilePage, BreadcrumbList } = await thingsOf(request, path);
  const person = ProfilePage?.mainEntity as Thing;
  expect(person).toMatchObject({ name: freelance.firstName, jobTitle: freelance.title });
  expect(String(ProfilePage?.url)).toMatch(new RegExp(`^https?://.*${path}$`));
  expect(BreadcrumbList?.itemListElement).toHaveLength(2);
  const { CreativeWork, ...above } = await thingsOf(request, `/portfolio/item/${project.id}`);
  expect(above.BreadcrumbList?.itemListElement).toHaveLength(3);
  expect(CreativeWork).toMatchObject({ name: project.title, author: { '@id': person['@id'] } });
  const { Organization } = await thingsOf(request, `/entreprise/${company.id}`);
  expect(Organization).toMatchObject({ name: company.name });
  const home = await thingsOf(request, '/');
  expect(home.WebSite).toMatchObject({ publisher: { '@id': home.Organization?.['@id'] } });
  const trade = await thingsOf(request, '/freelancers/architecte');
  expect(trade.BreadcrumbList?.itemListElement).toHaveLength(2);
});

test('one address stands for each search worth finding, and no other is kept', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  expect(await html('/freelancers?trade=architecte')).toMatch(
    /rel="canonical" href="[^"]*\/freelancers\/architecte"/,
  );
  for (const path of ['/freelancers?search=bois', '/jobs?search=bois', '/emplois?contract=cdi'])
    expect(await html(path)).toContain('name="robots" content="noindex"');
  for (const path of ['/freelancers', '/jobs', '/emplois']) expect(await html(path)).toContain(`${path}"`);
  const moved = await request.get('/freelancers/architecte/ailleurs-69123', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/freelancers/architecte/lyon-69123']);
  for (const path of ['/freelancers/charlatan', '/freelancers/architecte/nulle-part'])
    expect((await request.get(path)).status()).toBe(404);
});

test('a shared profile, project and offer show a picture of their own', async ({ request }) => {
  const freelance = await ownProfile(request, demoAccounts.freelance.email, 'freelancers');
  const [offer] = await (await request.get('/api/appels-doffre?limit=1')).json();
  const [project] = freelance.portfolio;
  for (const path of [`/freelancer/${freelance.id}`, `/portfolio/item/${project.id}`, `/jobs/${offer.id}`]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const picture = await request.get(new URL(address).pathname);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

test('a project of who has not confirmed the address is left out as their profile is', async ({
  request,
}) => {
  const { id, token } = await makeFreelance(request, {
    portfolio: [{ title: 'Chai', description: 'Pierre.', image: null, url: 'https://exemple.fr' }],
  });
  const profile = await callRoute(request, freelanceRoutes.getByUser, { params: { userId: id } }, token);
  for (const path of [`/portfolio/item/${profile.portfolio[0]?.id}`, `/freelancer/${profile.id}`]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('name="robots" content="noindex"');
    // nothing names a picture that is not drawn, and nothing else is said for others to show
    expect(html, path).not.toMatch(/og:image|rel="canonical"|application\/ld\+json/);
  }
});
