import type { Page } from '@playwright/test';
import { asNewCompany, asNewFreelance } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { pngImage, smallPdf } from '../support/files.ts';
import { changeableJobseeker, newPassword, refuseCookies, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const openForm = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Modifier le profil' }).click();
  await expect(page).toHaveURL(/\/profile\/modifier$/);
  // the address is ahead of the page, whose own choices have the form's labels
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
};

test('a freelance changes the profile, loses nothing to a reload, a wrong SIRET or a lost call', async ({
  page,
}) => {
  await asNewFreelance(page);
  await page.goto('/profile');
  await expect(page.getByText('Ajoutez un projet avec une image')).toBeVisible();
  await expectAccessible(page, '/profile with advice');
  await openForm(page);
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Architecte urbaniste');
  await page.getByLabel('Portrait').setInputFiles(await pngImage('portrait.png'));
  await expect(page.getByRole('main').locator('form img[src*="/files/"]')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Brouillon restauré')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Architecte urbaniste');

  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page.getByText('Des modifications ne sont pas encore enregistrées.')).toBeVisible();
  await page.getByRole('button', { name: 'Les reprendre' }).click();

  await page.getByLabel('Tarif horaire').fill('cher');
  await page.getByRole('combobox', { name: 'Compétences' }).fill('');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '2 champs sont à corriger' })).toBeFocused();
  await expectAccessible(page, 'edit form with errors');
  await page.getByLabel('Tarif horaire').fill('61,5');
  await page.getByRole('combobox', { name: 'Compétences' }).fill('Revit, Rhino');
  await page.getByLabel('Disponibilité').selectOption('Indisponible');

  const siret = await page.getByLabel('Numéro SIRET').inputValue();
  await page.getByLabel('Numéro SIRET').fill('98765432400017');
  await save(page).click();
  await expect(
    page.getByText('Le SIREN fourni est introuvable dans la base des entreprises.').first(),
  ).toBeVisible();
  await page.getByLabel('Numéro SIRET').fill(siret);
  await page.route('**/api/freelancers/by-user/**', (route) =>
    route.request().method() === 'PUT' ? route.abort('failed') : route.continue(),
  );
  await save(page).click();
  await expect(page.getByText('Rien n’est perdu : vos réponses sont toujours là.')).toBeVisible();
  await page.unroute('**/api/freelancers/by-user/**');
  await save(page).click();

  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Profil enregistré.')).toBeVisible();
  await expect(page.getByText('61,50 € / heure')).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma page publique' }).click();
  await expect(page).toHaveURL(/\/freelancer\//);
  await expect(page.getByText('Architecte urbaniste')).toBeVisible();
  // the select of the page left may still be there
  await expect(
    page.getByText('Indisponible', { exact: true }).and(page.locator(':not(option)')),
  ).toBeVisible();
});

test('Annuler leads back to the profile, and can be undone', async ({ page }) => {
  await asNewFreelance(page);
  await openForm(page);
  await page.getByLabel('Localisation').fill('Chambéry');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Grenoble')).toBeVisible();
  await page.getByRole('button', { name: 'Les reprendre' }).click();
  await expect(page.getByLabel('Localisation')).toHaveValue('Chambéry');
});

test('a company changes its profile; a name that is not its SIRET’s is refused beside it', async ({
  page,
}) => {
  const company = await asNewCompany(page, 41);
  await openForm(page);
  await page.getByLabel('Nom de l’entreprise').fill('Boulangerie du Port');
  await save(page).click();
  await expect(
    page.getByText('Le nom de l’entreprise ne correspond pas au SIREN du SIRET fourni.').first(),
  ).toBeVisible();
  await page.getByLabel('Nom de l’entreprise').fill(company.name);
  await page.getByLabel('Logo').setInputFiles(await pngImage('logo.png'));
  await expect(page.getByRole('main').locator('form img[src*="/files/"]')).toBeVisible();
  await page.getByLabel('Code postal').fill('69002');
  await page.getByLabel('Forme juridique').fill('');
  await save(page).click();
  await expect(page.getByText('Profil enregistré.')).toBeVisible();
  await expect(page.getByText('69002')).toBeVisible();
  await expect(page.getByText('SARL')).toHaveCount(0);
});

test('a job seeker changes availability, CV and who may have it', async ({ page }) => {
  await signIn(page, changeableJobseeker.email);
  await openForm(page);
  const availability = page.getByLabel('Quand', { exact: true });
  await availability.selectOption('En poste, ouvert aux opportunités');
  const question = page.getByRole('group', { name: /^Qui peut vous trouver/ });
  await expect(question.getByRole('radio', { name: /^Profil discret/ })).toBeChecked();
  await question.getByRole('radio', { name: /^Tout le monde/ }).check();
  await page
    .getByLabel('CV', { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: smallPdf() });
  await expect(page.getByText(/Fichier envoyé/)).toBeVisible();
  await page.getByRole('radio', { name: /^Les entreprises où je postule/ }).check();
  await save(page).click();
  await expect(page.getByText('Profil enregistré.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Les entreprises où je postule/ })).toBeChecked();

  await expect(availability).toHaveValue('En poste, ouvert aux opportunités');
  await availability.selectOption('Disponible sous 1 mois');
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('radio', { name: /^Les membres/ }).check();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(availability).toHaveValue('Disponible sous 1 mois');
  await expect(page.getByRole('radio', { name: /^Les membres/ })).toBeChecked();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Voir mon CV' }).click();
  expect((await download).suggestedFilename()).toBe('cv.pdf');
  await page.getByRole('link', { name: 'Le remplacer' }).click();
  await expect(page.getByRole('heading', { name: 'Votre CV' })).toBeInViewport();
});

test('a session ended on another device takes nothing from who is typing', async ({ page, browser }) => {
  const email = await asNewFreelance(page);
  await openForm(page);
  await page.getByLabel('Description').fill('Charpentes, surélévations et suivi de chantier en montagne.');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await refuseCookies(other);
  await signIn(other, email, newPassword);
  await other.goto('/profile/compte');
  await other.getByRole('button', { name: 'Fermer toutes les autres connexions' }).click();
  await expect(other.getByText('Toutes vos autres connexions sont fermées.')).toBeVisible();
  await elsewhere.close();

  // the stream of events reports it, nothing has to be pressed
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Votre connexion a pris fin.')).toBeVisible();
  await expectAccessible(page, 'sign-in after a session that ended');
  await page.getByRole('main').getByLabel('Adresse e-mail').fill(email);
  await page
    .getByRole('main')
    .getByLabel(/^Mot de passe/)
    .fill(newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/profile\/modifier$/);
  await expect(page.getByLabel('Description')).toHaveValue(/suivi de chantier en montagne/);
  await save(page).click();
  await expect(page.getByText('Profil enregistré.')).toBeVisible();
  await expect(page.getByText('Charpentes, surélévations et suivi de chantier en montagne.')).toBeVisible();
});
