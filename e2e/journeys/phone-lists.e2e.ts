import type { Page } from '@playwright/test';
import { makeFreelance } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { holdScripts } from '../support/hold-requests.ts';
import { newPassword, openAlive, refuseCookies, trySigningIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
test.beforeEach(({ page }) => refuseCookies(page));

/** How far the first card, with its picture, is from the top of the page at most. */
const firstCardPx = 420;

const line = (page: Page, words: string) =>
  page.getByRole('button', {
    name: words === '' ? /^Rechercher un / : `Changer la recherche : ${words}`,
    exact: true,
  });
/** Which step of its history the page is at. */
const step = (page: Page) => page.evaluate(() => navigation.currentEntry?.index);
const words = (page: Page) => page.getByRole('searchbox').first();
const place = (page: Page) => page.getByRole('combobox', { name: 'Lieu' });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

const lists = [
  { path: '/freelancers?place=c69123&radius=100', said: 'Lyon, 100 km' },
  { path: '/jobs?location=Lyon', said: 'Lyon' },
  { path: '/emplois?location=Lyon', said: 'Lyon' },
];

for (const { path, said } of lists)
  test(`one line of search, and the first card in sight: ${path}`, async ({ page }) => {
    await openAlive(page, path);
    const card = page.locator('#resultats article').first();
    await expect(card).toBeVisible();
    const { y = Number.POSITIVE_INFINITY } = (await card.boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(firstCardPx);
    const [lineBox, countBox, filtersBox, mapBox] = await Promise.all(
      [
        line(page, said),
        page.getByRole('status').first(),
        page.getByRole('button', { name: /^Filtres/ }),
        page.getByRole('button', { name: 'Carte de France' }),
      ].map((part) => part.boundingBox()),
    );
    expect(lineBox?.height).toBeLessThan(60);
    const middles = [countBox, filtersBox, mapBox].map((box) => (box ? box.y + box.height / 2 : Number.NaN));
    for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThan(4);
    await expectAccessibleAt(page, path, { widths: [320, 375], dark: true });
  });

test('the line opens both fields; Escape and Back close them, and nothing typed is lost', async ({
  page,
}) => {
  await openAlive(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Collaborateurs', exact: true }).click();
  await expect(page).toHaveURL(/seed=/);
  await line(page, '').tap();
  await expect(words(page)).toBeFocused();
  await expectAccessible(page, 'the search of a phone');

  await page.keyboard.type('architecte');
  await page.keyboard.press('Escape');
  await expect(words(page)).toBeHidden();
  await expect(line(page, 'architecte')).toBeFocused();
  await expect.poll(() => parameter(page, 'search')).toBe('architecte');

  await line(page, 'architecte').tap();
  await expect(words(page)).toHaveValue('architecte');
  await place(page).fill('Lyon');
  await expect.poll(() => parameter(page, 'location')).toBe('Lyon');
  await page.goBack();
  await expect(words(page)).toBeHidden();
  await expect(line(page, 'architecte, Lyon')).toBeVisible();
  expect(parameter(page, 'location')).toBe('Lyon');

  const before = await step(page);
  await line(page, 'architecte, Lyon').tap();
  await expect(words(page)).toBeFocused();
  await page.getByRole('button', { name: /^(Voir\s\d|Aucun|Rechercher$)/ }).tap();
  await expect(words(page)).toBeHidden();
  // an unchanged search leaves no step behind: the next one back is the search before it
  await expect.poll(() => step(page)).toBe(before);
  await page.goBack();
  await expect(line(page, 'architecte')).toBeVisible();
  await page.goBack();
  await expect(line(page, '')).toBeVisible();
});

test('Back closes the search also where the list is the first page of its tab', async ({ page }) => {
  await openAlive(page, '/emplois');
  await line(page, '').tap();
  await expect(words(page)).toBeFocused();
  await page.goBack();
  await expect(words(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/emplois');
});

test('the fields open before the page is alive, and what is typed there is searched for', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto('/emplois', { waitUntil: 'commit' });
  await line(page, '').tap();
  await words(page).fill('dessinateur');
  arrive();
  await expect.poll(() => parameter(page, 'search')).toBe('dessinateur');
  await expect(words(page)).toHaveValue('dessinateur');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the fields open and search', async ({ page }) => {
    await page.goto('/emplois');
    await page.getByRole('button', { name: 'Rechercher un poste' }).tap();
    await page.locator('input[name="search"]').fill('dessinateur');
    await page.locator('input[name="location"]').fill('Lyon');
    await page.getByRole('button', { name: /^(Voir\s\d|Rechercher$)/ }).tap();
    await expect(page).toHaveURL(/search=dessinateur.*location=Lyon/);
  });
});

test('the sheet of filters holds place and radius, with the trades open', async ({ page }) => {
  await openAlive(page, '/freelancers?place=c69123&radius=25&type=jobseeker');
  await page.getByRole('button', { name: /^Filtres/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  await expect(sheet.getByRole('combobox', { name: 'Lieu' })).toHaveValue('Lyon');
  await sheet.getByLabel('Rayon').selectOption('100');
  await expect.poll(() => parameter(page, 'radius')).toBe('100');
  await expect(sheet.getByRole('group', { name: 'Métiers' }).getByRole('checkbox').first()).toBeVisible();
  await expect(sheet.getByText('Tarif horaire')).toBeHidden();
  await expect(sheet.getByText('Salaire annuel souhaité')).toBeVisible();
  await expectAccessible(page, 'filters with place and radius');
});

test('who is found by a skill shows it first, marked', async ({ page }) => {
  const skills = ['AutoCAD', 'Rhino', 'Métré', 'Zinguerie'];
  await makeFreelance(page.request, { name: 'Solène Vidal', profile: { skills } });
  await openAlive(page, '/freelancers?search=zinguerie');
  const card = page.getByRole('article').filter({ hasText: 'Solène' });
  await expect(card.getByRole('listitem').first()).toHaveText('Zinguerie');
  await expect(card.locator('mark')).toHaveText(['Zinguerie']);
  await expectAccessibleAt(page, 'a marked word', { widths: [375], dark: true });
});

test('a name that several towns bear is asked about, and a press answers', async ({ page }) => {
  await openAlive(page, '/freelancers?location=Saint-Denis');
  await line(page, 'Saint-Denis').tap();
  await page.getByRole('button', { name: 'Saint-Denis, Seine-Saint-Denis, commune' }).tap();
  await expect.poll(() => parameter(page, 'place')).toBe('c93066');
  await expect(place(page)).toHaveValue('Saint-Denis');
});

test('where few are found in a town, what lies around is one press away, and its number is true', async ({
  page,
}) => {
  await makeFreelance(page.request, {
    name: 'Maud Roussel',
    profile: { location: 'Mende', placeCode: 'c48095' },
  });
  await openAlive(page, '/freelancers?location=Marvejols');
  const around = page.getByRole('link', { name: /^Autour de Marvejols, \d+\skm\s: \d+$/ });
  await expect(around).toBeVisible();
  const count = /(\d+)$/.exec((await around.textContent()) ?? '')?.[1];
  await around.tap();
  await expect.poll(() => parameter(page, 'place')).toBe('c48092');
  await expect(page.getByText(`${count} profil(s) trouvé(s)`)).toBeVisible();
});

test('Paris can be pressed on the map', async ({ page }) => {
  await openAlive(page, '/freelancers');
  await page.getByRole('button', { name: 'Carte de France' }).tap();
  await page.locator('svg a[href*="place=d75"]').last().tap();
  await expect(line(page, 'Paris')).toBeVisible();
});

/** Until where an offer says whose it is and what it pays. */
const decidingPx = 500;

async function expectDecidedEarly(page: Page, company: string): Promise<void> {
  const article = page.getByRole('main').getByRole('article');
  for (const fact of [article.getByText(company).first(), article.getByText(/\d\s€/).first()]) {
    await expect(fact).toBeVisible();
    const { y = Number.POSITIVE_INFINITY, height = 0 } = (await fact.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(decidingPx);
  }
}

test('an offer says in its first 500 px whose it is and what it pays', async ({ page, request }) => {
  const [job] = await (await request.get('/api/emplois?limit=1')).json();
  await openAlive(page, `/jobs/${job.id}`);
  await expectDecidedEarly(page, job.companyName);

  const { email, token } = await makeFreelance(request);
  const authorization = { authorization: `Bearer ${token}` };
  const [mission] = await (
    await request.get('/api/appels-doffre?limit=1', { headers: authorization })
  ).json();
  await trySigningIn(page, email, newPassword);
  await expect(page).toHaveURL(/\/profile$/);
  await openAlive(page, `/jobs/${mission.id}`);
  await expectDecidedEarly(page, mission.companyName);
});
