import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { holdScripts } from '../support/hold-requests.ts';
import { newEmail, newPassword, refuseCookies } from '../support/people.ts';
import { readSmsCode } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const cv = `<!doctype html><meta charset="utf-8"><style>
  body { font: 11pt sans-serif } h1 { font-size: 22pt } h2 { font-size: 14pt }
  .columns { display: grid; grid-template-columns: 60mm 1fr; gap: 10mm }
</style>
<h1>Camille Roux</h1><p style="font-size: 15pt">Dessinatrice-projeteuse</p>
<div class="columns"><aside>
  <h2>Contact</h2><p>12 rue des Lilas</p><p>44000 Nantes</p><p>06.44.00.33.55</p><p>camille.roux@exemple.fr</p>
  <h2>Logiciels</h2><p>Revit ●●●●●</p><p>AutoCAD ●●●○○</p>
</aside><main>
  <h2>Profil</h2><p>Huit ans d’expérience en agence.</p>
  <h2>Expériences</h2><p>sept. 2019 – mars 2024 : Dessinatrice – Atelier Horizon, Nantes</p>
</main></div>`;

/** The CV as a browser prints it. */
async function printed(page: Page): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setContent(cv);
  const pdf = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return pdf;
}

test('a CV fills a job seeker’s form on a phone; one value is changed, and what is sent is what they saw', async ({
  page,
  request,
}) => {
  const buffer = await printed(page);
  await page.setViewportSize({ width: 375, height: 812 });
  // on a slow line, the file is chosen before the page is alive
  const letScriptsCome = await holdScripts(page);
  await page.goto('/jobseeker-setup', { waitUntil: 'commit' });
  await page
    .getByLabel('CV', { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  letScriptsCome();
  await expect(page.getByText(/champs remplis d’après votre CV/)).toBeVisible();
  await expect(page.getByText(/Fichier envoyé/)).toBeVisible();

  await page.getByRole('button', { name: /^Le poste recherché/ }).click();
  const town = page.getByRole('combobox', { name: 'Localisation' });
  await expect(town).toHaveValue('Nantes');
  await expect(town).toHaveAccessibleDescription(/Lu dans votre CV, à vérifier/);
  await expect(page.getByText('Lieu reconnu : Nantes, Loire-Atlantique')).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Titre', exact: true });
  await expect(title).toHaveValue('Dessinatrice-projeteuse');
  await expectAccessible(page, 'a form filled from a CV, 375 px');

  const skill = page
    .getByRole('list', { name: 'Étiquettes, telles qu’elles seront affichées' })
    .getByRole('button', { name: 'Retirer Revit' });
  await skill.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const gap = await skill.evaluate((button) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const name = button.previousElementSibling?.getBoundingClientRect().right ?? 0;
    return { ring: Number.parseFloat(outlineWidth), gap: button.getBoundingClientRect().left - ring - name };
  });
  expect(gap.ring).toBe(3);
  expect(gap.gap, 'the ring around « × » covers the name').toBeGreaterThanOrEqual(-0.5);
  await title.fill('Dessinatrice-projeteuse bois');
  await expect(title).not.toHaveAccessibleDescription(/Lu dans votre CV/);
  await page.getByRole('combobox', { name: 'Expérience' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Expérience' })).toHaveAccessibleDescription(/vérifié/);
  await page.getByLabel('Spécialité').fill('Logement');
  await page.getByLabel('Salaire souhaité').fill('34000');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Plans et carnets de détails.');

  await page.getByLabel('Prénom et nom').fill('Camille Roux');
  await page.getByLabel('Adresse e-mail').fill(newEmail('cv'));
  await page.getByLabel(/^Mot de passe/).fill(newPassword);
  await expect(page.getByLabel('Numéro de mobile')).toHaveValue('06.44.00.33.55');
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await page.getByLabel('Code reçu par SMS').fill(await readSmsCode('+33644003355'));
  await page.getByRole('button', { name: 'Vérifier le code' }).click();
  await expect(page.getByText('Téléphone vérifié').first()).toBeVisible();

  await expectAccessible(page, 'programs and a career read from a CV, 375 px');
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
  await page.getByRole('button', { name: 'Créer le compte et enregistrer le profil' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const me = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id);
  const saved = await (await request.get(`/api/jobseekers/by-user/${me}`)).json();
  expect(saved).toMatchObject({
    ...{ title: 'Dessinatrice-projeteuse bois', location: 'Nantes', placeCode: 'c44109', experienceYears: 8 },
    ...{ software: ['revit:3', 'autocad:2'], hasCv: true },
    experiences: [{ title: 'Dessinatrice', from: '2019-09', to: '2024-03' }],
  });
});
