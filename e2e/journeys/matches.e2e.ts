import { addDays, parisDay } from '../../packages/contract/src/core/paris-day.ts';
import { offerRoutes } from '../../packages/contract/src/features/offers/offers.contract.ts';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { callRoute } from '../support/api.ts';
import { expectAccessibleEverywhere } from '../support/axe.ts';
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
  await expect(match.getByText('3 phases sur 3')).toBeVisible();
  await expect(match.getByText('Revit expert')).toBeVisible();
  await expect(match.getByText(/tarif 56\s€ au-dessus/)).toBeVisible();
  await expectAccessibleEverywhere(author, 'profiles that match');
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
  await expectAccessibleEverywhere(applicant, 'offers that match');
  await applicant.getByRole('link', { name: new RegExp(`^Voir l’offre.+${title}`) }).click();
  await expect(applicant.getByText(/Personne n’est désigné d’office/)).toBeVisible();
  await expectAccessibleEverywhere(applicant, 'an urgent mission');
  await applicant.getByRole('button', { name: 'Je suis libre' }).click();
  await expect(applicant.getByText('Candidature envoyée')).toBeVisible();
  expect((await readMail(company, 'Nouvelle candidature')).text).toContain(title);
  await applicant.goto('/about#correspondances');
  await expect(applicant.getByText('Ce que ces règles ne lisent jamais')).toBeVisible();
});
