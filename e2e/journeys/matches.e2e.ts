import { addDays, parisDay } from '../../packages/contract/src/core/paris-day.ts';
import { offerRoutes } from '../../packages/contract/src/features/offers/offers.contract.ts';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { callRoute } from '../support/api.ts';
import { expectAccessibleCrosswise } from '../support/axe.ts';
import { newPassword, refuseCookies, signIn } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test('an urgent mission and a profile find each other with reasons, and one press answers it', async ({
  browser,
  page: author,
}) => {
  const title = `Maquette du lycée ${Date.now()}`;
  const facets = { trades: ['bim-manager'], phases: ['PRO', 'DCE', 'EXE'], placeCode: 'c38185' };
  const { email: company, token } = await makeCompany(author.request);
  const freelance = await makeFreelance(author.request, {
    name: 'Maëlle Quentin',
    profile: { ...facets, title: 'BIM manager', software: ['revit:3'], location: 'Grenoble' },
  });
  const body = {
    ...{ titre: title, description: 'Tenir la maquette.', requirements: ['Revit'], budget: 350 },
    ...{ deadline: addDays(parisDay(new Date()), 7), urgent: true, lieu: 'Grenoble', duree: null, remote: 0 },
    ...{ ...facets, software: ['revit:2'] },
  };
  const { id } = await callRoute(author.request, offerRoutes.publish, { body }, token);

  await refuseCookies(author);
  await signIn(author, company, newPassword);
  await author.goto(`/jobs/${id}`);
  await expect(author.getByText('Besoin sous 7 jours').first()).toBeVisible();
  const match = author.getByRole('article').filter({ hasText: 'Maëlle' }).last();
  await expect(match.getByText('phases PRO, DCE et EXE')).toBeVisible();
  await expect(match.getByText('Revit expert')).toBeVisible();
  await expect(match.getByText(/tarif 56\s€ au-dessus/)).toBeVisible();
  await expectAccessibleCrosswise(author, 'profiles that match');
  await author.getByRole('link', { name: 'Voir toute la liste' }).click();
  // the list writes its filters in an order of its own once it is there
  await expect(author).toHaveURL(
    ({ pathname, searchParams: asked }) =>
      pathname === '/freelancers' &&
      asked.get('type') === 'freelance' &&
      asked.get('trade') === 'bim-manager',
  );

  const applicant = await (await browser.newContext()).newPage();
  await refuseCookies(applicant);
  await signIn(applicant, freelance.email, newPassword);
  await applicant.goto('/profile');
  await expect(applicant.getByRole('heading', { name: 'Offres pour vous' })).toBeVisible();
  await expectAccessibleCrosswise(applicant, 'offers that match');
  await applicant.getByRole('link', { name: new RegExp(`^Voir l’offre.+${title}`) }).click();
  await expect(applicant.getByText(/Personne n’est désigné d’office/)).toBeVisible();
  await expectAccessibleCrosswise(applicant, 'an urgent mission');
  await applicant.getByRole('button', { name: 'Je suis libre' }).click();
  await expect(applicant.getByText('Candidature envoyée')).toBeVisible();
  expect((await readMail(company, 'Nouvelle candidature')).text).toContain(title);
  await applicant.goto('/about#correspondances');
  await expect(applicant.getByText('Ce que ces règles ne lisent jamais')).toBeVisible();
});

test('a title names a trade, and where nothing of it is near, the page says what would be', async ({
  page,
}) => {
  const { token } = await makeCompany(page.request);
  const body = {
    ...{ titre: 'Hydraulicien H/F', description: 'Dimensionner un bassin.', requirements: [], budget: 450 },
    ...{ deadline: addDays(parisDay(new Date()), 30), urgent: false, duree: null, remote: 0 },
    ...{ lieu: 'Grenoble', placeCode: 'c38185' },
  };
  await callRoute(page.request, offerRoutes.publish, { body }, token);
  const { email } = await makeFreelance(page.request, {
    name: 'Aline Ferrand',
    profile: { title: 'Hydraulicienne', location: 'Lyon', placeCode: 'c69123', travelKm: 10 },
  });
  await refuseCookies(page);
  await signIn(page, email, newPassword);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/profile');
  await expect(page.getByText('Aucune offre ne convient tout à fait.')).toBeVisible();
  await expect(page.getByText(/^Déplacez-vous jusqu’à 100\skm\s:\s\d\soffres?$/)).toBeVisible();
  await expect(page.getByText('autre métier')).toHaveCount(0);
  await expectAccessibleCrosswise(page, 'offers of which none fits');

  await page.goto('/profile/modifier');
  const trades = page.getByRole('list', { name: 'Votre métier' });
  await expect(trades.getByText('Hydraulicienne')).toBeVisible();
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Hydraulicienne et urbaniste');
  const both = page.getByRole('list', { name: 'Vos métiers' });
  await expect(both.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleCrosswise(page, 'trades that a title names');
  await both.getByRole('button', { name: 'Retirer Urbaniste' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Profil enregistré.')).toBeVisible();
  await page.goto('/profile/modifier');
  await expect(trades.getByRole('listitem')).toHaveCount(1);
});
