import { makeCompany } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { browserOf, newPerson } from '../support/conversations.ts';
import { markOperator } from '../support/mark-operator.ts';
import { publishThroughApi } from '../support/missions.ts';
import { refuseCookies } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { addAppThroughApi } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';

test('a visitor reports an offer on a phone; it is taken down, contested once and put back', async ({
  browser,
  page,
  request,
}) => {
  const company = await makeCompany(request, { name: 'Odile Ferrand' });
  const offer = { id: await publishThroughApi(request, company, 'Plans d’un moulin') };
  await refuseCookies(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`/jobs/${offer.id}`);
  await page.getByRole('link', { name: 'Signaler cette offre' }).click();
  await page.getByRole('radio', { name: 'Travail dissimulé ou demande illégale' }).check();
  await page.getByLabel(/^Explications/).fill('L’offre demande un travail sans le payer.');
  const address = `temoin-${offer.id}@exemple.fr`;
  await page.getByLabel(/^Votre nom/).fill('Agence Lemoine');
  await page.getByLabel(/^Votre adresse e-mail/).fill(address);
  await page.getByRole('checkbox', { name: /bonne foi/ }).check();
  await expectAccessible(page, 'notice');
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByText('Votre signalement est envoyé.')).toBeVisible();
  await readMail(address, 'Nous avons bien reçu votre signalement');

  const operator = await newPerson(request, 'Paul Renard', 'freelance');
  await addAppThroughApi(request, operator);
  await markOperator(operator.email);
  const office = await browserOf(browser, operator, 'freelance');
  await office.goto('/operateur/contenus');
  await office.getByLabel('Adresse du contenu').fill(`/jobs/${offer.id}`);
  await office.getByLabel(/^Fondement/).selectOption('offers');
  const reasons = 'Une offre ne peut pas demander un travail non rémunéré.';
  await office.getByLabel(/^Motifs/).fill(reasons);
  await office.getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(office.getByText(/^Le contenu est retiré/)).toBeVisible();
  await page.goto(`/jobs/${offer.id}`);
  await expect(page.getByText('Erreur 404')).toBeVisible();

  expect((await readMail(company.email, 'Un de vos contenus est retiré')).text).toContain(reasons);
  const theirs = await browserOf(browser, company, 'entreprise');
  await theirs.setViewportSize({ width: 375, height: 740 });
  await theirs.goto('/profile/compte');
  await theirs.getByRole('link', { name: 'Lire la décision' }).click();
  await expect(theirs.getByText(reasons)).toBeVisible();
  await theirs.getByLabel(/^Pourquoi la contestez-vous/).fill('Le budget y figure : la mission est payée.');
  await expectAccessible(theirs, 'contest');
  await theirs.getByRole('button', { name: 'Envoyer ma contestation' }).click();
  await expect(theirs.getByText(/^Vous l’avez contesté le/)).toBeVisible();

  for (const path of ['comptes', 'taches', 'e-mails', 'securite', 'chiffres', 'journal']) {
    await office.goto(`/operateur/${path}`);
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(office, path);
  }
  await office.goto('/operateur/contenus');
  await office.locator('summary').filter({ hasText: 'Rétablir le contenu' }).first().click();
  await office
    .locator('details[open]')
    .getByLabel(/^Motifs/)
    .fill('Le budget figure bien dans l’offre, qui est rétablie.');
  await expectAccessible(office, 'contested takedowns');
  await office.getByRole('button', { name: 'Rétablir', exact: true }).click();
  await readMail(company.email, 'Votre contenu est rétabli');
  await page.goto(`/jobs/${offer.id}`);
  await expect(page.getByRole('link', { name: 'Signaler cette offre' })).toBeVisible();
  await office.context().close();
  await theirs.context().close();
});
