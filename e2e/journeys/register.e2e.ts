import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { pngImage, smallPdf } from '../support/files.ts';
import { newEmail, newPassword, refuseCookies } from '../support/people.ts';
import { takePhotograph } from '../support/photograph.ts';
import { listCompanies, readSmsCode } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

async function fillAccount(page: Page, name: string, email: string) {
  await page.getByLabel('Prénom et nom').fill(name);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel(/^Mot de passe/).fill(newPassword);
}

async function fillActivity(page: Page, title: string, specialization: string) {
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(title);
  await page.getByLabel('Spécialité').fill(specialization);
  await page.getByLabel('Localisation').fill('Saint-Malo');
  await page.getByLabel('Expérience').selectOption('7');
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Relevés, esquisses, suivi de chantier.');
  await page.getByRole('combobox', { name: 'Compétences' }).fill('Revit, AutoCAD, pierre sèche');
}

const accept = (page: Page) => page.getByRole('checkbox', { name: /J’accepte/ }).check();

test('a freelance registers, loses nothing to a wrong SIRET or a reload, and is found', async ({ page }) => {
  const email = newEmail('freelance');
  const [company] = await listCompanies();
  await page.goto('/inscription');
  await page
    .getByRole('main')
    .getByRole('link', { name: /freelance/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/freelance-setup$/);

  await fillAccount(page, 'Maëlle Kerguelen', email);
  await fillActivity(page, 'Architecte', 'Phares et balises');
  await page.getByLabel('Tarif horaire').fill('52');
  await page.getByLabel('Numéro SIRET').fill('98765432400017');
  await page.getByLabel('Portrait').setInputFiles(await pngImage('portrait.png'));
  await expect(page.getByRole('main').locator('img[src*="/files/"]')).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter un projet' }).click();
  await page.getByLabel('Titre du projet').fill('Maison du gardien');
  await page
    .getByLabel('Images du projet')
    .setInputFiles([
      await takePhotograph(page, 'facade'),
      await pngImage('plan.png'),
      await takePhotograph(page, 'cour'),
    ]);
  await expect(page.getByRole('main').locator('img[src*="/files/"]')).toHaveCount(4);
  await page.getByLabel('Texte alternatif de l’image 2').fill('Le plan');
  await page.getByRole('button', { name: 'En couverture : l’image 2' }).click();
  await expect(page.getByLabel('Texte alternatif de l’image 1')).toHaveValue('Le plan');
  await expectAccessible(page, 'a new profile with pictures');
  await page.getByRole('button', { name: 'Retoucher', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Retoucher l’image' });
  await editor.getByRole('button', { name: 'Tourner à droite' }).click();
  const portrait = page.getByRole('main').locator('img[src*="/files/"]').first();
  const before = await portrait.getAttribute('src');
  await editor.getByRole('button', { name: 'Appliquer' }).click();
  await expect(editor).toHaveCount(0);
  await expect(portrait).not.toHaveAttribute('src', before ?? '');

  await page.reload();
  await expect(page.getByText('Brouillon restauré')).toBeVisible();
  await expect(page.getByLabel('Spécialité')).toHaveValue('Phares et balises');
  await expect(page.getByLabel(/^Mot de passe/)).toHaveValue('');
  await page.getByLabel(/^Mot de passe/).fill(newPassword);

  const submit = page.getByRole('button', { name: 'Créer le compte et enregistrer le profil' });
  await expect(submit).toBeDisabled();
  await page.getByRole('button', { name: /^Votre présentation/ }).click();
  await accept(page);
  await submit.click();
  await expect(
    page.getByText('Le SIREN fourni est introuvable dans la base des entreprises.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Titre du projet')).toHaveValue('Maison du gardien');

  await page.getByLabel('Numéro SIRET').fill(company?.siret ?? '');
  await submit.click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { name: 'Maëlle Kerguelen' })).toBeVisible();

  await page.goto('/freelancers?search=phares+balises');
  await expect(page.getByText('1 profil(s) trouvé(s)')).toBeVisible();
  await page.getByRole('link', { name: /^Maëlle, / }).click();
  await expect(page).toHaveURL(/\/freelancer\//);
  await expect(page.getByRole('heading', { name: /Maëlle/ })).toBeVisible();
  await expect(page.getByText('SIRET connu du registre')).toBeVisible();
  await page.getByRole('link', { name: 'Maison du gardien' }).click();
  await expect(page.getByRole('link', { name: 'Le plan' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Image [23] sur 3/ })).toHaveCount(2);
});

test('a job seeker registers with a code by SMS and a CV', async ({ page }) => {
  await page.goto('/jobseeker-setup');
  await fillAccount(page, 'Loïc Tanguy', newEmail('candidat'));
  await fillActivity(page, 'Dessinateur projeteur', 'Charpente');
  await page.getByLabel('Salaire souhaité').fill('34000');
  // an employed person is proposed to be discreet first, others are not
  const availability = page.getByLabel('Disponibilité');
  await availability.selectOption('En poste, ouvert aux opportunités');
  await expect(page.getByRole('radio', { name: /^Profil discret/ })).toBeChecked();
  await availability.selectOption({ label: 'Disponible sous 1 mois' });
  await expect(page.getByRole('radio', { name: /^Tout le monde Votre profil/ })).toBeChecked();

  const cv = page.getByLabel('CV', { exact: true });
  await cv.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('mon CV') });
  await expect(
    page.getByText('Seuls les fichiers PDF et Word sont acceptés pour le CV.').first(),
  ).toBeVisible();
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: smallPdf() });
  await expect(page.getByText('Seuls les fichiers PDF et Word sont acceptés pour le CV.')).toHaveCount(0);

  await page.getByLabel('Numéro de mobile').fill('06 44 00 11 22');
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  const code = await readSmsCode('+33644001122');
  await page.getByLabel('Code reçu par SMS').fill(code === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: 'Vérifier le code' }).click();
  await expect(page.getByText('Code invalide ou expiré.').first()).toBeVisible();
  await page.getByLabel('Code reçu par SMS').fill(code);
  await page.getByRole('button', { name: 'Vérifier le code' }).click();
  await expect(page.getByText('Téléphone vérifié').first()).toBeVisible();

  await accept(page);
  await page.getByRole('button', { name: 'Créer le compte et enregistrer le profil' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('CV disponible').first()).toBeVisible();
});

test('a company registers once its name is the one of its SIRET', async ({ page }) => {
  const companies = await listCompanies();
  const company = companies[30];
  await page.goto('/company-setup');
  await fillAccount(page, 'Awa Ndiaye', newEmail('entreprise'));
  await page.getByLabel('Nom de l’entreprise').fill('Boulangerie du Port');
  await page.getByLabel('Numéro SIRET').fill(company?.siret ?? '');
  await page.getByLabel('Forme juridique').fill('SARL');
  await page.getByLabel('Ville d’immatriculation').fill('Lorient');
  await page.getByRole('textbox', { name: 'Adresse', exact: true }).fill('3 quai des Indes');
  await page.getByLabel('Code postal').fill('56100');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Agence de huit personnes.');
  await accept(page);
  const submit = page.getByRole('button', { name: 'Créer le compte et enregistrer le profil' });
  await submit.click();
  await expect(
    page.getByText('Le nom de l’entreprise ne correspond pas au SIREN du SIRET fourni.').first(),
  ).toBeVisible();
  await page.getByLabel('Nom de l’entreprise').fill(company?.name ?? '');
  await submit.click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('region', { name: 'Votre profil est en ligne' })).toContainText(
    company?.name ?? '',
  );
  await expect(page.getByText('SIRET connu du registre')).toBeVisible();
});
