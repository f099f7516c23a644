import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeJobseeker } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { newPassword, newPhone, refuseCookies, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** As LibreOffice 7.4 writes it. */
const cvOfWord = {
  name: 'cv.docx',
  mimeType: word,
  buffer: readFileSync(new URL('../support/cv.docx', import.meta.url)),
};

test('a Word CV chosen for a profile that there is fills what is still empty, and what was typed stays', async ({
  page,
  request,
}) => {
  const person = await makeJobseeker(request, { phone: newPhone() });
  await signIn(page, person.email, newPassword);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/profile/modifier');
  await page.getByLabel('CV', { exact: true }).setInputFiles(cvOfWord);
  await expect(page.getByText('3 champs remplis d’après votre CV')).toBeVisible();
  await expect(page.getByText('Logiciels, parcours, formation. Vérifiez-les plus haut')).toBeVisible();
  await expect(page.getByText(/Fichier envoyé/)).toBeVisible();

  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Architecte');
  await expect(page.getByRole('combobox', { name: 'Localisation' })).toHaveValue('Grenoble');
  await expect(page.getByRole('combobox', { name: 'Niveau, AutoCAD' })).toHaveValue('3');
  const jobs = page.locator('#experiences');
  await expect(jobs.getByText('Lu dans votre CV, à vérifier.')).toBeVisible();
  await expect(jobs.getByRole('listitem')).toHaveCount(2);
  // a diploma's month is not written: it is shown, and holds nobody up
  const diplomas = page.locator('#education');
  await expect(diplomas.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'a profile filled from a Word CV, 375 px');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, 'a profile filled from a Word CV, 1280 px');

  await page.getByRole('button', { name: 'Retirer ce qui a été lu : logiciels' }).click();
  await expect(page.getByRole('combobox', { name: 'Niveau, AutoCAD' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Profil enregistré.')).toBeVisible();
  const saved = await (await request.get(`/api/jobseekers/by-user/${person.id}`)).json();
  expect(saved).toMatchObject({
    ...{ title: 'Architecte', location: 'Grenoble', software: [], education: [], hasCv: true },
    experiences: [
      { title: 'Architecte cheffe de projet', from: '2020-09', to: null },
      { title: 'Architecte collaboratrice', from: '2017-10', to: '2020-08' },
    ],
  });
});

/** As LinkedIn lays a profile out: what one is reached by and skills beside, the rest in the wide column. */
const linkedIn = `<!doctype html><meta charset="utf-8"><style>
  @page { margin: 0 } body { margin: 0; font: 10.5pt sans-serif }
  .columns { display: grid; grid-template-columns: 62mm 1fr } aside, main { padding: 10mm 7mm }
  aside { background: #293e49; color: #fff } h1 { font-size: 26pt; font-weight: 400; margin: 0 }
  h2 { font-size: 13pt; font-weight: 400; margin: 6mm 0 2mm } main h2 { font-size: 15.75pt }
  p { margin: 0 0 1mm } .name { font-size: 12pt } .small { color: #777 }
</style>
<div class="columns"><aside>
  <h2>Coordonnées</h2><p>lea.quentin@exemple.fr</p><p>www.linkedin.com/in/lea-quentin (LinkedIn)</p>
  <h2>Principales compétences</h2><p>Revit</p><p>Gestion de projet</p><p>Archicad</p>
  <h2>Languages</h2><p>Anglais (Professional Working)</p>
</aside><main>
  <h1>Léa Quentin</h1><p class="name">Architecte DE | BIM | Réhabilitation</p>
  <p class="small">Nantes, Pays de la Loire, France</p>
  <h2>Résumé</h2><p>Je dessine des écoles en bois. 9 ans d’expérience.</p>
  <h2>Expérience</h2><p class="name">Agence Mistral</p><p>Architecte</p>
  <p class="small">mai 2019 - Present (5 ans 7 mois)</p><p class="small">Rennes</p>
  <h2>Formation</h2><p class="name">ENSA Nantes</p><p>Master, Architecture · (2010 - 2015)</p>
  <p class="small">Page 1 of 1</p>
</main></div>`;

async function printed(page: Page, html: string): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setContent(html);
  const pdf = await sheet.pdf({ format: 'Letter', printBackground: true });
  await sheet.close();
  return pdf;
}

test('a profile exported from LinkedIn fills a freelance’s form, and is sent nowhere', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const buffer = await printed(page, linkedIn);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/freelance-setup');
  await page.getByRole('button', { name: /^Votre métier/ }).click();
  await page
    .getByLabel(/^Reprendre votre profil/)
    .setInputFiles({ name: 'Profile.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText(/champs remplis d’après votre profil/)).toBeVisible();
  await expectAccessible(page, 'a form filled from a LinkedIn profile, 375 px');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, 'a form filled from a LinkedIn profile, 1280 px');
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Architecte DE');
  await expect(page.getByRole('combobox', { name: 'Localisation' })).toHaveValue('Nantes');
  await expect(page.getByRole('combobox', { name: 'Localisation' })).toHaveAccessibleDescription(
    /Lu dans votre profil, à vérifier/,
  );
  await expect(page.getByRole('combobox', { name: 'Compétences' })).toHaveValue('Revit, ArchiCAD');
  await expect(page.getByRole('combobox', { name: 'Niveau, Revit' })).toHaveValue('2');
  expect(sent).toEqual([]);
});
