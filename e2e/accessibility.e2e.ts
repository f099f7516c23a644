import { expectAccessibleAt } from './support/axe.ts';
import { browserOf, contact, newPerson, write } from './support/conversations.ts';
import { refuseCookies } from './support/people.ts';
import { expect, test } from './support/test.ts';

const fixedPages = [
  '/',
  '/freelancers',
  '/freelancers?search=zzzz',
  '/freelancers/architecte',
  '/freelancers/perspectiviste/lyon-69123',
  '/jobs',
  '/jobs?search=zzzz',
  '/emplois',
  '/emplois?search=zzzz&contract=cdi',
  '/inscription',
  '/freelance-setup',
  '/company-setup',
  '/jobseeker-setup',
  '/login',
  '/mot-de-passe-oublie',
  '/reset-password?token=abc',
  '/desinscription',
  '/reponse-par-e-mail?token=abc',
  '/disponibilite?token=abc',
  '/tarification',
  '/success',
  '/politique-confidentialite',
  '/about',
  '/conditions-utilisation',
  '/mentions-legales',
  '/accessibilite',
  '/cette-page-n-existe-pas',
];

test.describe.configure({ mode: 'parallel' });

const widths = [320, 768, 1280];

test('public pages hold the accessibility rules from 320 to 1280 px', async ({ page, request }) => {
  await refuseCookies(page);
  const [freelance] = await (await request.get('/api/freelancers?limit=1')).json();
  const [jobseeker] = await (await request.get('/api/jobseekers?limit=1')).json();
  const [offer] = await (await request.get('/api/appels-doffre?limit=1')).json();
  const jobs = await (await request.get('/api/emplois?limit=1')).json();
  const [company] = await (await request.get('/api/companies?limit=1')).json();
  const { portfolio } = await (await request.get(`/api/freelancers/${freelance.id}`)).json();
  const items = portfolio.filter((item: { image: string | null }) => item.image);
  const pages = [
    ...fixedPages,
    `/freelancer/${freelance.id}`,
    `/jobseeker/${jobseeker.id}`,
    `/entreprise/${company.id}`,
    `/jobs/${offer.id}`,
    ...jobs.map(({ id }: { id: string }) => `/jobs/${id}`),
    `/signaler/offer/${offer.id}`,
    ...items.slice(0, 1).map(({ id }: { id: string }) => `/portfolio/item/${id}`),
  ];
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleAt(page, path, { widths, dark: false });
  }
});

test('suggestions of places and trades hold the accessibility rules from 320 to 1280 px, light and dark', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.goto('/freelance-setup');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  const states = [
    { field: 'Localisation', text: 'saint denis' },
    { field: 'Métiers', text: 'projet' },
    { field: 'Logiciels', text: 'auto' },
  ];
  await page.getByRole('button', { name: /Votre présentation/ }).click();
  await page.getByRole('button', { name: 'Être mieux trouvé' }).click();
  for (const { field, text } of states) {
    const combobox = page.getByRole('combobox', { name: new RegExp(`^${field}`) });
    // at once: of letters that come slowly each asks for a list of its own, and a later one takes the mark away
    await combobox.fill(text);
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessibleAt(page, `suggestions for ${field}`, { widths, dark: true });
    await page.keyboard.press('Enter');
    await expect(options).toHaveCount(0);
  }
  await expectAccessibleAt(page, 'form with a place, a trade and a program', { widths, dark: true });
  await page.route('**/api/places?*', (route) => route.abort());
  await page.getByRole('combobox', { name: /^Localisation/ }).fill('nan');
  await expect(page.getByText(/n’ont pas pu être cherchés/).first()).toBeVisible();
  await expectAccessibleAt(page, 'suggestions that did not come', { widths, dark: false });
});

test('messages hold the accessibility rules from 320 to 1280 px, light and dark', async ({
  browser,
  request,
}) => {
  const company = await newPerson(request, 'Hélène Marchand', 'entreprise');
  const freelance = await newPerson(request, 'Yann Kermarrec', 'freelance');
  const first = { subject: 'Relevé', content: 'Bonjour, voir https://exemple.fr/plans.' };
  const conversationId = await contact(request, company, freelance, first);
  await write(request, freelance, conversationId, 'Volontiers.');
  await write(request, company, conversationId, 'Parfait !');
  const page = await browserOf(browser, freelance, 'freelance');
  for (const path of ['/profile/messages', '/profile/messages?search=zzzz']) {
    await page.goto(path);
    await expect(page.getByText(path.endsWith('zzzz') ? /zzzz/ : 'Parfait !')).toBeVisible();
    await expectAccessibleAt(page, path, { widths, dark: true });
  }
  await page.goto('/profile/favoris');
  await expect(page.getByText('Aucun favori.')).toBeVisible();
  await expectAccessibleAt(page, 'saved items', { widths, dark: true });
  await page.goto(`/chat/${conversationId}`);
  await expect(page.getByRole('heading', { name: 'Hélène Marchand' })).toBeVisible();
  await page.route('**/api/messages/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Votre message').fill('Ne part pas');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
  await expectAccessibleAt(page, 'chat', { widths, dark: true });
  await page.context().close();
});
